import type { FastifyReply, FastifyRequest } from "fastify"
import { invalid, refuse } from "./errors.ts"

/** Milliseconds after which a key may be used anew. */
const KEPT_FOR = 24 * 3_600_000

interface Kept {
  readonly at: number
  readonly fingerprint: string
  /** Undefined while the first call is under way. */
  answer?: { readonly status: number; readonly body: unknown }
}

/** What a handler answers. */
export interface StripeAnswer {
  readonly status: number
  readonly body: unknown
}

/** Replays the first answer to a key for a day, refuses other parameters under it, and a call while the first runs. */
export function idempotency(clock: () => number) {
  const kept = new Map<string, Kept>()

  /** `before` may take its time or answer by itself; the key counts as in use meanwhile. */
  async function once(
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: string,
    before: () => Promise<unknown>,
    run: () => StripeAnswer,
  ): Promise<FastifyReply> {
    const key = request.headers["idempotency-key"]
    const fingerprint = `${request.url}${parameters}`
    const earlier = typeof key === "string" ? kept.get(key) : undefined
    if (earlier !== undefined && clock() - earlier.at < KEPT_FOR) return repeat(reply, earlier, fingerprint)
    const entry: Kept = { at: clock(), fingerprint }
    if (typeof key === "string") kept.set(key, entry)
    // A caller that hung up before anything was run leaves its key free.
    reply.raw.once("close", () => {
      if (entry.answer === undefined && kept.get(String(key)) === entry) kept.delete(String(key))
    })
    await before()
    const result = reply.sent ? undefined : run()
    // A request that was never run, or failed validation, leaves its key free.
    const ran = result !== undefined && result.status !== 400 && result.status !== 404
    if (ran) entry.answer = result
    else kept.delete(String(key))
    return result === undefined ? reply : answer(reply, result)
  }

  return { once, reset: () => kept.clear() }
}

const answer = (reply: FastifyReply, { status, body }: StripeAnswer): FastifyReply =>
  reply.code(status).send(body)

function repeat(reply: FastifyReply, before: Kept, fingerprint: string): FastifyReply {
  if (before.fingerprint !== fingerprint) {
    return refuse(reply, {
      status: 400,
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    })
  }
  if (before.answer === undefined) {
    return refuse(
      reply,
      invalid("Another request is using this key.", "idempotency_key_in_use", undefined, 409),
    )
  }
  return answer(reply.header("idempotent-replayed", "true"), before.answer)
}
