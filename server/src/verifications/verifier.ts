import type { MailCheck, Verification } from "@parterre/contract"

/** A postal address as it is asked about. */
export interface AskedAddress {
  readonly line1: string
  readonly city: string
  readonly country: string
  readonly zip: string
}

/** Says whether somebody can be reached; whatever fails, nobody is refused for it. */
export interface Verifier {
  email(email: string): Promise<Verification>
  phone(number: string): Promise<Verification>
  address(address: AskedAddress): Promise<Verification>
  ip(ip: string): Promise<Verification>
  mail(email: string): Promise<MailCheck>
}

/** What is said where nobody knows better. */
export const unverified: Verification = { status: "valid", responseCode: "unverified" }
