import type { Decoration } from "@parterre/contract"
import { boundsOf } from "@parterre/seating-plans/geometry"
import type { PointColumn } from "../../database/tables.ts"
import { type Document, printed } from "../printing.ts"
import type { Frame } from "./plan-frame.ts"

const FILL = "#ece7e1"
const LINE = "#bdb4ac"
const DARK = "#3b3436"
/** Points below which a word is noise on paper. */
const SMALLEST = 5
/** Plan units, where the plan says nothing. */
const USUAL_SIZE = 14

/** The stage, the ice, the bars: what helps to find one's way. */
export function drawDecorations(
  pdf: Document,
  decorations: readonly Decoration[],
  { scale, onPage }: Frame,
): void {
  for (const decoration of decorations) {
    const { position, rotation = 0 } = decoration
    const at = onPage(position)
    pdf.save().translate(at.x, at.y).rotate(rotation).scale(scale)
    if (traced(pdf, decoration))
      pdf
        .lineWidth(0.6 / scale)
        .fillAndStroke(safeColour(decoration.color, FILL), safeColour(decoration.borderColor, LINE))
    drawWords(pdf, decoration, scale)
    pdf.restore()
  }
}

function traced(pdf: Document, { shape, polygon, circle, ellipse, rectangle }: Decoration): boolean {
  if (shape === "polygon" && polygon !== undefined && polygon.points.length > 2) trace(pdf, polygon.points)
  else if (shape === "circle" && circle !== undefined) pdf.circle(0, 0, circle.radius)
  else if (shape === "ellipse" && ellipse !== undefined) pdf.ellipse(0, 0, ellipse.radius.x, ellipse.radius.y)
  else if (shape === "rectangle" && rectangle !== undefined) pdf.rect(0, 0, rectangle.width, rectangle.height)
  else return false
  return true
}

/** Makes a closed outline the current path. */
export function trace(pdf: Document, [first, ...others]: readonly PointColumn[]): void {
  if (first === undefined) return
  pdf.moveTo(first.x, first.y)
  for (const { x, y } of others) pdf.lineTo(x, y)
  pdf.closePath()
}

function drawWords(pdf: Document, decoration: Decoration, scale: number): void {
  const { text, polygon, rectangle, color } = decoration
  const size = text?.size ?? USUAL_SIZE
  if (text === undefined || size * scale < SMALLEST) return
  const place =
    text.position ??
    (rectangle && { x: rectangle.width / 2, y: rectangle.height / 2 }) ??
    (polygon === undefined ? { x: 0, y: 0 } : middleOf(polygon.points))
  pdf.font("Helvetica-Bold").fillColor(safeColour(text.color, color === undefined ? DARK : inkOn(color)))
  centred(pdf, text.text, place, size)
}

/** Writes a word with its capitals centred on a point. */
export function centred(pdf: Document, text: string, { x, y }: PointColumn, size: number): void {
  const words = printed(text)
  pdf.fontSize(size)
  pdf.text(words, x - pdf.widthOfString(words) / 2, y - 0.36 * size, { lineBreak: false })
}

function middleOf(points: readonly PointColumn[]): PointColumn {
  const { x, y, width, height } = boundsOf(points.length > 0 ? points : [{ x: 0, y: 0 }], 0)
  return { x: x + width / 2, y: y + height / 2 }
}

const isColour = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? "")

/** A plan's colour goes on the page only when it is one: the file is the organiser's, not ours. */
const safeColour = (colour: string | undefined, otherwise: string): string =>
  isColour(colour) ? colour : otherwise

/** Black or white, whichever is read on a colour. */
const inkOn = (colour: string): string => (isColour(colour) && luminance(colour) < 0.18 ? "#ffffff" : DARK)

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
