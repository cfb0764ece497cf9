import { inkOn } from "../colour.ts"
import type { Bounds } from "../geometry/bounds.ts"
import type { SeatMarkings } from "../scene/marked-seats.ts"
import type { MapTheme } from "../theme.ts"
import type { Point } from "../venue.ts"

/** Selected seats never shrink under this radius, so that a choice is seen from afar (CSS pixels). */
const LEAST_PX = 5.5

/** The ground that chosen seats cover, in plan units. */
export function markedGround(marked: SeatMarkings, seat: number, scale: number): Bounds[] {
  const half = Math.max(seat * 1.08, LEAST_PX / scale) + 3 / scale
  return [...marked.temporary, ...marked.mine].map(({ x, y }) => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  }))
}

/** What lies over the plan: the region and seats under the pointer, the choice in orange with a check, the focus ring. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  marked: SeatMarkings,
  region: readonly (readonly Point[])[],
  { theme, radius: seat, scale }: { theme: MapTheme; radius: number; scale: number },
): void {
  const px = 1 / scale
  const radius = Math.max(seat * 1.08, LEAST_PX * px)
  context.lineCap = context.lineJoin = "round"
  stroke(theme.ink, 2.5, () => region.forEach(outline))
  for (const place of marked.hovered) ring(place, radius, theme.ink, 2)
  for (const place of marked.temporary) check(place, theme.seat.temporary)
  for (const place of marked.mine) {
    check(place, theme.seat.mine)
    ring(place, radius + 1.5 * px, theme.seat.mine, 1.5)
  }
  if (marked.focused !== undefined) {
    ring(marked.focused, radius + 2.5 * px, theme.surface, 6)
    ring(marked.focused, radius + 2.5 * px, theme.focus, 3)
  }

  function stroke(color: string, width: number, path: () => void) {
    context.strokeStyle = color
    context.lineWidth = width * px
    context.beginPath()
    path()
    context.stroke()
  }

  function outline(polygon: readonly Point[]) {
    for (const { x, y } of polygon) context.lineTo(x, y)
    context.closePath()
  }

  function ring({ x, y }: Point, inner: number, color: string, width: number) {
    stroke(color, width, () => context.arc(x, y, inner + (width / 2) * px, 0, Math.PI * 2))
  }

  function check({ x, y }: Point, color: string) {
    context.fillStyle = color
    stroke(theme.surface, 1.25, () => context.arc(x, y, radius, 0, Math.PI * 2))
    context.fill()
    stroke(inkOn(color), radius * 0.26 * scale, () => {
      context.moveTo(x - 0.48 * radius, y + 0.04 * radius)
      context.lineTo(x - 0.12 * radius, y + 0.4 * radius)
      context.lineTo(x + 0.52 * radius, y - 0.36 * radius)
    })
  }
}
