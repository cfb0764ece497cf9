import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"

/** How bytes may be compressed for a caller. */
export type Encoding = "br" | "gzip"

/** Bytes below which compressing costs more than it saves. */
export const smallBody = 1400

const compressors: Readonly<Record<Encoding, (body: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

/** The bytes of an answer, made once and compressed at most once in each way. */
export class AnswerBytes {
  readonly body: Buffer
  readonly etag: string
  private readonly compressed = new Map<Encoding, Promise<Buffer>>()
  private readonly quality: number

  /**
   * Text and bytes as they are, or JSON. The time that it tells (`serverTime`) passes without anything having changed: the tag leaves it
   * out. `quality` is Brotli's, from 0 to 11: 10 takes ten times as long as 5 and leaves a twelfth less.
   */
  constructor(answer: object | string | Buffer, quality = 5) {
    this.quality = quality
    const isWritten = typeof answer === "string" || Buffer.isBuffer(answer)
    const text = isWritten ? answer : JSON.stringify(answer)
    this.body = typeof text === "string" ? Buffer.from(text) : text
    const tellsTime = !isWritten && "serverTime" in answer
    this.etag = entityTag(tellsTime ? JSON.stringify({ ...answer, serverTime: "" }) : this.body)
  }

  /** Bytes in memory, compressed ones included as far as they can be told beforehand. */
  get size(): number {
    return 500 + Math.ceil(this.body.length * 1.3)
  }

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding) ?? compressors[encoding](this.body, this.quality)
    this.compressed.set(encoding, known)
    return known
  }
}

export const entityTag = (body: Buffer | string): string =>
  `W/"${createHash("sha1").update(body).digest("base64url")}"`

/**
 * An answer that is the same for everybody who asks for the same address: nothing of a session, of a member of staff or
 * of what only some may see is in it.
 */
export class SharedAnswer {
  readonly bytes: AnswerBytes
  /** Epoch milliseconds until which the address is answered with these bytes, and nothing is looked at. */
  readonly freshUntil: number
  /** When the time alone makes another answer of it; no cache may keep it beyond. Infinite when none does. */
  readonly changesAt: number

  constructor(bytes: AnswerBytes, { freshUntil, changesAt }: { freshUntil: number; changesAt: number }) {
    this.bytes = bytes
    this.freshUntil = freshUntil
    this.changesAt = changesAt
  }
}
