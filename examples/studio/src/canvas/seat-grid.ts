import { type Bounds, boundsOf, type Point } from "@parterre/seating-plans/geometry"

/** Places in square cells, as two flat arrays: what is near a point, or in a box, is found without looking at the rest. */
export class SeatGrid<Seat extends Point> {
  readonly #seats: readonly Seat[]
  readonly #cell: number
  readonly #bounds: Bounds
  readonly #columns: number
  readonly #lines: number
  readonly #begins: Uint32Array
  readonly #order: Uint32Array

  /** `cell` is the least side of a cell, in plan units. */
  constructor(seats: readonly Seat[], cell: number) {
    const bounds = seats.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : boundsOf(seats, cell)
    // Seats strewn over a huge sheet get larger cells: there are never many more cells than seats.
    const least = Math.sqrt((bounds.width * bounds.height) / (4 * seats.length + 1))
    const most = 4 * seats.length + 1
    this.#seats = seats
    this.#bounds = bounds
    this.#cell = Math.max(cell, least, bounds.width / most, bounds.height / most)
    this.#columns = Math.floor(bounds.width / this.#cell) + 1
    this.#lines = Math.floor(bounds.height / this.#cell) + 1
    this.#begins = new Uint32Array(this.#columns * this.#lines + 1)
    this.#order = new Uint32Array(seats.length)
    const cells = new Uint32Array(seats.length)
    for (const [index, seat] of seats.entries()) {
      const at = this.#line(seat.y) * this.#columns + this.#column(seat.x)
      cells[index] = at
      this.#begins[at + 1]! += 1
    }
    for (let at = 1; at < this.#begins.length; at += 1) this.#begins[at]! += this.#begins[at - 1]!
    const next = this.#begins.slice()
    for (const [index, at] of cells.entries()) {
      this.#order[next[at]!] = index
      next[at]! += 1
    }
  }

  /** The nearest within `reach` plan units. */
  nearest(point: Point, reach: number): Seat | undefined {
    let best: Seat | undefined
    let least = reach
    this.each({ x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach }, (seat) => {
      const apart = Math.hypot(seat.x - point.x, seat.y - point.y)
      if (apart <= least) [best, least] = [seat, apart]
    })
    return best
  }

  /** Those whose middle lies in the box. */
  within(box: Bounds): readonly Seat[] {
    const found: Seat[] = []
    this.each(box, (seat) => found.push(seat))
    return found
  }

  each(box: Bounds, tell: (seat: Seat) => void): void {
    const [right, bottom] = [box.x + box.width, box.y + box.height]
    const lastLine = Math.min(this.#lines - 1, this.#line(bottom))
    const lastColumn = Math.min(this.#columns - 1, this.#column(right))
    for (let line = Math.max(0, this.#line(box.y)); line <= lastLine; line += 1)
      for (let column = Math.max(0, this.#column(box.x)); column <= lastColumn; column += 1) {
        const at = line * this.#columns + column
        for (let i = this.#begins[at]!; i < this.#begins[at + 1]!; i += 1) {
          const seat = this.#seats[this.#order[i]!]!
          if (seat.x >= box.x && seat.x <= right && seat.y >= box.y && seat.y <= bottom) tell(seat)
        }
      }
  }

  #column = (x: number) => Math.floor((x - this.#bounds.x) / this.#cell)
  #line = (y: number) => Math.floor((y - this.#bounds.y) / this.#cell)
}
