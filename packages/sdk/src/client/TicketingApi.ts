import type { OperationId, RefreshToken } from "@parterre/contract"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as Ref from "effect/Ref"
import * as Schedule from "effect/Schedule"
import * as Semaphore from "effect/Semaphore"
import { Session } from "../sessions/Session.ts"
import { AnswerCache } from "./AnswerCache.ts"
import type { ApiFailure } from "./failures.ts"
import type { Input, InputArguments, OperationFacts, Output } from "./operation-facts.ts"
import { Settings } from "./Settings.ts"
import { staffToken, Tokens } from "./Tokens.ts"
import { type LooseInput, Transport } from "./Transport.ts"
import { rotateRefreshToken } from "./token-operations.ts"

const backOff = Schedule.max([Schedule.exponential("200 millis").pipe(Schedule.jittered), Schedule.recurs(3)])

const mayPass = (failure: { readonly _tag: string }) =>
  failure._tag === "api-unreachable" || failure._tag === "service-unavailable"

/** How often a request goes again that an overloaded server refused. */
const triesInCrowd = 3
/** Seconds waited when the server does not say, and at most. */
const [usualPause, longestPause] = [2, 10]

const isOverloaded = (failure: { readonly _tag: string; readonly retryAfter?: number | undefined }) =>
  failure._tag === "overloaded"

/**
 * A server that is overloaded refuses before it begins anything: whatever the method, the request may go again. Not
 * before the server asks for it, and not all at the same moment.
 */
const whenThereIsRoom = <Answer, Failure extends { readonly _tag: string }>(
  send: Effect.Effect<Answer, Failure>,
  tries = triesInCrowd,
): Effect.Effect<Answer, Failure> =>
  tries === 0
    ? send
    : Effect.catchIf(send, isOverloaded, (failure: Failure & { readonly retryAfter?: number }) =>
        Effect.flatMap(Random.next, (share) => {
          const asked = Math.min(failure.retryAfter ?? usualPause, longestPause)
          return Effect.delay(whenThereIsRoom(send, tries - 1), 1000 * asked * (1 + share / 2))
        }),
      )

const sessionIsGone = (failure: { readonly _tag: string }) =>
  failure._tag === "session-missing" || failure._tag === "session-expired"

/** Operations whose answer may bring the session another token. */
export const givesToken: ReadonlySet<OperationId> = new Set([
  "logInClient",
  "logInWithPasskey",
  "createClient",
  "updateClient",
  "changePassword",
  "logInWithFacebook",
  "logInWithGoogle",
  "finishSocialSignIn",
])

/** Operations that renew or end the staff's token themselves. */
const keepsStaffToken: ReadonlySet<OperationId> = new Set(["rotateRefreshToken", "endRefreshToken"])

/**
 * Calls operations of the contract: opens a session when one is needed, keeps answers, retries reads, and whatever an
 * overloaded server refused.
 */
export class TicketingApi extends Context.Service<
  TicketingApi,
  {
    readonly call: <Id extends OperationId>(
      operation: OperationFacts<Id>,
      ...input: InputArguments<Id>
    ) => Effect.Effect<Output<Id>, ApiFailure<Id>>
  }
>()("@parterre/sdk/client/TicketingApi") {
  static readonly layer = Layer.effect(
    TicketingApi,
    Effect.gen(function* () {
      const transport = yield* Transport
      const session = yield* Session
      const tokens = yield* Tokens
      const cache = yield* AnswerCache
      const settings = yield* Settings
      const exchange = yield* Semaphore.make(1)
      const renewing = yield* Semaphore.make(1)

      const isOld = Effect.gen(function* () {
        const { rotateAfter } = (yield* tokens.get("staff")) ?? {}
        return rotateAfter !== undefined && Date.parse(rotateAfter) <= (yield* Clock.currentTimeMillis)
      })
      const renew = Effect.gen(function* () {
        // Somebody who shares the storage may have renewed it in the meantime.
        if (!(yield* isOld)) return
        const token = yield* transport.send(rotateRefreshToken, {})
        yield* tokens.set("staff", staffToken(token as RefreshToken))
      })
      /** Renews the staff's token when its time has come. Where that fails, the token there is decides of the call. */
      const renewed = Effect.flatMap(isOld, (old) =>
        old ? renewing.withPermit(Effect.ignore(tokens.alone(renew))) : Effect.void,
      )

      /** A session that ended refused the request before it did anything, so it may go again. */
      const withSession = <Id extends OperationId>(operation: OperationFacts<Id>, input: Input<Id>) => {
        const once = transport.send(operation, input)
        if (operation.security === "none" || keepsStaffToken.has(operation.id)) return once
        if (operation.security === "staff") return Effect.andThen(renewed, once)
        const send = givesToken.has(operation.id) ? exchange.withPermit(once) : once
        // Opening a session fails as any call with a session does.
        const ensure = session.ensure as Effect.Effect<unknown, ApiFailure<Id>>
        const replace = session.replace as Effect.Effect<unknown, ApiFailure<Id>>
        const inSession = Effect.gen(function* () {
          yield* ensure
          const used = yield* tokens.get("session")
          return yield* Effect.catchIf(send, sessionIsGone, () =>
            Effect.gen(function* () {
              // A login under way ends the token before it: the one it brings must not be thrown away.
              const now = yield* exchange.withPermit(tokens.get("session"))
              if (now === undefined || now.value === used?.value) yield* replace
              return yield* send
            }),
          )
        })
        if (operation.security === "session") return inSession
        return Effect.flatMap(tokens.get("staff"), (staff) =>
          staff === undefined ? inSession : Effect.andThen(renewed, send),
        )
      }

      const keyOf = Effect.fnUntraced(function* (operation: OperationFacts<OperationId>, input: LooseInput) {
        const token = yield* tokens.get("session")
        const language = yield* Ref.get(settings.language)
        const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => input.path?.[name] ?? "")
        return [path, JSON.stringify(input.query ?? {}), language, token?.value ?? ""].join(" ")
      })

      const answer = Effect.fnUntraced(function* <Id extends OperationId>(
        operation: OperationFacts<Id>,
        input: Input<Id>,
      ): Effect.fn.Return<Output<Id>, ApiFailure<Id>> {
        const send = whenThereIsRoom(
          withSession(operation, input) as Effect.Effect<Output<Id>, ApiFailure<Id>>,
        )
        if (operation.method !== "GET") return yield* send
        const read = Effect.retry(send, { schedule: backOff, while: mayPass })
        if (operation.cache === 0) return yield* read
        const key = yield* keyOf(operation, input as LooseInput)
        if (input.fresh) yield* cache.drop((kept) => kept === key)
        const goodUntil = (kept: unknown, now: number) =>
          Math.min(now + operation.cache, transport.goodUntil(kept))
        return yield* cache.get(key, goodUntil, read)
      })

      return TicketingApi.of({
        call: (operation, ...[input]) => answer(operation, input ?? ({} as NonNullable<typeof input>)),
      })
    }),
  )
}
