import type { CardExpiry } from "@parterre/domain/cards"

/** The month of a time in epoch milliseconds, as the shopper's calendar has it. */
export function monthOf(now: number): CardExpiry {
  const date = new Date(now)
  return { month: date.getMonth() + 1, year: date.getFullYear() }
}
