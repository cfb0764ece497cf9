import type { GiftRecipient, Localized } from "@parterre/contract"
import type { ProductRow } from "../database/product-tables.ts"
import type { EventFacts, ShownHoldColumn, TicketPlace } from "./hold-facts.ts"
import type { ProductHold } from "./hold-store.ts"

/** What a hold of a product keeps of its own, as JSON. */
export interface HeldProduct {
  readonly recipient?: GiftRecipient
}

/** What a cart, a receipt and the taxes need of a product. */
export type NamedProduct = Pick<
  ProductRow,
  | "id"
  | "kind"
  | "page_id"
  | "event_id"
  | "title_fr"
  | "title_en"
  | "image"
  | "taxable"
  | "province"
  | "max_tickets"
  | "terms"
>

export const namedProductColumns = [
  ...(["id", "kind", "page_id", "event_id", "title_fr", "title_en"] as const),
  ...(["image", "taxable", "province", "max_tickets", "terms"] as const),
] satisfies readonly (keyof NamedProduct)[]

export interface ProductFacts {
  readonly id: string
  readonly kind: ProductRow["kind"]
  readonly title: Localized
  /** Path of an asset. */
  readonly image: string | null
  /** Where it is sold; none for parking. */
  readonly pageId: string | null
  readonly taxable: boolean
  /** Where it is taxed. */
  readonly province: string
  /** How many a cart may hold, 0 is no limit; absent from what was sold before it was told. */
  readonly maxTickets?: number
  readonly terms: ProductRow["terms"]
}

/** A hold of a product with everything a person wants to read of it. */
export interface ShownProduct {
  readonly hold: Pick<ProductHold, ShownHoldColumn>
  readonly product: ProductFacts
  /** Of parking. */
  readonly event: EventFacts | undefined
  readonly recipient: GiftRecipient | undefined
  /** One for each piece. */
  readonly places: readonly Pick<TicketPlace, "lineId">[]
}

/** A hold of a product as it is read. */
export type ProductHoldDetails = ShownProduct & { readonly hold: ProductHold }

/** A hold with its product's names; `event` is that of parking. */
export function productHoldDetails(
  hold: ProductHold,
  product: NamedProduct,
  event: EventFacts | undefined,
): ProductHoldDetails {
  const held: HeldProduct = JSON.parse(hold.details)
  return {
    hold,
    product: {
      id: product.id,
      kind: product.kind,
      title: { fr: product.title_fr, en: product.title_en },
      image: product.image,
      pageId: product.page_id,
      taxable: product.taxable === 1,
      province: product.province,
      maxTickets: product.max_tickets ?? 0,
      terms: product.terms,
    },
    event,
    recipient: held.recipient,
    places: hold.lines.map((line) => ({ lineId: line.id })),
  }
}
