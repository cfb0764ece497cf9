import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { areaKey, type PlacedRow, planIndex } from "./plan-index.ts"

/** What is chosen: seats by guid, areas by their place in the plan. Rows and zones are chosen when all of them is. */
export interface Selection {
  readonly seats: ReadonlySet<string>
  readonly areas: ReadonlySet<string>
}

export const nothing: Selection = { seats: new Set(), areas: new Set() }

export const seatsChosen = (guids: Iterable<string>): Selection => ({
  seats: new Set(guids),
  areas: new Set(),
})

export const isEmpty = ({ seats, areas }: Selection): boolean => seats.size === 0 && areas.size === 0

/** What is left of a selection in another state of the plan. */
export function surviving({ seats, areas }: Selection, plan: SeatingPlan): Selection {
  const { byGuid } = planIndex(plan)
  const kept = [...seats].filter((guid) => byGuid.has(guid))
  const keptAreas = [...areas].filter((key) => {
    const [z = -1, a = -1] = key.split(":").map(Number)
    return plan.zones[z]?.areas?.[a] !== undefined
  })
  if (kept.length === seats.size && keptAreas.length === areas.size) return { seats, areas }
  return { seats: new Set(kept), areas: new Set(keptAreas) }
}

export const rowSelection = (row: PlacedRow): Selection => seatsChosen(row.seats.map(({ guid }) => guid))

export function zoneSelection(plan: SeatingPlan, zone: number): Selection {
  const rows = planIndex(plan).rows.filter((row) => row.zone === zone)
  return {
    seats: new Set(rows.flatMap((row) => row.seats.map(({ guid }) => guid))),
    areas: new Set((plan.zones[zone]?.areas ?? []).map((_, area) => areaKey(zone, area))),
  }
}

export function wholePlan(plan: SeatingPlan): Selection {
  return {
    seats: new Set(planIndex(plan).seats.map(({ guid }) => guid)),
    areas: new Set(plan.zones.flatMap((zone, z) => (zone.areas ?? []).map((_, a) => areaKey(z, a)))),
  }
}

export const joined = (one: Selection, other: Selection): Selection => ({
  seats: one.seats.union(other.seats),
  areas: one.areas.union(other.areas),
})

/** With shift, what was chosen is let go, and the rest is added. */
export function toggled(before: Selection, picked: Selection): Selection {
  const isIn = picked.seats.isSubsetOf(before.seats) && picked.areas.isSubsetOf(before.areas)
  if (!isIn) return joined(before, picked)
  return { seats: before.seats.difference(picked.seats), areas: before.areas.difference(picked.areas) }
}

/** Rows of which every seat, or any seat, is chosen. */
export function rowsChosen(
  plan: SeatingPlan,
  { seats }: Selection,
  how: "whole" | "any",
): readonly PlacedRow[] {
  if (seats.size === 0) return []
  return planIndex(plan).rows.filter((row) =>
    how === "whole"
      ? row.seats.length > 0 && row.seats.every(({ guid }) => seats.has(guid))
      : row.seats.some(({ guid }) => seats.has(guid)),
  )
}

/** Zones of which every seat is chosen; of a zone without seats, every area. */
export function zonesChosen(plan: SeatingPlan, selection: Selection): readonly number[] {
  const whole = rowsChosen(plan, selection, "whole")
  return plan.zones.flatMap((zone, z) => {
    const rows = zone.rows.filter(({ seats }) => seats.length > 0).length
    const areas = zone.areas ?? []
    if (rows > 0) return whole.filter((row) => row.zone === z).length === rows ? [z] : []
    return areas.length > 0 && areas.every((_, a) => selection.areas.has(areaKey(z, a))) ? [z] : []
  })
}
