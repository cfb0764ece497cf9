import type { Bounds } from "@parterre/seating-plans/geometry"
import { type Camera, isWithin, seen } from "./camera.ts"
import { paintSeats, type SeatPicture } from "./seat-painter.ts"

/** How much more than is seen is drawn on each side, as a share. */
const MARGIN = 0.25

/** Seats drawn once onto a bitmap larger than the canvas: a frame of a pan or zoom only copies it. */
export class SeatLayer {
  readonly #bitmap = document.createElement("canvas")
  readonly #context = this.#bitmap.getContext("2d")!
  #drawnFor: { readonly picture: SeatPicture; readonly camera: Camera; readonly covers: Bounds } | undefined

  /** Whether what is shown is a stretched copy, to be drawn anew when the eye rests. */
  isStretched(camera: Camera): boolean {
    return this.#drawnFor !== undefined && this.#drawnFor.camera.scale !== camera.scale
  }

  /** `rests` asks for a picture at exactly this scale. */
  paint(
    onto: CanvasRenderingContext2D,
    camera: Camera,
    picture: SeatPicture,
    sharpness: number,
    rests: boolean,
  ): void {
    const drawn = this.#drawnFor
    const isUsable =
      drawn !== undefined &&
      drawn.picture === picture &&
      isWithin(seen(camera), drawn.covers) &&
      (drawn.camera.scale === camera.scale || (!rests && camera.scale / drawn.camera.scale < 4))
    const { camera: from } = isUsable ? drawn : this.#draw(camera, picture, sharpness)
    const ratio = camera.scale / from.scale
    const left = camera.width / 2 + (from.x - camera.x) * camera.scale - (from.width * ratio) / 2
    const top = camera.height / 2 + (from.y - camera.y) * camera.scale - (from.height * ratio) / 2
    onto.drawImage(this.#bitmap, left, top, from.width * ratio, from.height * ratio)
  }

  #draw(camera: Camera, picture: SeatPicture, sharpness: number) {
    const wide = {
      ...camera,
      width: Math.round(camera.width * (1 + 2 * MARGIN)),
      height: Math.round(camera.height * (1 + 2 * MARGIN)),
    }
    const [width, height] = [Math.round(wide.width * sharpness), Math.round(wide.height * sharpness)]
    if (this.#bitmap.width !== width) this.#bitmap.width = width
    if (this.#bitmap.height !== height) this.#bitmap.height = height
    this.#context.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    this.#context.clearRect(0, 0, wide.width, wide.height)
    paintSeats(this.#context, wide, picture)
    const drawn = { picture, camera: wide, covers: seen(wide) }
    this.#drawnFor = drawn
    return drawn
  }
}
