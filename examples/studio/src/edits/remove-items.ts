import { areaOutline } from "@parterre/seating-plans/layout"
import { admissionOf } from "../document/admission-of.ts"
import { areaKey, type PlanZone } from "../document/plan-index.ts"
import type { Selection } from "../document/selection.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { withZones } from "./plan-parts.ts"
import { withoutAdmission, withoutZone } from "./zones.ts"

/** Takes out what is chosen, rows that are empty then, and what is sold without numbers where nothing draws it any more. */
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
  if (plan === document.plan) return document
  let next: StudioDocument = { ...document, plan }
  // From the last one on: those before it stay where they are in the plan.
  for (const [z, zone] of [...document.plan.zones.entries()].reverse()) {
    const admission = hasOutline(zone) && !hasOutline(plan.zones[z]!) ? admissionOf(document, z) : undefined
    if (admission === undefined) continue
    next = withoutAdmission(next, admission)
    if (plan.zones[z]?.areas?.length === 0) next = withoutZone(next, z)
  }
  return next
}

const hasOutline = ({ areas = [], position }: PlanZone): boolean =>
  areas.some((area) => areaOutline(area, position) !== undefined)
