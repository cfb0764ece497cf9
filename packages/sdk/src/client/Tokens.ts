import type { RefreshToken } from "@parterre/contract"
import type * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { KeyValueStorage, StaffStorage } from "./KeyValueStorage.ts"
import { Settings } from "./Settings.ts"
import { storedToken, type Token, type TokenKind, tokenPlace } from "./stored-token.ts"

/** The tokens of this client, kept per tenant. */
export class Tokens extends Context.Service<
  Tokens,
  {
    readonly get: (kind: TokenKind) => Effect.Effect<Token | undefined>
    readonly set: (kind: TokenKind, token: Token) => Effect.Effect<void>
    readonly drop: (kind: TokenKind) => Effect.Effect<void>
    /** Does work on the staff's token while nobody else who shares it does; not at all where the lock cannot be had. */
    readonly alone: <E>(work: Effect.Effect<void, E>) => Effect.Effect<void, E | Cause.UnknownError>
  }
>()("@parterre/sdk/client/Tokens") {
  static readonly layer = Layer.effect(
    Tokens,
    Effect.gen(function* () {
      const storage = { session: yield* KeyValueStorage, staff: yield* StaffStorage }
      const { subdomain } = yield* Settings
      const key = (kind: TokenKind) => tokenPlace(subdomain, kind)
      return Tokens.of({
        get: (kind) => Effect.sync(() => storedToken(storage[kind], subdomain, kind)),
        set: (kind, token) => Effect.sync(() => storage[kind].write(key(kind), JSON.stringify(token))),
        drop: (kind) => Effect.sync(() => storage[kind].remove(key(kind))),
        alone: (work) =>
          Effect.acquireUseRelease(
            Effect.tryPromise(async () => (await storage.staff.lock?.()) ?? (() => undefined)),
            () => work,
            (unlock) => Effect.sync(unlock),
          ),
      })
    }),
  )
}

/** What is kept of a staff member's refresh token. */
export const staffToken = ({ refreshToken, expiration, rotateAfter }: RefreshToken): Token => ({
  value: refreshToken,
  expiration,
  ...(rotateAfter === undefined ? {} : { rotateAfter }),
})
