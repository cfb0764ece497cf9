import { splitIntoBlocks } from "../geometry/blocks.ts"
import { type Bounds, overlaps } from "../geometry/bounds.ts"
import type { View } from "../geometry/view.ts"
import type { LoadedSection } from "../scene/loaded-section.ts"
import type { SeatSpot } from "../scene/seat-spot.ts"
import { type Drawing, SeatBlock } from "./seat-block.ts"
import { SeatDots } from "./seat-dots.ts"
import type { SeatPalette } from "./seat-paint.ts"
import type { Stage } from "./stage.ts"

/** Pictures out of sight are kept up to this many pixels (4 bytes each), the last seen longest. */
const SPARE_PIXELS = 12_000_000

/**
 * Seats as pictures: each block of a section is drawn once and then only copied. At rest a visible block is redrawn at
 * exactly the scale shown; on the way the old picture is stretched.
 */
export class SeatPictures {
  readonly #stage: Stage
  readonly #radius: number
  readonly #dots = new SeatDots()
  #palette: SeatPalette
  readonly #blocks = new Map<string, readonly SeatBlock[]>()
  /** All of them in one list, which every frame asks for. */
  #list: readonly SeatBlock[] | undefined
  #frame = 0

  constructor(stage: Stage, radius: number, palette: SeatPalette) {
    this.#stage = stage
    this.#radius = radius
    this.#palette = palette
  }

  add({ section, spots }: LoadedSection): void {
    this.remove(section.id)
    const { onRestored } = this.#stage
    const blocks = splitIntoBlocks(spots).map((some) => new SeatBlock(some, this.#radius, onRestored))
    this.#blocks.set(section.id, blocks)
    this.#list = undefined
  }

  remove(sectionId: string): void {
    for (const block of this.#blocks.get(sectionId) ?? []) block.forget()
    this.#blocks.delete(sectionId)
    this.#list = undefined
  }

  /** Other colours: every picture is drawn anew. */
  dress(palette: SeatPalette): void {
    this.#palette = palette
    for (const block of this.#all()) block.stale()
  }

  repaint(spots: readonly SeatSpot[]): void {
    const blockOf = (spot: SeatSpot) =>
      this.#blocks.get(spot.loaded.section.id)?.find((block) => block.holds(spot))
    const drawing = this.#drawing()
    for (const [block, changed] of Map.groupBy(spots, blockOf)) block?.change(changed, drawing)
  }

  /** Copies what is drawn of that ground, in plan units. */
  paint(context: CanvasRenderingContext2D, ground: Bounds): void {
    for (const block of this.#all()) if (overlaps(block.bounds, ground)) block.paint(context)
  }

  /** Redraws the blocks on that ground that need it while time lasts, nearest to the eye first. */
  work(ground: Bounds, { scale, center }: View, atRest: boolean, hasTime: () => boolean) {
    this.#frame += 1
    const exact = scale * this.#stage.sharpness
    const waiting: SeatBlock[] = []
    for (const block of this.#all()) {
      if (!overlaps(block.bounds, ground)) continue
      block.seen = this.#frame
      if (block.needsDrawing(exact, atRest)) waiting.push(block)
    }
    // What is missing comes before what is only blurred.
    const rank = (block: SeatBlock) => block.distanceTo(center) + (block.scale > 0 ? 1e9 : 0)
    waiting.sort((a, b) => rank(a) - rank(b))
    const drawing = this.#drawing()
    let drawn = 0
    for (const block of waiting) {
      // At least one a frame, so that a slow machine gets there too.
      if (drawn > 0 && !hasTime()) break
      block.draw(exact, drawing)
      drawn += 1
    }
    if (drawn > 0) this.#letGo()
    return { drawn: drawn > 0, hasMore: drawn < waiting.length }
  }

  #drawing(): Drawing {
    return { palette: this.#palette, dots: this.#dots, sharpness: this.#stage.sharpness }
  }

  #all() {
    this.#list ??= [...this.#blocks.values()].flat()
    return this.#list
  }

  #letGo() {
    const spare = this.#all()
      .filter((block) => block.seen !== this.#frame && block.scale > 0)
      .sort((a, b) => b.seen - a.seen)
    let pixels = 0
    for (const block of spare) {
      pixels += block.pixels
      if (pixels > SPARE_PIXELS) block.forget()
    }
  }
}
