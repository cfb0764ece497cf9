import type { ExchangeRequest, FlexPass } from "@parterre/contract"
import type { OfferedProduct } from "@parterre/domain/products"
import { goneFlexPasses } from "@parterre/domain/queues"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { exchangeFlexPass, getFlexPass, getFlexPassEvents, listFlexPasses } from "../generated/api.ts"
import { type Added, adding } from "../products/adding.ts"
import { AccessKeys } from "../queue/AccessKeys.ts"

/** Names a pass that was bought, as the address of its exchange page does. */
export interface BoughtPass {
  /** Of the pass as its page sells it. */
  readonly flexpassEventId: string
  /** The order number of the sale that sold it. */
  readonly invoiceId: string
}

/** Flex passes of a page, and those that a logged-in client bought. */
export class FlexPasses extends Context.Service<
  FlexPasses,
  {
    readonly add: (pass: OfferedProduct, qty: number) => Added
    /** What the client bought, the last first. Keys of passes that are not among them are forgotten [FLEX-011]. */
    readonly list: Effect.Effect<readonly FlexPass[], ApiFailure<"listFlexPasses">>
    readonly one: (id: string) => Effect.Effect<FlexPass, ApiFailure<"getFlexPass">>
    /** A pass with the performances to choose from; `queue-key-needed` where it has a queue and there is no key. */
    readonly ofInvoice: (pass: BoughtPass) => Effect.Effect<FlexPass, ApiFailure<"getFlexPassEvents">>
    /**
     * Exchanges tickets of a pass for places, all or none. In swt mode the staff's stored refresh token speaks for the
     * client [VAR-006]. Answers the pass as it is afterwards.
     */
    readonly exchange: (
      pass: Pick<BoughtPass, "flexpassEventId">,
      clientId: string,
      exchanges: ExchangeRequest["exchanges"],
    ) => Effect.Effect<FlexPass, ApiFailure<"exchangeFlexPass">>
  }
>()("@parterre/sdk/flex-passes/FlexPasses") {
  static readonly layer = Layer.effect(
    FlexPasses,
    Effect.gen(function* () {
      const { product } = yield* adding
      const api = yield* TicketingApi
      const keys = yield* AccessKeys
      const thing = (id: string) => ({ type: "flexpass", id }) as const
      const keyOf = (id: string) =>
        Effect.map(keys.get(thing(id)), (key) => {
          const keyserverToken = key?.keyserver?.token
          return keyserverToken === undefined ? {} : { keyserverToken }
        })

      return FlexPasses.of({
        add: Effect.fn("FlexPasses.add")((pass, qty) => product(pass, { qty })),
        list: Effect.tap(api.call(listFlexPasses), (passes) =>
          Effect.flatMap(SubscriptionRef.get(keys.state), ({ keys: known }) =>
            Effect.forEach(
              goneFlexPasses(
                known,
                passes.map(({ flexpassEventId }) => flexpassEventId),
              ),
              keys.drop,
            ),
          ),
        ),
        one: Effect.fn("FlexPasses.one")((id) => api.call(getFlexPass, { path: { id } })),
        ofInvoice: Effect.fn("FlexPasses.ofInvoice")(function* ({ flexpassEventId, invoiceId }) {
          const query = { flexpassEventId, ...(yield* keyOf(flexpassEventId)) }
          const asked = api.call(getFlexPassEvents, { path: { invoiceId }, query })
          return yield* Effect.tapErrorTag(asked, "queue-key-needed", ({ queue }) =>
            keys.refused({ things: [thing(flexpassEventId)], queue }),
          )
        }),
        exchange: Effect.fn("FlexPasses.exchange")(function* ({ flexpassEventId }, clientId, exchanges) {
          const body = { clientId, exchanges, ...(yield* keyOf(flexpassEventId)) }
          return yield* Effect.tapErrorTag(
            api.call(exchangeFlexPass, { body }),
            "queue-key-needed",
            ({ queue }) => keys.refused({ things: [thing(flexpassEventId)], queue }),
          )
        }),
      })
    }),
  )
}
