import { add, median, middleOf } from "../geometry/points.ts"
import { type Numbering, namesFor, standing, withSeatNumbers } from "../numbering/index.ts"
import type { PlanRow, SeatingPlan } from "../plan/seating-plan.ts"
import { placesOf, splitRow } from "../rows/index.ts"
import type { FaultRule, PlanFault } from "./plan-fault.ts"
import { orderOf } from "./row-faults.ts"
import { sheetFit } from "./sheet-fit.ts"

/** What one click can do about a fault. */
export type Mend =
  | "split-at-gap"
  | "renumber"
  | "reverse-numbers"
  | "name-rows"
  | "order-row-names"
  | "fit-size"
  | "remove-categories"

const mends: Readonly<Partial<Record<FaultRule, readonly Mend[]>>> = {
  "gap-in-row": ["split-at-gap"],
  "duplicate-seat-number": ["renumber"],
  "seats-out-of-order": ["renumber", "reverse-numbers"],
  "nameless-row": ["name-rows"],
  "duplicate-row-name": ["name-rows"],
  "rows-out-of-order": ["order-row-names"],
  "seat-outside-plan": ["fit-size"],
  "unused-category": ["remove-categories"],
}

/** What can be done about a fault at once, the likeliest first; nothing where only a person knows. */
export const mendsOf = ({ rule }: PlanFault): readonly Mend[] => mends[rule] ?? []

/**
 * The plan with a fault mended: nothing else is touched, and no seat gets another guid. A fault that cannot be mended, or
 * that is of another plan, leaves the plan as it is.
 */
export function mendFault(
  plan: SeatingPlan,
  fault: PlanFault,
  { newGuid, mend = mendsOf(fault)[0] }: { readonly newGuid: () => string; readonly mend?: Mend | undefined },
): SeatingPlan {
  const seats = new Set(fault.seats)
  const atFault = (row: PlanRow) => row.seats.some((seat) => seats.has(seat.seat_guid))
  switch (mend) {
    case "split-at-gap":
      return withRows(plan, (rows) =>
        rows.flatMap((row) => (atFault(row) ? splitAtGaps(row, fault.seats, newGuid) : [row])),
      )
    case "renumber":
      return withRows(plan, (rows) => rows.map((row) => (atFault(row) ? renumbered(row) : row)))
    case "reverse-numbers":
      return withRows(plan, (rows) => rows.map((row) => (atFault(row) ? reversedNumbers(row) : row)))
    case "name-rows":
      return withRows(plan, (rows) => (rows.some(atFault) ? withMissingNames(rows, atFault) : rows))
    case "order-row-names":
      return withRows(plan, (rows) => (rows.some(atFault) ? withOrderedNames(rows) : rows))
    case "fit-size":
      return fitted(plan)
    case "remove-categories": {
      const unused = new Set(fault.categories)
      return { ...plan, categories: plan.categories.filter(({ name }) => !unused.has(name)) }
    }
    case undefined:
      return plan
  }
}

function withRows(plan: SeatingPlan, change: (rows: readonly PlanRow[]) => readonly PlanRow[]): SeatingPlan {
  const zones = plan.zones.map((zone) => {
    const rows = change(zone.rows)
    return rows.length === zone.rows.length && rows.every((row, index) => row === zone.rows[index])
      ? zone
      : { ...zone, rows }
  })
  return { ...plan, zones }
}

/** The fault names the seats on both sides of each gap: left, right, left, right. */
function splitAtGaps(row: PlanRow, sides: readonly string[], newGuid: () => string): readonly PlanRow[] {
  const across = new Map(
    sides.flatMap((guid, index) => (index % 2 === 0 ? [[guid, sides[index + 1]] as const] : [])),
  )
  const ordered = { ...row, seats: standing(row) }
  const isGap = (one: string, other: string) => across.get(one) === other || across.get(other) === one
  const cut = ordered.seats.findIndex(
    (seat, index) => index > 0 && isGap(ordered.seats[index - 1]!.seat_guid, seat.seat_guid),
  )
  if (cut < 1) return [row]
  const [first, second] = splitRow(ordered, cut, 0, newGuid)
  return [first!, ...splitAtGaps(second!, sides, newGuid)]
}

/** From the lowest number on, along the row; down where most of it went down. */
function renumbered(row: PlanRow): PlanRow {
  const numbers = standing(row).map((seat) => Number(seat.seat_number))
  const known = numbers.filter((number) => Number.isInteger(number) && number > 0)
  const steps = known.slice(1).map((number, index) => Math.sign(number - known[index]!))
  const isDown = steps.filter((step) => step < 0).length > steps.length / 2
  const numbering: Numbering = {
    way: "along",
    direction: isDown ? "back" : "forth",
    start: String(known.length === 0 ? 1 : Math.min(...known)),
    step: stepOf(known),
  }
  const found = withSeatNumbers([row], numbering)
  return "rows" in found ? found.rows[0]! : row
}

/** 2 of a row with odd or even numbers alone. */
function stepOf(numbers: readonly number[]): number {
  const parities = new Set(numbers.map((number) => number % 2))
  return parities.size === 1 && numbers.length > 2 ? 2 : 1
}

function reversedNumbers(row: PlanRow): PlanRow {
  const seats = standing(row)
  const names = new Map(
    seats.map((seat, index) => [seat.seat_guid, seats[seats.length - 1 - index]!.seat_number]),
  )
  return {
    ...row,
    seats: row.seats.map((seat) => ({ ...seat, seat_number: names.get(seat.seat_guid)! })),
  }
}

/** Rows without a name, and those that share one with a row before, get names that no row of the zone has. */
function withMissingNames(rows: readonly PlanRow[], atFault: (row: PlanRow) => boolean): readonly PlanRow[] {
  const taken = new Set<string>()
  const named = rows.map((row) => {
    const name = row.row_number.trim()
    if (name === "" || (taken.has(name) && atFault(row))) return undefined
    taken.add(name)
    return row
  })
  const all = new Set(rows.map((row) => row.row_number.trim()))
  const isNumbered = [...all].some((name) => /^\d+$/.test(name))
  const series = namesFor(all.size + rows.length, {
    way: "along",
    direction: "forth",
    ...(isNumbered ? { start: "1" } : { start: "A", skip: ["I", "O"] }),
  })
  const free = "names" in series ? series.names.filter((name) => !all.has(name)) : []
  let before = ""
  return named.map((row, index) => {
    if (row !== undefined) {
      before = row.row_number
      return row
    }
    // A name after that of the row in front, so that names go on as the rows do.
    const after = free.findIndex((name) => (orderOf(name) ?? 0) > (orderOf(before) ?? 0))
    const [name = String(index + 1)] = free.splice(Math.max(0, after), 1)
    before = name
    return { ...rows[index]!, row_number: name }
  })
}

/** The names that the rows have, from the front to the back in the order of the names. */
function withOrderedNames(rows: readonly PlanRow[]): readonly PlanRow[] {
  const entries = rows.flatMap((row, index) => {
    const order = orderOf(row.row_number)
    return order === undefined || row.seats.length === 0
      ? []
      : [{ index, order, name: row.row_number, middle: middleOf(placesOf(row)) }]
  })
  const byName = entries.toSorted((a, b) => a.order - b.order)
  const [first, last] = [byName[0], byName.at(-1)]
  if (first === undefined || last === undefined) return rows
  // Half of the rows by name tell which way they go, so that one at the wrong end does not.
  const half = Math.ceil(byName.length / 2)
  const middle = (part: typeof byName, axis: "x" | "y") => median(part.map((one) => one.middle[axis]))!
  const way = {
    x: middle(byName.slice(-half), "x") - middle(byName.slice(0, half), "x"),
    y: middle(byName.slice(-half), "y") - middle(byName.slice(0, half), "y"),
  }
  const along = (one: (typeof byName)[number]) => one.middle.x * way.x + one.middle.y * way.y
  const names = new Map(
    entries.toSorted((a, b) => along(a) - along(b)).map(({ index }, place) => [index, byName[place]!.name]),
  )
  return rows.map((row, index) => {
    const name = names.get(index)
    return name === undefined || name === row.row_number ? row : { ...row, row_number: name }
  })
}

/** The sheet around all seats; what is not of the plan and lies on it has to move as far (`sheetFit`). */
function fitted(plan: SeatingPlan): SeatingPlan {
  const fit = sheetFit(plan)
  if (fit === undefined) return plan
  const { by, size } = fit
  const zones =
    by.x === 0 && by.y === 0
      ? plan.zones
      : plan.zones.map((zone) => ({ ...zone, position: add(zone.position, by) }))
  return { ...plan, size: { ...plan.size, ...size }, zones }
}
