import type { PromotionTerms } from "@parterre/domain/promotions"

/** Rows of promotions and presales. */
export interface PromotionRow {
  id: string
  website_id: string
  /** As it is compared. */
  code: string
  name_fr: string
  name_en: string
  /** JSON of the domain's `PromotionTerms`. */
  terms: string
  /** Tickets of one shopper. */
  per_shopper: number | null
}

export const termsOf = ({ terms }: Pick<PromotionRow, "terms">): PromotionTerms => JSON.parse(terms)

/** A code that opens a presale. */
export interface PresaleCodeRow {
  id: string
  website_id: string
  presale_id: string
  code: string
}

/** How many tickets a code of a promotion or a presale is for, where that is limited; `taken` are held or sold. */
export interface CodeUseRow {
  code_id: string
  website_id: string
  capacity: number
  taken: number
}
