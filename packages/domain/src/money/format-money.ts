import type { Language } from "../language/localized.ts"
import { assertCents, type Cents } from "./cents.ts"

const NARROW_SPACE = "\u202f"
const FIXED_SPACE = "\u00a0"

/** `1 234,50 $` (unbreakable spaces) or `$1,234.50`. Written by hand so that every runtime prints the same. */
export function formatMoney(cents: Cents, lang: Language): string {
  assertCents(cents, "The amount")
  const sign = cents < 0 ? "-" : ""
  const size = Math.abs(cents)
  const fraction = String(size % 100).padStart(2, "0")
  const whole = (separator: string) => String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, separator)
  return lang === "fr"
    ? `${sign}${whole(NARROW_SPACE)},${fraction}${FIXED_SPACE}$`
    : `${sign}$${whole(",")}.${fraction}`
}
