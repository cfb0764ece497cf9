import type { Point } from "@parterre/seating-plans/geometry"
import { noOverlay } from "../canvas/overlay.ts"
import type { TracedPicture } from "../document/studio-document.ts"
import type { Desk, Tool } from "./tool.ts"

/** Moves the traced picture, and brings it to the size of the drawing by two neighbouring seats. */
export function pictureTool(): Tool {
  let firstSeat: Point | undefined
  return {
    cursor: "move",
    down(desk, press) {
      const { settings, history } = desk.state()
      const { picture } = history.present
      if (settings.isScaling) {
        if (firstSeat === undefined) {
          firstSeat = press.at
          return undefined
        }
        scaleBy(desk, firstSeat, press.at)
        firstSeat = undefined
        return undefined
      }
      if (picture === undefined || picture.locked) return undefined
      let by: Point = { x: 0, y: 0 }
      return {
        move(next) {
          by = { x: next.at.x - press.at.x, y: next.at.y - press.at.y }
          return {
            shapes: [
              { type: "line", points: outlineOf(picture).map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) },
            ],
            ghosts: [],
          }
        },
        up: () => changePicture(desk, (one) => ({ ...one, x: one.x + by.x, y: one.y + by.y })),
      }
    },
    rest(desk, press) {
      if (!desk.state().settings.isScaling) firstSeat = undefined
      if (firstSeat === undefined) return noOverlay
      const mark = { type: "handle", id: "scale", at: firstSeat, look: "end" } as const
      return {
        shapes: press === undefined ? [mark] : [{ type: "line", points: [firstSeat, press.at] }, mark],
        ghosts: [],
      }
    },
  }
}

export function changePicture(
  desk: Pick<Desk, "change">,
  edit: (picture: TracedPicture) => TracedPicture,
  sweep?: symbol,
): void {
  desk.change({ key: "step.picture", ...(sweep === undefined ? {} : { sweep }) }, (document) =>
    document.picture === undefined ? document : { ...document, picture: edit(document.picture) },
  )
}

/** The two places become neighbours: as far apart as seats of the drawing are. The first one stays where it is. */
function scaleBy(desk: Desk, one: Point, other: Point): void {
  const apart = Math.hypot(one.x - other.x, one.y - other.y)
  desk.act({ type: "settings", settings: { isScaling: false } })
  if (apart * desk.camera().scale < 3) return
  const factor = desk.pitch() / apart
  changePicture(desk, (picture) => ({
    ...picture,
    scale: picture.scale * factor,
    x: one.x + (picture.x - one.x) * factor,
    y: one.y + (picture.y - one.y) * factor,
  }))
}

function outlineOf({ x, y, width, height, scale, rotation }: TracedPicture): readonly Point[] {
  const [w, h] = [(width * scale) / 2, (height * scale) / 2]
  const angle = (rotation * Math.PI) / 180
  const corner = (dx: number, dy: number) => ({
    x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
  })
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h), corner(-w, -h)]
}
