import { createHash } from "node:crypto"
import { websiteSignatures } from "../website-signatures.ts"
import type { SignInSecrets } from "./provider.ts"

/** What follows from a state: of a sign-in under way the database has hashes only. */
export function signInSecrets(signingKey: string) {
  const sign = websiteSignatures(signingKey, "social")
  return (websiteId: string, state: string): SignInSecrets => {
    const verifier = sign(websiteId, `verifier ${state}`).toString("base64url")
    return {
      state,
      nonce: sign(websiteId, `nonce ${state}`).toString("base64url"),
      verifier,
      challenge: createHash("sha256").update(verifier).digest("base64url"),
    }
  }
}
