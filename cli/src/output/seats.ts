import type { CartDetailToken } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { calledRow, calledSeat, comparePlaces } from "@parterre/domain/seat-names"

/** « Parterre C : 12, 13 · Cabaret table 3 : 1 · Plancher × 3 »: seats by section and row, places counted. */
export function seatsText(tokens: readonly CartDetailToken[], language: Language): string {
  const colon = language === "fr" ? "\u00a0:" : ":"
  const groups = new Map<string, string[]>()
  for (const { section, row, rowType, seat } of tokens.toSorted(comparePlaces)) {
    const called = calledRow(row ?? "", rowType ?? "SEAT")
    // The one word is both French and English.
    const table = called.type === "TABLE" ? "table" : ""
    const place = [section ?? "", table, called.row].filter((part) => part !== "").join(" ")
    groups.set(place, [...(groups.get(place) ?? []), calledSeat(seat ?? "")])
  }
  return [...groups]
    .map(([place, seats]) => {
      const numbers = seats.filter((seat) => seat !== "")
      return numbers.length === 0 ? `${place} × ${seats.length}` : `${place}${colon} ${numbers.join(", ")}`
    })
    .join(" · ")
}
