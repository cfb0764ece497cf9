import { type Bounds, grown } from "../geometry/bounds.ts"
import { type View, visibleBounds } from "../geometry/view.ts"
import type { Point } from "../venue.ts"

/** How far the plate reaches beyond the map on each side, as a share of its size. */
const MARGIN = 0.25
/** Large screens get less margin: a plate of more pixels than this would weigh more than 32 MB. */
const PLATE_PIXELS = 8_000_000
/** A plate stretched further than this would look blurred, or lack ground at the edges. */
const STRETCH = 2

/** Draws in plan units. */
export type Paint = (context: CanvasRenderingContext2D) => void

/**
 * The scene is drawn onto the plate: an unseen canvas somewhat larger than the map. A frame only copies the plate, so that
 * it costs the same whatever the number of seats; the plate is drawn anew when the shopper comes near its edge, changes
 * the scale, or comes to rest.
 */
export class Stage {
  /** Called when a canvas is given back empty: devices take them away from pages that are out of sight. */
  readonly onRestored: () => void
  readonly #plate = document.createElement("canvas")
  readonly #canvas: HTMLCanvasElement
  #surface = ""
  readonly #plan: Bounds
  #sharpness = window.devicePixelRatio
  #margin = 0
  #plated: View | undefined

  constructor(canvas: HTMLCanvasElement, plan: Bounds, onRestored: () => void) {
    this.#canvas = canvas
    this.#plan = plan
    this.onRestored = canvas.oncontextrestored = this.#plate.oncontextrestored = onRestored
  }

  /** The colour under everything. */
  dress(surface: string): void {
    this.#surface = surface
  }

  /** Device pixels per CSS pixel. */
  get sharpness(): number {
    return this.#sharpness
  }

  resize({ width, height }: { width: number; height: number }, sharpness = this.#sharpness): void {
    this.#sharpness = sharpness
    this.#plated = undefined
    const pixels = width * height * sharpness ** 2
    this.#margin = Math.max(0, Math.min(MARGIN, (Math.sqrt(PLATE_PIXELS / pixels) - 1) / 2))
    this.#canvas.style.width = `${width}px`
    this.#canvas.style.height = `${height}px`
    this.#cleared(this.#canvas, width, height)
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

  /** Draws the scene onto the plate. */
  plate(view: View, scene: Paint): void {
    this.#plated = this.#wide(view)
    const context = this.#cleared(this.#plate, this.#plated.width, this.#plated.height)
    this.#stand(context, view.scale * this.#sharpness, this.#offset(this.#plated))
    scene(context)
  }

  /** One frame: the plate, then what lies above. */
  show(view: View, above: Paint): void {
    const plated = this.#plated
    if (plated === undefined) return
    const stretch = view.scale / plated.scale
    const [eye, held] = [this.#offset(view), this.#offset(plated)]
    const context = this.#cleared(this.#canvas, view.width, view.height)
    this.#stand(context, stretch, { x: eye.x - held.x * stretch, y: eye.y - held.y * stretch })
    context.drawImage(this.#plate, 0, 0)
    this.#stand(context, view.scale * this.#sharpness, eye)
    above(context)
  }

  destroy(): void {
    // Gives the bitmaps back at once instead of at the next collection.
    for (const canvas of [this.#canvas, this.#plate]) canvas.width = canvas.height = 0
  }

  /** What the plate shows: more than the view, unless the whole plan is in view. */
  #wide(view: View): View {
    const { left, top, right, bottom } = visibleBounds(view)
    const plan = this.#plan
    const isAll = left <= plan.left && top <= plan.top && right >= plan.right && bottom >= plan.bottom
    const part = 1 + 2 * (isAll ? 0 : this.#margin)
    return { ...view, width: Math.ceil(view.width * part), height: Math.ceil(view.height * part) }
  }

  /** The canvas at that size in CSS pixels, bare. Without transparency a copy costs less; the ground is painted instead. */
  #cleared(canvas: HTMLCanvasElement, wide: number, high: number): CanvasRenderingContext2D {
    const [width, height] = [Math.round(wide * this.#sharpness), Math.round(high * this.#sharpness)]
    // A canvas that is given its size, even the same one, is made anew: black, if nothing is painted on it.
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    const context = canvas.getContext("2d", { alpha: false })!
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = this.#surface
    context.fillRect(0, 0, canvas.width, canvas.height)
    return context
  }

  /** `scale` in device pixels; what is drawn next begins at the place in CSS pixels. */
  #stand(context: CanvasRenderingContext2D, scale: number, { x, y }: Point) {
    context.setTransform(scale, 0, 0, scale, x * this.#sharpness, y * this.#sharpness)
  }

  /** Where the plan's origin falls, on a whole device pixel: pictures copied at their own scale stay crisp. */
  #offset({ center, scale, width, height }: View) {
    const snap = (offset: number) => Math.round(offset * this.#sharpness) / this.#sharpness
    return { x: snap(width / 2 - center.x * scale), y: snap(height / 2 - center.y * scale) }
  }
}
