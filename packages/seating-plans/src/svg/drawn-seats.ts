import type { Point } from "../geometry/points.ts"
import { patternNames, type SeatNames, shortened, titleNames } from "./seat-names.ts"
import type { DrawnThing, DrawnThings } from "./svg-shapes.ts"

/** How the seats of a drawing were recognised. */
export type SvgConvention = "names" | "titles" | "shapes"

export interface FoundSeat {
  readonly thing: DrawnThing
  readonly names: SeatNames
}

export interface FoundSeats {
  readonly convention: SvgConvention
  readonly seats: readonly FoundSeat[]
  /** Shapes of the seats' size that nothing names. */
  readonly unnamed: number
  /** Shapes and texts that are no part of a seat. */
  readonly shapes: readonly DrawnThing[]
  readonly texts: readonly DrawnThing[]
}

/** Fewer shapes of a size are no seats. */
const FEWEST = 4
/** Seats of one drawing differ by no more in width and height. */
const ALIKE = 1.15

/** The seats of a drawing: by their names, else by their titles, else the largest class of shapes of one size. */
export function foundSeats({ shapes, texts }: DrawnThings): FoundSeats | undefined {
  for (const [convention, namesOf] of [
    ["names", patternNames],
    ["titles", titleNames],
  ] as const) {
    const seats = shapes.flatMap((thing): readonly FoundSeat[] => {
      const names = namesOf(thing)
      return names === undefined ? [] : [{ thing, names }]
    })
    if (seats.length < FEWEST) continue
    const taken = new Set(seats.map(({ thing }) => thing))
    const left = shapes.filter((thing) => !taken.has(thing))
    const sample = seats[0]!.thing
    const unnamed = left.filter((thing) => areAlike(thing, sample)).length
    return { convention, seats, unnamed, shapes: left, texts }
  }
  return seatsBySize(shapes, texts)
}

function seatsBySize(shapes: readonly DrawnThing[], texts: readonly DrawnThing[]): FoundSeats | undefined {
  const sizes = shapes
    .filter(({ width, height }) => width > 0 && height > 0 && width < 3 * height && height < 3 * width)
    .toSorted((a, b) => a.width * a.height - b.width * b.height)
  const classes: DrawnThing[][] = []
  for (const thing of sizes) {
    const own = classes.slice(-4).find(([first]) => areAlike(first!, thing))
    if (own === undefined) classes.push([thing])
    else own.push(thing)
  }
  const largest = classes.reduce<DrawnThing[]>((best, one) => (one.length > best.length ? one : best), [])
  if (largest.length < FEWEST) return undefined
  const taken = new Set(largest)
  const inOrder = shapes.filter((thing) => taken.has(thing))
  const { numbers, left } = writtenIn(inOrder, texts)
  const seats = inOrder.map((thing, index) => ({ thing, names: { seat: numbers[index] } }))
  const others = shapes.filter((thing) => !taken.has(thing))
  return { convention: "shapes", seats, unnamed: 0, shapes: others, texts: left }
}

const areAlike = (one: DrawnThing, other: DrawnThing): boolean =>
  ratio(one.width, other.width) <= ALIKE && ratio(one.height, other.height) <= ALIKE

const ratio = (a: number, b: number): number => Math.max(a, b) / Math.max(Math.min(a, b), 1e-9)

/** What is written within each seat, and the texts that are written elsewhere. */
function writtenIn(seats: readonly DrawnThing[], texts: readonly DrawnThing[]) {
  const size = Math.max(...seats.slice(0, 1).map(({ width, height }) => Math.max(width, height)))
  const cells = new Map<string, number[]>()
  const cellOf = ({ x, y }: Point, dx = 0, dy = 0) =>
    `${Math.floor(x / size) + dx} ${Math.floor(y / size) + dy}`
  for (const [index, { centre }] of seats.entries()) {
    const key = cellOf(centre)
    const cell = cells.get(key) ?? []
    cells.set(key, cell)
    if (cell.length < 16) cell.push(index)
  }
  const numbers: (string | undefined)[] = seats.map(() => undefined)
  const left = texts.filter((text) => {
    const words = shortened(text.element.text)
    if (words === undefined || words.length > 6) return true
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(cellOf(text.centre, dx, dy)) ?? []),
    )
    // A text stands on its line, and begins at its left or its middle.
    const home = around
      .filter((index) => {
        const { centre, width, height } = seats[index]!
        return (
          numbers[index] === undefined &&
          Math.abs(centre.x - text.centre.x) <= 0.7 * width &&
          Math.abs(centre.y - text.centre.y) <= 0.7 * height
        )
      })
      .sort((a, b) => apart(seats[a]!, text) - apart(seats[b]!, text))[0]
    if (home === undefined) return true
    numbers[home] = words
    return false
  })
  return { numbers, left }
}

const apart = (one: DrawnThing, other: DrawnThing): number =>
  Math.hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y)
