import { boundsOf } from "@parterre/seating-plans/geometry"
import { planIndex } from "../../document/plan-index.ts"
import { useDrawing } from "../../document/session-store.ts"

/** Where the next thing goes that is added from here: below all seats, or in the middle of an empty sheet. */
export function useFreePlace() {
  const { plan } = useDrawing()
  const { seats, pitch } = planIndex(plan)
  const size = plan.size ?? { width: 1000, height: 800 }
  if (seats.length === 0) return { pitch, size, at: { x: size.width / 2, y: size.height * 0.3 } }
  const box = boundsOf(seats, 0)
  return { pitch, size, at: { x: box.x + box.width / 2, y: box.y + box.height + pitch * 1.2 } }
}
