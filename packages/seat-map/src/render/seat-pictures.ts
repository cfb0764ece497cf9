import { splitIntoBlocks } from "../geometry/blocks.ts"
import {
  type Bounds,
  boundsOf,
  center,
  contains,
  grown,
  height,
  overlaps,
  width,
} from "../geometry/bounds.ts"
import { showsRowNames } from "../geometry/detail-level.ts"
import { type RowName, rowNamePlaces } from "../geometry/rows.ts"
import type { View } from "../geometry/view.ts"
import type { LoadedSection, SeatBook, SeatSpot } from "../scene/seat-book.ts"
import { type Brush, paintRowNames, paintSeats, type SeatPalette } from "./seat-paint.ts"
import type { Stage } from "./stage.ts"

/** Pictures out of sight are kept up to this many pixels (4 bytes each), the last seen longest. */
const SPARE_PIXELS = 12_000_000
const MAX_SIDE = 2048

interface Block {
  readonly spots: readonly SeatSpot[]
  readonly names: readonly RowName[]
  readonly bounds: Bounds
  raster: paper.Raster | undefined
  readonly canvas: HTMLCanvasElement
  /** Device pixels per plan unit of the picture; 0 before the first. */
  scale: number
  origin: { readonly x: number; readonly y: number }
  stale: boolean
  seen: number
}

/**
 * Seats as pictures: each block of a section is drawn once and then only copied while the shopper pans or zooms. At
 * rest a visible block is redrawn at exactly the scale shown; on the way the old picture is stretched.
 */
export class SeatPictures {
  readonly #stage: Stage
  readonly #radius: number
  readonly #palette: SeatPalette
  readonly #blocks = new Map<string, Block[]>()
  readonly #blockOf = new Map<string, Block>()
  #frame = 0

  constructor(stage: Stage, radius: number, palette: SeatPalette) {
    this.#stage = stage
    this.#radius = radius
    this.#palette = palette
  }

  add(loaded: LoadedSection, book: SeatBook): void {
    this.remove(loaded.section.id)
    this.#stage.activate("seats")
    const names = this.#namesBySeat(loaded, book)
    const blocks = splitIntoBlocks(loaded.spots).map((spots) => this.#block(spots, names))
    this.#blocks.set(loaded.section.id, blocks)
    for (const block of blocks) for (const spot of block.spots) this.#blockOf.set(spot.id, block)
  }

  remove(sectionId: string): void {
    for (const block of this.#blocks.get(sectionId) ?? []) {
      forget(block)
      for (const spot of block.spots) this.#blockOf.delete(spot.id)
    }
    this.#blocks.delete(sectionId)
  }

  /** Redraws only these seats in their pictures; a block that changes much is drawn anew later. */
  repaint(spots: readonly SeatSpot[]): void {
    const byBlock = new Map<Block, SeatSpot[]>()
    for (const spot of spots) {
      const block = this.#blockOf.get(spot.id)
      if (block === undefined || block.scale === 0 || block.stale) continue
      const list = byBlock.get(block)
      if (list === undefined) byBlock.set(block, [spot])
      else list.push(spot)
    }
    for (const [block, changed] of byBlock) {
      if (changed.length * 4 > block.spots.length && changed.length > 12) block.stale = true
      else this.#patch(block, changed)
    }
  }

  /** Whether the box would cover the name of a row, at a scale where these are shown. */
  coversRowName(box: Bounds, scale: number): boolean {
    if (!showsRowNames(this.#radius * scale)) return false
    const spared = grown(box, this.#radius * 0.9)
    return this.#all().some(
      (block) => overlaps(block.bounds, box) && block.names.some((name) => contains(spared, name.at)),
    )
  }

  /** Shows the blocks on that ground and redraws those that need it while time lasts, nearest to the eye first. */
  work(ground: Bounds, { scale, center: eye }: View, atRest: boolean, hasTime: () => boolean) {
    this.#frame += 1
    const exact = scale * this.#stage.sharpness
    const waiting: Block[] = []
    for (const block of this.#all()) {
      const visible = overlaps(block.bounds, ground)
      if (block.raster !== undefined) block.raster.visible = visible
      if (!visible) continue
      block.seen = this.#frame
      if (this.#needsDrawing(block, exact, atRest)) waiting.push(block)
    }
    waiting.sort((a, b) => Number(a.scale > 0) - Number(b.scale > 0) || distance(a, eye) - distance(b, eye))
    let drawn = 0
    for (const block of waiting) {
      // At least one a frame, so that a slow machine gets there too.
      if (drawn > 0 && !hasTime()) break
      this.#draw(block, this.#scaleFor(block, exact))
      drawn += 1
    }
    if (drawn === waiting.length) this.#letGo()
    return { drawn: drawn > 0, hasMore: drawn < waiting.length }
  }

  #all() {
    return [...this.#blocks.values()].flat()
  }

  #needsDrawing(block: Block, exact: number, atRest: boolean) {
    if (block.scale === 0 || block.stale) return true
    const wanted = this.#scaleFor(block, exact)
    if (atRest) return block.scale !== wanted
    return block.scale / wanted > 2.5 || block.scale / wanted < 0.4
  }

  #scaleFor({ bounds }: Block, exact: number) {
    return Math.min(exact, MAX_SIDE / Math.max(width(bounds), height(bounds)))
  }

  #block(spots: readonly SeatSpot[], names: ReadonlyMap<string, RowName>): Block {
    const mine = spots.map((spot) => names.get(spot.id)).filter((name) => name !== undefined)
    const canvas = document.createElement("canvas")
    canvas.width = 1
    canvas.height = 1
    const bounds = grown(boundsOf([...spots, ...mine.map((name) => name.at)])!, this.#radius * 2)
    return {
      spots,
      names: mine,
      bounds,
      raster: undefined,
      canvas,
      scale: 0,
      origin: { x: 0, y: 0 },
      stale: false,
      seen: 0,
    }
  }

  #draw(block: Block, scale: number) {
    const { bounds, canvas } = block
    // The first pixel falls on a whole device pixel of the plan, so that the copy is exact.
    block.origin = { x: Math.floor(bounds.left * scale) / scale, y: Math.floor(bounds.top * scale) / scale }
    canvas.width = Math.max(1, Math.ceil((bounds.right - block.origin.x) * scale))
    canvas.height = Math.max(1, Math.ceil((bounds.bottom - block.origin.y) * scale))
    block.scale = scale
    block.stale = false
    const brush = this.#brush(block)
    paintSeats(brush, block.spots)
    paintRowNames(brush, block.names)
    block.raster?.remove()
    // A raster learns its size only when made; giving an old one a canvas would put the last into Paper's pool.
    const raster = new this.#stage.paper.Raster(canvas)
    this.#stage.layer("seats").addChild(raster)
    raster.matrix = new this.#stage.paper.Matrix(
      1 / scale,
      0,
      0,
      1 / scale,
      block.origin.x + canvas.width / 2 / scale,
      block.origin.y + canvas.height / 2 / scale,
    )
    block.raster = raster
  }

  #patch(block: Block, changed: readonly SeatSpot[]) {
    const brush = this.#brush(block)
    const { context, scale, origin } = brush
    const half = this.#radius + 1.5 / scale
    context.save()
    context.beginPath()
    for (const { x, y } of changed)
      context.rect(
        (x - half - origin.x) * scale,
        (y - half - origin.y) * scale,
        half * 2 * scale,
        half * 2 * scale,
      )
    context.clip()
    context.clearRect(0, 0, block.canvas.width, block.canvas.height)
    const near = (spot: SeatSpot) =>
      changed.some((other) => Math.abs(other.x - spot.x) < half * 2 && Math.abs(other.y - spot.y) < half * 2)
    paintSeats(brush, block.spots.filter(near))
    context.restore()
  }

  #brush(block: Block): Brush {
    const context = block.canvas.getContext("2d")!
    const { origin, scale } = block
    return {
      context,
      origin,
      scale,
      sharpness: this.#stage.sharpness,
      radius: this.#radius,
      palette: this.#palette,
    }
  }

  /** A row's name at the first of its two places that covers neither a seat nor another name. */
  #namesBySeat(loaded: LoadedSection, book: SeatBook): Map<string, RowName> {
    const names = new Map<string, RowName>()
    const used: RowName[] = []
    const near = this.#radius * 1.7
    for (const row of loaded.rows) {
      const seats = row.seats
      if (row.type === "TABLE" || seats.length === 0) continue
      const places = rowNamePlaces(row, this.#radius * 2.5)
      const index = places.findIndex(({ at }) => isClear(at))
      const place = places[index]
      if (place === undefined) continue
      used.push(place)
      names.set((index === 0 ? seats[0] : seats.at(-1))!.id, place)
    }
    return names

    function isClear({ x, y }: { x: number; y: number }) {
      if (used.some(({ at }) => Math.abs(at.x - x) < near && Math.abs(at.y - y) < near * 0.7)) return false
      for (const { grid } of book.sections.values())
        if (grid.anyIn(x - near, y - near, x + near, y + near)) return false
      return true
    }
  }

  #letGo() {
    const spare = this.#all()
      .filter((block) => block.seen !== this.#frame && block.scale > 0)
      .sort((a, b) => b.seen - a.seen)
    let pixels = 0
    for (const block of spare) {
      pixels += block.canvas.width * block.canvas.height
      if (pixels > SPARE_PIXELS) forget(block)
    }
  }
}

/** Frees the picture's memory now; a canvas of one pixel weighs nothing. */
function forget(block: Block) {
  block.canvas.width = 1
  block.canvas.height = 1
  block.scale = 0
  block.raster?.remove()
  block.raster = undefined
}

function distance({ bounds }: Block, to: { x: number; y: number }) {
  const middle = center(bounds)
  return Math.hypot(middle.x - to.x, middle.y - to.y)
}
