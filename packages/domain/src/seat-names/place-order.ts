import { calledRow, calledSeat } from "./called-row.ts"

/** A seat by the names printed on a ticket. */
export interface NamedSeat {
  readonly section?: string | undefined
  readonly row?: string | undefined
  readonly seat?: string | undefined
  readonly rowType?: "SEAT" | "TABLE" | undefined
}

/** A seat or a place at an event. */
export interface PlaceAtEvent extends NamedSeat {
  readonly eventId?: string | undefined
  /** Epoch milliseconds. */
  readonly startsAt?: number | undefined
  readonly level?: string | undefined
}

/**
 * The order in which places are listed, on a ticket, in a mail and on a screen alike: by the event's date, then by
 * section, row and seat.
 */
export const comparePlaces = (a: PlaceAtEvent, b: PlaceAtEvent): number =>
  (a.startsAt ?? 0) - (b.startsAt ?? 0) ||
  compareNames(a.eventId ?? "", b.eventId ?? "") ||
  compareNames(a.section ?? "", b.section ?? "") ||
  compareNames(a.level ?? "", b.level ?? "") ||
  compareNames(rowOf(a), rowOf(b)) ||
  compareNames(calledSeat(a.seat ?? ""), calledSeat(b.seat ?? ""))

const rowOf = ({ row = "", rowType = "SEAT" }: NamedSeat): string => calledRow(row, rowType).row

/**
 * Names as a house counts: 2 before 10, A before B, Z before AA, A2 before A10, 9 before 9A before 10. Numbers come
 * first, then rows called by letters, then words.
 */
export function compareNames(a: string, b: string): number {
  // Most places of a list share the names of their section and their row.
  if (a === b) return 0
  const others = partsOf(b)
  for (const [i, part] of partsOf(a).entries()) {
    const other = others[i]
    if (other === undefined) return 1
    const apart = compareParts(part, other)
    if (apart !== 0) return apart
  }
  return partsOf(a).length - others.length || byCode(a, b)
}

const partsOf = (name: string): readonly string[] => name.match(/\d+|\D+/g) ?? []

const compareParts = (a: string, b: string): number =>
  kindOf(a) - kindOf(b) ||
  (kindOf(a) === NUMBER ? Number(a) - Number(b) : 0) ||
  (kindOf(a) === LETTERS ? a.trim().length - b.trim().length : 0) ||
  byCode(plain(a), plain(b))

const [NUMBER, LETTERS, WORDS] = [0, 1, 2]

/** AA is the row after Z, but a word of three letters or more is a word. */
const kindOf = (part: string): number =>
  /^\d/.test(part) ? NUMBER : /^\s*\p{L}{1,2}[\s.-]*$/u.test(part) ? LETTERS : WORDS

/** Without accents and capitals, as an alphabet takes it. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
