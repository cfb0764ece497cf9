import { areaKey } from "../document/plan-index.ts"
import type { Selection } from "../document/selection.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { withZones } from "./plan-parts.ts"

/** Takes out what is chosen, and rows that are empty then. */
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
  return plan === document.plan ? document : { ...document, plan }
}
