import { type Bounds, boundsOf, center, contains, grown, height, width } from "../geometry/bounds.ts"
import { seatDetailLevel } from "../geometry/detail-level.ts"
import type { SeatSpot } from "../scene/seat-spot.ts"
import type { Point } from "../venue.ts"
import type { SeatDots } from "./seat-dots.ts"
import { type Brush, paintSeats, type SeatPalette } from "./seat-paint.ts"

const MAX_SIDE = 2048

/** What a block is drawn with. */
export interface Drawing {
  readonly palette: SeatPalette
  readonly dots: SeatDots
  /** Device pixels per CSS pixel. */
  readonly sharpness: number
}

/** Seats of one neighbourhood, drawn into one picture. */
export class SeatBlock {
  readonly spots: readonly SeatSpot[]
  readonly bounds: Bounds
  /** Device pixels per plan unit of the picture; 0 while there is none. */
  scale = 0
  /** The count of the last frame that showed it. */
  seen = 0
  #isStale = false
  readonly #centers: Bounds
  readonly #radius: number
  readonly #canvas = document.createElement("canvas")
  #origin: Point = { x: 0, y: 0 }

  /** Of one seat at least. */
  constructor(spots: readonly SeatSpot[], radius: number, onRestored: () => void) {
    this.spots = spots
    this.#centers = boundsOf(spots)!
    this.bounds = grown(this.#centers, radius * 1.2)
    this.#radius = radius
    this.#canvas.oncontextrestored = () => {
      this.stale()
      onRestored()
    }
    this.forget()
  }

  get pixels(): number {
    return this.#canvas.width * this.#canvas.height
  }

  holds(spot: SeatSpot): boolean {
    return contains(this.#centers, spot)
  }

  /** At rest the picture must have exactly the scale shown; on the way it may be stretched somewhat. */
  needsDrawing(exact: number, atRest: boolean): boolean {
    if (this.scale === 0 || this.#isStale) return true
    const ratio = this.scale / this.#fitting(exact)
    return atRest ? ratio !== 1 : ratio > 5 || ratio < 0.2
  }

  draw(exact: number, drawing: Drawing): void {
    const { bounds } = this
    const scale = this.#fitting(exact)
    // The first pixel falls on a whole device pixel of the plan, so that the copy is exact.
    const origin = { x: Math.floor(bounds.left * scale) / scale, y: Math.floor(bounds.top * scale) / scale }
    this.#canvas.width = Math.max(1, Math.ceil((bounds.right - origin.x) * scale))
    this.#canvas.height = Math.max(1, Math.ceil((bounds.bottom - origin.y) * scale))
    this.#origin = origin
    this.scale = scale
    this.#isStale = false
    const brush = this.#brush(drawing)
    if (this.#isOfDots(drawing)) drawing.dots.paint(brush, this.spots)
    else paintSeats(brush, this.spots)
  }

  /** Redraws only these seats; where much changes, or little costs nothing, the whole picture is drawn anew later. */
  change(spots: readonly SeatSpot[], drawing: Drawing): void {
    if (this.scale === 0 || this.#isStale) return
    const isMuch = spots.length * 4 > this.spots.length && spots.length > 12
    if (isMuch || this.#isOfDots(drawing)) this.stale()
    else this.#patch(spots, this.#brush(drawing))
  }

  /** The picture no longer shows what is so. */
  stale(): void {
    this.#isStale = true
  }

  /** Copies the picture to its place, in plan units. */
  paint(context: CanvasRenderingContext2D): void {
    if (this.scale === 0) return
    const { width, height } = this.#canvas
    const { x, y } = this.#origin
    context.drawImage(this.#canvas, x, y, width / this.scale, height / this.scale)
  }

  /** Frees the picture's memory now; a canvas of one pixel weighs nothing. */
  forget(): void {
    this.#canvas.width = this.#canvas.height = 1
    this.scale = 0
  }

  distanceTo({ x, y }: Point): number {
    const middle = center(this.bounds)
    return Math.hypot(middle.x - x, middle.y - y)
  }

  #fitting(exact: number) {
    return Math.min(exact, MAX_SIDE / Math.max(width(this.bounds), height(this.bounds)))
  }

  #patch(changed: readonly SeatSpot[], brush: Brush) {
    const { context, scale, origin } = brush
    const half = this.#radius + 1.5 / scale
    const side = half * 2 * scale
    context.save()
    context.beginPath()
    for (const { x, y } of changed)
      context.rect((x - half - origin.x) * scale, (y - half - origin.y) * scale, side, side)
    context.clip()
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height)
    const near = (spot: SeatSpot) =>
      changed.some((other) => Math.abs(other.x - spot.x) < half * 2 && Math.abs(other.y - spot.y) < half * 2)
    paintSeats(brush, this.spots.filter(near))
    context.restore()
  }

  #isOfDots({ sharpness }: Drawing) {
    return seatDetailLevel((this.#radius * this.scale) / sharpness) === "dot"
  }

  #brush({ sharpness, palette }: Drawing): Brush {
    const context = this.#canvas.getContext("2d")!
    return { context, origin: this.#origin, scale: this.scale, sharpness, radius: this.#radius, palette }
  }
}
