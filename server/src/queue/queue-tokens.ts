import { isOurs, websiteSignatures } from "../website-signatures.ts"

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

/** The session is part of what is signed: a token that was copied lets nobody else in. */
export function queueTokens(signingKey: string): QueueTokens {
  const sign = websiteSignatures(signingKey, "queues")
  const write: QueueTokens["write"] = ({ websiteId, sessionId }, placeId) => {
    const signature = sign(websiteId, JSON.stringify([placeId, sessionId])).subarray(0, signatureBytes)
    return `${placeId}.${signature.toString("base64url")}`
  }
  return {
    write,
    read(holder, token) {
      const placeId = token.slice(0, Math.max(0, token.lastIndexOf(".")))
      return isOurs(token, write(holder, placeId)) ? placeId : undefined
    },
  }
}
