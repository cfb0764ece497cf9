import type { OperationId, Problem, ProblemAction } from "@parterre/contract"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import createClient from "openapi-fetch"
import { FailedCalls } from "./FailedCalls.ts"
import {
  type AnswerFault,
  AnswerInvalid,
  type ApiFailure,
  ApiUnreachable,
  ContractProblem,
  type Language,
} from "./failures.ts"
import type { Input, OperationFacts } from "./operation-facts.ts"
import { payments } from "./payments.ts"
import { ServerClock } from "./ServerClock.ts"
import { Settings } from "./Settings.ts"
import { Tokens } from "./Tokens.ts"

/** The parts of an input, once the operation's own types are left behind. */
export interface LooseInput {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly fresh?: boolean
}

interface Fetched {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

type LooseRequest = (method: string, path: string, init: object) => Promise<Fetched>

const PATIENCE = "15 seconds"
/** A payment or a refund may wait for a bank. */
const PAYMENT_PATIENCE = "60 seconds"
const waitsForBank: ReadonlySet<OperationId> = new Set([...payments, "refundSale"])

/** One request, one answer: no cache and no retry. */
export class Transport extends Context.Service<
  Transport,
  {
    readonly send: <Id extends OperationId>(
      operation: OperationFacts<Id>,
      input: Input<Id>,
    ) => Effect.Effect<unknown, ApiFailure<Id>>
    /** Until when the server lets an answer be kept, in epoch milliseconds; infinite where it did not say. */
    readonly goodUntil: (answer: unknown) => number
  }
>()("@parterre/sdk/client/Transport") {
  static readonly layer = Layer.effect(
    Transport,
    Effect.gen(function* () {
      const settings = yield* Settings
      const tokens = yield* Tokens
      const clock = yield* ServerClock
      const failed = yield* FailedCalls
      const client = createClient<Record<string, never>>({
        baseUrl: settings.baseUrl,
        fetch: (request) => settings.fetch(request),
      })
      const bounds = new WeakMap<object, number>()
      // The operation's types are checked where the input is made; here any operation passes.
      const request = client.request as unknown as LooseRequest

      const initOf = Effect.fnUntraced(function* (operation: OperationFacts<OperationId>, input: LooseInput) {
        const session = yield* tokens.get("session")
        const isForStaff = operation.security === "staff" || operation.security === "session-or-staff"
        const staff = isForStaff ? yield* tokens.get("staff") : undefined
        const cache = isFresh(operation, input)
          ? "0"
          : operation.cache === 60_000
            ? undefined
            : `${operation.cache}`
        return {
          params: {
            path: input.path ?? {},
            query: {
              language: yield* Ref.get(settings.language),
              context: "WEB",
              subdomain: settings.subdomain,
              ...(yield* Ref.get(settings.identity)),
              ...(operation.method === "GET" ? { cache } : {}),
              ...input.query,
            },
          },
          headers: {
            ...(session === undefined ? {} : { "x-session-token": session.value }),
            ...(staff === undefined ? {} : { authorization: `Bearer ${staff.value}` }),
          },
          ...(input.body === undefined ? {} : { body: input.body }),
          parseAs: operation.media === "none" ? "text" : operation.media,
          // A redirect could carry the session token to another origin.
          redirect: "error",
        }
      })

      /** A login replaces the session's token; what is known of its end stays. */
      const adoptToken = Effect.fnUntraced(function* (value: string | null) {
        const known = yield* tokens.get("session")
        if (value === null || known === undefined) return
        yield* tokens.set("session", { ...known, value })
      })

      /**
       * Under validation, a refusal that is no problem of the contract is an invalid answer. A server error is not
       * judged: what failed may be unable to say so well, and it stays what it is. Where the schemas do not load, the
       * refusal is told as it came.
       */
      const refusalOf = Effect.fnUntraced(function* <Id extends OperationId>(
        operation: OperationFacts<Id>,
        fetched: Fetched,
        language: Language,
      ): Effect.fn.Return<never, ApiFailure<Id>> {
        const { error, response } = fetched
        if (settings.validates && response.status < 500 && typeof error === "object") {
          const { refusalFault } = yield* Effect.orElseSucceed(faultsOf(language), () => noFaults)
          const fault = refusalFault(error)
          if (fault !== undefined) return yield* Effect.fail(new AnswerInvalid(operation.id, fault, language))
        }
        return yield* Effect.fail(failureOf(operation, fetched, language))
      })

      const send = Effect.fnUntraced(function* <Id extends OperationId>(
        operation: OperationFacts<Id>,
        input: Input<Id>,
      ): Effect.fn.Return<unknown, ApiFailure<Id>> {
        const language = yield* Ref.get(settings.language)
        const init = yield* initOf(operation, input as LooseInput)
        const sentAt = yield* Clock.currentTimeMillis
        const patience = waitsForBank.has(operation.id) ? PAYMENT_PATIENCE : PATIENCE
        const fetched = yield* Effect.tryPromise({
          try: (signal) => request(operation.method, operation.path, { ...init, signal }),
          // An answer that is no JSON, such as a page of a server that knows no API.
          catch: (cause) =>
            new ApiUnreachable(cause instanceof SyntaxError ? "unreadable" : "network", language, cause),
        }).pipe(
          Effect.timeoutOrElse({
            duration: patience,
            orElse: () => Effect.fail(new ApiUnreachable("timeout", language)),
          }),
        )
        if (!fetched.response.ok) return yield* refusalOf(operation, fetched, language)
        yield* adoptToken(fetched.response.headers.get("x-session-token"))
        if (operation.media === "none" || fetched.response.status === 204) return undefined
        const { data } = fetched
        if (data === undefined) return yield* Effect.fail(new ApiUnreachable("unreadable", language))
        if (settings.validates) {
          const { answerFault } = yield* faultsOf(language)
          const fault = answerFault(operation.id, data)
          if (fault !== undefined) return yield* Effect.fail(new AnswerInvalid(operation.id, fault, language))
        }
        // An answer that a browser may have kept tells the time of its first journey.
        if (hasServerTime(data) && isFresh(operation, input as LooseInput))
          yield* clock.observe(data.serverTime, sentAt)
        if (typeof data === "object" && data !== null) {
          const now = yield* Clock.currentTimeMillis
          bounds.set(data, now + keepFor(fetched.response, now))
        }
        return data
      })

      return Transport.of({
        goodUntil: (answer) => bounds.get(answer as object) ?? Infinity,
        send: (operation, input) =>
          Effect.tapError(send(operation, input), (failure) => failed.tell(operation.id, failure)),
      })
    }),
  )
}

/** Not in the first load of a page: it brings all of the contract. */
const faultsOf = (language: Language) =>
  Effect.tryPromise({
    try: () => import("../schemas/answer-fault.ts"),
    catch: (cause) => new ApiUnreachable("network", language, cause),
  })

const noFaults = { refusalFault: (_body: unknown): AnswerFault | undefined => undefined }

/** Whether the answer comes from the server itself, not from a cache on the way. */
const isFresh = (operation: OperationFacts<OperationId>, input: LooseInput): boolean =>
  input.fresh === true || operation.cache === 0

const hasServerTime = (data: unknown): data is { serverTime: string } =>
  typeof data === "object" && data !== null && "serverTime" in data && typeof data.serverTime === "string"

/** A body that is not a problem, such as a proxy's page, tells nothing about what happened. */
function failureOf<Id extends OperationId>(
  operation: OperationFacts<Id>,
  { error, response }: Fetched,
  language: Language,
): ApiFailure<Id> {
  if (!isProblem(error)) return new ApiUnreachable("unreadable", language)
  const codes: readonly string[] = operation.problems
  const listed = codes.includes(error.code)
  const problem = new ContractProblem(
    listed ? (error.code as "unexpected") : "unexpected",
    { ...error, status: response.status },
    listed ? (error.action as ProblemAction) : "contact-support",
  )
  return problem as ApiFailure<Id>
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  typeof error.code === "string" &&
  "message" in error &&
  typeof error.message === "string"

/**
 * Milliseconds from now on that the server lets an answer be kept (`max-age`), less what a cache on the way has kept it
 * already; infinite where it does not say. A browser's own cache tells its age by the `Date` alone, which counts only where it
 * fits: the shopper's clock may be wrong, and then it says nothing.
 */
export function keepFor({ headers }: Response, now: number): number {
  const most = 1000 * Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1] ?? Infinity)
  const since = now - Date.parse(headers.get("date") ?? "")
  return Math.max(0, most - Math.max(1000 * Number(headers.get("age")), since <= most ? since : 0))
}
