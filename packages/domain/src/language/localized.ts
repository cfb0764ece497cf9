/** One text in both languages, and the two languages that every shopper-facing text exists in. */
export type { Language, Localized } from "@parterre/contract"
