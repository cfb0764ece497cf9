import type { Localized } from "@parterre/contract"

/** One text in both languages. */
export type { Localized }

/** The two languages every shopper-facing text exists in. */
export type Language = keyof Localized
