import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { type OperationId, operations } from "@parterre/contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { type AnswerBytes, type Encoding, entityTag, smallBody } from "./shared-answer.ts"

const zip = promisify(gzip)

/** How long a caller may keep an operation's answer. `asked` is the query's `cache`, in milliseconds. */
export function cacheControl(id: OperationId, asked: string | undefined): string {
  const seconds = privateSeconds(id, asked)
  if (seconds === 0) return "no-store"
  return `${operations[id].security.length > 0 ? "private" : "public"}, max-age=${seconds}`
}

/** Seconds that a cache for all callers may keep an answer which changes with sales, and one that imports change. */
const sharedSeconds = { live: 1, published: 2 }
/** Seconds that such a cache may send it further while it asks again; nobody need know that soon what an import changed. */
const staleSeconds = { live: 1, published: 8 }

/** Answers that maps ask for again and again: they stay in no browser, but all who look at a moment may be sent one. */
const polled: ReadonlySet<OperationId> = new Set(["getAvailability", "getSubscriptionAvailability"])
const live: ReadonlySet<OperationId> = new Set([
  ...polled,
  "getSectionDetails",
  "getSubscriptionSectionDetails",
])

/**
 * How long callers and the caches before them may keep an answer that is the same for everybody; not beyond the moment
 * at which the time alone makes another of it, `left` milliseconds from now.
 */
export function sharedCacheControl(id: OperationId, asked: string | undefined, left: number): string {
  const own = privateSeconds(id, asked)
  if (own === 0 && !polled.has(id)) return "no-store"
  const most = Math.max(0, Math.floor(left / 1000))
  const kind = live.has(id) ? "live" : "published"
  const shared = Math.min(sharedSeconds[kind], most)
  const stale = Math.min(staleSeconds[kind], most - shared)
  return [
    "public",
    `max-age=${Math.min(own, most)}`,
    `s-maxage=${shared}`,
    ...(stale > 0 ? [`stale-while-revalidate=${stale}`] : []),
  ].join(", ")
}

function privateSeconds(id: OperationId, asked: string | undefined): number {
  const operation = operations[id]
  const policy = "cache" in operation ? operation.cache : 0
  const wanted = asked !== undefined && /^\d+$/.test(asked) ? Number(asked) : policy
  return Math.floor(Math.min(policy, wanted) / 1000)
}

const validated: readonly string[] = ["websites", "catalogue", "seating"]

/** Answers whose callers ask again whether they changed. */
export const hasEntityTag = (id: OperationId): boolean =>
  operations[id].method === "GET" && validated.includes(operations[id].tag)

/** The tag of a JSON answer. The time it tells passes without anything having changed. */
export const answerTag = (answer: unknown): string =>
  entityTag(JSON.stringify(answer, (key, value) => (key === "serverTime" ? undefined : value)))

/** Whether the caller's copy is still good. */
export function isFresh(request: Pick<IncomingMessage, "headers">, tag: string): boolean {
  const known = request.headers["if-none-match"]
  return known?.split(",").some((item) => item.trim() === tag || item.trim() === "*") ?? false
}

/** How a caller can read bytes that are worth compressing. */
export function encodingFor(headers: IncomingHttpHeaders, size: number): Encoding | undefined {
  if (size < smallBody) return undefined
  const accepted = headers["accept-encoding"]?.toString() ?? ""
  return encodings.find((encoding) => readers[encoding].test(accepted))
}

/** The smaller one first. */
const encodings = ["br", "gzip"] as const
/** A weight of zero means: not that one. */
const readers: Readonly<Record<Encoding, RegExp>> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
}

/** Sends bytes that are the same for everybody: not again to who has them, and compressed as the caller can read them. */
export async function sendShared(request: FastifyRequest, reply: FastifyReply, bytes: AnswerBytes) {
  reply.headers({ etag: bytes.etag, vary: "Accept-Encoding" })
  // Conditions count for what is there (RFC 9110, 13.2.1).
  if (reply.statusCode === 200 && isFresh(request, bytes.etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers, bytes.body.length)
  if (encoding === undefined) return reply.send(bytes.body)
  return reply.header("content-encoding", encoding).send(await bytes.in(encoding))
}

/** Sends a body compressed when the caller can read that. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Buffer | string) {
  reply.header("vary", "Accept-Encoding")
  // Made for one caller: the cheaper way.
  const readable = /\bgzip\b/.test(request.headers["accept-encoding"]?.toString() ?? "")
  if (body.length < smallBody || !readable) return reply.send(body)
  return reply.header("content-encoding", "gzip").send(await zip(body, { level: 4 }))
}
