import { boundsOf, type Point, turned } from "@parterre/seating-plans/geometry"
import { mirroredRows, placesOf } from "@parterre/seating-plans/rows"
import { areaOutlines } from "../canvas/area-outlines.ts"
import { areaAt, planIndex } from "../document/plan-index.ts"
import { rowsChosen, type Selection } from "../document/selection.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { changeArea } from "./areas.ts"
import { withFocalPoint } from "./focal-point.ts"
import { type PlanArea, rounded } from "./plan-parts.ts"
import { putRows, sheetRows } from "./rows.ts"

/** Left and right change places, or top and bottom. */
export type MirrorWay = "across" | "down"

const opposite = {
  across: { left: "right", right: "left", top: "top", bottom: "bottom" },
  down: { left: "left", right: "right", top: "bottom", bottom: "top" },
} as const

/** Whole rows and areas that are chosen, in a mirror in their middle; of the whole drawing, where people look too. */
export function mirrored(document: StudioDocument, selection: Selection, way: MirrorWay): StudioDocument {
  const { plan } = document
  const rows = rowsChosen(plan, selection, "whole")
  const drawn = sheetRows(plan, rows)
  const outlines = areaOutlines(plan).filter(({ key }) => selection.areas.has(key))
  const all = [...drawn.flatMap(placesOf), ...outlines.flatMap(({ outline }) => outline)]
  if (all.length === 0) return document
  const box = boundsOf(all, 0)
  const through = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const turnedRows = mirroredRows(drawn, through, way === "across" ? 0 : 90)
  const withRows = { ...document, plan: putRows(plan, rows, turnedRows) }
  const withAreas = outlines.reduce((before, { key }) => {
    const zone = areaAt(plan, key)?.zone.position ?? { x: 0, y: 0 }
    const own = { x: through.x - zone.x, y: through.y - zone.y }
    return changeArea(before, key, (area) => mirroredArea(area, own, way))
  }, withRows)
  const isWhole = planIndex(plan).seats.every(({ guid }) => selection.seats.has(guid))
  return isWhole ? lookedAtFrom(withAreas, through, way) : withAreas
}

const inMirror = ({ x, y }: Point, through: Point, way: MirrorWay): Point =>
  way === "across" ? { x: 2 * through.x - x, y } : { x, y: 2 * through.y - y }

function lookedAtFrom(document: StudioDocument, through: Point, way: MirrorWay): StudioDocument {
  const { front, focalPoint } = document.venue
  const faced =
    front === undefined || front === "none"
      ? document
      : { ...document, venue: { ...document.venue, front: opposite[way][front] } }
  return focalPoint === undefined ? faced : withFocalPoint(faced, inMirror(focalPoint, through, way))
}

/** A shape in a mirror turns the other way round; its words stay readable, in the place that is theirs then. */
function mirroredArea(area: PlanArea, through: Point, way: MirrorWay): PlanArea {
  const { polygon, rectangle, rotation = 0, text, position = { x: 0, y: 0 } } = area
  const [width, height] = [rectangle?.width ?? area.width ?? 0, rectangle?.height ?? area.height ?? 0]
  // A rectangle is told from its corner, which is the opposite one in the mirror; other shapes from their middle or start.
  const corner = inMirror({ x: 0, y: 0 }, { x: width / 2, y: height / 2 }, way)
  const own = (point: Point): Point => {
    const { x, y } = inMirror(point, { x: 0, y: 0 }, way)
    return rounded({ x: x + corner.x, y: y + corner.y })
  }
  const back = turned(corner, -rotation)
  const middle = inMirror(position, through, way)
  return {
    ...area,
    position: rounded({ x: middle.x - back.x, y: middle.y - back.y }),
    ...(rotation === 0 ? {} : { rotation: -rotation }),
    ...(polygon === undefined ? {} : { polygon: { ...polygon, points: polygon.points.map(own) } }),
    ...(typeof text === "object" && text?.position !== undefined
      ? { text: { ...text, position: own(text.position) } }
      : {}),
  }
}
