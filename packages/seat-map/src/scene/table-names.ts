import { type Bounds, contains } from "../geometry/bounds.ts"
import type { PlacedName } from "../geometry/placed-name.ts"
import { tableTop } from "../geometry/rows.ts"
import type { SeatBook } from "./seat-book.ts"

/** CSS pixels. */
const TABLE_NAME_PX = { most: 14, least: 8 }

/** Names of tables upon their tops, where these are large enough; `measure` answers ems. */
export function tableNames(
  book: SeatBook,
  { radius, scale, around }: { radius: number; scale: number; around: Bounds },
  measure: (text: string) => number,
): PlacedName[] {
  return [...book.sections.values()].flatMap(({ rows, section }) =>
    rows.flatMap((row): PlacedName[] => {
      const top = tableTop(row, radius)
      if (top === undefined || top.name === "" || !contains(around, top.center)) return []
      const size = Math.min(TABLE_NAME_PX.most, top.radius * scale * 0.9)
      if (size < TABLE_NAME_PX.least || measure(top.name) * size > top.radius * 1.7 * scale) return []
      const id = `${section.id}/${row.id}`
      return [{ id, lines: [top.name], at: top.center, angle: 0, size, standing: "beside" }]
    }),
  )
}
