/** A presale of an event, before its sale opens to all. Times are epoch milliseconds. */
export type Presale = {
  readonly from: number
  /** When the sale opens to all. */
  readonly until: number
}

/** Where an event stands with its presale: it may be bought by some while it is open. */
export function presaleState(presale: Presale, now: number): "to-come" | "open" | "over" {
  if (now < presale.from) return "to-come"
  return now < presale.until ? "open" : "over"
}
