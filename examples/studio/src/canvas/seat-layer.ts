import type { Bounds } from "@parterre/seating-plans/geometry"
import { type Camera, isWithin, seen, toScreen } from "./camera.ts"
import { changedBounds } from "./changed-bounds.ts"
import { paintSeats, type SeatPicture } from "./seat-painter.ts"

/** How much more than is seen is drawn on each side, as a share. */
const MARGIN = 0.25
/** Beyond this share of the bitmap, all of it is drawn anew. */
const LARGE = 0.4

/** What lies under the seats: when it is another, the bitmap is; drawn for any camera. */
export interface Underneath {
  readonly key: object
  readonly draw: (camera: Camera, sharpness: number) => HTMLCanvasElement
}

interface Drawn {
  readonly picture: SeatPicture
  readonly key: object
  readonly camera: Camera
  readonly covers: Bounds
}

/** The drawing on a bitmap larger than the canvas: a frame of a pan or zoom only copies it. */
export class SeatLayer {
  readonly #bitmap = document.createElement("canvas")
  readonly #context = this.#bitmap.getContext("2d", { alpha: false })!
  #drawn: Drawn | undefined

  /** Whether what is shown is a stretched copy, to be drawn anew when the eye rests. */
  isStretched(camera: Camera): boolean {
    return this.#drawn !== undefined && this.#drawn.camera.scale !== camera.scale
  }

  /** `rests` asks for a picture at exactly this scale. */
  paint(
    onto: CanvasRenderingContext2D,
    camera: Camera,
    picture: SeatPicture,
    underneath: Underneath,
    sharpness: number,
    rests: boolean,
  ): void {
    const drawn = this.#drawn
    const isInReach =
      drawn !== undefined && drawn.key === underneath.key && isWithin(seen(camera), drawn.covers)
    const isSharp = drawn?.camera.scale === camera.scale
    const isUsable =
      isInReach &&
      (isSharp || (!rests && camera.scale / drawn.camera.scale < 4)) &&
      this.#brought(drawn, picture, underneath, sharpness)
    const { camera: from } =
      isUsable && this.#drawn !== undefined ? this.#drawn : this.#draw(camera, picture, underneath, sharpness)
    const ratio = camera.scale / from.scale
    // Whole pixels of the screen: a copy between them is blurred, and takes four times as long.
    const whole = (place: number) => (ratio === 1 ? Math.round(place * sharpness) / sharpness : place)
    const left = whole(camera.width / 2 + (from.x - camera.x) * camera.scale - (from.width * ratio) / 2)
    const top = whole(camera.height / 2 + (from.y - camera.y) * camera.scale - (from.height * ratio) / 2)
    onto.imageSmoothingEnabled = ratio !== 1
    onto.drawImage(this.#bitmap, left, top, from.width * ratio, from.height * ratio)
  }

  /** Whether the bitmap shows the picture now: where they differ a little, that part of it is drawn anew. */
  #brought(drawn: Drawn, picture: SeatPicture, underneath: Underneath, sharpness: number): boolean {
    if (drawn.picture === picture) return true
    const changed = changedBounds(drawn.picture, picture)
    if (changed === "everywhere") return false
    if (changed !== "nowhere") {
      const { covers } = drawn
      const isLarge = changed.width * changed.height > LARGE * covers.width * covers.height
      if (isLarge) return false
      this.#paintWithin(changed, drawn.camera, picture, underneath, sharpness)
    }
    this.#drawn = { ...drawn, picture }
    return true
  }

  #paintWithin(
    box: Bounds,
    camera: Camera,
    picture: SeatPicture,
    underneath: Underneath,
    sharpness: number,
  ): void {
    const context = this.#context
    const corner = toScreen(camera, box)
    const [left, top] = [Math.floor(corner.x), Math.floor(corner.y)]
    const [width, height] = [
      Math.ceil(box.width * camera.scale) + 2,
      Math.ceil(box.height * camera.scale) + 2,
    ]
    context.save()
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    context.beginPath()
    context.rect(left, top, width, height)
    context.clip()
    context.fillStyle = picture.colors.surfaceSunken
    context.fillRect(left, top, width, height)
    context.drawImage(this.#under(camera, underneath, sharpness), 0, 0, camera.width, camera.height)
    // Of seats whose middle lies outside, a part may lie within.
    const more = picture.radius * 6
    paintSeats(context, camera, picture, {
      x: box.x - more,
      y: box.y - more,
      width: box.width + 2 * more,
      height: box.height + 2 * more,
    })
    context.restore()
  }

  #underFor: { readonly key: object; readonly camera: Camera; readonly canvas: HTMLCanvasElement } | undefined

  #under(camera: Camera, underneath: Underneath, sharpness: number): HTMLCanvasElement {
    const known = this.#underFor
    if (known?.key === underneath.key && known.camera === camera) return known.canvas
    this.#underFor = { key: underneath.key, camera, canvas: underneath.draw(camera, sharpness) }
    return this.#underFor.canvas
  }

  #draw(camera: Camera, picture: SeatPicture, underneath: Underneath, sharpness: number): Drawn {
    const wide = {
      ...camera,
      width: Math.round(camera.width * (1 + 2 * MARGIN)),
      height: Math.round(camera.height * (1 + 2 * MARGIN)),
    }
    const [width, height] = [Math.round(wide.width * sharpness), Math.round(wide.height * sharpness)]
    if (this.#bitmap.width !== width) this.#bitmap.width = width
    if (this.#bitmap.height !== height) this.#bitmap.height = height
    const context = this.#context
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = picture.colors.surfaceSunken
    context.fillRect(0, 0, width, height)
    context.drawImage(this.#under(wide, underneath, sharpness), 0, 0, width, height)
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0)
    paintSeats(context, wide, picture)
    this.#drawn = { picture, key: underneath.key, camera: wide, covers: seen(wide) }
    return this.#drawn
  }
}
