import type { PointColumn } from "../../database/tables.ts"
import { type Document, printed } from "../printing.ts"
import { centred, drawDecorations, trace } from "./draw-decorations.ts"
import { type Badge, type PageStyle, pointOut } from "./page-style.ts"
import { type Box, type Frame, frame, overlap } from "./plan-frame.ts"
import type { AskedSection, PlanSection, SeatsPlan } from "./seats-plan.ts"
import { widestSpan } from "./widest-span.ts"

const OUTLINE = { fill: "#f6f3ef", line: "#c9c1b9" }
const NAME = { largest: 9.5, smallest: 4.5, letter: 0.56 }
const DOT = { smallest: 1.3, share: 0.38 }
const PIN = { radius: 8, height: 23 }

/** The whole house: every section as an outline, those with the seats filled, each seat a dot, a pin on each section. */
export function drawHouse(
  pdf: Document,
  plan: SeatsPlan,
  badges: ReadonlyMap<string, Badge>,
  box: Box,
  style: PageStyle,
): void {
  const view = frame(plan.bounds, { ...box, y: box.y + PIN.height / 2, height: box.height - PIN.height / 2 })
  drawDecorations(pdf, plan.decorations, view)
  const asked = new Set(plan.asked.map(({ id }) => id))
  for (const section of plan.sections) drawOutline(pdf, section, view, asked.has(section.id), style)
  const pins = plan.asked.map((section) => ({ section, tip: pinTip(section, view) }))
  drawNames(
    pdf,
    plan.sections,
    view,
    pins.map(({ tip }) => ({ ...around(tip, PIN.radius), y: tip.y - PIN.height, height: PIN.height })),
    style,
  )
  for (const section of plan.asked) drawDots(pdf, section, view, style)
  for (const { section, tip } of pins) drawPin(pdf, tip, badges.get(section.id), style)
}

function drawOutline(
  pdf: Document,
  { polygons }: PlanSection,
  { onPage }: Frame,
  isAsked: boolean,
  style: PageStyle,
): void {
  for (const polygon of polygons) trace(pdf, polygon.map(onPage))
  if (polygons.length === 0) return
  if (isAsked) pdf.lineWidth(1.2).fillAndStroke(style.tint, style.strong)
  else pdf.lineWidth(0.5).fillAndStroke(OUTLINE.fill, OUTLINE.line)
}

/** A name in every section that has room for one, not over a pin. */
function drawNames(
  pdf: Document,
  sections: readonly PlanSection[],
  { onPage }: Frame,
  pins: readonly Box[],
  style: PageStyle,
): void {
  const taken = [...pins]
  pdf.font("Helvetica-Bold").fillColor(style.ink)
  for (const { name, polygons } of sections) {
    const spans = polygons.flatMap((polygon) => widestSpan(polygon.map(onPage)) ?? [])
    const span = spans.toSorted((a, b) => b.width - a.width)[0]
    if (span === undefined) continue
    const size = Math.min(NAME.largest, span.width / (printed(name).length * NAME.letter))
    const half = (printed(name).length * NAME.letter * size) / 2
    const place = { x: span.middle.x - half, y: span.middle.y - size / 2, width: 2 * half, height: size }
    if (size < NAME.smallest || taken.some((other) => overlap(other, place))) continue
    taken.push(place)
    centred(pdf, name, span.middle, size)
  }
}

function drawDots(pdf: Document, { rows }: AskedSection, { scale, onPage }: Frame, style: PageStyle): void {
  const radius = Math.max(DOT.smallest, DOT.share * 10 * scale)
  for (const { x, y } of askedSeats(rows).map(onPage)) pdf.circle(x, y, radius)
  pdf.lineWidth(0.4).fillAndStroke(style.strong, "#ffffff")
}

const askedSeats = (rows: AskedSection["rows"]) =>
  rows.flatMap(({ seats }) => seats.filter(({ isAsked }) => isAsked))

/** The seat nearest the middle of those asked for: a pin between two seats would point at nobody's. */
function pinTip({ rows }: AskedSection, { onPage }: Frame): PointColumn {
  const seats = askedSeats(rows)
  const middle = {
    x: seats.reduce((sum, { x }) => sum + x, 0) / seats.length,
    y: seats.reduce((sum, { y }) => sum + y, 0) / seats.length,
  }
  const away = ({ x, y }: PointColumn) => Math.hypot(x - middle.x, y - middle.y)
  const [nearest = middle] = seats.toSorted((a, b) => away(a) - away(b))
  return onPage(nearest)
}

const around = ({ x, y }: PointColumn, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
})

function drawPin(pdf: Document, tip: PointColumn, badge: Badge | undefined, style: PageStyle): void {
  const middle = { x: tip.x, y: tip.y - PIN.height + PIN.radius }
  const { x, y } = middle
  const r = PIN.radius
  pdf
    .moveTo(tip.x, tip.y)
    .bezierCurveTo(x - 2, y + r * 1.35, x - r, y + r * 0.75, x - r, y)
    .bezierCurveTo(x - r, y - r * 0.55, x - r * 0.55, y - r, x, y - r)
    .bezierCurveTo(x + r * 0.55, y - r, x + r, y - r * 0.55, x + r, y)
    .bezierCurveTo(x + r, y + r * 0.75, x + 2, y + r * 1.35, tip.x, tip.y)
    .closePath()
    .lineWidth(1)
    .fillAndStroke(style.strong, "#ffffff")
  pointOut(pdf, badge, middle, r * 1.1)
}
