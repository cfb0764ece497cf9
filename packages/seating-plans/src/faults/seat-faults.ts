import { distance } from "../geometry/points.ts"
import { seatPitch } from "../geometry/section-polygons.ts"
import type { LaidRow, LaidSeat, LaidSection } from "../layout/venue-layout.ts"
import { guidsOf, inFrenchRow, inRow, type PlanFault, some } from "./plan-fault.ts"

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
      french: {
        where: `${inFrenchRow(section, row)}, ${doubles.length === 1 ? "siège" : "sièges"} ${some(
          doubles.map(([name]) => name),
          6,
          "fr",
        )}`,
        reason: "plus d’un siège a ce numéro, deux billets se liraient donc pareil",
        advice: "donnez à chaque siège d’une rangée son propre numéro",
      },
      seats: guidsOf([row]),
      at: doubles.flatMap(([, seats]) => seats),
    },
  ]
}

/** Numbers may rise, fall, or rise on one side and fall on the other (odd and even): at most one turn. */
function outOfOrder(section: LaidSection, row: LaidRow): readonly PlanFault[] {
  if (row.type === "TABLE") return []
  const numbers = row.seats.map((seat) => Number(seat.number))
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
      french: {
        where: inFrenchRow(section, row),
        reason: `côte à côte, les numéros se lisent ${some(numbers.map(String), 10, "fr")}`,
        advice:
          "vérifiez les numéros et les positions\u202f; côte à côte sur le plan, c’est côte à côte à la vente",
      },
      seats: guidsOf([row]),
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
      french: {
        where: `${inFrenchRow(section, row)}, entre ${some(
          wide.map(([left, right]) => `${left.name} et ${right.name}`),
          6,
          "fr",
        )}`,
        reason:
          "il y a un vide, et ces sièges comptent pourtant comme voisins et peuvent être vendus ensemble",
        advice: "faites une rangée de chaque côté de l’allée",
      },
      seats: wide.flatMap(([left, right]) => [left.id, right.id]),
      at: wide.flat(),
    },
  ]
}

/** Of seats heaped on one spot, so many are compared with each that follows. */
const mostCompared = 16

interface PlacedSeat {
  readonly seat: LaidSeat
  readonly place: string
  readonly frenchPlace: string
}

/** Seats of any section drawn over one another, a fault for each heap. */
export function overlappingSeats(sections: readonly LaidSection[]): readonly PlanFault[] {
  const pitch = Math.min(
    ...sections
      .filter(({ rows }) => rows.length > 0)
      .map(({ rows }) => seatPitch(rows.map((row) => row.seats))),
  )
  const placed = sections.flatMap((section) =>
    section.rows.flatMap((row) =>
      row.seats.map(
        (seat): PlacedSeat => ({
          seat,
          place: `${inRow(section, row)}, seat ${seat.name}`,
          frenchPlace: `${inFrenchRow(section, row)}, siège ${seat.name}`,
        }),
      ),
    ),
  )
  return heaps(placed, tooNear * pitch).map((heap) => ({
    rule: "overlapping-seats",
    where:
      heap.length === 2
        ? heap.map(({ place }) => place).join(" and ")
        : some(
            heap.map(({ place }) => place),
            3,
          ),
    reason: `they stand on one another, so only one of ${heap.length === 2 ? "them" : `these ${heap.length}`} can be seen and clicked`,
    advice: heap.length === 2 ? "move one of them" : "move them apart",
    french: {
      where:
        heap.length === 2
          ? heap.map(({ frenchPlace }) => frenchPlace).join(" et ")
          : some(
              heap.map(({ frenchPlace }) => frenchPlace),
              3,
              "fr",
            ),
      reason: `ils sont l’un sur l’autre, et un seul ${heap.length === 2 ? "des deux" : `de ces ${heap.length}`} peut être vu et choisi`,
      advice: heap.length === 2 ? "déplacez l’un d’eux" : "écartez-les",
    },
    seats: heap.map(({ seat }) => seat.id),
    at: heap.map(({ seat }) => seat),
  }))
}

/** Seats gathered when each is nearer than `near` to another one of them; in the order of the plan. */
function heaps(placed: readonly PlacedSeat[], near: number): readonly (readonly PlacedSeat[])[] {
  const heapOf = new Map<PlacedSeat, PlacedSeat[]>()
  const cells = new Map<string, PlacedSeat[]>()
  for (const one of placed) {
    const [column, line] = [Math.floor(one.seat.x / near), Math.floor(one.seat.y / near)]
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${line + dy}`) ?? []),
    )
    for (const other of around)
      if (distance(other.seat, one.seat) < near) {
        const joined = heapOf.get(other) ?? [other]
        const own = heapOf.get(one) ?? [one]
        if (own === joined) continue
        joined.push(...own)
        for (const each of joined) heapOf.set(each, joined)
      }
    const cell = cells.get(`${column} ${line}`) ?? []
    cells.set(`${column} ${line}`, cell)
    if (cell.length < mostCompared) cell.push(one)
  }
  return [...new Set(heapOf.values())]
}

const seatWords = (names: readonly string[]): string =>
  `${names.length === 1 ? "seat" : "seats"} ${some(names)}`
