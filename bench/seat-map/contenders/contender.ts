import type { Point } from "@parterre/seat-map"
import type { BenchSeat, BenchVenue } from "../venues/bench-venue.ts"

/** Everybody draws into this many CSS pixels. */
export const CANVAS = { width: 900, height: 800 }

/** A map on the page, moved by the script and clicked by a real mouse. */
export interface MountedMap {
  /** Moves the picture by CSS pixels; absent where the library cannot. */
  readonly pan?: ((dx: number, dy: number) => void) | undefined
  /** Called around a series of moves, where the library tells a drag by its beginning and end. */
  readonly startPan?: (() => void) | undefined
  readonly endPan?: (() => void) | undefined
  /** Multiplies the scale about the middle of the canvas. */
  readonly zoom?: ((factor: number) => void) | undefined
  /** CSS pixels per plan unit, now. */
  scale(): number
  /** Where the seat is on the page, when the library can say so and a click there picks it. */
  readonly place?: ((seat: BenchSeat) => Point | undefined) | undefined
  selected?(): number
  destroy(): void
}

export interface Contender {
  readonly name: string
  mount(container: HTMLElement, venue: BenchVenue, seats: readonly BenchSeat[]): MountedMap
}

/** The plan fitted into the canvas, for contenders without a camera of their own. */
export class PlainCamera {
  readonly fit: number
  k: number
  x: number
  y: number

  constructor(seats: readonly BenchSeat[]) {
    const xs = seats.map((seat) => seat.x)
    const ys = seats.map((seat) => seat.y)
    const [left, right] = [Math.min(...xs) - 8, Math.max(...xs) + 8]
    const [top, bottom] = [Math.min(...ys) - 8, Math.max(...ys) + 8]
    this.fit = Math.min((CANVAS.width - 48) / (right - left), (CANVAS.height - 48) / (bottom - top))
    this.k = this.fit
    this.x = CANVAS.width / 2 - ((left + right) / 2) * this.k
    this.y = CANVAS.height / 2 - ((top + bottom) / 2) * this.k
  }

  pan(dx: number, dy: number) {
    this.x += dx
    this.y += dy
  }

  zoom(factor: number) {
    this.x = CANVAS.width / 2 + (this.x - CANVAS.width / 2) * factor
    this.y = CANVAS.height / 2 + (this.y - CANVAS.height / 2) * factor
    this.k *= factor
  }

  place = ({ x, y }: BenchSeat): Point => ({ x: x * this.k + this.x, y: y * this.k + this.y })
}
