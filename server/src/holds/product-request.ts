import type { GiftRecipient, HoldGroup, HoldPriceLine } from "@parterre/contract"
import { amountOffered, isSendingDay } from "@parterre/domain/products"
import type { ProductRow, ProductTerms } from "../database/product-tables.ts"
import { type ProductMoment, productState } from "../products/product-state.ts"
import { Refusal } from "../refusal.ts"
import { pageOf } from "./event-request.ts"

/** Pieces of a product as they were posted. */
export interface RequestedProduct {
  readonly productId: string
  /** Which kinds its hold type asks for. */
  readonly kinds: readonly ProductRow["kind"][]
  readonly unknown: UnknownProduct
  readonly qty: number
  /** Cents for one, where the shopper chooses. */
  readonly amount: number | undefined
  readonly recipient: GiftRecipient | undefined
  /** The day and the type that a line of parking names, where it does. */
  readonly parking: Partial<Pick<HoldPriceLine, "parkingDate" | "parkingType">>
  readonly confirmed: boolean
  readonly pageUrl: string | null
}

/** Pieces of a product at the price of one, in cents. */
export interface ProductRequest
  extends Pick<RequestedProduct, "qty" | "recipient" | "confirmed" | "pageUrl"> {
  readonly product: ProductRow
  readonly price: number
}

type UnknownProduct = "event-unknown" | "membership-unknown" | "parking-unknown" | "item-unknown"

interface ProductHoldType {
  readonly kinds: readonly ProductRow["kind"][]
  readonly unknown: UnknownProduct
  readonly idOf: (group: HoldGroup, line: HoldPriceLine) => string
}

const or = (id: string | undefined, other: string): string => (id === undefined || id === "" ? other : id)

/** Hold types of products, and where each names its product; a donation and a flex pass are held as an event is. */
const productTypes: Partial<Readonly<Record<HoldGroup["type"], ProductHoldType>>> = {
  show: { kinds: ["donation", "flexpass"], unknown: "event-unknown", idOf: (group) => group.id },
  MEMBER: {
    kinds: ["membership"],
    unknown: "membership-unknown",
    idOf: (group) => or(group.memberId, group.id),
  },
  parking: {
    kinds: ["parking"],
    unknown: "parking-unknown",
    idOf: (group, line) => or(line.parkingId, group.id),
  },
  GIFT_CERTTIFICATES: {
    kinds: ["giftcertificate"],
    unknown: "item-unknown",
    idOf: (group, line) => or(line.giftCertificatesId, or(group.giftCertificatesId, group.id)),
  },
}

/** The ids in groups that may be those of products. */
export const productsAsked = (groups: readonly HoldGroup[]): readonly string[] =>
  groups.flatMap((group) => {
    const type = productTypes[group.type]
    return type === undefined ? [] : group.prices.map((line) => type.idOf(group, line))
  })

/** Whether a group asks for products: one of type `show` does when its id is a product's. */
export const isOfProducts = (group: HoldGroup, isProduct: (id: string) => boolean): boolean =>
  group.type === "show" ? isProduct(group.id) : productTypes[group.type] !== undefined

/** The lines of a group of products; a line of no pieces asks nothing. */
export function requestedProducts(group: HoldGroup): RequestedProduct[] {
  const type = productTypes[group.type]
  if (type === undefined) throw new Error(`${group.type} is no hold type of products`)
  const { kinds, unknown, idOf } = type
  return group.prices.flatMap((line) => {
    if ((line.seatIds ?? []).length > 0) throw new Refusal("quantity-mismatch")
    if (line.qty === 0) return []
    return {
      ...{ productId: idOf(group, line), kinds, unknown, qty: line.qty },
      ...{ amount: line.amount, recipient: line.recipient, confirmed: line.confirmed ?? true },
      parking: line,
      pageUrl: pageOf(line.pageUrl ?? group.pageUrl),
    }
  })
}

/** What a line asks, at its price, or the refusal of what is not there, not on sale or not offered for so much. */
export function productRequest(
  asked: RequestedProduct,
  product: ProductRow | undefined,
  moment: Pick<ProductMoment, "now" | "today" | "event">,
): ProductRequest {
  if (product === undefined || !asked.kinds.includes(product.kind)) throw new Refusal(asked.unknown)
  if (product.kind === "parking") refuseOtherParking(asked, product)
  // Whether any are left is for the stock to say.
  const saleState = productState(product, { ...moment, soldOut: false })
  if (saleState !== "ONSALE") throw new Refusal("event-not-on-sale", { saleState })
  const { qty, confirmed, pageUrl } = asked
  const recipient = product.kind === "giftcertificate" ? asked.recipient : undefined
  refuseOtherDays(recipient, moment.today)
  return { product, qty, confirmed, pageUrl, recipient, price: priceOf(product, asked.amount) }
}

function refuseOtherDays(recipient: GiftRecipient | undefined, today: string): void {
  if (recipient?.sendOn === undefined || isSendingDay(recipient.sendOn, today)) return
  const message = "must be today or at most 366 days later"
  throw new Refusal("request-invalid", { errors: [{ path: "recipient/sendOn", message }] })
}

/** A line that names another day or type than the place to park has means another place [PARK-001]. */
function refuseOtherParking(
  { parking: { parkingDate, parkingType }, unknown }: RequestedProduct,
  { terms }: ProductRow,
): void {
  const { date, type }: ProductTerms["parking"] = JSON.parse(terms)
  if ((parkingDate ?? date) !== date || (parkingType ?? type) !== type) throw new Refusal(unknown)
}

/** A product's price is the server's to say; a chosen amount is the shopper's, within its bounds [HOLD-003]. */
function priceOf({ kind, price, min_amount, max_amount }: ProductRow, asked: number | undefined): number {
  const offer = { price: price ?? undefined, min: min_amount ?? undefined, max: max_amount ?? undefined }
  // Of what nobody chooses the amount of, a line may tell the price and its charge, which count for nothing.
  const isChosen = price === null || kind === "giftcertificate" || kind === "donation"
  const amount = amountOffered(offer, isChosen ? asked : undefined)
  if (amount === undefined) throw new Refusal("amount-not-offered")
  return amount
}
