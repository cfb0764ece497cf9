import { planReferenceFaults, type SeatingPlan, seatingPlanSchema } from "@parterre/seating-plans/plan"
import { type ShapeCheck, shapeCheck } from "./check-shape.ts"
import type { ImportProblem } from "./problem.ts"
import type { Checked, Source } from "./source.ts"

const checkShape = shapeCheck<SeatingPlan>(seatingPlanSchema)

/** A plan of the right shape, or all that is wrong with it: its shape, and the seats that its shape leaves readable. */
export const checkSeatingPlan: ShapeCheck<SeatingPlan> = (source) => {
  const checked = checkShape(source)
  return "value" in checked ? checked : [...checked, ...readableSeatProblems(source)]
}

/** Seats that cannot be told apart or are sold under no category; a plan without any. */
export function seatProblems(
  plan: Checked<SeatingPlan>,
  hasGeneralAdmission: boolean,
): readonly ImportProblem[] {
  const hasSeats =
    hasGeneralAdmission || plan.value.zones.some(({ rows }) => rows.some(({ seats }) => seats.length > 0))
  const none = hasSeats ? [] : [plan.source.problem(["zones"], "the plan has no seats")]
  return [...readableSeatProblems(plan.source), ...none]
}

const readableSeatProblems = (source: Source): readonly ImportProblem[] =>
  planReferenceFaults(source.value).map(({ path, message }) => source.problem(path, message.en))
