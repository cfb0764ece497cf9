import { distance, median, type Point, rounded } from "./points.ts"
import type { Polygon } from "./polygon.ts"
import { rowOutline } from "./row-outline.ts"
import { seatBlocks } from "./seat-blocks.ts"
import { seatContours } from "./seat-contours.ts"

/** Plan units between seats when no two stand side by side: the width of a seat of the plan format. */
const lonelyPitch = 20

/** How far apart neighbours of a row usually stand. */
export function seatPitch(rows: readonly (readonly Point[])[]): number {
  const gaps = rows.flatMap((row) => row.slice(1).map((seat, index) => distance(seat, row[index]!)))
  return median(gaps.filter((gap) => gap > 0)) ?? lonelyPitch
}

/** The outlines of a section: one for rows behind one another or seats close together, several for islands. */
export function sectionPolygons(
  rows: readonly (readonly Point[])[],
  type: "SEAT" | "TABLE",
): readonly Polygon[] {
  const pitch = seatPitch(rows)
  const margin = 0.6 * pitch
  const blocks = type === "SEAT" ? seatBlocks(rows, pitch) : []
  // Rows lie behind one another, or end to end as boxes along a wall do.
  const outlines = blocks.map(
    (block) => rowOutline(block, pitch, margin) ?? rowOutline([block.flat()], pitch, margin),
  )
  const found = outlines.filter((outline) => outline !== undefined)
  const isWhole = found.length > 0 && found.length === outlines.length
  return (isWhole ? found : seatContours(rows.flat(), pitch, margin)).map((polygon) => polygon.map(rounded))
}
