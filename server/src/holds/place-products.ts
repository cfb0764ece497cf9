import { holdMachine } from "@parterre/domain/holds"
import { checkQuantity } from "@parterre/domain/quantities"
import type { HeldProduct } from "../carts/held-products.ts"
import type { HoldWithLines, ProductHold } from "../carts/hold-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { NewId } from "../ids.ts"
import type { JournalHold } from "../journal/entry.ts"
import { addedUpStock, type StockChange } from "../products/stock-store.ts"
import { Refusal } from "../refusal.ts"
import type { ProductRequest } from "./product-request.ts"

/** A product may be bought so often: the limit is over the whole cart. */
export function refuseProductQuantities(
  requests: readonly ProductRequest[],
  held: readonly HoldWithLines[],
  mostOfAll: number,
): void {
  for (const [product, ofProduct] of Map.groupBy(requests, (request) => request.product)) {
    const already = held.filter((hold) => hold.product_id === product.id)
    const limits = { minTickets: 0, maxTickets: product.max_tickets ?? 0 }
    const checked = checkQuantity(sum(already) + sum(ofProduct), limits)
    if (!checked.ok) throw new Refusal("invalid-quantity", { min: 1, max: checked.error.max || mostOfAll })
  }
}

/** Takes pieces of what is limited: all that is asked, or the refusal; what the own lapsed cart gives back counts. */
export function takeStock(
  left: (productId: string) => number | undefined,
  requests: readonly ProductRequest[],
  givenBack: readonly StockChange[],
): StockChange[] {
  const wanted = requests.map(({ product, qty }) => ({
    websiteId: product.website_id,
    productId: product.id,
    pieces: qty,
  }))
  return takeLimited(
    left,
    wanted,
    givenBack,
    (_, available) => new Refusal("not-enough-places", { available }),
  )
}

/** Takes all that is wanted of what is limited, or refuses; what is given back counts. */
export function takeLimited(
  left: (id: string) => number | undefined,
  wanted: readonly StockChange[],
  givenBack: readonly StockChange[],
  refusal: (id: string, available: number) => Refusal,
): StockChange[] {
  const changes = addedUpStock([...wanted, ...givenBack])
  for (const { productId, pieces } of changes) {
    const available = left(productId)
    if (available !== undefined && pieces > available) throw refusal(productId, available)
  }
  // What is given back may be of what nobody has looked at.
  return changes.filter(({ productId, pieces }) => pieces < 0 || left(productId) !== undefined)
}

interface ProductHoldContext {
  readonly cart: CartRow
  /** The place in the cart before the first of them. */
  readonly ordinal: number
  readonly newId: NewId
  readonly now: number
}

/** The holds that requests become, and what the journal says of each. */
export const newProductHolds = (
  { cart, ordinal, newId, now }: ProductHoldContext,
  requests: readonly ProductRequest[],
): { readonly hold: ProductHold; readonly entry: JournalHold }[] =>
  requests.map(({ product, qty, price, confirmed, pageUrl, recipient }, index) => {
    const details: HeldProduct = recipient === undefined ? {} : { recipient }
    const id = newId()
    const lines = Array.from({ length: qty }, (_, place) => ({
      ...{ id: newId(), website_id: cart.website_id, hold_id: id, ordinal: place },
      ...{ section_id: null, seat_id: null, released: 0 as const },
    }))
    const title = { fr: product.title_fr, en: product.title_en }
    return {
      hold: {
        ...{ id, website_id: cart.website_id, cart_id: cart.id, event_id: null },
        ...{ price_id: product.id, price_level_id: null, product_id: product.id },
        ...{ ordinal: ordinal + index + 1, qty, price, service_charge: product.service_charge },
        ...{ confirmed: confirmed ? 1 : 0, page_url: pageUrl, details: JSON.stringify(details) },
        ...{ subscription_id: null, subscription_hold_id: null, state: holdMachine.initial },
        ...{ combo_id: null, combo_group_id: null, combo_detail_id: null },
        ...{ combo_hold_id: null, original_price: null, list_price: null },
        ...{ promotion_id: null, presale_code: null, presale_code_id: null },
        ...{ created_at: now, changed_at: now, lines },
      },
      entry: {
        ...{ id, productId: product.id, priceId: product.id, title },
        ...{ price, serviceCharge: product.service_charge },
        lines: lines.map((line) => ({ id: line.id, seatId: null, label: title.fr })),
      },
    }
  })

const sum = (lines: readonly { readonly qty: number }[]): number =>
  lines.reduce((total, { qty }) => total + qty, 0)
