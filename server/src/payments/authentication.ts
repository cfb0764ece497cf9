import { carriesProof, decideAuthentication, type TransStatus } from "@parterre/domain/payments"

/** A 3-D Secure authentication as the processor holds it. `cavv` never leaves the server. */
export interface Authentication {
  readonly id: string
  readonly result: TransStatus
  /** Read from our own reference; undefined when the reference is not one of ours. */
  readonly saleToken: string | undefined
  /** cents */
  readonly amount: number
  readonly currency: string
  /** First six digits; undefined when the processor does not report them: fill it from our own record. */
  readonly bin: string | undefined
  readonly lastFour: string
  /** A `CardBrand`; `other` where the processor does not tell. */
  readonly brand: string
  /** epoch milliseconds */
  readonly createdAt: number
  readonly eci?: string
  readonly cavv?: string
  readonly directoryServerId?: string
  readonly version?: string
}

/** What the shopper's browser is told. */
export type ClientAuthenticationStatus = "frictionless" | "challenge" | "notEnrolled" | "failed"

/** The client's status for a result; `unavailablePasses` is the tenant's policy for a card its issuer could not check. */
export function clientStatus(result: TransStatus, unavailablePasses: boolean): ClientAuthenticationStatus {
  const decision = decideAuthentication(result, { proceedWhenUnavailable: unavailablePasses })
  if (decision !== "proceed") return decision === "challenge" ? "challenge" : "failed"
  return carriesProof(result) ? "frictionless" : "notEnrolled"
}

export interface BindingExpectation {
  readonly saleToken: string
  /** cents */
  readonly amount: number
  readonly currency: string
  /** First six digits of the card being charged. */
  readonly bin: string
  readonly lastFour: string
  /** epoch milliseconds */
  readonly now: number
  /** Whether an approved payment has used this authentication already. */
  readonly used: boolean
  readonly unavailablePasses: boolean
}

export type BindingMismatch = "result" | "sale" | "amount" | "currency" | "card" | "expired" | "used"

/** `proof` is what to send with the authorisation; none for a card outside 3-D Secure. */
export type Binding =
  | { readonly bound: true; readonly proof?: Authentication }
  | { readonly bound: false; readonly mismatch: BindingMismatch }

const LIFETIME = 30 * 60_000

/**
 * Ties an authentication, reloaded from the processor, to the payment about to be made.
 * The browser only sends an id: all of this is checked again because an id can be replayed or swapped.
 */
export function bindAuthentication(authentication: Authentication, expected: BindingExpectation): Binding {
  const mismatch = findMismatch(authentication, expected)
  if (mismatch !== undefined) return { bound: false, mismatch }
  return carriesProof(authentication.result) ? { bound: true, proof: authentication } : { bound: true }
}

function findMismatch(
  authentication: Authentication,
  expected: BindingExpectation,
): BindingMismatch | undefined {
  const age = expected.now - authentication.createdAt
  if (authentication.saleToken !== expected.saleToken) return "sale"
  if (authentication.amount !== expected.amount) return "amount"
  if (authentication.currency !== expected.currency) return "currency"
  if (authentication.bin !== expected.bin || authentication.lastFour !== expected.lastFour) return "card"
  if (age >= LIFETIME) return "expired"
  if (expected.used) return "used"
  const policy = { proceedWhenUnavailable: expected.unavailablePasses }
  return decideAuthentication(authentication.result, policy) === "proceed" ? undefined : "result"
}
