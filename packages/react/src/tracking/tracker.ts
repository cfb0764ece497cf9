import type { CartPrice } from "@parterre/contract"
import {
  type DataLayerEvent,
  type DataLayerProduct,
  type TrackableLine,
  trackedPage,
  tracksAbandonedCart,
} from "@parterre/domain/tracking"
import { type CartSnapshot, type Parterre, trackableLine } from "@parterre/sdk"

export interface Tracker {
  /** A page is seen; `saleId` is that of a confirmation. */
  page(address: string, saleId?: string): void
  /** The page is being left: a cart that stays behind is told. */
  leave(): void
  stop(): void
}

type Lines = ReadonlyMap<string, CartPrice>

const CHANGES = new Set(["addElements", "addBest", "moreOne", "splitPrice", "delete", "deleteAllElement"])
/** Of a page that sells many dates. */
const MOST_VIEWED = 10

/**
 * Follows a visit for a data layer, in the order in which things happen: pages, products seen, what goes into the cart and out of
 * it, the start of the checkout, purchases, logouts, and carts that run out or are left. What cannot be read is not told.
 */
export function startTracker(client: Parterre, push: (event: DataLayerEvent) => void): Tracker {
  const { cart, catalogue, tracking } = client
  let before = linesOf(cart.current())
  /** What the data layer calls the lines of the cart, by price: a page that is being left can ask nobody. */
  const called = new Map<string, DataLayerProduct>()
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = (step: () => Promise<void>) => {
    turn = turn.then(step).catch(() => undefined)
  }

  const tellProducts = async (
    event: Extract<DataLayerEvent, { products: unknown }>["event"] &
      Exclude<DataLayerEvent["event"], "purchase">,
    lines: readonly TrackableLine[],
  ) => {
    const products = await tracking.products(lines)
    for (const [index, product] of products.entries()) called.set(lines[index]?.id ?? "", product)
    if (products.length > 0) push({ event, currency: "CAD", products })
  }

  /** Asks what lines are called that were in the cart before this visit, or before the yes. */
  const learn = async () => {
    const unknown = [...linesOf(cart.current()).values()].filter(({ id }) => !called.has(id))
    if (unknown.length === 0) return
    const products = await tracking.products(unknown.map((line) => trackableLine(line)))
    for (const [index, product] of products.entries()) called.set(unknown[index]?.id ?? "", product)
  }

  /** What one change of the cart brought and took. */
  const compare = () => {
    const now = linesOf(cart.current())
    const changed = [...new Set([...before.keys(), ...now.keys()])].flatMap((id) => {
      const line = now.get(id) ?? before.get(id)
      const by = (now.get(id)?.qty ?? 0) - (before.get(id)?.qty ?? 0)
      return line === undefined || by === 0 ? [] : [{ line: trackableLine(line, Math.abs(by)), by }]
    })
    before = now
    const added = changed.filter(({ by }) => by > 0).map(({ line }) => line)
    const removed = changed.filter(({ by }) => by < 0).map(({ line }) => line)
    if (added.length > 0) inTurn(() => tellProducts("add-to-cart", added))
    if (removed.length > 0) inTurn(() => tellProducts("remove-from-cart", removed))
  }

  const stops = [
    cart.messages(({ action, outcome }) => {
      if (outcome === "success" && CHANGES.has(action)) compare()
      // A cart that was paid, ran out or was only read is no choice of the shopper's.
      else before = linesOf(cart.current())
    }),
    tracking.events((event) => inTurn(async () => push(event))),
  ]

  /** What a page offers: the event itself, or the first dates of a show. */
  const offered = async (address: string): Promise<readonly TrackableLine[]> => {
    const { eventId, pageId } = trackedPage(address) ?? {}
    const seen =
      eventId !== undefined
        ? [await catalogue.event(eventId)]
        : pageId !== undefined
          ? (await catalogue.page(pageId)).shows.flatMap(({ events }) => events)
          : []
    return seen
      .slice(0, MOST_VIEWED)
      .map(({ id, priceFrom = 0 }) => ({ id, eventId: id, qty: 1, price: priceFrom }))
  }

  return {
    page(address, saleId) {
      inTurn(async () => {
        const seen = await tracking.pageView(address)
        if (seen === undefined) return
        push(seen)
        if (seen.pageType === "show" || seen.pageType === "event")
          await tellProducts("product-view", await offered(address))
        if (seen.pageType === "checkout") {
          const lines = [...linesOf(cart.current()).values()]
          await tellProducts(
            "checkout-start",
            lines.map((line) => trackableLine(line)),
          )
        }
        const purchase = saleId === undefined ? undefined : await tracking.purchase(saleId)
        if (purchase !== undefined) push(purchase)
        await learn()
      })
    },
    leave() {
      const left = [...linesOf(cart.current()).values()].filter(tracksAbandonedCart)
      const products = left.flatMap(({ id, qty }) => {
        const product = called.get(id)
        return product === undefined ? [] : [{ ...product, quantity: qty }]
      })
      if (products.length > 0) push({ event: "abandoned-cart", currency: "CAD", products })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

const linesOf = ({ cart, status }: CartSnapshot): Lines =>
  new Map(
    status !== "ready"
      ? []
      : (cart?.cartElements ?? []).flatMap(({ prices }) =>
          prices.map((line) => [line.reservationId, line] as const),
        ),
  )
