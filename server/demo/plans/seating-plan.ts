/** The part of pretix's public seating-plan JSON that the demo plans use. Lengths are plan units, a seat is 8 wide. */
export interface SeatingPlan {
  readonly name: string
  readonly categories: readonly PlanCategory[]
  readonly zones: readonly PlanZone[]
  readonly size: { readonly width: number; readonly height: number }
}

export interface PlanCategory {
  readonly name: string
  readonly color: string
}

export interface PlanZone {
  readonly name: string
  readonly zone_id: string
  readonly position: Point
  readonly rows: readonly PlanRow[]
  readonly areas: readonly PlanArea[]
}

export interface PlanRow {
  readonly row_number: string
  readonly position: Point
  readonly seats: readonly PlanSeat[]
}

export interface PlanSeat {
  readonly seat_guid: string
  readonly seat_number: string
  readonly position: Point
  readonly category: string
}

export interface PlanArea {
  readonly shape: "polygon" | "circle" | "rectangle" | "text"
  readonly position: Point
  readonly rotation: number
  readonly color: string
  readonly border_color: string
  readonly polygon?: { readonly points: readonly Point[] }
  readonly circle?: { readonly radius: number }
  readonly rectangle?: { readonly width: number; readonly height: number }
  readonly text?: {
    readonly text: string
    readonly color: string
    readonly size: number
    readonly position: Point
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

const margin = 30
const origin: Point = { x: 0, y: 0 }
const tenth = (value: number) => Math.round(value * 10) / 10 + 0

/** Moves everything so that the drawing starts at the margin, and rounds to a tenth of a unit. */
export function framedPlan(plan: Omit<SeatingPlan, "size">): SeatingPlan {
  const points = plan.zones.flatMap((zone) => [...zoneSeats(zone), ...zone.areas.flatMap(areaPoints)])
  const left = Math.min(...points.map((point) => point.x)) - margin
  const top = Math.min(...points.map((point) => point.y)) - margin
  const right = Math.max(...points.map((point) => point.x)) + margin
  const bottom = Math.max(...points.map((point) => point.y)) + margin
  const moved = ({ x, y }: Point): Point => ({ x: tenth(x - left), y: tenth(y - top) })
  const zones = plan.zones.map((zone) => ({
    ...zone,
    rows: zone.rows.map((row) => ({
      ...row,
      seats: row.seats.map((seat) => ({ ...seat, position: moved(seat.position) })),
    })),
    areas: zone.areas.map((area) => movedArea(area, moved)),
  }))
  return { ...plan, zones, size: { width: Math.ceil(right - left), height: Math.ceil(bottom - top) } }
}

/** A zone at the plan's origin: its seats and areas carry their own absolute places. */
export const zone = (
  name: string,
  zoneId: string,
  rows: readonly PlanRow[],
  areas: readonly PlanArea[] = [],
): PlanZone => ({ name, zone_id: zoneId, position: origin, rows, areas })

/** A row whose seats take the given places in order; `numberOf` names the seat at an index. */
export const row = (
  zoneId: string,
  name: string,
  category: string,
  places: readonly Point[],
  numberOf: (index: number) => number = (index) => index + 1,
): PlanRow => ({
  row_number: name,
  position: origin,
  seats: places.map((position, index) => ({
    seat_guid: `${zoneId}-${name}-${numberOf(index)}`,
    seat_number: String(numberOf(index)),
    position,
    category,
  })),
})

/** One line per row of seats, so that a change to a plan reads as a change of rows. */
export function planJson(plan: SeatingPlan): string {
  const zones = plan.zones.map((zone) => {
    const { rows, ...rest } = zone
    const lines = rows.map((row) => `\n${JSON.stringify(row)}`).join(",")
    return `\n${JSON.stringify(rest).slice(0, -1)},"rows":[${lines}]}`
  })
  const { zones: _, ...head } = plan
  return `${JSON.stringify(head).slice(0, -1)},"zones":[${zones.join(",")}]}\n`
}

/** The places of a zone's seats, rows front to back. */
export const zoneSeats = (zone: PlanZone): readonly Point[] =>
  zone.rows.flatMap((row) => row.seats.map((seat) => seat.position))

function areaPoints({ position, polygon, circle, rectangle }: PlanArea): readonly Point[] {
  const reach = circle?.radius ?? 0
  const corner = { x: rectangle?.width ?? reach, y: rectangle?.height ?? reach }
  return [
    { x: position.x - reach, y: position.y - reach },
    { x: position.x + corner.x, y: position.y + corner.y },
    ...(polygon?.points ?? []).map(({ x, y }) => ({ x: position.x + x, y: position.y + y })),
  ]
}

function movedArea(area: PlanArea, moved: (point: Point) => Point): PlanArea {
  const points = area.polygon?.points.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) }))
  return { ...area, position: moved(area.position), ...(points ? { polygon: { points } } : {}) }
}
