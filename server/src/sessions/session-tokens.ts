import { randomBytes } from "node:crypto"
import { isOurs, websiteSignatures } from "../website-signatures.ts"

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
/** Tokens that are known to be ours, about half a kilobyte each. */
const mostKnown = 20_000

export function sessionTokens(signingKey: string): SessionTokens {
  const signatures = websiteSignatures(signingKey, "sessions")
  // A shopper shows the same token with every request, and whose it is does not change: whether it still counts is asked
  // elsewhere. What was made up by somebody is remembered nowhere.
  const known = new Map<string, { readonly websiteId: string; readonly session: SignedSession }>()
  const signed = (websiteId: string, said: string): string =>
    said + signatures(websiteId, said).toString("base64url")

  return {
    write(websiteId, { sessionId, issuedAt }) {
      const nonce = randomBytes(nonceBytes).toString("base64url")
      return signed(websiteId, Buffer.from(`${sessionId}.${issuedAt}.${nonce}`).toString("base64url"))
    },

    read(websiteId, token) {
      const before = known.get(token)
      if (before?.websiteId === websiteId) return before.session
      const said = token.slice(0, -signatureLength)
      if (said === "" || !isOurs(token, signed(websiteId, said))) return undefined
      const [sessionId = "", issuedAt] = Buffer.from(said, "base64url").toString().split(".")
      const session = { sessionId, issuedAt: Number(issuedAt) }
      if (known.size >= mostKnown) known.clear()
      known.set(token, { websiteId, session })
      return session
    },
  }
}
