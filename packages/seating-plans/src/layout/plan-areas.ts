import type { Localized } from "@parterre/contract"
import { add, type Point, rounded, turned } from "../geometry/points.ts"
import type { Polygon } from "../geometry/polygon.ts"
import type { PlanArea } from "../plan/seating-plan.ts"
import type { LaidDecoration } from "./laid-venue.ts"

const origin: Point = { x: 0, y: 0 }
/** Corners of a circle drawn as a polygon. */
const circleCorners = 48

/** What a plan writes upon what its seats look at. */
const LOOKED_AT =
  /(?<!\p{L})(sc[eè]ne|stage|podium|[ée]cran|screen|piste|ring|rink|glace|ice|patinoire|court|terrain|field)(?!\p{L})/iu

/** The outline of an area on the plan; none for bare text. `zone` is where the area's zone stands. */
export function areaOutline(area: PlanArea, zone: Point): Polygon | undefined {
  const corners = areaCorners(area)
  const position = add(zone, area.position ?? origin)
  return corners?.map((corner) => rounded(add(position, turned(corner, area.rotation ?? 0))))
}

/** What the map draws for an area. */
export function decorationOf(
  area: PlanArea,
  zone: Point,
  names: Readonly<Record<string, Localized>> = {},
): LaidDecoration | undefined {
  const { polygon, circle, ellipse, rotation } = area
  const rectangle = rectangleOf(area)
  const text = textOf(area, names)
  const shape = area.shape ?? (rectangle ? "rectangle" : text ? "text" : undefined)
  if (shape === undefined) return undefined
  return {
    shape,
    position: rounded(add(zone, area.position ?? origin)),
    ...(rotation === undefined ? {} : { rotation }),
    ...(area.color === undefined ? {} : { color: area.color }),
    ...(area.border_color === undefined ? {} : { borderColor: area.border_color }),
    ...(shape === "polygon" && polygon ? { polygon: { points: polygon.points.map(rounded) } } : {}),
    ...(shape === "circle" && circle ? { circle: { radius: circle.radius } } : {}),
    ...(shape === "ellipse" && ellipse ? { ellipse: { radius: rounded(ellipse.radius) } } : {}),
    ...(shape === "rectangle" && rectangle ? { rectangle } : {}),
    ...(text === undefined ? {} : { text }),
    ...(text !== undefined && LOOKED_AT.test(text.text) ? { front: true } : {}),
  }
}

/** What a plan writes on an area, by which the venue's file names it; none on an area without words. */
export const areaWords = ({ text }: PlanArea): string | undefined =>
  (typeof text === "string" ? text : text?.text) || undefined

function textOf(
  area: PlanArea,
  names: Readonly<Record<string, Localized>>,
): LaidDecoration["text"] | undefined {
  const text = areaWords(area)
  if (text === undefined) return undefined
  const written: Partial<Exclude<PlanArea["text"], string>> = typeof area.text === "object" ? area.text : {}
  const { size, color, position } = written ?? {}
  return {
    text,
    ...(Object.hasOwn(names, text) ? { names: names[text]! } : {}),
    ...(size === undefined ? {} : { size }),
    ...(color === undefined ? {} : { color }),
    ...(position === undefined ? {} : { position: rounded(position) }),
  }
}

function rectangleOf({ rectangle, width, height }: PlanArea) {
  if (rectangle !== undefined) return { width: rectangle.width, height: rectangle.height }
  return width === undefined || height === undefined ? undefined : { width, height }
}

/** Corners around the area's position, before it is turned. */
function areaCorners(area: PlanArea): readonly Point[] | undefined {
  const rectangle = rectangleOf(area)
  if (area.polygon !== undefined) return area.polygon.points.length > 2 ? area.polygon.points : undefined
  if (area.circle !== undefined) return ellipseCorners(area.circle.radius, area.circle.radius)
  if (area.ellipse !== undefined) return ellipseCorners(area.ellipse.radius.x, area.ellipse.radius.y)
  if (rectangle === undefined) return undefined
  const { width, height } = rectangle
  return [origin, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }]
}

const ellipseCorners = (x: number, y: number): readonly Point[] =>
  Array.from({ length: circleCorners }, (_, corner) => {
    const angle = (corner / circleCorners) * 2 * Math.PI
    return { x: x * Math.cos(angle), y: y * Math.sin(angle) }
  })
