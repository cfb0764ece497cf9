import type { SeatSpot } from "../scene/seat-spot.ts"
import type { Brush } from "./seat-paint.ts"

/** Places inside a pixel, along each axis, that centres of dots are told apart by. */
const STEPS = 4
/** Points along each side of a pixel that are asked whether the dot covers them. */
const SAMPLES = 4

/** How much of each pixel a round dot covers, 0 to 255, row by row. */
interface Stamp {
  readonly reach: number
  readonly side: number
  readonly cover: Uint8Array
}

/** A dot's share of the pixels around it. `x` and `y` say where in the middle pixel its centre lies, 0 to 1. */
function stamp(radius: number, x: number, y: number): Stamp {
  const reach = Math.ceil(radius)
  const side = 2 * reach + 1
  const cover = new Uint8Array(side * side)
  for (let sample = 0; sample < (side * SAMPLES) ** 2; sample++) {
    const [row, column] = [Math.floor(sample / (side * SAMPLES)), sample % (side * SAMPLES)]
    const dx = (column + 0.5) / SAMPLES - reach - x
    const dy = (row + 0.5) / SAMPLES - reach - y
    const at = Math.floor(row / SAMPLES) * side + Math.floor(column / SAMPLES)
    if (dx * dx + dy * dy <= radius * radius) cover[at] = (cover[at] ?? 0) + 1
  }
  return { reach, side, cover: cover.map((samples) => (samples * 255) / SAMPLES ** 2) }
}

const stampsOf = (radius: number): Stamp[] =>
  Array.from({ length: STEPS ** 2 }, (_, i) =>
    stamp(radius, ((i % STEPS) + 0.5) / STEPS, (Math.floor(i / STEPS) + 0.5) / STEPS),
  )

/**
 * Seats seen from afar, as dots a few pixels wide: written into the picture pixel by pixel, many times faster than paths.
 * Taken seats are smaller and faint [MAP-018].
 */
export class SeatDots {
  #radius = Number.NaN
  #free: readonly Stamp[] = []
  #taken: readonly Stamp[] = []

  /** Fills the brush's whole canvas. */
  paint({ context, origin, scale, radius, palette }: Brush, spots: readonly SeatSpot[]): void {
    this.#prepare(radius * scale)
    const { width, height } = context.canvas
    const image = context.createImageData(width, height)
    const pixels = new Uint32Array(image.data.buffer)
    const colors = new Map<string, number>()
    const colorOf = ({ look: { kind, priceLevel, dimmed } }: SeatSpot) => {
      const level = palette.levels[priceLevel] ?? palette.unknown
      const name = kind === "taken" ? palette.taken : (dimmed ? level.dimmed : level.plain).fill
      let color = colors.get(name)
      if (color === undefined) {
        color = bits(context, name)
        colors.set(name, color)
      }
      return color
    }
    for (const spot of spots) {
      if (spot.look.kind === "hidden") continue
      const x = (spot.x - origin.x) * scale
      const y = (spot.y - origin.y) * scale
      const [column, row] = [Math.floor(x), Math.floor(y)]
      const stamps = spot.look.kind === "taken" ? this.#taken : this.#free
      const step = Math.floor((y - row) * STEPS) * STEPS + Math.floor((x - column) * STEPS)
      const { reach, side, cover } = stamps[step]!
      const color = colorOf(spot)
      const corner = (row - reach) * width + column - reach
      for (let i = 0, top = 0; top < side; top++)
        for (let left = 0; left < side; left++) {
          const share = cover[i++]!
          const at = corner + top * width + left
          // Neighbours that share a pixel fill it together; the one that covers more of it gives the colour.
          const before = pixels[at]!
          const opacity = before >>> 24
          if (share > 0)
            pixels[at] =
              (Math.min(255, opacity + share) << 24) | (share >= opacity ? color : before & 0xffffff)
        }
    }
    context.putImageData(image, 0, 0)
  }

  /** `radius` in device pixels. */
  #prepare(radius: number) {
    if (radius === this.#radius) return
    this.#radius = radius
    this.#free = stampsOf(radius * 1.1)
    this.#taken = stampsOf(radius * 0.5)
  }
}

/** A colour as a pixel of a canvas has it, without its opacity: blue, green, red. */
function bits(context: CanvasRenderingContext2D, color: string): number {
  context.fillStyle = color
  const rgb = Number.parseInt(context.fillStyle.slice(1), 16)
  return ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)
}
