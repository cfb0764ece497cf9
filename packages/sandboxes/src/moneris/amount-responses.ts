import type { SandboxBrand } from "../card-numbers.ts"

/** The transaction did not get an answer: neither approved nor declined. */
export const INCOMPLETE = "null"

/** Response codes by the cents of an amount under 10.00. */
const BY_CENTS: Readonly<Record<number, string>> = {
  5: "481",
  12: "477",
  24: INCOMPLETE,
  41: "479",
  43: "480",
  51: "076",
  54: "482",
  57: "485",
}

/** The response code that an amount brings about, as Moneris' simulator has it; undefined: the amount changes nothing. */
export function responseToAmount(brand: SandboxBrand, amount: number): string | undefined {
  if (amount < 10_00) return BY_CENTS[amount % 100]
  if (brand !== "visa") return undefined
  if (amount >= 51_00 && amount <= 60_00) return "481"
  return amount >= 120_00 && amount <= 130_00 ? "482" : undefined
}
