import { isCalled, type VenueLayout } from "@parterre/seating-plans/layout"
import { soldPattern } from "./sold-pattern.ts"
import type { EventEntry, SoldEntry } from "./tenant-files.ts"

/** Why each seat of an event is not for sale here: sold elsewhere or kept back. */
export function seatsOff(
  event: EventEntry,
  eventId: string,
  layout: VenueLayout,
): ReadonlyMap<string, "sold" | "blocked"> {
  const off = new Map<string, "sold" | "blocked">()
  const rows = layout.sections.flatMap((section) =>
    section.rows.map((row) => row.seats.map((seat) => seat.id)),
  )
  for (const seat of soldPattern(rows, event.soldShare ?? 0, eventId)) off.set(seat, "sold")
  for (const entry of event.sold ?? []) {
    const found = soldEntrySeats(entry, layout)
    if (typeof found !== "string") for (const seat of found) off.set(seat, "sold")
  }
  for (const seat of event.blocked ?? []) off.set(seat, "blocked")
  return off
}

/** The seats an entry names, or what is wrong with it. */
export function soldEntrySeats(entry: SoldEntry, layout: VenueLayout): readonly string[] | string {
  const rows = layout.sections.flatMap((section) =>
    section.rows.map((row) => ({ zone: section.zone, row, seats: row.seats })),
  )
  if (typeof entry === "string")
    return rows.some(({ seats }) => seats.some((seat) => seat.id === entry))
      ? [entry]
      : `there is no seat "${entry}"`
  const found = rows.find(({ zone, row }) => zone === entry.zone && isCalled(row, entry.row))
  if (found === undefined) return `there is no row "${entry.row}" in zone "${entry.zone}"`
  const [from, to] = [entry.from, entry.to].map((name) =>
    found.seats.findIndex((seat) => isCalled(seat, String(name))),
  ) as [number, number]
  if (from === -1 || to === -1)
    return `row "${entry.row}" has no seat "${from === -1 ? entry.from : entry.to}"`
  return found.seats.slice(Math.min(from, to), Math.max(from, to) + 1).map((seat) => seat.id)
}
