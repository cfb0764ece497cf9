import { type PlanZone, zoneName } from "../plan/seating-plan.ts"
import type { GeneralAdmissionEntry } from "./laid-venue.ts"

/** What a zone may be called by, the surest first: a category may be that of several areas. */
const calledBy: readonly ((entry: GeneralAdmissionEntry) => readonly string[])[] = [
  ({ key }) => [key],
  ({ name }) => [name.fr, name.en],
  ({ category }) => [category],
]

/**
 * The zone, by its place in the plan, that each general admission area is drawn in: one without seats, called by the area's
 * key, else by its name, else by its category, in any case. No zone is home to two areas.
 */
export function admissionHomes(
  entries: readonly GeneralAdmissionEntry[],
  zones: readonly PlanZone[],
): ReadonlyMap<GeneralAdmissionEntry, number> {
  const homes = new Map<GeneralAdmissionEntry, number>()
  if (entries.length === 0) return homes
  const free = new Map(
    zones.flatMap((zone, z) => {
      const isEmpty = zone.rows.every((row) => row.seats.length === 0)
      const names = [zoneName(zone, z), zone.zone_id ?? ""].map((name) => name.toLowerCase())
      return isEmpty ? [[z, names] as const] : []
    }),
  )
  for (const wordsOf of calledBy)
    for (const entry of entries) {
      if (homes.has(entry)) continue
      const words = wordsOf(entry).map((word) => word.toLowerCase())
      const home = [...free].find(([, names]) => names.some((name) => words.includes(name)))
      if (home === undefined) continue
      homes.set(entry, home[0])
      free.delete(home[0])
    }
  return homes
}
