import type { Point } from "../venue.ts"
import { boundsOf, height, width } from "./bounds.ts"

/**
 * Seats by place, in square cells: finding the seat under the pointer looks at nine cells, whatever the venue's size.
 * The cells are two flat arrays: where each cell begins, and the seats' positions in the list, cell by cell.
 */
export class SeatGrid<Seat extends Point> {
  readonly #seats: readonly Seat[]
  readonly #cell: number
  readonly #left: number
  readonly #top: number
  readonly #columns: number
  readonly #rows: number
  readonly #begins: Uint32Array
  readonly #order: Uint32Array

  /** `cell` is the least side of a cell in plan units; a search reaches at most that far. */
  constructor(seats: readonly Seat[], cell: number) {
    const box = boundsOf(seats) ?? { left: 0, top: 0, right: 0, bottom: 0 }
    this.#seats = seats
    // Seats far apart get larger cells, so that there are never many more cells than seats.
    this.#cell = Math.max(cell, Math.sqrt((width(box) * height(box)) / (4 * seats.length + 1)))
    const most = 4 * seats.length + 1
    this.#cell = Math.max(this.#cell, width(box) / most, height(box) / most)
    this.#left = box.left
    this.#top = box.top
    this.#columns = Math.floor(width(box) / this.#cell) + 1
    this.#rows = Math.floor(height(box) / this.#cell) + 1
    const begins = new Uint32Array(this.#columns * this.#rows + 1)
    const cells = new Uint32Array(seats.length)
    seats.forEach(({ x, y }, i) => {
      const at = this.#row(y) * this.#columns + this.#column(x)
      cells[i] = at
      begins[at] = (begins[at] ?? 0) + 1
    })
    for (let at = 1; at < begins.length; at++) begins[at] = (begins[at] ?? 0) + (begins[at - 1] ?? 0)
    this.#order = new Uint32Array(seats.length)
    // Counted up to each cell's end; filling from behind brings every mark back to the cell's beginning.
    for (let i = seats.length - 1; i >= 0; i--) {
      const at = cells[i] ?? 0
      const slot = (begins[at] ?? 0) - 1
      begins[at] = slot
      this.#order[slot] = i
    }
    this.#begins = begins
  }

  /** The nearest seat within `reach` plan units that `counts`. */
  nearest(point: Point, reach: number, counts: (seat: Seat) => boolean = () => true): Seat | undefined {
    let best: Seat | undefined
    let bestSquare = Math.min(reach, this.#cell) ** 2
    this.#some(point.x - reach, point.y - reach, point.x + reach, point.y + reach, (seat) => {
      const square = (seat.x - point.x) ** 2 + (seat.y - point.y) ** 2
      if (square <= bestSquare && counts(seat)) {
        best = seat
        bestSquare = square
      }
      return false
    })
    return best
  }

  /** Whether a seat's centre lies in the box; for labels that must not cover seats. */
  anyIn(left: number, top: number, right: number, bottom: number): boolean {
    return this.#some(
      left,
      top,
      right,
      bottom,
      ({ x, y }) => x >= left && x <= right && y >= top && y <= bottom,
    )
  }

  #column = (x: number) => Math.floor((x - this.#left) / this.#cell)
  #row = (y: number) => Math.floor((y - this.#top) / this.#cell)

  /** Whether one of the seats in the cells that the box touches passes. */
  #some(left: number, top: number, right: number, bottom: number, passes: (seat: Seat) => boolean): boolean {
    const lastColumn = Math.min(this.#columns - 1, this.#column(right))
    const lastRow = Math.min(this.#rows - 1, this.#row(bottom))
    for (let row = Math.max(0, this.#row(top)); row <= lastRow; row++) {
      const first = row * this.#columns
      for (let column = Math.max(0, this.#column(left)); column <= lastColumn; column++)
        for (let i = this.#begins[first + column] ?? 0; i < (this.#begins[first + column + 1] ?? 0); i++) {
          const seat = this.#seats[this.#order[i] ?? 0]
          if (seat !== undefined && passes(seat)) return true
        }
    }
    return false
  }
}
