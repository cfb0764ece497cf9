import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** What a token is of: a place, in the hands of one session. */
interface TokenHolder {
  readonly websiteId: string
  readonly sessionId: string
}

/** Makes and reads the tokens that name places in queues. */
export interface QueueTokens {
  write(holder: TokenHolder, placeId: string): string
  /** The id of the place that a token names; nothing when it is not ours or another session's. */
  read(holder: TokenHolder, token: string): string | undefined
}

/** 128 bits. */
const signatureBytes = 16

/**
 * Signs with a key of each website's own, derived from the server's. The session is part of what is signed: a token that
 * was copied lets nobody else in.
 */
export function queueTokens(signingKey: string): QueueTokens {
  const keys = new Map<string, Buffer>()
  const keyOf = (websiteId: string): Buffer => {
    const known =
      keys.get(websiteId) ?? Buffer.from(hkdfSync("sha256", signingKey, "", `queues of ${websiteId}`, 32))
    keys.set(websiteId, known)
    return known
  }
  const write: QueueTokens["write"] = ({ websiteId, sessionId }, placeId) => {
    const signed = JSON.stringify([placeId, sessionId])
    const signature = createHmac("sha256", keyOf(websiteId)).update(signed).digest()
    return `${placeId}.${signature.subarray(0, signatureBytes).toString("base64url")}`
  }
  return {
    write,
    read(holder, token) {
      const placeId = token.slice(0, Math.max(0, token.lastIndexOf(".")))
      const [given, ours] = [Buffer.from(token), Buffer.from(write(holder, placeId))]
      return given.length === ours.length && timingSafeEqual(given, ours) ? placeId : undefined
    },
  }
}
