import type { Localized } from "@parterre/contract"
import { middleOf } from "@parterre/seating-plans/geometry"
import {
  type NumberedRows,
  type Numbering,
  standing,
  withNumbersAcross,
  withRowNames,
  withSeatNumbers,
} from "@parterre/seating-plans/numbering"
import type { PlanRow } from "@parterre/seating-plans/plan"
import { placesOf } from "@parterre/seating-plans/rows"
import { focalPoint } from "../canvas/focal-point.ts"
import type { PlacedRow } from "../document/plan-index.ts"
import { zoneLabel } from "../document/plan-index.ts"
import type { NumberingSettings } from "../document/session.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { putRows, sheetRows } from "./rows.ts"

export type Renumbering =
  | {
      readonly document: StudioDocument
      /** In the order of the rows that were asked for, on the sheet. */
      readonly rows: readonly PlanRow[]
    }
  | { readonly fault: Localized }

/** Numbers the rows, or their seats, as the fields say. */
export function renumbered(
  document: StudioDocument,
  rows: readonly PlacedRow[],
  settings: NumberingSettings,
): Renumbering {
  const drawn = sheetRows(document.plan, rows)
  const numbering = numberingOf(settings)
  const changed = [...drawn]
  for (const group of groupsOf(rows, drawn, settings.what)) {
    const own = group.map((index) => drawn[index]!)
    const numbered = numberedGroup(document, rows[group[0]!]!, own, numbering, settings.what)
    if ("fault" in numbered) return { fault: numbered.fault.message }
    for (const [at, index] of group.entries()) changed[index] = numbered.rows[at]!
  }
  return { document: { ...document, plan: putRows(document.plan, rows, changed) }, rows: changed }
}

function numberedGroup(
  document: StudioDocument,
  first: PlacedRow,
  rows: readonly PlanRow[],
  numbering: Numbering,
  what: NumberingSettings["what"],
): NumberedRows {
  if (what === "across") return withNumbersAcross(rows, numbering)
  if (what === "rows") return namedByDepth(document, rows, numbering)
  const isTable = document.venue.tables?.includes(zoneLabel(document.plan, first.zone)) === true
  return withSeatNumbers(rows, numbering, isTable ? "TABLE" : "SEAT")
}

/** Which rows are numbered together, as indexes from left to right, or from the front to the back. */
function groupsOf(
  placed: readonly PlacedRow[],
  rows: readonly PlanRow[],
  what: NumberingSettings["what"],
): readonly (readonly number[])[] {
  const all = [...rows.keys()].filter((index) => rows[index]!.seats.length > 0)
  if (what === "seats") return all.map((index) => [index])
  if (what === "across") {
    const middle = (index: number) => middleOf(placesOf(rows[index]!)).x
    return [...Map.groupBy(all, (index) => rows[index]!.row_number).values()].map((group) =>
      group.toSorted((a, b) => middle(a) - middle(b)),
    )
  }
  return [...Map.groupBy(all, (index) => placed[index]!.zone).values()]
}

/** Names from the front to the back. Both sides of an aisle are one row, and get one name. */
function namedByDepth(
  document: StudioDocument,
  rows: readonly PlanRow[],
  numbering: Numbering,
): NumberedRows {
  const focal = focalPoint(document)?.point
  const depths = rows.map((row) => {
    const middle = middleOf(placesOf(row))
    return focal === undefined ? middle.y : Math.hypot(middle.x - focal.x, middle.y - focal.y)
  })
  const pitch = spacing(rows)
  const order = [...rows.keys()].toSorted((a, b) => depths[a]! - depths[b]!)
  const lines: number[][] = []
  for (const index of order) {
    const line = lines.at(-1)
    // Sides of a curved row are a little farther from the middle of the stage than its centre.
    if (line !== undefined && depths[index]! - depths[line[0]!]! < pitch * 0.55) line.push(index)
    else lines.push([index])
  }
  const named = withRowNames(
    lines.map(([first]) => rows[first!]!),
    numbering,
  )
  if ("fault" in named) return named
  const names = new Map(
    lines.flatMap((line, at) => line.map((index) => [index, named.rows[at]!.row_number] as const)),
  )
  return { rows: rows.map((row, index) => ({ ...row, row_number: names.get(index) ?? row.row_number })) }
}

const spacing = (rows: readonly PlanRow[]): number => {
  const places = rows.map(placesOf).find(({ length }) => length > 1)
  const [a, b] = places ?? []
  return a === undefined || b === undefined ? 25 : Math.hypot(a.x - b.x, a.y - b.y)
}

function numberingOf(settings: NumberingSettings): Numbering {
  const { way, isBackwards, start, step, afterZ, prefix, expression } = settings
  const skip = settings.skip.split(/[\s,;]+/).filter((name) => name !== "")
  const direction = isBackwards ? "back" : "forth"
  if (way === "expression") return { way, expression, direction, skip, afterZ, prefix }
  if (way === "from-centre")
    return { way, start, skip, afterZ, prefix, firstSide: isBackwards ? "start" : "end" }
  return { way, start, step, direction, skip, afterZ, prefix }
}

/** A row as it is read: its seats from left to right, and the one that is counted from. */
export function threadOf(row: PlanRow) {
  const start = row.position ?? { x: 0, y: 0 }
  const seats = standing(row).map(({ seat_number: number, position }) => ({
    number,
    x: start.x + position.x,
    y: start.y + position.y,
  }))
  const [least] = seats.toSorted((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }))
  return { seats, least }
}
