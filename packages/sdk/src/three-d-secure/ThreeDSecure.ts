import type { ProcessorConfig, ThreeDSecureResult } from "@parterre/contract"
import {
  isThreeDSecureRequired,
  type ThreeDSecureEvent,
  type ThreeDSecureState,
} from "@parterre/domain/payments"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import {
  authenticateWithPaysafe,
  checkGlobalPaymentsEnrolment,
  initiateGlobalPaymentsAuthentication,
} from "../generated/api.ts"
import { Session } from "../sessions/Session.ts"
import { AuthenticationStopped, type StopReason } from "./authentication-stopped.ts"
import {
  BrowserProfile,
  CHALLENGE_SIZE,
  type ChallengeOutcome,
  type ChallengeRequest,
  ChallengeWindow,
  MethodFrame,
  PaysafeBrowser,
} from "./ports.ts"
import { type Walk, walkThrough } from "./walk.ts"

export interface CardNumbers {
  /** Digits only. */
  readonly number: string
  /** MMYY. */
  readonly expiry: string
  readonly cvd: string
  readonly nameOnCard: string
}

/** The token that the processor's own fields made of a card. */
export interface CardToken {
  readonly token: string
}

export interface AuthenticationRequest {
  readonly saleToken: string
  /** Names the sale in Global Payments calls. */
  readonly hash: string | undefined
  /** Cents. */
  readonly amount: number
  /** None for a stored token, such as a wallet's. */
  readonly card: CardNumbers | CardToken | undefined
  readonly processor: ProcessorConfig
  /** Told each step of the authentication. */
  readonly onState?: (state: ThreeDSecureState) => Effect.Effect<void>
}

export type AuthenticationFailure =
  | AuthenticationStopped
  | ApiFailure<
      "authenticateWithPaysafe" | "checkGlobalPaymentsEnrolment" | "initiateGlobalPaymentsAuthentication"
    >

const RESULT_EVENTS: Readonly<Record<ThreeDSecureResult["status"], ThreeDSecureEvent>> = {
  frictionless: "frictionless",
  notEnrolled: "not-enrolled",
  challenge: "challenge-needed",
  failed: "refused",
}

const CHALLENGE_EVENTS: Readonly<Record<ChallengeOutcome | "unavailable", ThreeDSecureEvent>> = {
  completed: "challenge-answered",
  cancelled: "challenge-cancelled",
  timeout: "challenge-timed-out",
  failed: "failed",
  unavailable: "failed",
}

const silent = () => Effect.void

const METHOD_LIMIT = "10 seconds"
const CHALLENGE_LIMIT = "10 minutes"

/** Authenticates the shopper with the bank; answers the id to pay with, or nothing when none is needed. */
export class ThreeDSecure extends Context.Service<
  ThreeDSecure,
  {
    readonly authenticate: (
      request: AuthenticationRequest,
    ) => Effect.Effect<string | undefined, AuthenticationFailure>
    /** Shows a challenge and stops unless the shopper completes it. */
    readonly challenge: (request: ChallengeRequest) => Effect.Effect<void, AuthenticationStopped>
  }
>()("@parterre/sdk/three-d-secure/ThreeDSecure") {
  static readonly layer = Layer.effect(
    ThreeDSecure,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const session = yield* Session
      const challengeWindow = yield* ChallengeWindow
      const paysafe = yield* PaysafeBrowser
      const methodFrame = yield* MethodFrame
      const profile = yield* BrowserProfile

      const stop = (reason: StopReason, cause?: unknown) =>
        Effect.flatMap(session.language, (language) =>
          Effect.fail(new AuthenticationStopped(reason, language, cause)),
        )

      const show = (request: ChallengeRequest) =>
        challengeWindow.open(request).pipe(
          Effect.timeoutOrElse({
            duration: CHALLENGE_LIMIT,
            orElse: () => Effect.succeed<ChallengeOutcome>("timeout"),
          }),
        )

      const challenge = Effect.fn("ThreeDSecure.challenge")(function* (request: ChallengeRequest) {
        const walk = walkThrough("stripe", silent)
        yield* walk("start")
        yield* walk("challenge-needed")
        const outcome = yield* show(request)
        yield* walk(CHALLENGE_EVENTS[outcome])
        if (outcome !== "completed") yield* stop(outcome)
      })

      /** Goes on with a result: pay, show the challenge first, or stop. */
      const settle = Effect.fnUntraced(function* (
        result: ThreeDSecureResult,
        walk: Walk,
        requestFor: (challenge: NonNullable<ThreeDSecureResult["challenge"]>) => ChallengeRequest | undefined,
      ) {
        yield* walk(RESULT_EVENTS[result.status])
        if (result.status === "failed") return yield* stop("failed")
        if (result.status === "challenge") {
          const request = result.challenge === undefined ? undefined : requestFor(result.challenge)
          const outcome = request === undefined ? "unavailable" : yield* show(request)
          yield* walk(CHALLENGE_EVENTS[outcome])
          if (outcome !== "completed") return yield* stop(outcome)
        }
        return result.authenticationId ?? undefined
      })

      const withPaysafe = Effect.fn("ThreeDSecure.paysafe")(function* (
        { saleToken, amount, processor, onState = silent }: AuthenticationRequest,
        card: CardNumbers | CardToken,
      ) {
        const walk = walkThrough("paysafe", onState)
        const accountId = processor.accountId ?? ""
        const known = "token" in card ? { paymentToken: card.token } : { cardBin: card.number.slice(0, 6) }
        const library = {
          sdkUrl: processor.threeDSecureUrl,
          apiKey: processor.threeDSecureToken ?? processor.token ?? "",
          // Left out, the library would take LIVE.
          environment: processor.environment ?? ("TEST" as const),
        }
        yield* walk("start")
        const started = yield* paysafe.start({ ...library, accountId, card: known })
        yield* walk("failed" in started ? "failed" : "method-finished")
        if ("failed" in started) return yield* stop(started.failed, started.cause)
        const { deviceFingerprintingId } = started
        const result = yield* api.call(authenticateWithPaysafe, {
          path: { id: accountId },
          body: {
            saleToken,
            ...("cardBin" in known ? { bin: known.cardBin } : {}),
            amount,
            currency: "CAD",
            deviceFingerprintingId,
            card: withoutCode(card),
          },
        })
        return yield* settle(result, walk, ({ payload }) => ({
          kind: "paysafe",
          size: CHALLENGE_SIZE,
          ...library,
          accountId,
          payload,
        }))
      })

      const runMethod = (method: { readonly url: string; readonly data: string }) =>
        methodFrame
          .run(method)
          .pipe(
            Effect.as("YES" as const),
            Effect.timeoutOrElse({ duration: METHOD_LIMIT, orElse: () => Effect.succeed("NO" as const) }),
          )

      const withGlobalPayments = Effect.fn("ThreeDSecure.globalPayments")(function* (
        { hash = "", amount, onState = silent }: AuthenticationRequest,
        given: CardNumbers | CardToken,
      ) {
        const walk = walkThrough("globalpayments", onState)
        const card = withoutCode(given)
        yield* walk("start")
        const { status, authenticationId, method } = yield* api.call(checkGlobalPaymentsEnrolment, {
          path: { hash },
          body: { amount, card },
        })
        if (status === "notEnrolled" || authenticationId === null) {
          yield* walk("not-enrolled")
          return authenticationId ?? undefined
        }
        yield* walk(method === undefined ? "no-method" : "method-needed")
        const methodCompletion = method === undefined ? "UNAVAILABLE" : yield* runMethod(method)
        if (method !== undefined)
          yield* walk(methodCompletion === "YES" ? "method-finished" : "method-timed-out")
        const result = yield* api.call(initiateGlobalPaymentsAuthentication, {
          body: { hash, authenticationId, amount, methodCompletion, browser: yield* profile.read, card },
        })
        return yield* settle(result, walk, ({ url, payload }) =>
          url === undefined ? undefined : { kind: "globalpayments", size: CHALLENGE_SIZE, url, payload },
        )
      })

      const authenticate = Effect.fnUntraced(function* (
        request: AuthenticationRequest,
      ): Effect.fn.Return<string | undefined, AuthenticationFailure> {
        const { card, processor } = request
        const { amount } = request
        const payment = { amount, hasStoredToken: card === undefined, isDeferredFix: false }
        if (!isThreeDSecureRequired(payment, processor) || card === undefined) return undefined
        if (processor.type === "PAYSAFE") return yield* withPaysafe(request, card)
        if (processor.type === "GLOBALPAYMENTS") return yield* withGlobalPayments(request, card)
        return undefined
      })

      return ThreeDSecure.of({ authenticate, challenge })
    }),
  )
}

/** An authentication never needs the security code, so it never gets it. */
function withoutCode(card: CardNumbers | CardToken) {
  if ("token" in card) return { token: card.token }
  const { number, expiry, nameOnCard } = card
  return { number, expiry, nameOnCard }
}
