import type { DataLayerEvent } from "@parterre/domain/tracking"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as PubSub from "effect/PubSub"
import * as Stream from "effect/Stream"

type Told = Extract<DataLayerEvent, { event: "logout" | "cart-time-out" }>

/** Where services of the client tell what may be counted; nobody hears it unless the shopper agreed [TRACK-001]. */
export class TrackedEvents extends Context.Service<
  TrackedEvents,
  {
    readonly tell: (event: Told) => Effect.Effect<void>
    readonly all: Stream.Stream<Told>
  }
>()("@parterre/sdk/tracking/TrackedEvents") {
  static readonly layer = Layer.effect(
    TrackedEvents,
    Effect.gen(function* () {
      const bus = yield* PubSub.sliding<Told>(32)
      return TrackedEvents.of({
        tell: (event) => Effect.asVoid(PubSub.publish(bus, event)),
        all: Stream.fromPubSub(bus),
      })
    }),
  )
}
