import { useEffect, useState } from "react"
import { useStore } from "../document/session-store.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import type { JudgeAnswer, JudgeRequest } from "./judge.worker.ts"
import type { JudgedFault } from "./judged-faults.ts"

/** Milliseconds of quiet before the plan is judged: a fault is no use in the middle of a gesture. */
const QUIET = 250

/** The same judgement as the import's, a moment after each gesture, and made where it holds no gesture up. */
export function useFaults(): readonly JudgedFault[] {
  const store = useStore()
  const [faults, setFaults] = useState<readonly JudgedFault[]>([])
  useEffect(() => {
    const worker = new Worker(new URL("./judge.worker.ts", import.meta.url), { type: "module" })
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked: StudioDocument | undefined
    let id = 0
    worker.onmessage = ({ data }: MessageEvent<JudgeAnswer>) => {
      if (data.id === id) setFaults(data.faults)
    }
    const judge = () => {
      const { present } = store.state().history
      if (present.plan === asked?.plan && present.venue === asked.venue) return
      id += 1
      worker.postMessage(requestFor(id, present, asked))
      asked = present
    }
    const changed = () => {
      clearTimeout(timer)
      timer = setTimeout(judge, QUIET)
    }
    judge()
    const end = store.watch(changed)
    return () => {
      end()
      clearTimeout(timer)
      worker.terminate()
    }
  }, [store])
  return faults
}

/** Only zones that are others than before are sent: a plan of 20,000 seats takes long to copy. */
function requestFor(
  id: number,
  { plan, venue }: StudioDocument,
  before: StudioDocument | undefined,
): JudgeRequest {
  const { zones, ...rest } = plan
  const known = new Map(before?.plan.zones.map((zone, at) => [zone, at]))
  return { id, plan: rest, zones: zones.map((zone) => known.get(zone) ?? zone), venue }
}
