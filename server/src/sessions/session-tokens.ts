import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto"

/** What a session's token says of itself. */
export interface SignedSession {
  readonly sessionId: string
  /** Epoch milliseconds. */
  readonly issuedAt: number
}

/** Tokens that say whose session they are, so that nobody has to be asked. */
export interface SessionTokens {
  write(websiteId: string, session: SignedSession): string
  /** What a token of the website says; nothing when the signature is not ours. */
  read(websiteId: string, token: string): SignedSession | undefined
}

/** Tells two tokens of one session apart, made in the same millisecond. */
const nonceBytes = 9
/** Letters of a signature of 256 bits. */
const signatureLength = 43

/** Signs with a key of each website's own, derived from the server's: a token of one website is nothing to another. */
export function sessionTokens(signingKey: string): SessionTokens {
  const keys = new Map<string, Buffer>()
  const keyOf = (websiteId: string): Buffer => {
    const known =
      keys.get(websiteId) ?? Buffer.from(hkdfSync("sha256", signingKey, "", `sessions of ${websiteId}`, 32))
    keys.set(websiteId, known)
    return known
  }
  const sign = (websiteId: string, said: string): string =>
    createHmac("sha256", keyOf(websiteId)).update(said).digest("base64url")

  return {
    write(websiteId, { sessionId, issuedAt }) {
      const nonce = randomBytes(nonceBytes).toString("base64url")
      const said = Buffer.from(`${sessionId}.${issuedAt}.${nonce}`).toString("base64url")
      return said + sign(websiteId, said)
    },

    read(websiteId, token) {
      const said = token.slice(0, -signatureLength)
      // Whole texts are compared: a signature has other spellings that decode to the same bytes.
      const [given, ours] = [Buffer.from(token.slice(said.length)), Buffer.from(sign(websiteId, said))]
      if (said === "" || given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined
      const [sessionId = "", issuedAt] = Buffer.from(said, "base64url").toString().split(".")
      return { sessionId, issuedAt: Number(issuedAt) }
    },
  }
}
