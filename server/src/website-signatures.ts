import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto"

/** The SHA-256 signature of a text by a website's key: 32 bytes. */
export type WebsiteSignatures = (websiteId: string, text: string) => Buffer

/**
 * Signs with a key of each website's own, derived from the server's: who has the key of one website, or of one kind of
 * token, signs nothing for another.
 */
export function websiteSignatures(
  signingKey: string,
  kind:
    | "sessions"
    | "queues"
    | "tickets"
    | "gifts"
    | "newsletters"
    | "renewals"
    | "passes"
    | "certificates"
    | "calendars"
    | "pseudonyms"
    | "social",
): WebsiteSignatures {
  // As objects: to make one of bytes costs several times what a signature does.
  const keys = new Map<string, KeyObject>()
  const keyOf = (websiteId: string): KeyObject => {
    const known = keys.get(websiteId) ?? derive(websiteId)
    keys.set(websiteId, known)
    return known
  }
  const derive = (websiteId: string) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", signingKey, "", `${kind} of ${websiteId}`, 32)))
  return (websiteId, text) => createHmac("sha256", keyOf(websiteId)).update(text).digest()
}

/**
 * Whether a signed text is the one that we would have written, in a time that tells nothing of how alike they are. Whole
 * texts are compared: a signature has other spellings that decode to the same bytes.
 */
export function isOurs(given: string, ours: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(ours)]
  return one.length === other.length && timingSafeEqual(one, other)
}
