import type { Cents } from "../money/cents.ts"

/** Cents: processors refuse to charge a card less. */
export const LEAST_CHARGE: Cents = 50
