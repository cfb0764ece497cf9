import type {
  HoldGroup,
  HoldsAnswer,
  PriceLevelHold,
  PriceSplit,
  ReleaseItem,
  TicketAnswer,
} from "@parterre/contract"
import type { Guarded } from "@parterre/domain/queues"
import { type Sold, soldOf, soldOfGroup } from "@parterre/domain/subscriptions"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import {
  answerHolds,
  createHolds,
  extendHolds,
  holdByPriceLevel,
  holdSubscriptionByPriceLevel,
  releaseHolds,
  splitPriceLine,
} from "../generated/api.ts"
import { AccessKeys } from "../queue/AccessKeys.ts"
import { type MapSubject, onSubject } from "../seating/map-subject.ts"
import { SeatMaps } from "../seating/SeatMaps.ts"

type BestAnswer = Effect.Effect<HoldsAnswer, ApiFailure<"holdByPriceLevel" | "holdSubscriptionByPriceLevel">>

/** Claims on seats and places, all or nothing. Sent once: a hold whose answer was lost shows in the cart. */
export class Holds extends Context.Service<
  Holds,
  {
    readonly place: (groups: readonly HoldGroup[]) => Effect.Effect<HoldsAnswer, ApiFailure<"createHolds">>
    readonly release: (
      items: readonly ReleaseItem[],
    ) => Effect.Effect<HoldsAnswer, ApiFailure<"releaseHolds">>
    /** Gives back these, and with them the tickets that the service says have to go along. */
    readonly releaseWhole: (
      items: readonly ReleaseItem[],
    ) => Effect.Effect<HoldsAnswer, ApiFailure<"releaseHolds">>
    /** Gives the tickets of a line other prices of their price level; they keep their places [CALL-028]. */
    readonly split: (split: PriceSplit) => Effect.Effect<HoldsAnswer, ApiFailure<"splitPriceLine">>
    /** What holders of tickets answer to the site's question. */
    readonly answer: (
      answers: readonly TicketAnswer[],
    ) => Effect.Effect<HoldsAnswer, ApiFailure<"answerHolds">>
    /** More time, as often as the site allows. */
    readonly extend: Effect.Effect<HoldsAnswer, ApiFailure<"extendHolds">>
    /** The best seats left, or places, of price levels. */
    readonly byPriceLevel: (subject: MapSubject, hold: PriceLevelHold, promo?: string) => BestAnswer
  }
>()("@parterre/sdk/holds/Holds") {
  static readonly layer = Layer.effect(
    Holds,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const seatMaps = yield* SeatMaps
      const keys = yield* AccessKeys
      const { link } = yield* Settings

      const forgetSold = (sold: Sold | undefined, seatIds?: readonly string[]) =>
        sold === undefined ? Effect.void : seatMaps.forget(sold, seatIds)
      const forgetGroups = (groups: readonly HoldGroup[]) =>
        Effect.forEach(groups, (group) => {
          const seatIds = group.prices.flatMap((line) => line.seatIds ?? [])
          return forgetSold(soldOfGroup(group), seatIds)
        })
      const forgetItems = (items: readonly ReleaseItem[]) =>
        Effect.forEach(items, (item) => forgetSold(soldOf(item)))

      const release = Effect.fn("Holds.release")((items: readonly ReleaseItem[]) =>
        Effect.ensuring(api.call(releaseHolds, { body: [...items] }), forgetItems(items)),
      )
      /** What has to go along can change while it is asked for. */
      const releaseWhole = (
        items: readonly ReleaseItem[],
        tries = 3,
      ): Effect.Effect<HoldsAnswer, ApiFailure<"releaseHolds">> =>
        release(items).pipe(
          Effect.catchTag("release-not-whole", (refusal) =>
            tries > 1 && refusal.holds !== undefined
              ? releaseWhole([{ holds: [...refusal.holds] }], tries - 1)
              : Effect.fail(refusal),
          ),
        )

      /** A key that was refused lets nobody in: the next screen asks for another. */
      const ifKeyIsNeeded = (things: readonly Guarded[]) => (failure: ApiFailure<"createHolds">) =>
        failure._tag === "queue-key-needed" ? keys.refused({ things, queue: failure.queue }) : Effect.void

      return Holds.of({
        // A refusal tells as much about the seats as a success: what was kept is stale either way.
        place: Effect.fn("Holds.place")((groups) => {
          const placed = Effect.flatMap(keys.onGroups(groups), (body) =>
            api.call(createHolds, { body: [...body] }),
          )
          const things = groups.flatMap((group) => thingsOf(soldOfGroup(group)))
          return Effect.ensuring(Effect.tapError(placed, ifKeyIsNeeded(things)), forgetGroups(groups))
        }),
        release,
        releaseWhole: Effect.fn("Holds.releaseWhole")((items) => releaseWhole(items)),
        split: (body) => api.call(splitPriceLine, { body }),
        answer: (answers) => api.call(answerHolds, { body: [...answers] }),
        extend: api.call(extendHolds, link),
        byPriceLevel: Effect.fn("Holds.byPriceLevel")((subject, body, promo) => {
          const query = promo === undefined ? {} : { query: { promo } }
          const things = onSubject<ReturnType<typeof thingsOf>>(
            subject,
            (id) => [{ type: "events", id }],
            (id) => [{ type: "subscriptions", id }],
          )
          const withKey = Effect.map(Effect.forEach(things, keys.tokenOf), ([keyserverToken]) =>
            keyserverToken === undefined ? body : { ...body, keyserverToken },
          )
          const held = Effect.flatMap(withKey, (asked) =>
            onSubject<BestAnswer>(
              subject,
              (id) => api.call(holdByPriceLevel, { path: { id }, body: asked, ...query }),
              (id) => api.call(holdSubscriptionByPriceLevel, { path: { id }, body: asked, ...query }),
            ),
          )
          return Effect.ensuring(Effect.tapError(held, ifKeyIsNeeded(things)), seatMaps.forget(subject))
        }),
      })
    }),
  )
}

/** What a hold needs a key of. */
const thingsOf = (sold: Sold | undefined): readonly Guarded[] =>
  sold === undefined ? [] : [{ type: `${sold.type}s`, id: sold.id }]
