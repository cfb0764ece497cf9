import type { Localized } from "@parterre/contract"
import { piecesOfLine } from "@parterre/domain/refunds"
import type { LineTaxes } from "@parterre/domain/taxes"
import { isOfTickets, type TaxedHold } from "../carts/hold-details.ts"
import { placeInWords, saleTexts } from "./printed-sale.ts"
import type { SaleDocument } from "./sale-document.ts"

/** A ticket, a piece of a product or a delivery, as a sale sold it. */
export interface SoldPiece {
  /** Of the hold's line; of a delivery, its event's after `delivery:`. */
  readonly id: string
  /** What names it with others: its hold, and the first hold of its subscription or combo. */
  readonly lineIds: readonly string[]
  readonly kind: "ticket" | "product" | "delivery"
  /** It is for, or goes with; none of most products. */
  readonly eventId?: string | undefined
  readonly title: Localized
  /** Its place and price, what it is for; empty where the title says it all. */
  readonly detail: Localized
  /** What it was charged, in cents. */
  readonly charged: LineTaxes
}

/** All that a sale sold, piece by piece: what they were charged adds up to the sale. */
export const soldPieces = ({
  holds,
  deliveries = [],
}: Pick<SaleDocument, "holds" | "deliveries">): SoldPiece[] => [
  ...holds.flatMap(piecesOfHold),
  ...deliveries.map(
    ({ eventId, name, taxes }): SoldPiece => ({
      id: `delivery:${eventId}`,
      lineIds: [],
      ...{ kind: "delivery", eventId },
      title: name ?? saleTexts.shipping,
      detail: holds.find(({ event }) => event?.id === eventId)?.event?.title ?? nothing,
      charged: taxes,
    }),
  ),
]

const nothing: Localized = { fr: "", en: "" }

function piecesOfHold(held: TaxedHold): SoldPiece[] {
  const { hold, places, taxes } = held
  const combo = isOfTickets(held) ? held.combo?.holdId : undefined
  const lineIds = [hold.id, hold.subscription_hold_id, combo].filter((id) => id != null)
  const charged = piecesOfLine(taxes, places.length)
  return places.map((place, index) => ({
    id: place.lineId,
    lineIds,
    eventId: held.event?.id,
    ...wordsOf(held, index),
    charged: charged[index] ?? taxes,
  }))
}

function wordsOf(held: TaxedHold, index: number): Pick<SoldPiece, "kind" | "title" | "detail"> {
  if (!isOfTickets(held)) {
    const { title } = held.product
    return {
      kind: "product",
      ...(held.event ? { title: held.event.title, detail: title } : { title, detail: nothing }),
    }
  }
  const { event, places, priceType } = held
  const place = places[index]
  const inWords = (language: "fr" | "en") =>
    [place === undefined ? "" : placeInWords(place, language), priceType[language]].filter(Boolean).join(", ")
  return { kind: "ticket", title: event.title, detail: { fr: inWords("fr"), en: inWords("en") } }
}
