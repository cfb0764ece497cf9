/** The two languages every shopper-facing text exists in. */
export type Language = "fr" | "en"

/** One text in both languages. */
export type Localized = { fr: string; en: string }
