import type { FastifyReply, FastifyRequest } from "fastify"
import type { Clock } from "../clock.ts"
import { encodingFor, isFresh } from "./caching.ts"
import type { Encoding, SharedAnswer } from "./shared-answer.ts"

interface Kept {
  readonly answer: SharedAnswer
  readonly headers: Readonly<Record<string, string>>
  /** The bytes as somebody was sent them. */
  readonly sent: Map<Encoding, Buffer>
}

/** Addresses that are remembered: each is the host and all of the path, so that strangers can make up any number. */
const mostAddresses = 10_000

export type RecentAddresses = ReturnType<typeof recentAddresses>

/**
 * What addresses were answered in the last moments. An address names its website, its operation and its language, and a
 * shared answer is nobody's own: as long as it is fresh, who asks for the same address is sent the same bytes, and
 * nothing is validated or looked up again. Its limits have been counted before.
 */
export function recentAddresses(clock: Clock) {
  const kept = new Map<string, Kept>()
  const addressOf = (request: FastifyRequest) => `${request.host} ${request.raw.url}`

  async function send(request: FastifyRequest, reply: FastifyReply, { answer, headers, sent }: Kept) {
    const { bytes } = answer
    reply.headers(headers)
    if (isFresh(request, bytes.etag)) return reply.code(304).send()
    const encoding = encodingFor(request, bytes.body.length)
    if (encoding === undefined) return reply.send(bytes.body)
    const body = await bytes.in(encoding)
    sent.set(encoding, body)
    return reply.header("content-encoding", encoding).send(body)
  }

  return {
    /** Sends an answer, and remembers it for its address as long as it is fresh. */
    async answer(request: FastifyRequest, reply: FastifyReply, answer: SharedAnswer, cacheControl: string) {
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "cache-control": cacheControl,
        etag: answer.bytes.etag,
        vary: "Accept-Encoding",
      }
      const one = { answer, headers, sent: new Map() }
      if (request.method === "GET" && clock.now() < answer.freshUntil) {
        const address = addressOf(request)
        kept.delete(address)
        kept.set(address, one)
        for (const oldest of kept.keys()) {
          if (kept.size <= mostAddresses) break
          kept.delete(oldest)
        }
      }
      return send(request, reply, one)
    },

    /** Answers a request whose address has a fresh answer, and lets any other pass. */
    hook(request: FastifyRequest, reply: FastifyReply, _payload: unknown, pass: () => void): void {
      const known = request.method === "GET" ? kept.get(addressOf(request)) : undefined
      if (known === undefined) return pass()
      const { answer, headers, sent } = known
      if (clock.now() >= answer.freshUntil) {
        kept.delete(addressOf(request))
        return pass()
      }
      const { bytes } = answer
      if (isFresh(request, bytes.etag)) return void reply.headers(headers).code(304).send()
      const encoding = encodingFor(request, bytes.body.length)
      const body = encoding === undefined ? bytes.body : sent.get(encoding)
      if (body === undefined) return pass()
      reply.headers(headers)
      if (encoding !== undefined) reply.header("content-encoding", encoding)
      reply.send(body)
    },
  }
}
