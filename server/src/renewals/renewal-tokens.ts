import { websiteSignatures } from "../website-signatures.ts"

/**
 * The links of renewals: derived, so that the mail can tell one and nothing keeps it. What a token names is found by its
 * hash, which stands in the renewal's row.
 */
export interface RenewalTokens {
  write(websiteId: string, renewalId: string): string
}

export function renewalTokens(signingKey: string): RenewalTokens {
  const sign = websiteSignatures(signingKey, "renewals")
  return { write: (websiteId, renewalId) => sign(websiteId, renewalId).toString("base64url") }
}
