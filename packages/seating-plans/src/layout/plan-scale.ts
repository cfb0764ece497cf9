import { add, distance, type Point } from "../geometry/points.ts"
import type { PlanArea, PlanZone, SeatingPlan } from "../plan/seating-plan.ts"

/** Map units between neighbours: every size and scale of the map is made for it. */
const MAP_PITCH = 10
/** Of the seats, so many may stand closer than the pitch: a few heaped ones do not make all others small. */
const CLOSER = 0.1

const origin: Point = { x: 0, y: 0 }

/**
 * How far apart the seats of a plan stand, in its own units, rounded to two figures: what is drawn that wide touches no
 * neighbour, in its row or the next. Nothing where no two seats can be compared.
 */
export function planPitch({ zones }: SeatingPlan): number | undefined {
  const seats = zones.flatMap(({ position: zone, rows }) =>
    rows.flatMap(({ position = origin, seats }) =>
      seats.map((seat) => add(zone, add(position, seat.position))),
    ),
  )
  const gaps = nearestDistances(seats).sort((a, b) => a - b)
  const gap = gaps[Math.floor(gaps.length * CLOSER)]
  return gap === undefined ? undefined : Number(gap.toPrecision(2))
}

/** From each place to the nearest other that is not the same. */
function nearestDistances(places: readonly Point[]): number[] {
  const sorted = places.toSorted((a, b) => a.x - b.x)
  return sorted.flatMap((place, index) => {
    let nearest = Infinity
    for (const step of [-1, 1])
      for (let i = index + step; i >= 0 && i < sorted.length; i += step) {
        const other = sorted[i]!
        if (Math.abs(other.x - place.x) >= nearest) break
        const gap = distance(place, other)
        if (gap > 0 && gap < nearest) nearest = gap
      }
    return nearest === Infinity ? [] : [nearest]
  })
}

/** The plan in map units, whatever unit its maker drew it in, and how many of these one of its own is. */
export function inMapUnits(plan: SeatingPlan): { readonly plan: SeatingPlan; readonly scale: number } {
  const scale = MAP_PITCH / (planPitch(plan) ?? MAP_PITCH)
  if (scale === 1) return { plan, scale }
  return { plan: { ...plan, zones: plan.zones.map((zone) => scaledZone(zone, scale)) }, scale }
}

const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by })

const scaledZone = (zone: PlanZone, by: number): PlanZone => ({
  ...zone,
  position: scaled(zone.position, by),
  rows: zone.rows.map((row) => ({
    ...row,
    ...(row.position && { position: scaled(row.position, by) }),
    seats: row.seats.map((seat) => ({ ...seat, position: scaled(seat.position, by) })),
  })),
  ...(zone.areas && { areas: zone.areas.map((area) => scaledArea(area, by)) }),
})

function scaledArea(area: PlanArea, by: number): PlanArea {
  const { position, polygon, circle, ellipse, rectangle, text, width, height } = area
  return {
    ...area,
    ...(position && { position: scaled(position, by) }),
    ...(polygon && { polygon: { points: polygon.points.map((point) => scaled(point, by)) } }),
    ...(circle && { circle: { radius: circle.radius * by } }),
    ...(ellipse && { ellipse: { radius: scaled(ellipse.radius, by) } }),
    ...(rectangle && { rectangle: { width: rectangle.width * by, height: rectangle.height * by } }),
    ...(width !== undefined && { width: width * by }),
    ...(height !== undefined && { height: height * by }),
    ...(typeof text === "object" && {
      text: {
        ...text,
        ...(text.size !== undefined && { size: text.size * by }),
        ...(text.position && { position: scaled(text.position, by) }),
      },
    }),
  }
}
