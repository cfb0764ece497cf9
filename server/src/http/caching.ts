import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { type OperationId, operations } from "@parterre/contract"
import type { FastifyReply, FastifyRequest } from "fastify"

const zip = promisify(gzip)
/** Bytes below which compressing costs more than it saves. */
const smallBody = 1400
/** A cached body is the same buffer each time, so it is compressed once. */
const zipped = new WeakMap<Buffer, Promise<Buffer>>()

/** How long a caller may keep an operation's answer. `asked` is the query's `cache`, in milliseconds. */
export function cacheControl(id: OperationId, asked: string | undefined): string {
  const operation = operations[id]
  const policy = "cache" in operation ? operation.cache : 0
  const wanted = asked !== undefined && /^\d+$/.test(asked) ? Number(asked) : policy
  const seconds = Math.floor(Math.min(policy, wanted) / 1000)
  if (seconds === 0) return "no-store"
  return `${operation.security.length > 0 ? "private" : "public"}, max-age=${seconds}`
}

const validated: readonly string[] = ["websites", "catalogue", "seating"]

/** Answers whose callers ask again whether they changed. */
export const hasEntityTag = (id: OperationId): boolean =>
  operations[id].method === "GET" && validated.includes(operations[id].tag)

export const entityTag = (body: Buffer | string): string =>
  `W/"${createHash("sha1").update(body).digest("base64url")}"`

/** The tag of a JSON answer. The time it tells passes without anything having changed. */
export const answerTag = (answer: unknown): string =>
  entityTag(JSON.stringify(answer, (key, value) => (key === "serverTime" ? undefined : value)))

/** Whether the caller's copy is still good. */
export function isFresh(request: FastifyRequest, tag: string): boolean {
  const known = request.headers["if-none-match"]
  return known?.split(",").some((item) => item.trim() === tag || item.trim() === "*") ?? false
}

/** Sends a body compressed when the caller can read that. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Buffer | string) {
  reply.header("vary", "Accept-Encoding")
  if (body.length < smallBody || !/\bgzip\b/.test(request.headers["accept-encoding"]?.toString() ?? ""))
    return reply.send(body)
  return reply.header("content-encoding", "gzip").send(await compressed(body))
}

function compressed(body: Buffer | string): Promise<Buffer> {
  if (typeof body === "string") return zip(body, { level: 4 })
  const done = zipped.get(body) ?? zip(body, { level: 6 })
  zipped.set(body, done)
  return done
}
