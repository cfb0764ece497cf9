import { type PlanFault, planFaults } from "@parterre/seating-plans/faults"
import type { Point } from "@parterre/seating-plans/geometry"
import { venueLayout } from "@parterre/seating-plans/layout"
import { useEffect, useState } from "react"
import { planIndex } from "../document/plan-index.ts"
import { useStore } from "../document/session-store.ts"
import type { StudioDocument } from "../document/studio-document.ts"

/** A fault of the plan with where it is on the sheet. */
export interface JudgedFault {
  readonly fault: PlanFault
  /** Plan units. */
  readonly places: readonly Point[]
}

/** Milliseconds of quiet before the plan is judged: a fault is no use in the middle of a gesture. */
const QUIET = 250

/** The same judgement as the import's, a moment after each gesture. */
export function useFaults(): readonly JudgedFault[] {
  const store = useStore()
  const [faults, setFaults] = useState<readonly JudgedFault[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let judged: StudioDocument | undefined
    const judge = () => {
      const { present } = store.state().history
      if (present === judged) return
      judged = present
      setFaults(judgedFaults(present))
    }
    const changed = () => {
      if (store.state().history.present === judged) return
      clearTimeout(timer)
      timer = setTimeout(judge, QUIET)
    }
    judge()
    const end = store.watch(changed)
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [store])
  return faults
}

function judgedFaults({ plan, venue }: StudioDocument): readonly JudgedFault[] {
  // Of a sheet that nothing is drawn on yet, there is nothing to say.
  if (planIndex(plan).seats.length === 0) return []
  const layout = venueLayout({ ...venue, zones: {} }, plan)
  return planFaults(plan, layout).map((fault) => ({
    fault,
    places: fault.at.map(({ x, y }) => ({ x: x / layout.scale, y: y / layout.scale })),
  }))
}
