import type { Bounds, Point } from "@parterre/seating-plans/geometry"
import { noOverlay } from "../canvas/overlay.ts"
import { addArea, lastArea } from "../edits/areas.ts"
import { type PlanArea, rounded } from "../edits/plan-parts.ts"
import { boxBetween, type Desk, type Press, type Tool } from "./tool.ts"

/** Draws areas that are not sold: a rectangle or an ellipse by a drag, a polygon by its corners, words by a click. */
export function areaTool(): Tool {
  let corners: readonly Point[] = []
  const finish = (desk: Desk) => {
    const points = corners
    corners = []
    if (points.length > 2) place(desk, polygonArea(points))
  }
  return {
    cursor: "crosshair",
    down(desk, press) {
      const { areaShape: shape, areaText } = desk.state().settings
      if (shape === "polygon") {
        if (press.isDouble || isFirstAgain(desk, corners, press)) finish(desk)
        else corners = [...corners, press.at]
        return undefined
      }
      if (shape === "text") {
        place(desk, textArea(press.at, areaText || desk.say("area.newText")))
        return undefined
      }
      const boxTo = ({ at, shift }: Press) => boxBetween(press.at, shift ? evenly(press.at, at) : at)
      return {
        move: (next) => ({
          ghosts: [],
          shapes: [{ type: shape === "ellipse" ? "ellipse" : "box", bounds: boxTo(next), isFilled: true }],
        }),
        up(next) {
          const box = boxTo(next)
          if (box.width * desk.camera().scale < 4 || box.height * desk.camera().scale < 4) return
          place(desk, shape === "ellipse" ? ellipseArea(box) : rectangleArea(box))
        },
      }
    },
    rest(desk, press) {
      if (corners.length === 0 || desk.state().settings.areaShape !== "polygon") return noOverlay
      const points = press === undefined ? corners : [...corners, press.at]
      return {
        ghosts: [],
        shapes: [
          { type: "line", points },
          ...corners.map((at, index) => ({
            type: "handle" as const,
            id: `corner ${index}`,
            at,
            look: "end" as const,
          })),
        ],
      }
    },
    key(desk, key) {
      if (corners.length === 0) return false
      if (key === "Enter") finish(desk)
      else if (key === "Escape") corners = []
      else if (key === "Backspace") corners = corners.slice(0, -1)
      else return false
      return true
    },
  }
}

const isFirstAgain = (desk: Desk, [first, ...others]: readonly Point[], { at }: Press): boolean =>
  first !== undefined &&
  others.length > 1 &&
  Math.hypot(first.x - at.x, first.y - at.y) * desk.camera().scale < 10

function evenly(from: Point, to: Point): Point {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return { x: from.x + Math.sign(to.x - from.x) * side, y: from.y + Math.sign(to.y - from.y) * side }
}

function place(desk: Desk, area: PlanArea): void {
  const { zone, areaColor } = desk.state().settings
  desk.change(
    { key: "step.area" },
    (document) => addArea(document, zone, area.shape === "text" ? area : { ...area, color: areaColor }),
    (document) => lastArea(document, zone),
  )
}

export const rectangleArea = ({ x, y, width, height }: Bounds): PlanArea => ({
  shape: "rectangle",
  position: rounded({ x, y }),
  rotation: 0,
  rectangle: { width: Math.round(width), height: Math.round(height) },
})

export const ellipseArea = ({ x, y, width, height }: Bounds): PlanArea => ({
  shape: "ellipse",
  position: rounded({ x: x + width / 2, y: y + height / 2 }),
  rotation: 0,
  ellipse: { radius: { x: Math.round(width / 2), y: Math.round(height / 2) } },
})

function polygonArea([first, ...others]: readonly Point[]): PlanArea {
  const at = rounded(first ?? { x: 0, y: 0 })
  const points = [{ x: 0, y: 0 }, ...others.map(({ x, y }) => rounded({ x: x - at.x, y: y - at.y }))]
  return { shape: "polygon", position: at, rotation: 0, polygon: { points } }
}

export const textArea = (at: Point, text: string): PlanArea => ({
  shape: "text",
  position: rounded(at),
  rotation: 0,
  text: { text, size: 18, position: { x: 0, y: 0 }, color: "#333333" },
})
