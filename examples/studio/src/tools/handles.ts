import { boundsOf, middleOf, type Point, turned } from "@parterre/seating-plans/geometry"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import {
  placesOf,
  radiusOf,
  reshaped,
  type SeatBlock,
  sagittaOf,
  turnedRows,
} from "@parterre/seating-plans/rows"
import { noOverlay, type OverlayShape } from "../canvas/overlay.ts"
import { areaAt } from "../document/plan-index.ts"
import { rowsChosen } from "../document/selection.ts"
import { changeArea } from "../edits/areas.ts"
import { type PlanArea, rounded } from "../edits/plan-parts.ts"
import { blockWidth, type ChosenBlock, chosenBlock, makerFor, putRows } from "../edits/rows.ts"
import type { Desk, Gesture, Press } from "./tool.ts"

/** Rows that handles are worked out for; more are moved as a whole. */
const MOST_ROWS = 300
const AWAY = { x: 1e7, y: 1e7 }

let lastBlock:
  | {
      readonly plan: SeatingPlan
      readonly seats: ReadonlySet<string>
      readonly block: ChosenBlock | undefined
    }
  | undefined

/** The block that the chosen rows are; found once for the same choice. */
function blockChosen(desk: Desk): ChosenBlock | undefined {
  const { history, selection } = desk.state()
  const { plan, venue } = history.present
  if (lastBlock?.plan === plan && lastBlock.seats === selection.seats) return lastBlock.block
  const rows = rowsChosen(plan, selection, "whole")
  const chosen = rows.reduce((sum, row) => sum + row.seats.length, 0)
  const isTables = rows.some(({ zone }) => venue.tables?.includes(plan.zones[zone]?.name ?? "") === true)
  const isBlock = rows.length > 0 && rows.length <= MOST_ROWS && chosen === selection.seats.size && !isTables
  lastBlock = { plan, seats: selection.seats, block: isBlock ? chosenBlock(plan, rows) : undefined }
  return lastBlock.block
}

/** Where the chosen rows and areas can be pulled. */
export function selectionHandles(desk: Desk): readonly OverlayShape[] {
  const { selection, history } = desk.state()
  const [area, ...others] = [...selection.areas]
  if (area !== undefined && others.length === 0 && selection.seats.size === 0)
    return areaHandles(history.present.plan, area)
  const chosen = selection.areas.size === 0 ? blockChosen(desk) : undefined
  if (chosen === undefined) return []
  const { block, rows } = chosen
  const reach = 26 / desk.camera().scale
  const at = (point: Point) => ({
    x: block.front.x + turned(point, block.turn).x,
    y: block.front.y + turned(point, block.turn).y,
  })
  const [curve, turn] = [at({ x: 0, y: -reach }), at({ x: 0, y: -2.1 * reach })]
  const [first, last] = [placesOf(rows[0]!)[0], placesOf(rows[0]!).at(-1)]
  return [
    { type: "line", points: [block.front, turn], isDashed: true },
    ...(block.counts.some((count) => count > 2)
      ? [{ type: "handle" as const, id: "curve", at: curve, look: "curve" as const }]
      : []),
    { type: "handle", id: "turn", at: turn, look: "turn" },
    ...(rows.length === 1 && first !== undefined && last !== undefined && first !== last
      ? [
          { type: "handle" as const, id: "end 0", at: first, look: "end" as const },
          { type: "handle" as const, id: "end 1", at: last, look: "end" as const },
        ]
      : []),
  ]
}

function areaHandles(plan: SeatingPlan, key: string): readonly OverlayShape[] {
  const found = areaAt(plan, key)
  if (found === undefined) return []
  const { area, zone } = found
  const start = { x: zone.position.x + (area.position?.x ?? 0), y: zone.position.y + (area.position?.y ?? 0) }
  const place = (point: Point) => {
    const { x, y } = turned(point, area.rotation ?? 0)
    return { x: start.x + x, y: start.y + y }
  }
  return cornersOf(area).map((corner, index) => ({
    type: "handle",
    id: `corner ${index}`,
    at: place(corner),
    look: "corner",
  }))
}

/** Corners that can be pulled, before the area is turned. */
function cornersOf({ polygon, rectangle, ellipse, circle }: PlanArea): readonly Point[] {
  if (polygon !== undefined) return polygon.points
  if (rectangle !== undefined) return [{ x: rectangle.width, y: rectangle.height }]
  if (ellipse !== undefined) return [ellipse.radius]
  if (circle !== undefined) return [{ x: circle.radius, y: 0 }]
  return []
}

export function handleGesture(desk: Desk, id: string, press: Press): Gesture | undefined {
  const [kind, index] = id.split(" ")
  if (kind === "corner") return cornerGesture(desk, Number(index))
  const chosen = blockChosen(desk)
  if (chosen === undefined) return undefined
  if (kind === "turn") return turnGesture(desk, chosen, press)
  const { block } = chosen
  if (kind === "curve")
    return shapeGesture(desk, chosen, "step.curve", ({ at }) =>
      curvedBy(block, turned({ x: at.x - press.at.x, y: at.y - press.at.y }, -block.turn).y),
    )
  const ends = placesOf(chosen.rows[0]!)
  const fixed = (kind === "end" && index === "0" ? ends.at(-1) : ends[0]) ?? block.front
  return shapeGesture(desk, chosen, "step.row", (next) => stretched(block, fixed, next, index === "0"))
}

/** The block with its ends where they are and the middle of its front row moved back, or forth where it is less than 0. */
function curvedBy(block: SeatBlock, back: number): SeatBlock {
  const width = ((block.counts[0] ?? 1) - 1) * block.pitch
  // Along a curve a row is longer than from end to end; for a handle the difference is too small to see.
  const sagitta = sagittaOf(width, block.radius) + back
  const move = turned({ x: 0, y: back }, block.turn)
  const radius = radiusOf(Math.max(width, blockWidth(block) / 2), sagitta)
  return { ...block, front: { x: block.front.x + move.x, y: block.front.y + move.y }, radius }
}

/** One row from the end that stays to where the other is pulled; with Alt, seats are added instead of spread. */
function stretched(block: SeatBlock, fixed: Point, { at, alt, shift }: Press, isFirst: boolean): SeatBlock {
  const [from, to] = isFirst ? [at, fixed] : [fixed, at]
  const count = block.counts[0] ?? 2
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const turn = shift ? Math.round(degrees / 15) * 15 : degrees
  const seats = alt ? Math.max(2, Math.round(length / block.pitch) + 1) : count
  return {
    ...block,
    front: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    turn,
    pitch: alt ? block.pitch : length / (count - 1),
    counts: [seats],
  }
}

/** Another shape for the chosen rows: shown as ghosts while it is pulled, one step when it is let go. */
function shapeGesture(
  desk: Desk,
  { block, rows, placed }: ChosenBlock,
  name: "step.curve" | "step.row",
  shapeAt: (press: Press) => SeatBlock,
): Gesture {
  const { plan } = desk.state().history.present
  const { seats } = desk.state().selection
  const maker = makerFor(plan, rows[0]?.seats[0]?.category)
  let laid: ReturnType<typeof reshaped> | undefined
  return {
    move(press) {
      const next = reshaped(rows, block, shapeAt(press), maker)
      desk.carry(seats, AWAY)
      // A curve that is too tight leaves the last one that is not.
      if ("rows" in next) laid = next
      return laid !== undefined && "rows" in laid
        ? { shapes: [], ghosts: laid.rows.flatMap(placesOf) }
        : noOverlay
    },
    up() {
      desk.carry(undefined, AWAY)
      if (laid === undefined || !("rows" in laid)) return
      const changed = laid.rows
      desk.change(
        { key: name },
        (document) => ({ ...document, plan: putRows(document.plan, placed, changed) }),
        {
          seats: new Set(changed.flatMap((row) => row.seats.map(({ seat_guid }) => seat_guid))),
          areas: new Set(),
        },
      )
    },
    cancel: () => desk.carry(undefined, AWAY),
  }
}

function turnGesture(desk: Desk, { rows, placed, block }: ChosenBlock, press: Press): Gesture {
  const { seats } = desk.state().selection
  const all = rows.flatMap(placesOf)
  const { x, y, width, height } = boundsOf(all, 0)
  const centre = rows.length === 1 ? middleOf(all) : { x: x + width / 2, y: y + height / 2 }
  const angleOf = (point: Point) => (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI
  const from = angleOf(press.at)
  let turn = 0
  return {
    move(next) {
      const free = angleOf(next.at) - from
      turn = next.shift ? Math.round((block.turn + free) / 15) * 15 - block.turn : free
      desk.carry(seats, AWAY)
      return {
        shapes: [{ type: "words", at: next.at, text: `${Math.round(turn)}°` }],
        ghosts: turnedRows(rows, centre, turn).flatMap(placesOf),
      }
    },
    up() {
      desk.carry(undefined, AWAY)
      if (turn === 0) return
      desk.change({ key: "step.turn" }, (document) => ({
        ...document,
        plan: putRows(document.plan, placed, turnedRows(rows, centre, turn)),
      }))
    },
    cancel: () => desk.carry(undefined, AWAY),
  }
}

function cornerGesture(desk: Desk, index: number): Gesture | undefined {
  const { selection, history } = desk.state()
  const [key] = selection.areas
  const found = key === undefined ? undefined : areaAt(history.present.plan, key)
  if (found === undefined || key === undefined) return undefined
  const { area, zone } = found
  const start = { x: zone.position.x + (area.position?.x ?? 0), y: zone.position.y + (area.position?.y ?? 0) }
  let next: PlanArea | undefined
  return {
    move({ at }) {
      const local = turned({ x: at.x - start.x, y: at.y - start.y }, -(area.rotation ?? 0))
      next = pulled(area, index, local)
      const outline = cornersOf(next).length > 1 ? cornersOf(next) : boxCorners(next)
      const points = [...outline, outline[0] ?? local].map((point) => {
        const { x, y } = turned(point, area.rotation ?? 0)
        return { x: start.x + x, y: start.y + y }
      })
      return { shapes: [{ type: "line", points }], ghosts: [] }
    },
    up() {
      const changed = next
      if (changed !== undefined)
        desk.change({ key: "step.area" }, (document) => changeArea(document, key, () => changed))
    },
  }
}

function boxCorners({ rectangle, ellipse, circle }: PlanArea): readonly Point[] {
  const [x, y] = [ellipse?.radius.x ?? circle?.radius ?? 0, ellipse?.radius.y ?? circle?.radius ?? 0]
  if (rectangle === undefined)
    return [
      { x: -x, y: -y },
      { x, y: -y },
      { x, y },
      { x: -x, y },
    ]
  const { width, height } = rectangle
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
}

function pulled(area: PlanArea, index: number, to: Point): PlanArea {
  const { polygon, rectangle, ellipse, circle } = area
  const most = (value: number) => Math.max(2, Math.round(Math.abs(value)))
  if (polygon !== undefined)
    return {
      ...area,
      polygon: { points: polygon.points.map((point, at) => (at === index ? rounded(to) : point)) },
    }
  if (rectangle !== undefined) return { ...area, rectangle: { width: most(to.x), height: most(to.y) } }
  if (ellipse !== undefined) return { ...area, ellipse: { radius: { x: most(to.x), y: most(to.y) } } }
  if (circle !== undefined) return { ...area, circle: { radius: most(Math.hypot(to.x, to.y)) } }
  return area
}
