import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { Settings } from "../client/Settings.ts"

/** What the shopper answered to being counted. */
export type ConsentAnswer = "yes" | "no"

/**
 * Whether the shopper agrees to be counted by a tenant's tag managers. Nothing is loaded before a yes, and nothing is kept on
 * the device but the answer itself.
 */
export class Consent extends Context.Service<
  Consent,
  {
    readonly state: SubscriptionRef.SubscriptionRef<ConsentAnswer | "unasked">
    /** Keeps an answer, which may change at any time. */
    readonly answer: (answer: ConsentAnswer) => Effect.Effect<void>
  }
>()("@parterre/sdk/tracking/Consent") {
  static readonly layer = Layer.effect(
    Consent,
    Effect.gen(function* () {
      const storage = yield* KeyValueStorage
      const { subdomain } = yield* Settings
      const place = `parterre.${subdomain ?? "site"}.consent`
      const kept = storage.read(place)
      const state = yield* SubscriptionRef.make<ConsentAnswer | "unasked">(
        kept === "yes" || kept === "no" ? kept : "unasked",
      )
      return Consent.of({
        state,
        answer: Effect.fn("Consent.answer")((answer) =>
          Effect.andThen(
            Effect.sync(() => storage.write(place, answer)),
            SubscriptionRef.set(state, answer),
          ),
        ),
      })
    }),
  )
}
