import { type Bounds, boundsOf, center, contains, overlaps } from "../geometry/bounds.ts"
import { turned } from "../geometry/name-room.ts"
import { isInside, type Polygon } from "../geometry/polygon.ts"
import type { Decoration, Point } from "../venue.ts"

const ROUND_POINTS = 32

export const isRound = ({ shape }: Decoration) => shape === "circle" || shape === "ellipse"

/** The decoration's outline on the plan, turned about its own position; a text alone has none. */
export function decorationOutline(decoration: Decoration): Point[] {
  const { position, rotation = 0 } = decoration
  return unturned(decoration).map((point) => {
    const { x, y } = turned(point, (rotation * Math.PI) / 180)
    return { x: position.x + x, y: position.y + y }
  })
}

/** Half the width and half the height of what is round. */
export const radiiOf = ({ circle, ellipse }: Decoration): Point =>
  ellipse?.radius ?? { x: circle?.radius ?? 0, y: circle?.radius ?? 0 }

function unturned(decoration: Decoration): readonly Point[] {
  const { rectangle, polygon, shape } = decoration
  if (shape === "polygon") return polygon?.points ?? []
  if (isRound(decoration)) {
    const { x, y } = radiiOf(decoration)
    return Array.from({ length: ROUND_POINTS }, (_, i) => {
      const angle = (i * 2 * Math.PI) / ROUND_POINTS
      return { x: Math.cos(angle) * x, y: Math.sin(angle) * y }
    })
  }
  if (shape !== "rectangle" || rectangle === undefined) return []
  const { width: x, height: y } = rectangle
  return [
    { x: 0, y: 0 },
    { x, y: 0 },
    { x, y },
    { x: 0, y },
  ]
}

export const decorationBounds = (decoration: Decoration): Bounds | undefined =>
  boundsOf(decorationOutline(decoration))

/** The ground under the decoration's words, as wide as letters usually are; none without words. */
export function writtenGround(decoration: Decoration): Point[] {
  const { position, rotation = 0, text } = decoration
  if (text === undefined || text.text === "") return []
  const lines = text.text.split("\n")
  const size = text.size ?? 14
  const [x, y] = [Math.max(...lines.map((line) => line.length)) * size * 0.3, lines.length * size * 0.6]
  const middle = text.position ?? { x: 0, y: 0 }
  const points = [-x, x].flatMap((across) =>
    (across < 0 ? [-y, y] : [y, -y]).map((down) => ({ x: middle.x + across, y: middle.y + down })),
  )
  return decorationOutline({ shape: "polygon", position, rotation, polygon: { points } })
}

/** Names are tried in hundreds of places, and nearly all are far from nearly every outline. */
const boxes = new WeakMap<Polygon, Bounds>()

/** Whether the outline, which never changes, and the box have ground in common, told from their corners and middles. */
export function touches(outline: Polygon, box: Bounds): boolean {
  const around = boxes.get(outline) ?? boundsOf(outline)
  if (around === undefined) return false
  boxes.set(outline, around)
  if (!overlaps(around, box)) return false
  const { left, right, top, bottom } = box
  const middle = center(box)
  return (
    outline.some((corner) => contains(box, corner)) ||
    [left, middle.x, right].some((x) => [top, middle.y, bottom].some((y) => isInside(outline, { x, y })))
  )
}
