import { type PlanFault, planFaults } from "@parterre/seating-plans/faults"
import type { Point } from "@parterre/seating-plans/geometry"
import { venueLayout } from "@parterre/seating-plans/layout"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import type { VenueFacts } from "../document/studio-document.ts"

/** A fault of the plan with where it is on the sheet. */
export interface JudgedFault {
  readonly fault: PlanFault
  /** Plan units. */
  readonly places: readonly Point[]
}

/** The import's own judgement of a plan. Of a sheet that nothing is drawn on yet, there is nothing to say. */
export function judgedFaults(plan: SeatingPlan, venue: VenueFacts): readonly JudgedFault[] {
  if (plan.zones.every(({ rows }) => rows.every(({ seats }) => seats.length === 0))) return []
  const layout = venueLayout({ ...venue, zones: {} }, plan)
  return planFaults(plan, layout).map((fault) => ({
    fault,
    places: fault.at.map(({ x, y }) => ({ x: x / layout.scale, y: y / layout.scale })),
  }))
}
