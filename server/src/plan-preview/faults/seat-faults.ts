import { distance } from "../../import/geometry/points.ts"
import { seatPitch } from "../../import/geometry/section-polygons.ts"
import type { LaidRow, LaidSeat, LaidSection } from "../../import/venue-layout.ts"
import { inRow, type PlanFault, some } from "./plan-fault.ts"

/** Seats nearer than half the usual distance are drawn over one another. */
const tooNear = 0.5
/** An aisle is about one seat wide; a curve or a wheelchair place is less. */
const gapFrom = 2.1

/** What is wrong within rows: numbers given twice, numbers that jump about, gaps that neighbours cannot cross. */
export function seatFaults(section: LaidSection): readonly PlanFault[] {
  const pitch = seatPitch(section.rows.map((row) => row.seats))
  return section.rows.flatMap((row) => [
    ...duplicateNumbers(section, row),
    ...outOfOrder(section, row),
    ...gaps(section, row, pitch),
  ])
}

function duplicateNumbers(section: LaidSection, row: LaidRow): readonly PlanFault[] {
  const doubles = [...Map.groupBy(row.seats, (seat) => seat.name)].filter(([, seats]) => seats.length > 1)
  if (doubles.length === 0) return []
  return [
    {
      rule: "duplicate-seat-number",
      where: `${inRow(section, row)}, ${seatWords(doubles.map(([name]) => name))}`,
      reason: "more than one seat bears this number, so two tickets would read the same",
      advice: "give each seat of a row its own seat_number",
      at: doubles.flatMap(([, seats]) => seats),
    },
  ]
}

/** Numbers may rise, fall, or rise on one side and fall on the other (odd and even): at most one turn. */
function outOfOrder(section: LaidSection, row: LaidRow): readonly PlanFault[] {
  if (row.type === "TABLE") return []
  const numbers = row.seats.map((seat) => Number(seat.name))
  if (numbers.some(Number.isNaN) || new Set(numbers).size < numbers.length) return []
  const steps = numbers.slice(1).map((number, index) => Math.sign(number - numbers[index]!))
  const turns = steps.flatMap((step, index) => (index > 0 && step !== steps[index - 1] ? [index] : []))
  if (turns.length <= 1) return []
  return [
    {
      rule: "seats-out-of-order",
      where: inRow(section, row),
      reason: `side by side the numbers read ${some(numbers.map(String), 10)}`,
      advice: "check seat_number and position; side by side on the plan is side by side when sold",
      at: turns.map((index) => row.seats[index]!),
    },
  ]
}

function gaps(section: LaidSection, row: LaidRow, pitch: number): readonly PlanFault[] {
  if (row.type === "TABLE") return []
  const wide = row.seats
    .slice(1)
    .flatMap((seat, index): readonly (readonly [LaidSeat, LaidSeat])[] =>
      distance(seat, row.seats[index]!) > gapFrom * pitch ? [[row.seats[index]!, seat]] : [],
    )
  if (wide.length === 0) return []
  const pairs = wide.map(([left, right]) => `${left.name} and ${right.name}`)
  return [
    {
      rule: "gap-in-row",
      where: `${inRow(section, row)}, between ${some(pairs)}`,
      reason: "there is a gap, yet these seats count as neighbours and may be sold as a pair",
      advice: "make each side of an aisle a row of its own",
      at: wide.flat(),
    },
  ]
}

/** A plan whose seats all stand on one point has a pair for every two of them: so many are told. */
const mostOverlaps = 50

/** Seats of any section drawn over one another, the first fifty pairs. */
export function overlappingSeats(sections: readonly LaidSection[]): readonly PlanFault[] {
  const pitch = Math.min(
    ...sections
      .filter(({ rows }) => rows.length > 0)
      .map(({ rows }) => seatPitch(rows.map((row) => row.seats))),
  )
  const near = tooNear * pitch
  const cells = new Map<string, { readonly seat: LaidSeat; readonly place: string }[]>()
  const faults: PlanFault[] = []
  for (const section of sections)
    for (const row of section.rows)
      for (const seat of row.seats) {
        const place = `${inRow(section, row)}, seat ${seat.name}`
        const [column, line] = [Math.floor(seat.x / near), Math.floor(seat.y / near)]
        if (faults.length >= mostOverlaps) return faults.slice(0, mostOverlaps)
        for (let dx = -1; dx <= 1; dx++)
          for (let dy = -1; dy <= 1; dy++)
            for (const other of cells.get(`${column + dx} ${line + dy}`) ?? [])
              if (distance(other.seat, seat) < near)
                faults.push({
                  rule: "overlapping-seats",
                  where: `${other.place} and ${place}`,
                  reason: "they stand on one another, so only one of them can be seen and clicked",
                  advice: "move one of them",
                  at: [seat],
                })
        const key = `${column} ${line}`
        const cell = cells.get(key)
        if (cell === undefined) cells.set(key, [{ seat, place }])
        else cell.push({ seat, place })
      }
  return faults
}

const seatWords = (names: readonly string[]): string =>
  `${names.length === 1 ? "seat" : "seats"} ${some(names)}`
