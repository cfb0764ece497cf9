import { contrast, inkOn, mixed, priceLevelMark, readable } from "@parterre/domain/seat-looks"
import { seatDetailLevel } from "../geometry/detail-level.ts"
import type { SeatSpot } from "../scene/seat-spot.ts"
import type { MapTheme } from "../theme.ts"
import type { MapPriceLevel, Point } from "../venue.ts"

/** A person in a wheelchair, in four strokes: head, back and legs, arm, wheel. */
const WHEELCHAIR =
  "M-.05-.95A.1.1 0 1 1-.25-.95 .1.1 0 1 1-.05-.95M-.15-.55-.1.1H.5L.75.85M-.12-.25H.42M-.51-.03A.58.58 0 0 0 .14.92"

interface SeatInk {
  readonly fill: string
  readonly edge: string | undefined
  readonly ink: string
}

interface LevelInks {
  readonly plain: SeatInk
  readonly dimmed: SeatInk
  readonly mark: Path2D
}

/** Every colour and mark a seat can have, worked out once per theme and venue. */
export interface SeatPalette {
  readonly levels: readonly LevelInks[]
  readonly unknown: LevelInks
  readonly wheelchair: Path2D
  readonly taken: string
  readonly takenFill: string
  readonly font: string
}

export function seatPalette(theme: MapTheme, priceLevels: readonly MapPriceLevel[]): SeatPalette {
  const inksOf = (color: string, index: number): LevelInks => {
    // A price level keeps its own colour; a pale one gets a darker edge to stand out by 3:1.
    const edge =
      contrast(color, theme.surfaceRaised) < 3 ? readable(color, theme.surfaceRaised, theme.ink) : undefined
    const pale = mixed(color, theme.surfaceRaised, 0.22)
    return {
      plain: { fill: color, edge, ink: inkOn(color) },
      dimmed: { fill: pale, edge: undefined, ink: mixed(theme.inkMuted, pale, 0.55) },
      mark: new Path2D(priceLevelMark(index)),
    }
  }
  return {
    levels: priceLevels.map((level, index) => inksOf(level.color, index)),
    unknown: inksOf(theme.inkMuted, 0),
    wheelchair: new Path2D(WHEELCHAIR),
    taken: mixed(theme.seat.taken, theme.surfaceRaised, 0.85),
    takenFill: mixed(theme.surface, theme.surfaceRaised, 0.5),
    font: theme.font,
  }
}

/** Where and how large to paint: `scale` is device pixels per plan unit, `origin` the plan point of the first pixel. */
export interface Brush {
  readonly context: CanvasRenderingContext2D
  readonly origin: Point
  readonly scale: number
  readonly sharpness: number
  readonly radius: number
  readonly palette: SeatPalette
}

/** Paints seats of one look together: a path per look instead of one per seat. */
export function paintSeats(brush: Brush, spots: readonly SeatSpot[]): void {
  const looks = Map.groupBy(spots, ({ look }) => look)
  for (const [{ kind }, alike] of looks) if (kind === "taken") paintTaken(brush, alike)
  for (const [{ kind }, alike] of looks) if (kind === "free") paintFree(brush, alike)
}

function paintFree(brush: Brush, spots: readonly SeatSpot[]) {
  const { context, palette, sharpness } = brush
  const { priceLevel, dimmed } = spots[0]!.look
  const level = palette.levels[priceLevel] ?? palette.unknown
  const inks = dimmed ? level.dimmed : level.plain
  const radius = brush.radius * brush.scale
  const detail = seatDetailLevel(radius / sharpness)
  context.fillStyle = inks.fill
  context.beginPath()
  for (const spot of spots) outline(brush, spot, radius)
  context.fill()
  if (inks.edge !== undefined) {
    context.strokeStyle = inks.edge
    context.lineWidth = sharpness
    context.beginPath()
    for (const spot of spots) outline(brush, spot, radius - sharpness / 2)
    context.stroke()
  }
  if (detail === "dot" || detail === "circle") {
    for (const spot of spots) if (spot.accessible) paintWheelchair(brush, spot, inks.ink)
    return
  }
  context.fillStyle = inks.ink
  for (const spot of spots) {
    const { x, y } = placed(brush, spot)
    if (spot.accessible) paintWheelchair(brush, spot, inks.ink)
    else if (detail === "mark") paintMark(context, level.mark, x, y, radius * 0.38)
    else {
      const size = radius * (spot.name.length > 2 ? 0.72 : 0.86)
      context.font = `600 ${size}px ${palette.font}`
      context.textAlign = "center"
      context.textBaseline = "middle"
      // The middle of the line box sits a little high for figures and capitals.
      context.fillText(spot.name, x, y - radius * 0.14 + size * 0.06)
      paintMark(context, level.mark, x, y + radius * 0.62, radius * 0.17)
    }
  }
}

/** Hollow with a small cross. Never only another colour [MAP-018]. */
function paintTaken(brush: Brush, spots: readonly SeatSpot[]) {
  const { context, palette } = brush
  const radius = brush.radius * brush.scale
  context.beginPath()
  const line = Math.max(1, radius * 0.13)
  for (const spot of spots) outline(brush, spot, radius * 0.82 - line / 2)
  context.fillStyle = palette.takenFill
  context.fill()
  context.strokeStyle = palette.taken
  context.lineWidth = line
  context.stroke()
  context.beginPath()
  const arm = radius * 0.28
  for (const spot of spots) {
    const { x, y } = placed(brush, spot)
    for (const down of [arm, -arm]) {
      context.moveTo(x - arm, y - down)
      context.lineTo(x + arm, y + down)
    }
  }
  context.lineCap = "round"
  context.stroke()
}

const placed = ({ origin, scale }: Brush, point: Point): Point => ({
  x: (point.x - origin.x) * scale,
  y: (point.y - origin.y) * scale,
})

/** A circle; wheelchair places are squares with round corners. */
function outline(brush: Brush, spot: SeatSpot, radius: number) {
  const { x, y } = placed(brush, spot)
  if (spot.accessible) {
    brush.context.roundRect(x - radius, y - radius, radius * 2, radius * 2, radius * 0.35)
    return
  }
  brush.context.moveTo(x + radius, y)
  brush.context.arc(x, y, radius, 0, Math.PI * 2)
}

function paintMark(context: CanvasRenderingContext2D, mark: Path2D, x: number, y: number, size: number) {
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  context.fill(mark, "evenodd")
  context.restore()
}

function paintWheelchair(brush: Brush, spot: SeatSpot, ink: string) {
  const { context, palette } = brush
  const size = brush.radius * brush.scale * 0.62
  const { x, y } = placed(brush, spot)
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  context.strokeStyle = ink
  context.lineWidth = 0.24
  context.lineCap = context.lineJoin = "round"
  context.stroke(palette.wheelchair)
  context.restore()
}
