import type { Path } from "./problem.ts"
import type { Source } from "./source.ts"

/** Ends the sentence about an amount that is no number at all. */
export const wholeCents = "money is written in whole cents, such as 6500 for $65.00"

/** An amount as the file shows it: a text keeps its quotation marks. */
export const moneyAsTyped = (source: Source, path: Path, value: unknown): string =>
  typeof value === "string" ? JSON.stringify(value) : (source.written(path) ?? String(value))

/** Whether an amount was typed with decimals, as dollars are: `120.00`, `1.2e2`, `"120,00 $"`. */
export const hasDecimals = (typed: string): boolean => /\d[.,]\d|\de/i.test(typed)

/** Asks what was meant by an amount with decimals: its cents, or its dollars. */
export function decimalsQuestion(typed: string): string {
  const amount = amountOf(typed)
  const asDollars = `${Math.round(amount * 100)} for ${dollars(amount)}`
  const meanings = Number.isInteger(amount)
    ? `${amount} for ${dollars(amount / 100)}, or ${asDollars}`
    : asDollars
  return `${typed} has decimals, and money is written in whole cents: ${meanings}?`
}

/** The last of several separators sets off the decimals, in either language: `1,200.00`, `1 200,00 $`. */
function amountOf(typed: string): number {
  const [, whole = "", decimals = ""] = /([\d.,\s]*?)(?:[.,](\d+(?:e[+-]?\d+)?))?[^\d]*$/i.exec(typed) ?? []
  return Number(/\de/i.test(typed) ? typed : `${whole.replace(/\D/g, "")}.${decimals}`)
}

const dollars = (amount: number): string => `$${amount.toFixed(2)}`
