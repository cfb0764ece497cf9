/** transStatus of EMV 3-D Secure, and `not-enrolled` for a card range outside it. */
export type TransStatus = "Y" | "A" | "C" | "N" | "R" | "U" | "I" | "not-enrolled"

export type AuthenticationDecision = "proceed" | "challenge" | "stop"

/** What the tenant allows when the issuer could not authenticate; the risk is then the tenant's. */
export type AuthenticationPolicy = { proceedWhenUnavailable: boolean }

/**
 * What to do with a first or final 3-D Secure answer of the issuer. N and R always stop: brands forbid charging after R,
 * and we do not after N. A status one does not know stops.
 */
export function decideAuthentication(
  transStatus: TransStatus,
  policy: AuthenticationPolicy,
): AuthenticationDecision {
  switch (transStatus) {
    case "Y":
    case "A":
    case "not-enrolled":
      return "proceed"
    case "C":
      return "challenge"
    case "U":
    case "I":
      return policy.proceedWhenUnavailable ? "proceed" : "stop"
    default:
      return "stop"
  }
}

/** Whether the answer comes with proof (ECI and authentication value) to send with the charge. */
export const carriesProof = (transStatus: TransStatus): boolean => transStatus === "Y" || transStatus === "A"
