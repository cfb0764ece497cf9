import { likelyBrand } from "@parterre/domain/cards"

/** A card as typed: the number in groups, the expiry as MM/YY. */
export interface CardTyped {
  readonly number: string
  readonly expiry: string
  readonly cvd: string
  readonly nameOnCard: string
}

export const blankCard: CardTyped = { number: "", expiry: "", cvd: "", nameOnCard: "" }

export const digitsOf = (text: string): string => text.replace(/\D/g, "")

/** `4242 4242 4242 4242`, or `3782 822463 10005` as Amex prints it. */
export function groupedNumber(digits: string): string {
  const groups = likelyBrand(digits) === "amex" ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined
  const parts = groups === undefined ? digits.match(/\d{1,4}/g) : groups.exec(digits)?.slice(1)
  return (parts ?? []).filter((part) => part !== undefined).join(" ")
}

/** The number after a keystroke: grouped while it grows at its end, left alone while it is mended inside. */
export function typedNumber(before: string, after: string): string {
  const kept = after.replace(/[^\d\s-]/g, "")
  const digits = digitsOf(kept).slice(0, 19)
  const grows = digits.length > digitsOf(before).length && digits.startsWith(digitsOf(before))
  return grows ? groupedNumber(digits) : kept.slice(0, 24)
}

/** The expiry after a keystroke: the slash comes by itself, and `4` can only mean April. */
export function typedExpiry(before: string, after: string): string {
  const grows = after.length > before.length
  const digits = digitsOf(after)
  const month = grows && /^[2-9]/.test(digits) ? `0${digits}` : digits
  // Browsers fill in four-digit years.
  const year = month.length > 4 && month.slice(2).startsWith("20") ? month.slice(4, 6) : month.slice(2, 4)
  if (month.length < 2) return month
  return grows || month.length > 2 ? `${month.slice(0, 2)}/${year}` : month
}
