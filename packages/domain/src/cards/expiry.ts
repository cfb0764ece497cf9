/** `month` is 1 to 12, `year` has four digits. */
export type CardExpiry = { month: number; year: number }

/** Reads MMYY (a slash or space between is fine) as a month of this century [VAL-013]. */
export function parseExpiry(text: string): CardExpiry | undefined {
  const parts = /^(0[1-9]|1[0-2])\s?\/?\s?(\d{2})$/.exec(text.trim())
  return parts === null ? undefined : { month: Number(parts[1]), year: 2000 + Number(parts[2]) }
}

/** The wire form MMYY [VAL-013]. */
export const formatExpiry = ({ month, year }: CardExpiry): string =>
  `${String(month).padStart(2, "0")}${String(year % 100).padStart(2, "0")}`

/** A card is good through the last day of its month. */
export const isExpired = (card: CardExpiry, now: CardExpiry): boolean =>
  card.year < now.year || (card.year === now.year && card.month < now.month)

/** The years a card form offers: this one and the nine after it [VAL-014]. */
export const expiryYears = (thisYear: number): number[] => Array.from({ length: 10 }, (_, i) => thisYear + i)

/** The months a card form offers [VAL-014]. */
export const expiryMonths = (): number[] => Array.from({ length: 12 }, (_, i) => i + 1)
