import type { SeatingPlan } from "@parterre/seating-plans/plan"
import type { VenueFacts } from "../document/studio-document.ts"
import { type JudgedFault, judgedFaults } from "./judged-faults.ts"

type PlanZone = SeatingPlan["zones"][number]

/** A plan of which the worker has most zones already: a number is a zone of the plan before, by its place. */
export interface JudgeRequest {
  readonly id: number
  readonly plan: Omit<SeatingPlan, "zones">
  readonly zones: readonly (PlanZone | number)[]
  readonly venue: VenueFacts
}

export interface JudgeAnswer {
  readonly id: number
  readonly faults: readonly JudgedFault[]
}

let before: readonly PlanZone[] = []

self.onmessage = ({ data }: MessageEvent<JudgeRequest>) => {
  const { id, plan, venue } = data
  const zones = data.zones.map((zone) => (typeof zone === "number" ? before[zone]! : zone))
  before = zones
  self.postMessage({ id, faults: judgedFaults({ ...plan, zones }, venue) } satisfies JudgeAnswer)
}
