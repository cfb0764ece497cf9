import type { Point } from "@parterre/seating-plans/geometry"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { planIndex } from "../document/plan-index.ts"
import type { Camera } from "./camera.ts"
import { DrawingLayer, type Ground } from "./drawing-layer.ts"
import type { Overlay } from "./overlay.ts"
import { SeatGrid } from "./seat-grid.ts"
import { SeatLayer } from "./seat-layer.ts"
import { paintGhosts, paintSeats, type SeatPicture } from "./seat-painter.ts"

/** Seats that a gesture has taken up, and how far it has brought them. */
export interface Carried {
  readonly seats: ReadonlySet<string>
  readonly by: Point
}

/** All that is on the canvases at a moment. */
interface Scene {
  readonly camera: Camera
  readonly plan: SeatingPlan
  readonly picture: SeatPicture
  readonly ground: Ground
  readonly overlay: Overlay
  readonly carried: Carried | undefined
  /** Whether what was stretched while the camera moved is drawn anew. */
  readonly isSharp: boolean
}

/** The drawing on two canvases: the seats' own upon Paper's ground, and Paper's overlay. */
export class StagePainter {
  readonly #canvases: readonly HTMLCanvasElement[]
  readonly #seats: CanvasRenderingContext2D
  readonly #layer = new SeatLayer()
  readonly #drawing: DrawingLayer
  #carried: { readonly seats: ReadonlySet<string>; readonly picture: SeatPicture } | undefined

  /** `onPicture` is called when a traced picture has come. */
  constructor(host: HTMLElement, onPicture: () => void) {
    this.#canvases = [0, 1].map(() => {
      const canvas = document.createElement("canvas")
      Object.assign(canvas.style, {
        position: "absolute",
        inset: "0",
        width: "100%",
        height: "100%",
        pointerEvents: "none",
      })
      canvas.setAttribute("aria-hidden", "true")
      host.append(canvas)
      return canvas
    })
    this.#seats = this.#canvases[0]!.getContext("2d", { alpha: false })!
    this.#drawing = new DrawingLayer(this.#canvases[1]!, onPicture)
  }

  isStretched(camera: Camera): boolean {
    return this.#layer.isStretched(camera)
  }

  /** To the size of what is around it, in CSS pixels. */
  resize(width: number, height: number): void {
    const canvas = this.#canvases[0]!
    canvas.width = Math.round(width * window.devicePixelRatio)
    canvas.height = Math.round(height * window.devicePixelRatio)
  }

  remove(): void {
    this.#drawing.remove()
    for (const canvas of this.#canvases) canvas.remove()
  }

  paint({ camera, plan, picture, ground, overlay, carried, isSharp }: Scene): void {
    const sharpness = window.devicePixelRatio
    const context = this.#seats
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    context.fillStyle = picture.colors.surfaceSunken
    context.fillRect(0, 0, camera.width, camera.height)
    const { pitch } = planIndex(plan)
    const underneath = {
      key: ground,
      draw: (wide: Camera, sharp: number) => this.#drawing.under(wide, ground, pitch, sharp),
    }
    this.#layer.paint(context, camera, picture, underneath, sharpness, isSharp)
    if (carried === undefined) this.#carried = undefined
    else this.#paintCarried(carried, { camera, plan, picture })
    if (overlay.ghosts.length > 0)
      paintGhosts(context, camera, overlay.ghosts, picture.radius, picture.colors)
    this.#drawing.over(camera, ground, overlay)
  }

  #paintCarried(
    { seats, by }: Carried,
    { camera, plan, picture }: Pick<Scene, "camera" | "plan" | "picture">,
  ): void {
    if (this.#carried?.seats !== seats) {
      const { byGuid, pitch } = planIndex(plan)
      const own = [...seats].flatMap((guid) => byGuid.get(guid) ?? [])
      const alone = { ...picture, grid: new SeatGrid(own, pitch), rows: [], carried: undefined }
      this.#carried = { seats, picture: alone }
    }
    paintSeats(this.#seats, { ...camera, x: camera.x - by.x, y: camera.y - by.y }, this.#carried.picture)
  }
}

/** What is drawn over the plan, with the places that somebody asked to see. */
export const withSpots = (overlay: Overlay, spots: readonly Point[]): Overlay =>
  spots.length === 0
    ? overlay
    : { ...overlay, shapes: [...overlay.shapes, ...spots.map((at) => ({ type: "spot" as const, at }))] }
