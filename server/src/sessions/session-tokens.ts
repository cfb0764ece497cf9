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
      const said = `${sessionId}.${issuedAt.toString(36)}.${randomBytes(nonceBytes).toString("base64url")}`
      return `${said}.${sign(websiteId, said)}`
    },

    read(websiteId, token) {
      const parts = token.split(".")
      const [sessionId, issued, nonce, signature] = parts
      if (parts.length !== 4 || !sessionId || !issued || !nonce || !signature) return undefined
      // Whole texts are compared: a signature has other spellings that decode to the same bytes.
      const [given, ours] = [signature, sign(websiteId, `${sessionId}.${issued}.${nonce}`)].map((text) =>
        Buffer.from(text),
      ) as [Buffer, Buffer]
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined
      return { sessionId, issuedAt: Number.parseInt(issued, 36) }
    },
  }
}
