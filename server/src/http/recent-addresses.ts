import type { IncomingHttpHeaders } from "node:http"
import type { OperationId } from "@parterre/contract"
import type { Clock } from "../clock.ts"
import { encodingFor } from "./caching.ts"
import type { Encoding, SharedAnswer } from "./shared-answer.ts"

/** A shared answer as an address was sent it. */
export interface AddressAnswer {
  readonly operation: OperationId
  readonly answer: SharedAnswer
  /** Headers that describe the answer, whichever way it is compressed: names and values in turn. */
  readonly headers: readonly string[]
  /** What the log says of it. */
  readonly told: string
  /** Compressed bytes that somebody was sent. */
  readonly sent: Map<Encoding, Buffer>
}

/** The first request for an address whose answer has grown old. */
interface Renewal {
  readonly done: Promise<void>
  readonly end: () => void
}

/** Addresses that are remembered: each is the host and all of the path, so that strangers can make up any number. */
const mostAddresses = 10_000

/**
 * What addresses were answered in the last moments. An address names its website, its operation and its language, and a
 * shared answer is nobody's own: as long as it is fresh, whoever asks for the same address may be sent the same bytes.
 */
export function recentAddresses(clock: Clock) {
  // The oldest first.
  const kept = new Map<string, AddressAnswer>()
  const renewals = new Map<string, Renewal>()
  const nameOf = (host: string, url: string) => `${host} ${url}`

  return {
    fresh(host: string, url: string): AddressAnswer | undefined {
      const known = kept.get(nameOf(host, url))
      return known !== undefined && clock.now() < known.answer.freshUntil ? known : undefined
    },

    /**
     * Whoever asks first for an address whose answer has grown old renews it, and is told how to say that it failed; the
     * others are told when it is done.
     */
    renewal(host: string, url: string): Promise<void> | (() => void) | undefined {
      const name = nameOf(host, url)
      const under = renewals.get(name)
      if (under !== undefined) return under.done
      if (!kept.has(name)) return undefined
      const { promise, resolve } = Promise.withResolvers<void>()
      const end = () => {
        if (renewals.get(name)?.done === promise) renewals.delete(name)
        resolve()
      }
      renewals.set(name, { done: promise, end })
      return end
    },

    remember(host: string, url: string, one: AddressAnswer): void {
      const now = clock.now()
      const name = nameOf(host, url)
      renewals.get(name)?.end()
      if (now >= one.answer.freshUntil) return
      kept.delete(name)
      kept.set(name, one)
      for (const [oldest, { answer }] of kept) {
        if (now < answer.freshUntil && kept.size <= mostAddresses) break
        kept.delete(oldest)
      }
    },
  }
}

export type RecentAddresses = ReturnType<typeof recentAddresses>

/** A body, and how it is compressed. */
interface Sendable {
  /** Each character is a byte, where it is a string. */
  readonly body: Buffer | string
  readonly length: number
  readonly encoding: Encoding | undefined
}

/** The bytes of an answer as a caller can read them; nothing while they are compressed that way for the first time. */
export function bytesFor(
  { answer, sent }: AddressAnswer,
  headers: IncomingHttpHeaders,
): Sendable | undefined {
  const { body: whole } = answer.bytes
  const encoding = encodingFor(headers, whole.length)
  const body = encoding === undefined ? whole : sent.get(encoding)
  return body && { body: charactersOf(body), length: body.length, encoding }
}

/** Bytes up to which a body is written together with its headers, without memory of its own. */
const writtenAtOnce = 12 * 1024

const known = new WeakMap<Buffer, string>()

/** Node writes a string and its headers as one piece, and bytes as a second one, which takes a twelfth of the answer's time. */
function charactersOf(body: Buffer): Buffer | string {
  if (body.length > writtenAtOnce) return body
  const characters = known.get(body) ?? body.toString("latin1")
  known.set(body, characters)
  return characters
}
