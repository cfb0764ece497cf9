import type { Passkey } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"
import { type Authenticator, authenticatorOf } from "./authenticator.ts"
import { PasskeyFailed } from "./passkey-failed.ts"

export interface PasskeyToAdd {
  /** As the client calls it, up to 60 characters. */
  readonly name: string
  /** The client's current one: a session alone adds nothing. */
  readonly password: string
}

/** The passkeys of the client who is logged in; `Clients.logInWithPasskey` signs in with one. */
export class Passkeys extends Context.Service<
  Passkeys,
  {
    /** The oldest first. */
    readonly list: Effect.Effect<readonly Passkey[], ApiFailure<"listPasskeys">>
    /** Has the device make one. It fails with `passkey-cancelled` where nobody lets it, and with `passkey-exists`. */
    readonly add: (
      asked: PasskeyToAdd,
    ) => Effect.Effect<Passkey, ApiFailure<"beginPasskey" | "addPasskey"> | PasskeyFailed>
    readonly rename: (id: string, name: string) => Effect.Effect<void, ApiFailure<"renamePasskey">>
    readonly remove: (id: string) => Effect.Effect<void, ApiFailure<"removePasskey">>
  }
>()("@parterre/sdk/passkeys/Passkeys") {
  static readonly layer = (given?: Authenticator) =>
    Layer.effect(
      Passkeys,
      Effect.gen(function* () {
        const api = yield* TicketingApi
        const authenticator = authenticatorOf(given)
        const { language } = yield* Session
        return Passkeys.of({
          list: api.call(listPasskeys, { fresh: true }).pipe(
            Effect.map(({ passkeys }) => passkeys),
            Effect.withSpan("Passkeys.list"),
          ),
          add: Effect.fn("Passkeys.add")(function* ({ name, password }) {
            const asked = yield* api.call(beginPasskey, { body: { password } })
            const made = yield* atDevice(() => authenticator.make(asked), language)
            return yield* api.call(addPasskey, { body: { ...made, name } })
          }),
          rename: Effect.fn("Passkeys.rename")((id, name) =>
            api.call(renamePasskey, { path: { id }, body: { name } }),
          ),
          remove: Effect.fn("Passkeys.remove")((id) => api.call(removePasskey, { path: { id } })),
        })
      }),
    )
}

/** Asks a device; what it does not do is told in the shopper's language. */
export const atDevice = <Answer>(
  ask: () => Promise<Answer>,
  language: Session["Service"]["language"],
): Effect.Effect<Answer, PasskeyFailed> =>
  Effect.flatMap(language, (spoken) =>
    Effect.tryPromise({
      try: ask,
      catch: (error) => {
        const isThere = error instanceof Error && error.name === "InvalidStateError"
        return new PasskeyFailed(isThere ? "passkey-exists" : "passkey-cancelled", spoken, error)
      },
    }),
  )
