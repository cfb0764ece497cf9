import { along, distance, middleOf } from "@parterre/seating-plans/geometry"
import type { PointColumn } from "../../database/tables.ts"
import { type Document, GREY } from "../printing.ts"
import { closeUpWindow } from "./close-up-window.ts"
import { centred, trace } from "./draw-decorations.ts"
import type { PageStyle } from "./page-style.ts"
import { type Box, frame, isInside } from "./plan-frame.ts"
import type { AskedSection, PlanRow, PlanSeat } from "./seats-plan.ts"

const LINE = "#a8a0a3"
const GROUND = "#faf8f5"
const RADIUS = 0.36
const RING = 0.47
/** Points of a radius from which a number is drawn in it; an asked seat's is worth zooming in for. */
const numbered = { asked: 2.6, other: 4 }

/** One section near by: rows by name, the asked seats filled, ringed and numbered. */
export function drawCloseUp(pdf: Document, section: AskedSection, box: Box, style: PageStyle): void {
  const inner = { x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 12 }
  const { part, scale, pitch } = closeUpWindow(section, inner)
  const { onPage } = frame(part, inner, scale)
  pdf.save().roundedRect(box.x, box.y, box.width, box.height, 6).clip()
  pdf.rect(box.x, box.y, box.width, box.height).fill(GROUND)
  for (const polygon of section.polygons) trace(pdf, polygon.map(onPage))
  if (section.polygons.length > 0) pdf.lineWidth(0.6).fillAndStroke("#ffffff", "#ddd6cf")
  const rows = section.rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => ({ ...seat, ...onPage(seat) })),
  }))
  const seats = rows.flatMap((row) => row.seats)
  for (const row of rows) drawRow(pdf, row, { box: inner, pitch: pitch * scale, style, seats })
  pdf.restore()
  pdf.roundedRect(box.x, box.y, box.width, box.height, 6).lineWidth(0.8).strokeColor(LINE).stroke()
}

interface Drawing {
  readonly box: Box
  /** Points between neighbours. */
  readonly pitch: number
  readonly style: PageStyle
  /** Of all rows, where no name may stand. */
  readonly seats: readonly PlanSeat[]
}

function drawRow(pdf: Document, row: PlanRow, drawing: Drawing): void {
  const { box, pitch } = drawing
  const visible = row.seats.filter((seat) => isInside(box, seat, -pitch * RING))
  if (visible.length === 0) return
  const hasAsked = row.seats.some(({ isAsked }) => isAsked)
  const { named, left } = row.type === "TABLE" ? atTable(row) : atEnds(row, visible, drawing)
  drawSeats(pdf, left, hasAsked, drawing)
  pdf.font("Helvetica-Bold").fillColor(hasAsked ? drawing.style.strong : GREY)
  for (const place of named) centred(pdf, row.name, place, nameSize(row.name, pitch))
}

const nameSize = (name: string, pitch: number): number =>
  Math.min(10, Math.max(5, pitch * 0.66), (pitch * 1.5) / Math.max(1, name.length * 0.6))

/** Where a row's name stands and which of its seats are drawn. */
interface NamedRow {
  readonly named: readonly PointColumn[]
  readonly left: readonly PlanSeat[]
}

const atTable = ({ seats }: PlanRow): NamedRow => ({ named: [middleOf(seats)], left: seats })

/** Beside the middle of a row whose ends have no room, as where rows lie end to end along a wall. */
function besideMiddle(seats: readonly PlanSeat[], pitch: number): readonly PointColumn[] {
  const [first, last] = [seats[0], seats.at(-1)]
  const middle = seats[Math.floor(seats.length / 2)]
  if (first === undefined || last === undefined || middle === undefined) return []
  const length = distance(first, last) || 1
  const [x, y] = [(first.y - last.y) / length, (last.x - first.x) / length]
  return [1, -1].map((side) => ({ x: middle.x + side * x * pitch, y: middle.y + side * y * pitch }))
}

/** A step beyond each end; where the row goes on outside of the window, in the place of the last seat seen. */
function atEnds({ seats }: PlanRow, visible: readonly PlanSeat[], drawing: Drawing): NamedRow {
  const { box, pitch } = drawing
  const isFree = (place: PointColumn) =>
    isInside(box, place) && drawing.seats.every((seat) => distance(seat, place) > 0.75 * pitch)
  const ends = [visible, visible.toReversed()].map(([end, next]) => {
    if (end === undefined) return undefined
    const beyond =
      next === undefined ? { x: end.x - pitch, y: end.y } : along(next, end, distance(next, end) + pitch)
    const isLast = end === seats[0] || end === seats.at(-1)
    if (isLast) return isFree(beyond) ? { place: beyond, instead: undefined } : undefined
    return end.isAsked ? undefined : { place: { x: end.x, y: end.y }, instead: end }
  })
  const shown = ends.filter((end) => end !== undefined)
  const left = visible.filter((seat) => shown.every(({ instead }) => instead !== seat))
  const named = shown.map(({ place }) => place)
  return { named: named.length > 0 ? named : besideMiddle(visible, pitch).filter(isFree).slice(0, 1), left }
}

function drawSeats(
  pdf: Document,
  seats: readonly PlanSeat[],
  isNumbered: boolean,
  { pitch, style }: Drawing,
): void {
  const radius = pitch * RADIUS
  const [asked, others] = [true, false].map((wanted) => seats.filter(({ isAsked }) => isAsked === wanted))
  for (const { x, y } of others ?? []) pdf.circle(x, y, radius)
  if (others?.length) pdf.lineWidth(0.5).fillAndStroke("#ffffff", LINE)
  for (const { x, y } of asked ?? []) pdf.circle(x, y, pitch * RING)
  if (asked?.length) pdf.lineWidth(1).strokeColor(style.strong).stroke()
  for (const { x, y } of asked ?? []) pdf.circle(x, y, radius)
  if (asked?.length) pdf.fillColor(style.strong).fill()
  if (radius < numbered.asked) return
  const size = (name: string) => Math.min(radius * 1.15, (radius * 2.6) / Math.max(1.6, name.length))
  pdf.font("Helvetica-Bold").fillColor("#ffffff")
  for (const seat of asked ?? []) centred(pdf, seat.name, seat, size(seat.name))
  pdf.font("Helvetica").fillColor(GREY)
  if (isNumbered && radius >= numbered.other)
    for (const seat of others ?? []) centred(pdf, seat.name, seat, size(seat.name) * 0.9)
}
