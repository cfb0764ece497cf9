import type { Point } from "../geometry/points.ts"
import type { LaidSeat, LaidSection } from "../layout/venue-layout.ts"
import { type CategoryMark, short } from "./category-marks.ts"

/** Share of a seat's radius that its sign is large, as on the map. */
const SIGN = 0.38
/** A picture of so many seats is too small for their signs, and heavy with them. */
const MOST_SIGNS = 4_200

/** How the venue's file has its seats drawn. */
export interface SeatLook {
  readonly radius: number
  readonly accessible: ReadonlySet<string>
}

/** Every seat as shoppers see it: a disc in its price level's colour, with its sign where `hasSigns`, square for wheelchairs. */
export function drawnSeats(
  sections: readonly LaidSection[],
  marks: readonly CategoryMark[],
  { radius, accessible }: SeatLook,
  hasSigns: boolean,
): string {
  const seats = sections.flatMap(({ rows }) => rows.flatMap((row) => row.seats))
  const byCategory = Map.groupBy(seats, ({ category }) => category)
  const isDetailed = hasSigns && seats.length < MOST_SIGNS
  const r = short(radius)
  const disc = `m-${r} 0a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0-${short(2 * radius)} 0z`
  const square = `m-${r}-${r}h${short(2 * radius)}v${short(2 * radius)}h-${short(2 * radius)}z`
  const shape = ({ id }: LaidSeat) => (accessible.has(id) ? square : disc)
  return marks
    .flatMap(({ name, color, ink }, index) => {
      const own = byCategory.get(name) ?? []
      if (own.length === 0) return []
      const path = own.map((seat) => `M${short(seat.x)} ${short(seat.y)}${shape(seat)}`).join("")
      const signs = isDetailed
        ? `<g fill="${ink}">${own.map(({ x, y }) => `<use href="#sign-${index}" x="${short(x)}" y="${short(y)}"/>`).join("")}</g>`
        : ""
      return [`<path d="${path}" fill="${color}"/>${signs}`]
    })
    .join("\n")
}

/** The signs that seats and the legend wear, once each. */
export const drawnSigns = (marks: readonly CategoryMark[], radius: number): string =>
  `<defs>${marks
    .map(
      ({ sign }, index) =>
        `<path id="sign-${index}" d="${sign}" fill-rule="evenodd" transform="scale(${short(radius * SIGN)})"/>`,
    )
    .join("")}</defs>`

/** The round tops of tables, in the middle of their seats. */
export function tableTops(
  sections: readonly LaidSection[],
  radius: number,
): readonly (Point & { radius: number })[] {
  return sections.flatMap(({ rows }) =>
    rows.flatMap(({ type, seats }) => {
      if (type !== "TABLE" || seats.length < 2) return []
      const x = seats.reduce((sum, seat) => sum + seat.x, 0) / seats.length
      const y = seats.reduce((sum, seat) => sum + seat.y, 0) / seats.length
      const top = Math.min(...seats.map((seat) => Math.hypot(seat.x - x, seat.y - y))) - radius * 1.35
      return top >= radius * 0.6 ? [{ x, y, radius: top }] : []
    }),
  )
}
