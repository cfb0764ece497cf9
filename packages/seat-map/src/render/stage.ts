import type { View } from "../geometry/view.ts"
import { newPaperScope } from "./paper.ts"

interface ViewInternals {
  _pixelRatio: number
  _setElementSize(width: number, height: number): void
}

/** The canvas with its Paper.js project and layers, bottom to top. Only `draw` paints. */
export class Stage {
  readonly paper: paper.PaperScope
  readonly canvas: HTMLCanvasElement
  readonly image: paper.Layer
  readonly floors: paper.Layer
  readonly ground: paper.Layer
  readonly regions: paper.Layer
  readonly seats: paper.Layer
  readonly names: paper.Layer
  readonly marks: paper.Layer

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas
    this.paper = newPaperScope()
    this.paper.setup(canvas)
    this.paper.view.autoUpdate = false
    this.image = new this.paper.Layer()
    this.floors = new this.paper.Layer()
    this.ground = new this.paper.Layer()
    this.regions = new this.paper.Layer()
    this.seats = new this.paper.Layer()
    this.names = new this.paper.Layer()
    this.marks = new this.paper.Layer()
  }

  /** Device pixels per CSS pixel. */
  get sharpness(): number {
    return this.paper.view.pixelRatio
  }

  /** New items go to the scope that was active last, so each map takes the floor before it makes any. */
  activate(): void {
    this.paper.activate()
  }

  resize(width: number, height: number): void {
    this.paper.view.viewSize = new this.paper.Size(width, height)
  }

  /** Paper.js asks the screen once and has no call for another one: its own fields are set instead. */
  sharpen(sharpness: number): void {
    const view = this.paper.view as unknown as ViewInternals
    view._pixelRatio = sharpness
    view._setElementSize(this.paper.view.viewSize.width, this.paper.view.viewSize.height)
  }

  /** One repaint. The translation is whole device pixels, so that seat pictures stay crisp. */
  draw(view: View): void {
    const { scale, center } = view
    const snap = (offset: number) => Math.round(offset * this.sharpness) / this.sharpness
    const x = snap(view.width / 2 - center.x * scale)
    const y = snap(view.height / 2 - center.y * scale)
    this.paper.view.matrix = new this.paper.Matrix(scale, 0, 0, scale, x, y)
    this.paper.view.update()
  }

  destroy(): void {
    this.paper.project.remove()
    // Gives the bitmap back at once instead of at the next collection.
    this.canvas.width = 0
    this.canvas.height = 0
  }
}
