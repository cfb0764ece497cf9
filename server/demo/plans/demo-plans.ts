import { belvederePlan } from "./belvedere.ts"
import { concertPlan, hockeyPlan } from "./harbour.ts"
import type { SeatingPlan } from "./seating-plan.ts"

export interface DemoPlan {
  /** Where the plan lies, from the demo folder. */
  readonly file: string
  readonly plan: SeatingPlan
}

/** Every generated plan of the demo tenants. */
export const demoPlans = (): readonly DemoPlan[] => [
  { file: "belvedere/venues/salle.plan.json", plan: belvederePlan() },
  { file: "harbour/venues/arena.plan.json", plan: hockeyPlan() },
  { file: "harbour/venues/concert-bowl.plan.json", plan: concertPlan() },
]
