import type { ProcessorType } from "../processor-type.ts"
import { watched } from "../watched.ts"
import type { AdapterContext, Unavailable, Unknown } from "./processor.ts"
import { jsonFormat, type WireFormat } from "./wire-formats.ts"

export interface ExchangeRequest {
  /** Names the call in the log. */
  readonly operation: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  /** JSON when absent. */
  readonly format?: WireFormat
  /** Our reference, for the log. */
  readonly reference?: string
}

export interface Answer {
  readonly kind: "answer"
  readonly status: number
  readonly body: unknown
}

export type Exchange = Answer | Unavailable | Unknown

/** Milliseconds for what a payment waits for and can do without. */
const BRIEF = 10_000

/** For calls before a payment whose answer it can do without: it has its own time to take. */
export const brief = (context: AdapterContext): AdapterContext => ({
  ...context,
  timeout: Math.min(context.timeout ?? BRIEF, BRIEF),
})

/** Failures that happen before a byte of the request has left. */
const BEFORE_SENDING = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
])

/** One call to a processor, told apart by what may have happened on the other side. */
export async function exchange(
  processor: ProcessorType,
  context: AdapterContext,
  request: ExchangeRequest,
): Promise<Exchange> {
  const started = context.now()
  const about = { processor, call: request.operation }
  const result = await watched.processorCall.around(about, () => send(context, request))
  const fields = {
    processor,
    operation: request.operation,
    reference: request.reference,
    ...(result.kind === "answer"
      ? { status: result.status }
      : { outcome: result.kind, reason: result.reason }),
    duration: context.now() - started,
  }
  if (result.kind === "answer") context.log.info(fields, "processor answered")
  else context.log.warn(fields, "processor did not answer")
  return result
}

async function send(context: AdapterContext, request: ExchangeRequest): Promise<Exchange> {
  const { format = jsonFormat } = request
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: {
        accept: format.accepts,
        ...(request.body === undefined ? {} : { "content-type": format.sends }),
        ...request.headers,
      },
      signal: AbortSignal.timeout(context.timeout ?? 30_000),
      redirect: "error",
      ...(request.body === undefined ? {} : { body: format.write(request.body) }),
    })
    return judge(response.status, await response.text(), format)
  } catch (failure) {
    return classify(failure)
  }
}

function judge(status: number, text: string, format: WireFormat): Exchange {
  if (status === 429) return { kind: "unavailable", reason: "http-429" }
  // A 500 may come after the card was charged, a 503 from a proxy that lost the answer: only a lookup can tell.
  if (status >= 500) return { kind: "unknown", reason: `http-${status}` }
  try {
    return { kind: "answer", status, body: text === "" ? {} : format.read(text) }
  } catch {
    // A door that stays shut may say so in any form, and nothing behind it was done.
    if (status === 401 || status === 403) return { kind: "answer", status, body: {} }
    return { kind: "unknown", reason: "unreadable-answer" }
  }
}

function classify(failure: unknown): Unavailable | Unknown {
  if (failure instanceof Error && failure.name === "TimeoutError")
    return { kind: "unknown", reason: "timeout" }
  const code = connectionCode(failure)
  if (code !== undefined && BEFORE_SENDING.has(code)) return { kind: "unavailable", reason: code }
  return { kind: "unknown", reason: code ?? "dropped" }
}

/** The system code of a failed fetch; several addresses tried give one error per address. */
function connectionCode(failure: unknown): string | undefined {
  const cause: unknown = failure instanceof Error ? failure.cause : undefined
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause
  return first instanceof Error && "code" in first && typeof first.code === "string" ? first.code : undefined
}

/** For calls that charge nothing, an unknown outcome is the same as none. */
export const harmless = (result: Exchange): Answer | Unavailable =>
  result.kind === "unknown" ? { kind: "unavailable", reason: result.reason } : result
