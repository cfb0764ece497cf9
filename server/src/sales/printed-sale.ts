import type { Localized, Receipt } from "@parterre/contract"
import { cardBrandName } from "@parterre/domain/cards"
import { mergedLines } from "@parterre/domain/carts"
import { writtenLocalDay } from "@parterre/domain/dates"
import { rowInWords, seatInWords, sectionInWords } from "@parterre/domain/seat-names"
import { taxLines } from "@parterre/domain/taxes"
import { walletName } from "@parterre/domain/wallets"
import type { TicketPlace } from "../carts/hold-facts.ts"
import type { Language } from "../http/handler.ts"
import { PAYPAL_BRAND } from "../payments/paypal-orders.ts"

/** What mail, invoice and ticket say of a sale in the same words. */
export const saleTexts = {
  order: { fr: "Commande", en: "Order" },
  tickets: { fr: "Billets", en: "Tickets" },
  subtotal: { fr: "Sous-total", en: "Subtotal" },
  for: { fr: "Pour", en: "For" },
  sentOn: { fr: "Envoi le", en: "To be sent" },
  serviceCharge: { fr: "Frais de service", en: "Service fees" },
  total: { fr: "Total", en: "Total" },
  shipping: { fr: "Livraison", en: "Delivery" },
  totalWithShipping: { fr: "Total avec livraison", en: "Total with delivery" },
  giftCertificate: { fr: "Chèque-cadeau", en: "Gift certificate" },
  grandTotal: { fr: "Total après chèque-cadeau", en: "Total after gift certificate" },
  generalAdmission: { fr: "Places non numérotées", en: "General admission" },
  soldBy: { fr: "Vendu par", en: "Sold by" },
  returned: { fr: "Remboursé", en: "Refunded" },
  voided: { fr: "Annulé", en: "Cancelled" },
  refunds: { fr: "Remboursements", en: "Refunds" },
} as const satisfies Record<string, Localized>

/** A line of a sale that is no ticket's: « 2 × Carte d’ami », and what there is to say of it. */
export interface PrintedProduct {
  readonly name: string
  readonly notes: readonly string[]
  /** Cents for the whole line. */
  readonly price: number
  readonly serviceCharge: number
}

/** What a receipt sells without a seat; a gift certificate says whom it is for, parking of which event it is, on which day and where. */
export const printedProducts = ({ cartElements }: Pick<Receipt, "cartElements">, language: Language) =>
  cartElements
    .flatMap(({ prices }) => mergedLines(prices).map(({ line }) => line))
    .filter(({ productKind }) => productKind !== undefined)
    .map(
      ({ name, title, qty, price, serviceCharges, recipient, receiptText, ...line }): PrintedProduct => ({
        name: `${qty} × ${name}`,
        notes: [
          ...(title === name ? [] : [title]),
          ...(line.parkingDate === undefined ? [] : [writtenLocalDay(line.parkingDate, language)]),
          ...(line.parkingAddress === undefined ? [] : [line.parkingAddress]),
          ...(recipient === undefined
            ? []
            : [
                `${saleTexts.for[language]} ${recipient.name} (${recipient.email})`,
                ...(recipient.sendOn === undefined
                  ? []
                  : [`${saleTexts.sentOn[language]} ${writtenLocalDay(recipient.sendOn, language)}`]),
              ]),
          ...(receiptText === undefined ? [] : [receiptText]),
        ],
        price: price * qty,
        serviceCharge: serviceCharges * qty,
      }),
    )

interface Sum {
  readonly name: string
  readonly cents: number
  readonly isTotal: boolean
}

/** From what was bought to what was paid: each tax by its name, and what certificates took off, where there were any. */
export function sumsOf(
  {
    tax,
    shippingTax,
    payment,
    cartElements,
  }: Pick<Receipt, "tax" | "shippingTax" | "payment" | "cartElements">,
  language: Language,
): Sum[] {
  const { amount, giftCertificates = [] } = payment
  const isAllTickets = cartElements.every(({ prices }) =>
    prices.every(({ productKind }) => productKind === undefined),
  )
  const sum = (name: string, cents: number, isTotal = false): Sum => ({ name, cents, isTotal })
  return [
    sum(saleTexts[isAllTickets ? "tickets" : "subtotal"][language], tax.subtotal),
    ...(isAllTickets || tax.serviceCharge > 0
      ? [sum(saleTexts.serviceCharge[language], tax.serviceCharge)]
      : []),
    ...taxLines(tax).map(({ name, cents }) => sum(name, cents)),
    sum(saleTexts.total[language], tax.totalAfterTaxes, true),
    ...(shippingTax === undefined
      ? []
      : [
          sum(saleTexts.shipping[language], shippingTax.subtotal),
          ...taxLines(shippingTax).map(({ name, cents }) =>
            sum(`${name} (${saleTexts.shipping[language].toLowerCase()})`, cents),
          ),
          sum(saleTexts.totalWithShipping[language], tax.totalAfterTaxes + shippingTax.totalAfterTaxes, true),
        ]),
    ...giftCertificates.map((use) =>
      sum(`${saleTexts.giftCertificate[language]} •••• ${use.lastFour}`, -use.amount),
    ),
    ...(giftCertificates.length === 0 ? [] : [sum(saleTexts.grandTotal[language], amount, true)]),
  ]
}

/**
 * « Payé par carte Visa •••• 4242 » or "Paid by Visa •••• 4242", with which wallet, or by which bank; undefined when nothing
 * was charged.
 */
export function cardLine(
  { brand, lastFour, wallet, interac }: Receipt["payment"],
  language: Language,
): string | undefined {
  if (brand === "interac") return interacLine(interac, language)
  const name = cardBrandName(brand)
  if (brand === PAYPAL_BRAND) return `${{ fr: "Payé par", en: "Paid with" }[language]} ${name}`
  if (lastFour === undefined) return undefined
  if (wallet !== undefined) {
    const card = `${name ?? { fr: "carte", en: "card" }[language]} •••• ${lastFour}`
    return `${{ fr: "Payé par", en: "Paid by" }[language]} ${walletName[wallet]} (${card})`
  }
  const paid =
    language === "fr" ? `Payé par carte${name === undefined ? "" : ` ${name}`}` : `Paid by ${name ?? "card"}`
  return `${paid} •••• ${lastFour}`
}

/** A bank that pays is named, with its confirmation number. */
function interacLine(interac: Receipt["payment"]["interac"], language: Language): string {
  const paid = language === "fr" ? "Payé par Interac en ligne" : "Paid by Interac Online"
  if (interac === undefined) return paid
  const confirmation = language === "fr" ? "numéro de confirmation" : "confirmation number"
  return `${paid} (${interac.issuerName}, ${confirmation} ${interac.confirmation})`
}

interface SoldTicket {
  readonly ticket: { readonly voided_at: number | null }
  /** Its sale was voided. */
  readonly isUnpaid: boolean
}

/** « Remboursé » or "Cancelled", of a ticket that is good no more; undefined of one that is. */
export const endInWords = ({ ticket, isUnpaid }: SoldTicket, language: Language): string | undefined =>
  ticket.voided_at === null ? undefined : saleTexts[isUnpaid ? "voided" : "returned"][language]

interface SoldAs {
  readonly priceLevel: Localized
  readonly priceType: Localized
  readonly promotion: Localized | undefined
  /** The title of the combo that it was bought in. */
  readonly combo: Localized | undefined
}

/** « Parterre A, Adulte, Rabais des voisins »: what a ticket was sold as, by which promotion, in which combo. */
export const priceInWords = (
  { priceLevel, priceType, promotion, combo }: SoldAs,
  language: Language,
): string => [priceLevel, priceType, promotion, combo].flatMap((name) => name?.[language] ?? []).join(", ")

/** « Parterre, rangée C, siège 12 », or "Standing room (General admission)". */
export function placeInWords(place: TicketPlace, language: Language): string {
  const section = sectionInWords(place.section[language])
  if (place.seatId === null) return `${section} (${saleTexts.generalAdmission[language]})`
  const row = place.row === null ? "" : rowInWords(place.row, place.rowType ?? "SEAT", language)
  return [
    ...new Set([place.level[language], section]),
    ...(row === "" ? [] : [row]),
    seatInWords(place.seat ?? "", language),
  ].join(", ")
}
