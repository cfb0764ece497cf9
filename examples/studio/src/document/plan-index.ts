import { distance, median, type Point } from "@parterre/seating-plans/geometry"
import { type SeatingPlan, zoneName } from "@parterre/seating-plans/plan"
import { NEW_PITCH } from "./studio-document.ts"

type PlanZone = SeatingPlan["zones"][number]
type PlanRow = PlanZone["rows"][number]

export type { PlanRow, PlanZone }

/** A seat where it stands on the sheet; `zone`, `row` and `seat` are its places in the plan. */
export interface PlacedSeat extends Point {
  readonly guid: string
  readonly number: string
  readonly category: string
  readonly zone: number
  readonly row: number
  readonly seat: number
}

export interface PlacedRow {
  readonly key: string
  readonly name: string
  readonly zone: number
  readonly row: number
  readonly seats: readonly PlacedSeat[]
  /** Between neighbours, in plan units; none for fewer than two seats. */
  readonly pitch: number | undefined
}

/** A plan with every seat placed. */
export interface PlanIndex {
  readonly rows: readonly PlacedRow[]
  readonly seats: readonly PlacedSeat[]
  readonly byGuid: ReadonlyMap<string, PlacedSeat>
  /** Plan units between neighbours. */
  readonly pitch: number
}

const origin: Point = { x: 0, y: 0 }
const placedRows = new WeakMap<PlanRow, PlacedRow & { readonly start: Point }>()
const indexes = new WeakMap<SeatingPlan, PlanIndex>()

/** Rows that an edit shares with the plan before are placed once, so that a gesture costs what it touched. */
export function planIndex(plan: SeatingPlan): PlanIndex {
  const known = indexes.get(plan)
  if (known !== undefined) return known
  const rows = plan.zones.flatMap((zone, z) => zone.rows.map((row, r) => placedRow(zone, row, z, r)))
  const seats = rows.flatMap((row) => row.seats)
  let byGuid: ReadonlyMap<string, PlacedSeat> | undefined
  const index: PlanIndex = {
    rows,
    seats,
    get byGuid() {
      byGuid ??= new Map(seats.map((seat) => [seat.guid, seat]))
      return byGuid
    },
    pitch: median(rows.flatMap((row) => row.pitch ?? [])) ?? NEW_PITCH,
  }
  indexes.set(plan, index)
  return index
}

export const rowKey = (zone: number, row: number): string => `${zone}/${row}`

function placedRow(zone: PlanZone, row: PlanRow, z: number, r: number): PlacedRow {
  const { x, y } = row.position ?? origin
  const start = { x: zone.position.x + x, y: zone.position.y + y }
  const known = placedRows.get(row)
  if (known?.zone === z && known.row === r && known.start.x === start.x && known.start.y === start.y)
    return known
  const seats = row.seats.map((seat, s) => ({
    guid: seat.seat_guid,
    number: seat.seat_number,
    category: seat.category,
    x: start.x + seat.position.x,
    y: start.y + seat.position.y,
    zone: z,
    row: r,
    seat: s,
  }))
  const pitch = median(seats.slice(1).map((seat, index) => distance(seat, seats[index]!)))
  const placed = { key: rowKey(z, r), name: row.row_number, zone: z, row: r, seats, pitch, start }
  placedRows.set(row, placed)
  return placed
}

export const zoneLabel = (plan: SeatingPlan, index: number): string => {
  const zone = plan.zones[index]
  return zone === undefined ? "" : zoneName(zone, index)
}

export const areaKey = (zone: number, area: number): string => `${zone}:${area}`

/** Where an area of the plan is, from its key. */
export function areaAt(plan: SeatingPlan, key: string) {
  const [z = -1, a = -1] = key.split(":").map(Number)
  const zone = plan.zones[z]
  const area = zone?.areas?.[a]
  return zone === undefined || area === undefined ? undefined : { z, a, zone, area }
}
