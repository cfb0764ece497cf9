import type { Point } from "../venue.ts"

/** Seats by place, in square cells: finding the seat under the pointer looks at nine cells, whatever the venue's size. */
export class SeatGrid<Seat extends Point> {
  readonly #cell: number
  readonly #cells = new Map<string, Seat[]>()

  /** `cell` is the side of a cell in plan units; a search reaches at most that far. */
  constructor(seats: Iterable<Seat>, cell: number) {
    this.#cell = cell
    for (const seat of seats) {
      const key = this.#key(Math.floor(seat.x / cell), Math.floor(seat.y / cell))
      const list = this.#cells.get(key)
      if (list === undefined) this.#cells.set(key, [seat])
      else list.push(seat)
    }
  }

  #key(column: number, row: number) {
    return `${column}:${row}`
  }

  /** The nearest seat within `reach` plan units that `counts`. */
  nearest(point: Point, reach: number, counts: (seat: Seat) => boolean = () => true): Seat | undefined {
    let best: Seat | undefined
    let bestSquare = Math.min(reach, this.#cell) ** 2
    for (const seat of this.#around(point)) {
      const square = (seat.x - point.x) ** 2 + (seat.y - point.y) ** 2
      if (square <= bestSquare && counts(seat)) {
        best = seat
        bestSquare = square
      }
    }
    return best
  }

  /** Whether a seat's centre lies in the box; for labels that must not cover seats. */
  anyIn(left: number, top: number, right: number, bottom: number): boolean {
    const cell = this.#cell
    const columns = Math.floor(right / cell) - Math.floor(left / cell)
    const rows = Math.floor(bottom / cell) - Math.floor(top / cell)
    // A box of more cells than there are seats is cheaper to answer seat by seat.
    if ((columns + 1) * (rows + 1) > this.#cells.size) {
      for (const seats of this.#cells.values()) if (seats.some(isWithin)) return true
      return false
    }
    for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column++)
      for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row++)
        if (this.#cells.get(this.#key(column, row))?.some(isWithin) === true) return true
    return false

    function isWithin({ x, y }: Point) {
      return x >= left && x <= right && y >= top && y <= bottom
    }
  }

  *#around({ x, y }: Point) {
    const column = Math.floor(x / this.#cell)
    const row = Math.floor(y / this.#cell)
    for (let c = column - 1; c <= column + 1; c++)
      for (let r = row - 1; r <= row + 1; r++) yield* this.#cells.get(this.#key(c, r)) ?? []
  }
}
