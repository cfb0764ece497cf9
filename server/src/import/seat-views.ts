import { isCalled, type LaidRow, type LaidSection, type VenueLayout } from "@parterre/seating-plans/layout"
import type { SeatViewColumn } from "../database/tables.ts"
import type { ImportProblem, Path } from "./problem.ts"
import type { Checked } from "./source.ts"
import type { SeatViewEntry, VenueFile } from "./tenant-files.ts"

/** The pictures of the stage from a section, as its row keeps them; `rowId` names a row by its place. */
export function sectionViews(
  section: LaidSection,
  views: readonly SeatViewEntry[] | undefined,
  rowId: (index: number) => string,
): readonly SeatViewColumn[] {
  return (views ?? [])
    .filter(({ zone }) => zone === section.zone)
    .map(({ image, description, rows, seats }) => {
      const found = rows === undefined ? undefined : rangeOf(section.rows, rows)
      return {
        image,
        description: { ...description },
        ...(found === undefined ? {} : { rowIds: found.map((row) => rowId(section.rows.indexOf(row))) }),
        ...(seats === undefined ? {} : { seatIds: [...seats] }),
      }
    })
}

/** The rows from one to another in the order of the plan. */
function rangeOf(rows: readonly LaidRow[], { from, to }: NonNullable<SeatViewEntry["rows"]>) {
  const [first, last] = [from, to].map((name) => rows.findIndex((row) => isCalled(row, String(name))))
  return rows.slice(first, (last ?? -1) + 1)
}

/**
 * What is wrong with a venue's views: places that do not exist, two pictures for the same ones, no such picture.
 * Places are looked for where the venue could be laid out.
 */
export function viewProblems(
  file: Checked<VenueFile>,
  layout: VenueLayout | undefined,
  pictures: ReadonlySet<string>,
): readonly ImportProblem[] {
  const problems: ImportProblem[] = []
  const taken = new Set<string>()
  for (const [index, view] of (file.value.views ?? []).entries()) {
    const report = (path: Path, message: string) =>
      problems.push(file.source.problem(["views", index, ...path], message))
    if (!pictures.has(view.image)) report(["image"], `there is no file ${view.image}`)
    if (view.rows !== undefined && view.seats !== undefined)
      report(["seats"], "a view is of rows or of seats, not of both")
    if (layout === undefined) continue
    const section = layout.sections.find(({ zone }) => zone === view.zone)
    if (section === undefined) report(["zone"], `the venue has no zone "${view.zone}" with places`)
    else
      for (const place of viewedPlaces(section, view, report)) {
        if (taken.has(place)) report([], `there is another view of ${place}`)
        taken.add(place)
      }
  }
  return problems
}

/** The places a view is of, in words, once each is known to be there. */
function viewedPlaces(
  { rows }: LaidSection,
  { zone, rows: range, seats }: SeatViewEntry,
  report: (path: Path, message: string) => void,
): readonly string[] {
  if (seats !== undefined) {
    const known = new Set(rows.flatMap((row) => row.seats.map(({ id }) => id)))
    for (const [index, seat] of seats.entries())
      if (!known.has(seat)) report(["seats", index], `zone "${zone}" has no seat "${seat}"`)
    return seats.map((seat) => `seat "${seat}"`)
  }
  if (range === undefined) return [`zone "${zone}" as a whole`]
  const unknown = (["from", "to"] as const).filter(
    (end) => !rows.some((row) => isCalled(row, String(range[end]))),
  )
  for (const end of unknown) report(["rows", end], `zone "${zone}" has no row "${range[end]}"`)
  const found = unknown.length > 0 ? [] : rangeOf(rows, range)
  if (unknown.length === 0 && found.length === 0)
    report(["rows"], `row "${range.to}" comes before row "${range.from}" in zone "${zone}"`)
  return found.map((row) => `row "${row.name}" of zone "${zone}"`)
}
