/** Rows of what stands around the sale. Columns marked JSON hold the named type as text. */

export interface StaticPageRow {
  id: string
  website_id: string
  /** `StaticPageName` of the contract */
  name: string
  title_fr: string | null
  title_en: string | null
  /** Sanitised; a page has either language, or both. */
  html_fr: string | null
  html_en: string | null
  /** JSON `string[]`: ids of pages */
  page_ids: string
}

export interface OutletRow {
  id: string
  website_id: string
  ordinal: number
  name_fr: string
  name_en: string
  address_line1: string | null
  address_line2: string | null
  city: string
  province_state: string
  postal_code: string | null
  country: string
  latitude: number | null
  longitude: number | null
  phone: string | null
  /** JSON `string[]`, a line each */
  hours_fr: string
  hours_en: string
  note_fr: string | null
  note_en: string | null
}

export interface BannerRow {
  id: string
  website_id: string
  place: "carousel" | "main" | "secondary"
  ordinal: number
  /** Path of an asset. */
  image: string
  title_fr: string
  title_en: string
  /** Either of them. */
  page_id: string | null
  url: string | null
}

/** A newsletter that an organiser, or a producer on its site, sends by its own means. */
export interface NewsletterRow {
  id: string
  website_id: string
  ordinal: number
  title_fr: string
  title_en: string
  text_fr: string
  text_en: string
  /** Who sends it; the organiser itself when null. */
  producer_fr: string | null
  producer_en: string | null
  /** JSON `string[]`: ids of the pages of the producer's events; none of the organiser's own. */
  page_ids: string
}
