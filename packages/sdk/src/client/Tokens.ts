import type { RefreshToken } from "@parterre/contract"
import { isTextUpTo, storedFields } from "@parterre/domain/json-fields"
import type * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { KeyValueStorage, StaffStorage } from "./KeyValueStorage.ts"
import { Settings } from "./Settings.ts"

export interface Token {
  readonly value: string
  /** ISO 8601. */
  readonly expiration: string
  /** ISO 8601: when to ask for another. Only a staff member's has it. */
  readonly rotateAfter?: string
}

type Kind = "session" | "staff"

/** The tokens of this client, kept per tenant. */
export class Tokens extends Context.Service<
  Tokens,
  {
    readonly get: (kind: Kind) => Effect.Effect<Token | undefined>
    readonly set: (kind: Kind, token: Token) => Effect.Effect<void>
    readonly drop: (kind: Kind) => Effect.Effect<void>
    /** Does work on the staff's token while nobody else who shares it does; not at all where the lock cannot be had. */
    readonly alone: <E>(work: Effect.Effect<void, E>) => Effect.Effect<void, E | Cause.UnknownError>
  }
>()("@parterre/sdk/client/Tokens") {
  static readonly layer = Layer.effect(
    Tokens,
    Effect.gen(function* () {
      const storage = { session: yield* KeyValueStorage, staff: yield* StaffStorage }
      const { subdomain } = yield* Settings
      const key = (kind: Kind) => `parterre.${subdomain ?? "site"}.${kind}`
      return Tokens.of({
        get: (kind) => Effect.sync(() => readToken(storage[kind].read(key(kind)))),
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

/** Storage is open to anyone on the device: what could not be a token is none. */
function readToken(text: string | undefined): Token | undefined {
  const { value, expiration, rotateAfter } = storedFields<Token>(text, {
    value: isHeaderText,
    expiration: isInstant,
    rotateAfter: isInstant,
  })
  if (value === undefined || expiration === undefined) return undefined
  return { value, expiration, ...(rotateAfter === undefined ? {} : { rotateAfter }) }
}

/** Anything else would fail each request that carries it, as if the network were down. */
const isHeaderText = (value: unknown): value is string =>
  typeof value === "string" && /^[!-~]{1,4096}$/.test(value)

const isInstant = (value: unknown): value is string =>
  isTextUpTo(40)(value) && Number.isFinite(Date.parse(value))
