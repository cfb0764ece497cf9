import { areaAt, type PlacedSeat, planIndex } from "../document/plan-index.ts"
import { rowSelection, type Selection, seatsChosen, zoneSelection } from "../document/selection.ts"
import type { Session } from "../document/session.ts"

/** What a click on a seat takes: the seat, its row, or its zone. */
export function pickedBySeat({ history, picking }: Session, seat: PlacedSeat): Selection {
  const { plan } = history.present
  if (picking === "seat") return seatsChosen([seat.guid])
  if (picking === "zone") return zoneSelection(plan, seat.zone)
  const row = planIndex(plan).rows.find((one) => one.zone === seat.zone && one.row === seat.row)
  return row === undefined ? seatsChosen([seat.guid]) : rowSelection(row)
}

export function pickedByArea({ history, picking }: Session, key: string): Selection {
  const found = areaAt(history.present.plan, key)
  if (picking === "zone" && found !== undefined) return zoneSelection(history.present.plan, found.z)
  return { seats: new Set(), areas: new Set([key]) }
}
