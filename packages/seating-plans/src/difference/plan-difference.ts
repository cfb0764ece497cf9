import { add, distance, type Point } from "../geometry/points.ts"
import { rowName, type SeatingPlan, seatName, zoneName } from "../plan/seating-plan.ts"

/** What happened to seats of one row. A seat may have moved and be renumbered too. */
export interface RowDifference {
  readonly kind: "added" | "removed" | "moved" | "renumbered" | "recategorised"
  /** Of the plan after; of removed seats, before. */
  readonly zone: string
  readonly row: string
  readonly seats: readonly SeatDifference[]
}

export interface SeatDifference {
  readonly guid: string
  readonly seat: string
  /** Of a seat that is called otherwise now: zone, row and seat before. */
  readonly from?: { readonly zone: string; readonly row: string; readonly seat: string }
  /** Of a seat sold under another category now: the one before, and the one now. */
  readonly categories?: readonly [string, string]
}

export interface PlanDifference {
  readonly rows: readonly RowDifference[]
  readonly addedZones: readonly string[]
  readonly removedZones: readonly string[]
  /** Seats before and after. */
  readonly counts: readonly [number, number]
  /** Whether something differs that is not of seats, such as an area, a colour or the plan's name. */
  readonly hasOther: boolean
}

interface PlacedSeat {
  readonly guid: string
  readonly zone: string
  readonly row: string
  readonly seat: string
  readonly category: string
  readonly place: Point
}

/** Places are kept in hundredths; less than that is no move. */
const MOVED = 0.02

/** What changed from one plan to another, seat by seat, in the order of the plan; a seat is known by its guid. */
export function planDifference(before: SeatingPlan, after: SeatingPlan): PlanDifference {
  const [old, now] = [placedSeats(before), placedSeats(after)]
  const found = new Map<string, RowDifference & { readonly seats: SeatDifference[] }>()
  const note = (kind: RowDifference["kind"], { zone, row }: PlacedSeat, seat: SeatDifference) => {
    const key = JSON.stringify([zone, row, kind])
    const entry = found.get(key) ?? { kind, zone, row, seats: [] }
    entry.seats.push(seat)
    found.set(key, entry)
  }
  for (const seat of now.values()) {
    const was = old.get(seat.guid)
    const own = { guid: seat.guid, seat: seat.seat }
    if (was === undefined) {
      note("added", seat, own)
      continue
    }
    if (was.zone !== seat.zone || was.row !== seat.row || was.seat !== seat.seat)
      note("renumbered", seat, { ...own, from: { zone: was.zone, row: was.row, seat: was.seat } })
    if (distance(was.place, seat.place) > MOVED) note("moved", seat, own)
    if (was.category !== seat.category)
      note("recategorised", seat, { ...own, categories: [was.category, seat.category] })
  }
  for (const seat of old.values())
    if (!now.has(seat.guid)) note("removed", seat, { guid: seat.guid, seat: seat.seat })
  const [oldZones, newZones] = [before, after].map((plan) => plan.zones.map(zoneName)) as [string[], string[]]
  return {
    rows: [...found.values()],
    addedZones: newZones.filter((zone) => !oldZones.includes(zone)),
    removedZones: oldZones.filter((zone) => !newZones.includes(zone)),
    counts: [old.size, now.size],
    hasOther: withoutSeats(before) !== withoutSeats(after),
  }
}

function placedSeats(plan: SeatingPlan): ReadonlyMap<string, PlacedSeat> {
  const seats = plan.zones.flatMap((zone, index) =>
    zone.rows.flatMap((row) => {
      const start = add(zone.position, row.position ?? { x: 0, y: 0 })
      return row.seats.map(
        (seat): PlacedSeat => ({
          guid: seat.seat_guid,
          zone: zoneName(zone, index),
          row: rowName(row),
          seat: seatName(seat, row),
          category: seat.category,
          place: add(start, seat.position),
        }),
      )
    }),
  )
  return new Map(seats.map((seat) => [seat.guid, seat]))
}

/** All but rows and where zones are, which show in their seats. */
const withoutSeats = (plan: SeatingPlan): string =>
  JSON.stringify({
    ...plan,
    zones: plan.zones.map(({ rows: _rows, position, areas = [], ...zone }) => ({
      ...zone,
      areas: areas.map((area) => ({ ...area, position: add(position, area.position ?? { x: 0, y: 0 }) })),
    })),
  })
