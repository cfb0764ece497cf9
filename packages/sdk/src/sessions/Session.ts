import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import { AnswerCache } from "../client/AnswerCache.ts"
import type { ApiFailure, Language } from "../client/failures.ts"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { ServerClock } from "../client/ServerClock.ts"
import { Settings } from "../client/Settings.ts"
import { keepsSession, type Token } from "../client/stored-token.ts"
import { Tokens } from "../client/Tokens.ts"
import { Transport } from "../client/Transport.ts"
import { createSession } from "../client/token-operations.ts"

export interface SessionStart {
  /** Opened by the application itself, not by an act of the shopper. */
  readonly auto?: boolean
  readonly referrer?: string
  /** The query parameters of the page it begins on; those the client sends by itself are left out. */
  readonly page?: Readonly<Record<string, string>>
}

/** What a request says of the site, the client and itself, whatever a page's address says. */
const OWN = new Set([
  "language",
  "context",
  "accountId",
  "accountCode",
  "subdomain",
  "member",
  "cache",
  "auto",
  "r",
])

type SessionFailure = ApiFailure<"createSession">

/**
 * The anonymous session that owns a cart. It is opened by the first call that needs one, such as a hold or a sign-in: who only
 * looks around has none.
 */
export class Session extends Context.Service<
  Session,
  {
    /** Opens a session, or renews the one there is. */
    readonly start: (start?: SessionStart) => Effect.Effect<Token, SessionFailure>
    /** A living session, opened only when there is none. */
    readonly ensure: Effect.Effect<Token, SessionFailure>
    /** Forgets a session the server no longer knows and opens another. */
    readonly replace: Effect.Effect<Token, SessionFailure>
    readonly end: Effect.Effect<void>
    /** Whether there is one, as `keepsSession` tells of this client's storage: without it the cart is empty. */
    readonly isKept: Effect.Effect<boolean>
    readonly language: Effect.Effect<Language>
    readonly setLanguage: (language: Language) => Effect.Effect<void>
    /** Epoch milliseconds by the server's clock. */
    readonly serverNow: Effect.Effect<number>
  }
>()("@parterre/sdk/sessions/Session") {
  static readonly layer = Layer.effect(
    Session,
    Effect.gen(function* () {
      const transport = yield* Transport
      const tokens = yield* Tokens
      const clock = yield* ServerClock
      const cache = yield* AnswerCache
      const settings = yield* Settings
      const storage = yield* KeyValueStorage

      const open = Effect.fnUntraced(function* (start: SessionStart) {
        const before = yield* tokens.get("session")
        const answer = yield* transport.send(createSession, {
          query: {
            ...Object.fromEntries(Object.entries(start.page ?? {}).filter(([name]) => !OWN.has(name))),
            cache: "0",
            ...(start.auto === undefined ? {} : { auto: String(start.auto) }),
            ...(start.referrer === undefined ? {} : { r: start.referrer }),
          },
        })
        const { sessionToken, expiration } = answer as { sessionToken: string; expiration: string }
        // Another tab has opened one meanwhile, and may hold something by now: both go on with that one.
        const now = yield* tokens.get("session")
        if (now !== undefined && now.value !== before?.value) return now
        const token = { value: sessionToken, expiration }
        yield* tokens.set("session", token)
        return token
      })

      /** A stored token may be long dead: the server then gets a request without one. */
      const start = Effect.fn("Session.start")((options: SessionStart = {}) =>
        open(options).pipe(
          Effect.catchTag(["session-expired", "session-missing"], () =>
            Effect.andThen(tokens.drop("session"), open(options)),
          ),
        ),
      )

      const shared = cache.get("session", () => 0, start({ auto: true }))
      const ensure = Effect.gen(function* () {
        const token = yield* tokens.get("session")
        const living = token !== undefined && Date.parse(token.expiration) > (yield* clock.now)
        return living ? token : yield* shared
      })

      return Session.of({
        start,
        ensure,
        replace: Effect.andThen(tokens.drop("session"), shared),
        end: Effect.andThen(tokens.drop("session"), cache.clear),
        isKept: Effect.sync(() => keepsSession(storage, settings.subdomain)),
        language: Ref.get(settings.language),
        setLanguage: (language) => Effect.andThen(Ref.set(settings.language, language), cache.clear),
        serverNow: clock.now,
      })
    }),
  )
}
