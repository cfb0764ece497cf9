import type { Language, Localized } from "@parterre/contract"

/** Rows of season renewals. Times are epoch milliseconds. */

/** Places kept for somebody to renew: they are those of a cart, which ends at the deadline as any cart does. */
export interface RenewalRow {
  id: string
  website_id: string
  /** What is renewed into. */
  subscription_id: string
  cart_id: string
  /** Of the link that was mailed. */
  token_hash: string
  /** What the organiser knows it by, such as `R-7K3QX2DM`. */
  number: string
  /** Whose account it is; none of a guest. */
  client_id: string | null
  /** JSON `Buyer`: as they bought last season. */
  client: string
  language: Language
  /** JSON: names of what was renewed, so that nothing is offered twice. */
  sources: string
  /** JSON `LostPlace[]`: what they had and cannot be offered again. */
  lost: string
  deadline: number
  created_at: number
  /** JSON `InstalmentTerms`: how it may be paid in pieces; null where it is paid at once. */
  instalments: string | null
}

/** A place of last season that is not to be had, in words. */
export interface LostPlace {
  readonly place: Localized
}
