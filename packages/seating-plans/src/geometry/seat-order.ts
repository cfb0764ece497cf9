import { distance, middleOf, type Point } from "./points.ts"

export interface NumberedSeat extends Point {
  readonly number: string
}

/**
 * Seats in the order in which they stand side by side. A row whose numbers only rise or only fall is in order as
 * it is; other rows, such as odd numbers left and even ones right, follow the geometry.
 */
export function inRowOrder<Seat extends NumberedSeat>(seats: readonly Seat[]): readonly Seat[] {
  return isMonotone(seats.map((seat) => Number(seat.number))) ? seats : alongTheRow(seats)
}

/** Seats around a table, clockwise from the first one. */
export function inTableOrder<Seat extends NumberedSeat>(seats: readonly Seat[]): readonly Seat[] {
  const [first] = seats
  if (first === undefined) return seats
  const centre = middleOf(seats)
  const angle = ({ x, y }: Point) => Math.atan2(y - centre.y, x - centre.x)
  const turn = (seat: Seat) => (angle(seat) - angle(first) + 4 * Math.PI) % (2 * Math.PI)
  // The first seat's own turn may come out as almost a full circle.
  const turns = new Map(seats.map((seat) => [seat, seat === first ? -1 : turn(seat)]))
  return seats.toSorted((a, b) => turns.get(a)! - turns.get(b)!)
}

function isMonotone(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, index) => number - numbers[index]!)
  return steps.every((step) => step > 0) || steps.every((step) => step < 0)
}

/** From the seat at one end to its nearest neighbour and so on, so that a curved row is followed around. */
function alongTheRow<Seat extends NumberedSeat>(seats: readonly Seat[]): readonly Seat[] {
  const centre = middleOf(seats)
  const left = new Set(seats)
  let next = seats.reduce((end, seat) => (distance(seat, centre) > distance(end, centre) ? seat : end))
  const order: Seat[] = []
  while (left.size > 0) {
    order.push(next)
    left.delete(next)
    const here = next
    let nearest = Infinity
    for (const seat of left)
      if (distance(seat, here) < nearest) {
        nearest = distance(seat, here)
        next = seat
      }
  }
  const [first, last] = [order[0]!, order.at(-1)!]
  return first.x > last.x || (first.x === last.x && first.y > last.y) ? order.reverse() : order
}
