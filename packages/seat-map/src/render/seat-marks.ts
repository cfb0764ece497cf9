import { inkOn } from "@parterre/domain/seat-looks"
import type { Polygon } from "../geometry/polygon.ts"
import { type ChosenMark, markRadius } from "../scene/chosen-marks.ts"
import type { SeatMarkings } from "../scene/marked-seats.ts"
import type { MapTheme } from "../theme.ts"
import type { Point } from "../venue.ts"
import { planPath } from "./plan-path.ts"

interface Marks extends Pick<SeatMarkings, "hovered" | "focused"> {
  readonly chosen: readonly ChosenMark[]
  /** Outlines of floors where places without numbers are chosen. */
  readonly floors: readonly Polygon[]
  /** Outlines of the section under the pointer. */
  readonly region: readonly Polygon[]
}

/**
 * What lies over the plan: the choice in orange with a check, or how many seats it is, the region and seats under the
 * pointer, the focus ring.
 */
export function paintMarks(
  context: CanvasRenderingContext2D,
  { chosen, floors, hovered, focused, region }: Marks,
  { theme, radius: seat, scale }: { theme: MapTheme; radius: number; scale: number },
): void {
  const px = 1 / scale
  const radius = markRadius(seat, scale)
  context.lineCap = context.lineJoin = "round"
  edge(theme.surface, 7, floors)
  edge(theme.seat.temporary, 4, floors)
  edge(theme.ink, 2.5, region)
  const colorOf = ({ isMine }: ChosenMark) => (isMine ? theme.seat.mine : theme.seat.temporary)
  // Layer by layer, so that no mark's edge lies upon another's sign.
  for (const mark of chosen) if (mark.isMine) discs(mark, 3, colorOf(mark))
  for (const mark of chosen) discs(mark, mark.isMine ? 1.5 : 0.625, theme.surface)
  for (const mark of chosen) discs(mark, 0, colorOf(mark))
  for (const mark of chosen)
    if (mark.places.length === 1) check(mark.at, colorOf(mark))
    else number(mark, colorOf(mark))
  for (const place of hovered) ring(place, radius, theme.ink, 2)
  if (focused !== undefined) {
    ring(focused, radius + 2.5 * px, theme.surface, 6)
    ring(focused, radius + 2.5 * px, theme.focus, 3)
  }

  function stroke(color: string, width: number, path: () => void) {
    context.strokeStyle = color
    context.lineWidth = width * px
    context.beginPath()
    path()
    context.stroke()
  }

  function edge(color: string, width: number, polygons: readonly Polygon[]) {
    context.strokeStyle = color
    context.lineWidth = width * px
    for (const polygon of polygons) context.stroke(planPath(polygon))
  }

  function ring({ x, y }: Point, inner: number, color: string, width: number) {
    stroke(color, width, () => context.arc(x, y, inner + (width / 2) * px, 0, Math.PI * 2))
  }

  /** The seats of a mark and the ground of its sign, wider by so many CSS pixels: together they look like one. */
  function discs({ places, at, radius: sign }: ChosenMark, wider: number, color: string) {
    context.fillStyle = color
    context.beginPath()
    for (const { x, y } of places) disc(x, y, radius + wider * px)
    disc(at.x, at.y, sign + wider * px)
    context.fill()
  }

  function disc(x: number, y: number, radius: number) {
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, Math.PI * 2)
  }

  function check({ x, y }: Point, color: string) {
    stroke(inkOn(color), radius * 0.26 * scale, () => {
      context.moveTo(x - 0.48 * radius, y + 0.04 * radius)
      context.lineTo(x - 0.12 * radius, y + 0.4 * radius)
      context.lineTo(x + 0.52 * radius, y - 0.36 * radius)
    })
  }

  function number({ at: { x, y }, radius, places: { length } }: ChosenMark, color: string) {
    context.fillStyle = inkOn(color)
    context.font = `700 ${radius * (length < 10 ? 1.4 : 1.1)}px ${theme.font}`
    context.textAlign = "center"
    context.textBaseline = "middle"
    context.fillText(String(length), x, y + radius * 0.08)
  }
}
