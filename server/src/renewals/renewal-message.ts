/** The kind of outbox message for the mail that asks somebody to renew. */
export const RENEWAL_MAIL = "renewal"
/** That of the mail that reminds whoever has not renewed. */
export const RENEWAL_REMINDER_MAIL = "renewal-reminder"

export interface RenewalMessage {
  readonly renewalId: string
}
