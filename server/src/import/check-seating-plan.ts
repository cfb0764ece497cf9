import { listAt, textAt } from "@parterre/domain/json-fields"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { type ShapeCheck, shapeCheck } from "./check-shape.ts"
import type { ImportProblem, Path } from "./problem.ts"
import { seatingPlanSchema } from "./schemas/seating-plan.ts"
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

function readableSeatProblems(source: Source): readonly ImportProblem[] {
  const problems: ImportProblem[] = []
  const categories = namedCategories(source.value)
  const seen = new Set<string>()
  for (const { path, id, category } of readableSeats(source.value)) {
    const report = (key: string, message: string) => problems.push(source.problem([...path, key], message))
    if (seen.has(id)) report("seat_guid", `"${id}" names another seat too`)
    if (categories?.has(category) === false)
      report("category", `"${category}" is not one of the plan's categories`)
    seen.add(id)
    // A plan that is wrong throughout would give a message per seat.
    if (problems.length > 100) break
  }
  return problems
}

/** Names of the categories; undefined where one cannot be read, for then nobody knows which are missing. */
function namedCategories(plan: unknown): ReadonlySet<string> | undefined {
  if (!Array.isArray((plan as Partial<SeatingPlan> | null)?.categories)) return undefined
  const names = listAt(plan, "categories").map((category) => textAt(category, "name"))
  const known = names.filter((name) => name !== undefined)
  return known.length < names.length ? undefined : new Set(known)
}

interface ReadableSeat {
  readonly path: Path
  readonly id: string
  readonly category: string
}

function* readableSeats(plan: unknown): Generator<ReadableSeat> {
  for (const [z, zone] of listAt(plan, "zones").entries())
    for (const [r, row] of listAt(zone, "rows").entries())
      for (const [s, seat] of listAt(row, "seats").entries()) {
        const [id, category] = [textAt(seat, "seat_guid"), textAt(seat, "category")]
        if (id !== undefined && category !== undefined)
          yield { path: ["zones", z, "rows", r, "seats", s], id, category }
      }
}
