import { planIndex, zoneLabel } from "../document/plan-index.ts"
import type { StudioDocument } from "../document/studio-document.ts"

export interface ZoneCount {
  readonly name: string
  readonly rows: number
  readonly seats: number
}

/** Seats of each zone, to check against what the venue itself counts. */
export function zoneCounts({ plan }: StudioDocument): readonly ZoneCount[] {
  const { rows } = planIndex(plan)
  return plan.zones.flatMap((_, z) => {
    const own = rows.filter((row) => row.zone === z && row.seats.length > 0)
    if (own.length === 0) return []
    const seats = own.reduce((sum, row) => sum + row.seats.length, 0)
    return [{ name: zoneLabel(plan, z), rows: own.length, seats }]
  })
}

/** Seats of each category, those without any too. */
export function categoryCounts({ plan }: StudioDocument): ReadonlyMap<string, number> {
  const counts = new Map(plan.categories.map(({ name }) => [name, 0]))
  for (const { category } of planIndex(plan).seats) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
