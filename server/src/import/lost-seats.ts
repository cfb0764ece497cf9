import type { Localized } from "@parterre/contract"
import type { VenueSeatRow } from "../database/tables.ts"
import type { StoredSeating } from "./kept-ids.ts"
import type { VenueSeat } from "./sold-store.ts"
import type { TableDifference } from "./table-difference.ts"

/** A seat that somebody holds or has paid for, and that a plan takes away or changes. */
export interface LostSeat {
  readonly venueId: string
  readonly seatId: string
  readonly message: Localized
}

export interface SeatingChange {
  readonly before: StoredSeating
  readonly after: StoredSeating
  readonly seats: TableDifference<VenueSeatRow>
}

/**
 * Seats that disappear, whose neighbours change, or that are called otherwise, while somebody holds them: a ticket has to
 * go on naming the seat that was sold.
 */
export function lostSeats(
  { before, after, seats }: SeatingChange,
  claimed: readonly VenueSeat[],
): readonly LostSeat[] {
  const [was, now] = [namesOf(before), namesOf(after)]
  const changed = new Map(seats.changed.map(({ after: seat }) => [keyOf(seat), seat]))
  const removed = new Set(seats.removed.map(keyOf))
  const stored = new Map(before.seats.map((seat) => [keyOf(seat), seat]))
  const current = new Map(after.seats.map((seat) => [keyOf(seat), seat]))
  return claimed.flatMap((claim): readonly LostSeat[] => {
    const key = keyOf(claim)
    const [seat, next] = [stored.get(key), current.get(key)]
    if (seat === undefined) return []
    const own = { venueId: seat.venue_id, seatId: seat.seat_id }
    const sold = soldWords(seat, was.words(seat))
    if (removed.has(key) || next === undefined)
      return [{ ...own, message: joined(sold, { fr: "ne peut pas être retiré", en: "can’t be removed" }) }]
    if (was.rowName(seat) !== now.rowName(next) || seat.name !== next.name) {
      const words = now.words(next)
      const renamed = {
        fr: `ne peut pas devenir ${words.fr}`,
        en: `can’t become ${words.en}`,
      }
      return [{ ...own, message: joined(sold, renamed) }]
    }
    const isMoved =
      changed.has(key) &&
      (seat.row_id !== next.row_id || seat.section_id !== next.section_id || seat.ordinal !== next.ordinal)
    if (!isMoved) return []
    const moved = {
      fr: "ne peut pas changer de place dans sa rangée",
      en: "can’t be removed or moved within its row",
    }
    return [{ ...own, message: joined(sold, moved) }]
  })
}

const keyOf = ({ venue_id, seat_id }: { readonly venue_id: string; readonly seat_id: string }): string =>
  `${venue_id} ${seat_id}`

const joined = (one: Localized, other: Localized): Localized => ({
  fr: `${one.fr} et ${other.fr}`,
  en: `${one.en} and ${other.en}`,
})

const soldWords = ({ seat_id, venue_id }: VenueSeatRow, { fr, en }: Localized): Localized => ({
  fr: `le siège ${seat_id}, salle ${venue_id}, est vendu ou retenu (${fr})`,
  en: `seat ${seat_id} of ${venue_id} is sold or held (${en})`,
})

function namesOf({ sections, rows }: StoredSeating) {
  const sectionOf = new Map(sections.map((section) => [section.id, section]))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return {
    rowName: ({ row_id }: VenueSeatRow) => rowOf.get(row_id)?.name,
    words: ({ section_id, row_id, name }: VenueSeatRow): Localized => {
      const [section, row] = [sectionOf.get(section_id), rowOf.get(row_id)]
      const isTable = row?.type === "TABLE"
      return {
        fr: `${section?.name_fr}, ${isTable ? "table" : "rangée"} ${row?.name}, siège ${name}`,
        en: `${section?.name_en}, ${isTable ? "table" : "row"} ${row?.name}, seat ${name}`,
      }
    },
  }
}
