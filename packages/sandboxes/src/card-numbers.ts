/** Whether the digits pass the Luhn check. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

export type SandboxBrand = "visa" | "mastercard" | "amex" | "discover" | "jcb" | "diners" | "unionpay"

const RANGES: ReadonlyArray<readonly [RegExp, SandboxBrand]> = [
  [/^4/, "visa"],
  [/^(5[1-5]|2[2-7])/, "mastercard"],
  [/^3[47]/, "amex"],
  [/^(6011|65|64[4-9])/, "discover"],
  [/^35/, "jcb"],
  [/^(30[0-5]|36|38)/, "diners"],
  [/^62/, "unionpay"],
]

/** The brand of a test number. */
export const sandboxBrand = (number: string): SandboxBrand =>
  RANGES.find(([range]) => range.test(number))?.[1] ?? "visa"

/** Electronic commerce indicator of a 3-D Secure result; Mastercard counts differently. */
export function eciOf(brand: SandboxBrand, result: string): string {
  const codes = brand === "mastercard" ? { Y: "02", A: "01", other: "00" } : { Y: "05", A: "06", other: "07" }
  return result === "Y" || result === "A" ? codes[result] : codes.other
}

/** Whether a card is past the last day of its month. `month` counts from 1, `year` has four digits. */
export const isExpired = (month: number, year: number, now: number): boolean =>
  now >= Date.UTC(year, month, 1)
