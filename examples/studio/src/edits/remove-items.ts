import { areaKey } from "../document/plan-index.ts"
import type { Selection } from "../document/selection.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { withAccessible, withNote } from "./paint-seats.ts"
import { withZones } from "./plan-parts.ts"

/** Takes out what is chosen, rows that are empty then, and what the venue's file says of the seats. */
export function removed(document: StudioDocument, { seats, areas }: Selection): StudioDocument {
  const plan = withZones(document.plan, (zone, z) => {
    const rows = zone.rows.flatMap((row) => {
      const left = row.seats.filter(({ seat_guid }) => !seats.has(seat_guid))
      if (left.length === row.seats.length) return [row]
      return left.length === 0 ? [] : [{ ...row, seats: left }]
    })
    const left = zone.areas?.filter((_, a) => !areas.has(areaKey(z, a)))
    const isSame = rows.length === zone.rows.length && rows.every((row, r) => row === zone.rows[r])
    if (isSame && left?.length === zone.areas?.length) return zone
    return { ...zone, ...(isSame ? {} : { rows }), ...(left === undefined ? {} : { areas: left }) }
  })
  if (seats.size === 0) return plan === document.plan ? document : { ...document, plan }
  return withAccessible(withNote({ ...document, plan }, seats, undefined), seats, false)
}
