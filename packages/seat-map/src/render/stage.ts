import { type Bounds, grown } from "../geometry/bounds.ts"
import { type View, visibleBounds } from "../geometry/view.ts"
import type { Point } from "../venue.ts"
import { newPaperScope } from "./paper.ts"

interface ViewInternals {
  _pixelRatio: number
  _setElementSize(width: number, height: number): void
}

/** How far the plate reaches beyond the map on each side, as a share of its size. */
const MARGIN = 0.25
/** Large screens get less margin: a plate of more pixels than this would weigh more than 32 MB. */
const PLATE_PIXELS = 8_000_000
/** A plate stretched further than this would look blurred, or lack ground at the edges. */
const STRETCH = 2

const LAYERS = ["image", "floors", "ground", "regions", "seats"] as const

/**
 * Paper.js draws the scene, layer upon layer, onto the plate: an unseen canvas somewhat larger than the map. A frame only
 * copies the plate, so that it costs the same whatever the number of seats; the plate is drawn anew when the shopper
 * comes near its edge, changes the scale, or comes to rest.
 */
export class Stage {
  readonly paper: paper.PaperScope
  readonly #layers: Readonly<Record<(typeof LAYERS)[number], paper.Layer>>
  readonly #plate = document.createElement("canvas")
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly #plan: Bounds
  #sharpness = window.devicePixelRatio
  #plated: View | undefined

  constructor(canvas: HTMLCanvasElement, plan: Bounds) {
    this.#canvas = canvas
    this.#context = canvas.getContext("2d")!
    this.#plan = plan
    this.paper = newPaperScope()
    this.paper.setup(this.#plate)
    this.paper.view.autoUpdate = false
    this.#layers = Object.fromEntries(LAYERS.map((name) => [name, new this.paper.Layer()])) as never
  }

  /** Device pixels per CSS pixel. */
  get sharpness(): number {
    return this.#sharpness
  }

  layer(name: (typeof LAYERS)[number]): paper.Layer {
    return this.#layers[name]
  }

  /** New items go here. Paper.js adds to the scope active last, so each map takes the floor before it makes any. */
  activate(name: (typeof LAYERS)[number]): void {
    this.paper.activate()
    this.#layers[name].activate()
  }

  resize({ width, height }: { width: number; height: number }, sharpness = this.#sharpness): void {
    this.#sharpness = sharpness
    this.#plated = undefined
    const pixels = width * height * sharpness ** 2
    const margin = Math.max(0, Math.min(MARGIN, (Math.sqrt(PLATE_PIXELS / pixels) - 1) / 2))
    Object.assign(this.#canvas, {
      width: Math.round(width * sharpness),
      height: Math.round(height * sharpness),
    })
    Object.assign(this.#canvas.style, { width: `${width}px`, height: `${height}px` })
    // Paper.js asks the screen for its pixels once and has no call for another one.
    const view = this.paper.view as unknown as ViewInternals
    view._pixelRatio = sharpness
    view._setElementSize(1, 1)
    this.paper.view.viewSize = new this.paper.Size(
      Math.ceil(width * (1 + 2 * margin)),
      Math.ceil(height * (1 + 2 * margin)),
    )
  }

  /** The ground a plate for this view holds. */
  reach(view: View): Bounds {
    return visibleBounds(this.#wide(view))
  }

  /** Whether the plate is good enough to be copied for this view. */
  serves(view: View): boolean {
    if (this.#plated === undefined) return false
    const stretch = view.scale / this.#plated.scale
    if (stretch > STRETCH || stretch < 1 / STRETCH) return false
    const seen = visibleBounds(view)
    const held = grown(visibleBounds(this.#plated), 1)
    const { left, top, right, bottom } = this.#plan
    return (
      Math.max(seen.left, left) >= Math.max(held.left, left) &&
      Math.max(seen.top, top) >= Math.max(held.top, top) &&
      Math.min(seen.right, right) <= Math.min(held.right, right) &&
      Math.min(seen.bottom, bottom) <= Math.min(held.bottom, bottom)
    )
  }

  /** Draws the scene onto the plate, then what `above` draws in plan units. */
  plate(view: View, above: (context: CanvasRenderingContext2D) => void): void {
    this.#plated = this.#wide(view)
    const { x, y } = this.#offset(this.#plated)
    const { scale } = view
    this.paper.view.matrix = new this.paper.Matrix(scale, 0, 0, scale, x, y)
    this.paper.view.update()
    const context = this.#plate.getContext("2d")!
    context.save()
    this.#toPlan(context, view.scale, { x, y })
    above(context)
    context.restore()
  }

  /** One frame: the plate, then what `above` draws in plan units. */
  show(view: View, above: (context: CanvasRenderingContext2D) => void): void {
    const plated = this.#plated
    if (plated === undefined) return
    const context = this.#context
    const sharpness = this.#sharpness
    const stretch = view.scale / plated.scale
    const [eye, held] = [this.#offset(view), this.#offset(plated)]
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height)
    context.setTransform(
      stretch,
      0,
      0,
      stretch,
      (eye.x - held.x * stretch) * sharpness,
      (eye.y - held.y * stretch) * sharpness,
    )
    context.drawImage(this.#plate, 0, 0)
    this.#toPlan(context, view.scale, eye)
    above(context)
  }

  destroy(): void {
    this.paper.project.remove()
    // Gives the bitmaps back at once instead of at the next collection.
    for (const canvas of [this.#canvas, this.#plate]) canvas.width = canvas.height = 0
  }

  #toPlan(context: CanvasRenderingContext2D, scale: number, { x, y }: Point) {
    const sharpness = this.#sharpness
    context.setTransform(scale * sharpness, 0, 0, scale * sharpness, x * sharpness, y * sharpness)
  }

  #wide(view: View): View {
    const { width, height } = this.paper.view.viewSize
    return { ...view, width, height }
  }

  /** Where the plan's origin falls, on a whole device pixel: pictures copied at their own scale stay crisp. */
  #offset({ center, scale, width, height }: View) {
    const snap = (offset: number) => Math.round(offset * this.#sharpness) / this.#sharpness
    return { x: snap(width / 2 - center.x * scale), y: snap(height / 2 - center.y * scale) }
  }
}
