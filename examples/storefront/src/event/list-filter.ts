import { plainText } from "@parterre/domain"
import type { ListedLevel, ListedRow, ListedSeat, ListedSection } from "@parterre/react"

/** A section that answers what was typed, and what of its rows and seats does. */
export interface Match {
  readonly section: ListedSection
  readonly row: (row: ListedRow) => boolean
  readonly seat: (seat: ListedSeat, row: ListedRow) => boolean
  /** A row was named: its section need not be opened by hand. */
  readonly opens: boolean
}

const words = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** « C 12 », « parterre C », « 101 »: words that name the section are used up first, then a row, then a seat. */
export function matchSection(typed: string, level: ListedLevel, section: ListedSection): Match | undefined {
  const own = words(`${level.name} ${section.name}`)
  const rest = words(typed).filter((word) =>
    word.length < 2 ? !own.includes(word) : !own.some((name) => name.startsWith(word)),
  )
  const [first, second, third] = rest
  if (third !== undefined) return undefined
  const isRow = (row: ListedRow) => first === undefined || plainText(row.name) === first
  const isSeat = (name: ListedSeat, row: ListedRow) =>
    second !== undefined
      ? isRow(row) && plainText(name.name) === second
      : isRow(row) || plainText(name.name) === first
  const row = (listed: ListedRow) =>
    isRow(listed)
      ? second === undefined || listed.seats.some((seat) => isSeat(seat, listed))
      : second === undefined && listed.seats.some((seat) => isSeat(seat, listed))
  // Rows that are not loaded yet may still hold what was typed.
  if (first !== undefined && section.status === "ready" && !section.rows.some(row)) return undefined
  return { section, row, seat: isSeat, opens: first !== undefined }
}
