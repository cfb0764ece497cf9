/** Rows of combos. Times are epoch milliseconds, money is cents. */
import type { Localized } from "@parterre/contract"
import type { ByocRules, ComboGroupKind, ComboReduction } from "@parterre/domain/combos"

/** One thing a combo offers: a price level of an event, at some of its prices. */
export interface StoredComboDetail {
  /** What a hold names as `comboGroupDetailId`. */
  readonly id: string
  readonly showId: string
  readonly eventId: string
  readonly priceLevelId: string
  /** Of the event. */
  readonly priceIds: readonly string[]
}

export interface StoredComboGroup {
  readonly id: string
  readonly kind: ComboGroupKind
  readonly name: Localized
  /** Of a mandatory group. */
  readonly required?: number
  /** Of a pseudo-mandatory group, both inclusive. */
  readonly min?: number
  readonly max?: number
  readonly reduction?: ComboReduction
  readonly details: readonly StoredComboDetail[]
}

/** What each kind has of its own. */
export interface ComboTerms {
  readonly combo: {
    readonly onePerShow: boolean
    readonly onePerPerformance: boolean
    readonly groups: readonly StoredComboGroup[]
  }
  readonly byoc: ByocRules & { readonly details: readonly StoredComboDetail[] }
}

export interface ComboRow {
  id: string
  website_id: string
  kind: "combo" | "byoc"
  page_id: string
  title_fr: string
  title_en: string
  /** HTML */
  description_fr: string | null
  /** HTML */
  description_en: string | null
  /** Path of an asset. */
  image: string | null
  /** Combos that one cart may hold. */
  max_tickets: number | null
  sale_from: number | null
  sale_until: number | null
  /** JSON of the kind's `ComboTerms`. */
  terms: string
  ordinal: number
}
