import type { Answer, CartPrice } from "@parterre/contract"
import {
  type DataLayerEvent,
  inBatches,
  type TrackableLine,
  tagManagerIds,
  trackedPage,
  trackedProduct,
} from "@parterre/domain/tracking"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart } from "../carts/Cart.ts"
import type { ApiFailure } from "../client/failures.ts"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getDataLayer, listDataLayerProducts, listTagManagers } from "../generated/api.ts"
import { Consent } from "./Consent.ts"
import { TrackedEvents } from "./TrackedEvents.ts"

type Products = Answer<"listDataLayerProducts">
type DataLayerFailure = ApiFailure<"getDataLayer">

/**
 * What a tenant's tag managers are told. All of it is silent until the shopper said yes: then `tagManagers` names the scripts
 * to load, and what the other methods answer is to be pushed to their data layer.
 */
export class Tracking extends Context.Service<
  Tracking,
  {
    /** Ids of tag managers to load; none before a yes [TRACK-002]. */
    readonly tagManagers: Effect.Effect<readonly string[], ApiFailure<"listTagManagers">>
    /** What to push when a page is seen; nothing of pages that are one person's [TRACK-007]. */
    readonly pageView: (
      address: string,
    ) => Effect.Effect<Extract<DataLayerEvent, { event: "page-view" }> | undefined, DataLayerFailure>
    /** Lines as products of a data layer, asked for ten at a time, in order; none before a yes [TRACK-003]. */
    readonly products: (
      lines: readonly TrackableLine[],
    ) => Effect.Effect<Products, ApiFailure<"listDataLayerProducts">>
    /** What to push of a paid sale: once a device, however often its confirmation is opened [PAY-019]. */
    readonly purchase: (
      saleId: string,
    ) => Effect.Effect<Extract<DataLayerEvent, { event: "purchase" }> | undefined, DataLayerFailure>
    /** Logouts and carts that ran out, from now on; none before a yes [TRACK-001]. */
    readonly events: Stream.Stream<Extract<DataLayerEvent, { event: "logout" | "cart-time-out" }>>
  }
>()("@parterre/sdk/tracking/Tracking") {
  static readonly layer = Layer.effect(
    Tracking,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const cart = yield* Cart
      const consent = yield* Consent
      const told = yield* TrackedEvents
      const storage = yield* KeyValueStorage
      const { subdomain } = yield* Settings
      const place = `parterre.${subdomain ?? "site"}.tracked-sale`
      const isAllowed = Effect.map(SubscriptionRef.get(consent.state), (answer) => answer === "yes")
      /** Without a yes nothing is asked for. */
      const allowed = <A, E, None>(ask: Effect.Effect<A, E>, otherwise: None) =>
        Effect.flatMap(
          isAllowed,
          (yes): Effect.Effect<A | None, E> => (yes ? ask : Effect.succeed(otherwise)),
        )

      const timeOuts = cart.messages.pipe(
        Stream.filter(({ action }) => action === "timeOut"),
        Stream.map(() => ({ event: "cart-time-out" as const })),
      )

      const pageView = Effect.fn("Tracking.pageView")(function* (address: string) {
        const page = trackedPage(address)
        if (page === undefined) return undefined
        const { products: _, ...layer } = yield* api.call(getDataLayer, { path: { pageUrl: page.page } })
        return { ...layer, ...page, event: "page-view" as const }
      })

      const purchase = Effect.fn("Tracking.purchase")(function* (saleId: string) {
        if (storage.read(place) === saleId) return undefined
        storage.write(place, saleId)
        const {
          total = 0,
          taxes = 0,
          products = [],
        } = yield* Effect.tapError(
          api.call(getDataLayer, { path: { pageUrl: "/checkout/checkout-confirmation" }, query: { saleId } }),
          () => Effect.sync(() => storage.remove(place)),
        )
        return { event: "purchase" as const, currency: "CAD" as const, saleId, total, taxes, products }
      })

      const products = Effect.fn("Tracking.products")(function* (lines: readonly TrackableLine[]) {
        const answers = yield* Effect.forEach(inBatches(lines.map(trackedProduct)), (body) =>
          api.call(listDataLayerProducts, { query: { isfullproducts: true }, body }),
        )
        return answers.flat()
      })

      return Tracking.of({
        tagManagers: allowed(Effect.map(api.call(listTagManagers), tagManagerIds), []),
        pageView: (address) => allowed(pageView(address), undefined),
        products: (lines) => allowed(products(lines), []),
        purchase: (saleId) => allowed(purchase(saleId), undefined),
        events: Stream.merge(told.all, timeOuts).pipe(
          Stream.mapEffect((event) => Effect.map(isAllowed, (yes) => ({ event, yes }))),
          Stream.filter(({ yes }) => yes),
          Stream.map(({ event }) => event),
        ),
      })
    }),
  )
}

/** A line of the cart as tracking needs it; a line of a subscription is one of its own, and so is a product. */
export const trackableLine = (line: CartPrice, qty = line.qty): TrackableLine => ({
  id: line.id,
  eventId: line.eventId ?? line.subscriptionId ?? line.productId ?? "",
  priceType: line.name,
  priceLevel: line.priceLevel,
  qty,
  price: line.price + line.serviceCharges,
  promoId: line.promoId,
  parkingId: line.parkingId,
})
