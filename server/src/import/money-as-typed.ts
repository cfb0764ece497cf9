import type { Path } from "./problem.ts"
import type { Source } from "./source.ts"

/** Ends the sentence about an amount that is no number at all. */
export const wholeCents = "money is written in whole cents, such as 6500 for $65.00"

/** An amount as the file shows it: a text keeps its quotation marks. */
export const moneyAsTyped = (source: Source, path: Path, value: unknown): string =>
  typeof value === "string" ? JSON.stringify(value) : (source.written(path) ?? String(value))

/**
 * Whether an amount was typed in digits alone. Parsing makes 64 of `64.` and `64.00`, and 120 of `0x78`. What the type
 * or the minimum refuses anyway, such as `-1`, `.inf` and `"$65"`, is left to them, but for a text with decimals.
 */
export function isWholeCents(typed: string, value: unknown): boolean {
  if (typeof value === "string") return !/\d[.,]\d|\de/i.test(typed)
  if (typeof value !== "number" || !Number.isFinite(value)) return true
  return value < 0 ? /^-\d+$/.test(typed) : /^\d+$/.test(typed)
}

const isIntegerLiteral = (typed: string): boolean => /^([-+]?\d+|0x[\da-f]+|0o[0-7]+)$/i.test(typed)

/** Asks what was meant by an amount that is not whole cents: its cents, or its dollars when it has decimals. */
export function moneyQuestion(typed: string): string {
  if (isIntegerLiteral(typed)) {
    const amount = Math.abs(Number(typed))
    return `${typed} is not in digits alone, and money is written in whole cents: ${asCents(amount)}?`
  }
  const amount = amountOf(typed)
  const asDollars = `${Math.round(amount * 100)} for ${dollars(amount)}`
  const meanings = Number.isInteger(amount) ? `${asCents(amount)}, or ${asDollars}` : asDollars
  return `${typed} has decimals, and money is written in whole cents: ${meanings}?`
}

const asCents = (amount: number): string => `${amount} for ${dollars(amount / 100)}`

/** The last of several separators sets off the decimals, in either language: `1,200.00`, `1 200,00 $`. */
function amountOf(typed: string): number {
  const [, whole = "", decimals = ""] = /([\d.,\s]*?)(?:[.,](\d+(?:e[+-]?\d+)?))?[^\d]*$/i.exec(typed) ?? []
  return Number(/\de/i.test(typed) ? typed : `${whole.replace(/\D/g, "")}.${decimals}`)
}

const dollars = (amount: number): string => `$${amount.toFixed(2)}`
