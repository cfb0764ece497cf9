import { type BrandRules, type CardBrand, cardBrand } from "./brand.ts"

export type CardNumberError = "required" | "characters" | "check-digit" | "brand" | "brand-not-accepted"

export type CardNumberCheck =
  | { ok: true; digits: string; brand: CardBrand }
  | { ok: false; error: CardNumberError }

/** The check-digit test of card numbers: every second digit from the right doubled, the sum a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    // Stryker disable next-line ArithmeticOperator: the opposite of a multiple of ten is one too
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card number as the wire has it: the shopper's spaces and dashes are left out [VAL-011]. */
export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, "")

/** Checks a typed card number; `accepted` is what the website's payment methods enable [VAL-006] [VAL-011] [VAL-012]. */
export function checkCardNumber(
  typed: string,
  accepted: readonly CardBrand[],
  rules: BrandRules = "spec",
): CardNumberCheck {
  const digits = cardDigits(typed)
  if (digits === "") return { ok: false, error: "required" }
  if (!/^\d+$/.test(digits)) return { ok: false, error: "characters" }
  if (!passesLuhn(digits)) return { ok: false, error: "check-digit" }
  const brand = cardBrand(digits, rules)
  if (brand === undefined) return { ok: false, error: "brand" }
  return accepted.includes(brand) ? { ok: true, digits, brand } : { ok: false, error: "brand-not-accepted" }
}

/** A card number one may show: its last four digits only. */
export function maskCard(number: string): string {
  const digits = number.replace(/\D/g, "")
  return digits.length < 8 ? "•••• ••••" : `•••• ${digits.slice(-4)}`
}

/** The first six digits, which name the issuer in a 3-D Secure start. */
export const cardBin = (digits: string): string => digits.replace(/\D/g, "").slice(0, 6)
