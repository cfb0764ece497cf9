import type { Point } from "@parterre/seating-plans/geometry"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import type { PlanRow, PlanZone } from "../document/plan-index.ts"

export type PlanSeat = PlanRow["seats"][number]
export type PlanArea = NonNullable<PlanZone["areas"]>[number]

/** Each part of a list in another form; the list itself where all stay the same. */
export function mapped<Part>(
  parts: readonly Part[],
  change: (part: Part, index: number) => Part,
): readonly Part[] {
  let isSame = true
  const next = parts.map((part, index) => {
    const changed = change(part, index)
    if (changed !== part) isSame = false
    return changed
  })
  return isSame ? parts : next
}

export function withZones(
  plan: SeatingPlan,
  change: (zone: PlanZone, index: number) => PlanZone,
): SeatingPlan {
  const zones = mapped(plan.zones, change)
  return zones === plan.zones ? plan : { ...plan, zones }
}

export const withZone = (plan: SeatingPlan, at: number, change: (zone: PlanZone) => PlanZone): SeatingPlan =>
  withZones(plan, (zone, index) => (index === at ? change(zone) : zone))

export const withRows = (
  plan: SeatingPlan,
  change: (row: PlanRow, zone: number, index: number) => PlanRow,
): SeatingPlan =>
  withZones(plan, (zone, z) => {
    const rows = mapped(zone.rows, (row, r) => change(row, z, r))
    return rows === zone.rows ? zone : { ...zone, rows }
  })

export const withRow = (
  plan: SeatingPlan,
  z: number,
  r: number,
  change: (row: PlanRow) => PlanRow,
): SeatingPlan =>
  withZone(plan, z, (zone) => ({
    ...zone,
    rows: mapped(zone.rows, (row, index) => (index === r ? change(row) : row)),
  }))

export const withSeats = (
  plan: SeatingPlan,
  chosen: ReadonlySet<string>,
  change: (seat: PlanSeat) => PlanSeat,
): SeatingPlan =>
  withRows(plan, (row) => {
    const seats = mapped(row.seats, (seat) => (chosen.has(seat.seat_guid) ? change(seat) : seat))
    return seats === row.seats ? row : { ...row, seats }
  })

export const withArea = (
  plan: SeatingPlan,
  z: number,
  a: number,
  change: (area: PlanArea) => PlanArea,
): SeatingPlan =>
  withZone(plan, z, (zone) => ({
    ...zone,
    areas: mapped(zone.areas ?? [], (area, index) => (index === a ? change(area) : area)),
  }))

/** Hundredths are finer than anything drawn; adding 0 turns -0 into 0. */
const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0

export const moved = ({ x, y }: Point, by: Point): Point => ({
  x: hundredth(x + by.x),
  y: hundredth(y + by.y),
})

export const rounded = ({ x, y }: Point): Point => ({ x: hundredth(x), y: hundredth(y) })
