/** Asks whoever has an address to confirm the newsletters asked for it. */
export const NEWSLETTER_CONFIRM_MAIL = "newsletter-confirm"
/** Says what was confirmed, and how to leave it. */
export const NEWSLETTER_WELCOME_MAIL = "newsletter-welcome"

export const NEWSLETTER_MAILS: readonly string[] = [NEWSLETTER_CONFIRM_MAIL, NEWSLETTER_WELCOME_MAIL]

/** A letter about newsletters, as the outbox keeps it. */
export interface NewsletterMessage {
  readonly letterId: string
}
