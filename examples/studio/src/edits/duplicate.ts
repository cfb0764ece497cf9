import { duplicatedRows, movedRows } from "@parterre/seating-plans/rows"
import { areaAt, areaKey } from "../document/plan-index.ts"
import { rowsChosen, type Selection } from "../document/selection.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { moved, withZone } from "./plan-parts.ts"

interface Copy {
  readonly document: StudioDocument
  readonly selection: Selection
}

const newGuid = () => crypto.randomUUID()

/** A copy of the chosen rows and areas, two seats to the right and down, with seats and ids of their own. */
export function duplicated(document: StudioDocument, selection: Selection, pitch: number): Copy {
  const by = { x: pitch * 2, y: pitch * 2 }
  const seats = new Set<string>()
  const areas = new Set<string>()
  let { plan } = document
  for (const { zone, row } of rowsChosen(plan, selection, "any")) {
    const original = document.plan.zones[zone]?.rows[row]
    if (original === undefined) continue
    const own = {
      ...original,
      seats: original.seats.filter(({ seat_guid }) => selection.seats.has(seat_guid)),
    }
    const copies = movedRows(duplicatedRows([own], newGuid), by)
    for (const copy of copies) for (const { seat_guid } of copy.seats) seats.add(seat_guid)
    plan = withZone(plan, zone, (home) => ({ ...home, rows: [...home.rows, ...copies] }))
  }
  for (const key of selection.areas) {
    const found = areaAt(document.plan, key)
    if (found === undefined) continue
    const copy = {
      ...found.area,
      uuid: newGuid(),
      position: moved(found.area.position ?? { x: 0, y: 0 }, by),
    }
    areas.add(areaKey(found.z, plan.zones[found.z]?.areas?.length ?? 0))
    plan = withZone(plan, found.z, (home) => ({ ...home, areas: [...(home.areas ?? []), copy] }))
  }
  return { document: { ...document, plan }, selection: { seats, areas } }
}
