/** Rows of gift certificates. Times are epoch milliseconds, money is cents. */

export interface GiftCertificateRow {
  id: string
  website_id: string
  /** SHA-256 of the plain code */
  code_hash: string
  last_four: string
  /** What it was issued for. */
  value: number
  balance: number
  currency: string
  state: "open" | "blocked"
  /** The piece it was sold as; none of those that were issued by hand. */
  hold_line_id: string | null
  created_at: number
  changed_at: number
}

/** What a sale is to be paid with, as its shopper was told. */
export interface SaleCertificateRow {
  sale_id: string
  certificate_id: string
  ordinal: number
  amount: number
}

/** What an attempt took from a balance: held while it may still pay, then spent with the tickets, or returned. */
export interface CertificateUseRow {
  attempt_id: string
  certificate_id: string
  sale_id: string
  amount: number
  state: "held" | "spent" | "returned"
  changed_at: number
}
