/** The kind of outbox message for the mail that asks somebody to renew. */
export const RENEWAL_MAIL = "renewal"

export interface RenewalMessage {
  readonly renewalId: string
}
