import type { Language, NewsletterChange } from "@parterre/contract"

/** Rows of who wants newsletters. Times are epoch milliseconds. */

/** What somebody agreed to: kept as long as a newsletter may be sent for it, and after. */
interface Consent {
  website_id: string
  newsletter_id: string
  /** Of the mail that asks for confirmation, which may be about several. */
  letter_id: string
  email: string
  email_key: string
  /** Whose profile shows it; none of a guest. */
  client_id: string | null
  /** As the footer's form asks; null elsewhere. */
  city: string | null
  postal_code: string | null
  province: string | null
  /** In which languages the newsletter is wanted. */
  language: NonNullable<NewsletterChange["language"]>
  source: NonNullable<NewsletterChange["source"]>
  /** The words that were agreed to, as they were shown. */
  consent_text: string
  asked_at: number
  confirmed_at: number | null
}

/** A wish that its mail has yet to confirm. */
export interface NewsletterAskRow extends Consent {
  id: string
  /** The language of the shop then. */
  asked_in: Language
}

/** A wish that was confirmed; one of each address and newsletter lives. */
export interface NewsletterSubscriptionRow extends Consent {
  id: string
  confirmed_at: number
  ended_at: number | null
}

/** A subscription that the link of a mail ends together with others; the mail names them all. */
export interface NewsletterLeaveLinkRow {
  website_id: string
  /** Of the link: the same for the same subscriptions, however many mails name them. */
  id: string
  subscription_id: string
}
