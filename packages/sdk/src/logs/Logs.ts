import type { OperationId } from "@parterre/contract"
import { isKept, type LogContext, type LogLevel, redactContext, redactText } from "@parterre/domain/logs"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { type FailedCall, FailedCalls } from "../client/FailedCalls.ts"
import { Transport } from "../client/Transport.ts"
import { writeLog } from "../generated/operations/logs.ts"

/** How many entries a visit sends in a minute: what fails in a loop must not slow the page. */
const MOST_A_MINUTE = 10
const MINUTE = 60_000
/** Characters of a message. */
const LONGEST_MESSAGE = 2000
const LONGEST_FIELD = 500
const MOST_FIELDS = 20

/** What there is to say of a call that failed. */
export interface FailureEntry {
  readonly level: LogLevel
  readonly message: string
  readonly context: LogContext
}

const PAYMENTS: ReadonlySet<OperationId> = new Set([
  "checkoutCreditCard",
  "payDeferredSale",
  "getInteracPayment",
  "createPayPalOrder",
])

/** A refusal is the service at work; one of a payment is worth knowing, and what the service could not do is an error. */
function levelOf({ operation, code, status }: FailedCall): LogLevel {
  if (code === "answer-invalid" || (status ?? 0) >= 500) return "error"
  return status === undefined || PAYMENTS.has(operation) || status === 429 ? "warn" : "info"
}

/** Tells the server's log what goes wrong in a client, for whoever runs it. */
export class Logs extends Context.Service<
  Logs,
  {
    /**
     * Sends an entry, without its secrets, where it is as grave as `least` or graver. Never fails, is never tried again, and
     * says the same thing once a minute.
     */
    readonly write: (
      level: LogLevel,
      message: string,
      context?: LogContext,
      least?: LogLevel,
    ) => Effect.Effect<void>
    /** Calls that fail from now on, as entries to write. */
    readonly failures: Stream.Stream<FailureEntry>
  }
>()("@parterre/sdk/logs/Logs") {
  static readonly layer = Layer.effect(
    Logs,
    Effect.gen(function* () {
      const transport = yield* Transport
      const failed = yield* FailedCalls
      /** When each was said, in the last minute. */
      const said = new Map<string, number>()

      const write = Effect.fn("Logs.write")(function* (
        level: LogLevel,
        message: string,
        context: LogContext = {},
        least: LogLevel = "debug",
      ) {
        if (message === "" || !isKept(level, least)) return
        const now = yield* Clock.currentTimeMillis
        for (const [entry, at] of said) if (at + MINUTE <= now) said.delete(entry)
        const text = redactText(message).slice(0, LONGEST_MESSAGE)
        const key = `${level} ${text}`
        if (said.has(key) || said.size >= MOST_A_MINUTE) return
        said.set(key, now)
        const fields = Object.entries(redactContext(context)).slice(0, MOST_FIELDS)
        // Past the calls' own retries: an entry that does not arrive is nobody's loss.
        yield* Effect.ignore(
          transport.send(writeLog, {
            path: { level },
            body: {
              message: text,
              context: Object.fromEntries(
                fields.map(([name, value]) => [
                  name.slice(0, 100),
                  typeof value === "string" ? value.slice(0, LONGEST_FIELD) : value,
                ]),
              ),
            },
          }),
        )
      })
      return Logs.of({
        write,
        failures: Stream.map(failed.all, (call): FailureEntry => {
          const { operation, code, status, declineCode } = call
          const facts = { operation, problemCode: code, status: status ?? null }
          return {
            level: levelOf(call),
            message: `${operation}: ${code}`,
            context: declineCode === undefined ? facts : { ...facts, declineCode },
          }
        }),
      })
    }),
  )
}
