import type { Language } from "@parterre/contract"
import { type Bounds, boundsOf, distance, middleOf, type Point } from "../geometry/points.ts"
import { contains } from "../geometry/polygon.ts"
import type { LaidSection } from "../layout/venue-layout.ts"
import { pictureWords } from "./picture-words.ts"

/** A section's name where it can be read: centred on `at`, in plan units. */
export interface SectionLabel {
  readonly text: string
  /** How many seats; nothing where there is room for the name alone. */
  readonly detail: string | undefined
  readonly at: Point
  readonly size: number
  /** What it covers, its detail too. */
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Mean width of a bold letter, in its size. */
const letterWidth = 0.56
/** Of the line below the name, in the size of the name. */
export const detailSize = 0.66
/** Below the first three the count is left out rather than the name made smaller still. */
const steps = [1, 0.85, 0.72, 0.6, 0.5, 0.42] as const

/**
 * Places a name in every section, the largest sections first, smaller where room is short. `largest` and `smallest`
 * are sizes in plan units; a name that finds no room at the smallest size is left out and answered as hidden.
 */
export function sectionLabels(
  sections: readonly LaidSection[],
  largest: number,
  smallest: number,
  language: Language = "en",
): { readonly labels: readonly SectionLabel[]; readonly hidden: readonly string[] } {
  const taken: Box[] = []
  const labels: SectionLabel[] = []
  const hidden: string[] = []
  const drawn = sections
    .filter(({ polygons }) => polygons.length > 0)
    .flatMap(blocksOf)
    .map((section) => ({ section, bounds: boundsOf(section.polygons.flat(), 0) }))
    .toSorted((a, b) => b.bounds.width * b.bounds.height - a.bounds.width * a.bounds.height)
  for (const { section, bounds } of drawn) {
    const text = section.name[language]
    const found = candidates(section, bounds, { largest, smallest, language }).find(({ box }) =>
      taken.every((other) => !overlap(box, other)),
    )
    if (found === undefined) {
      hidden.push(text)
      continue
    }
    taken.push(found.box)
    labels.push({ text, ...found })
  }
  return { labels, hidden }
}

/** More blocks than this are boxes along a wall, which one name is enough for. */
const mostBlocks = 4

/** A section by the blocks it stands in apart from each other, as the map names them. */
function blocksOf(section: LaidSection): readonly LaidSection[] {
  if (section.polygons.length < 2 || section.polygons.length > mostBlocks) return [section]
  return section.polygons.map((polygon) => ({
    ...section,
    polygons: [polygon],
    rows: section.rows.map((row) => ({ ...row, seats: row.seats.filter((seat) => contains(polygon, seat)) })),
  }))
}

/** Where and how a name may stand, the best first. */
function candidates(
  section: LaidSection,
  bounds: Bounds,
  {
    largest,
    smallest,
    language,
  }: { readonly largest: number; readonly smallest: number; readonly language: Language },
) {
  const text = section.name[language]
  const forms = [
    { detail: detailOf(section, language), sizes: steps.slice(0, 3) },
    { detail: undefined, sizes: steps },
  ]
  return forms.flatMap(({ detail, sizes }) => {
    const letters = Math.max(text.length, (detail?.length ?? 0) * detailSize)
    const fitting = Math.min(largest, bounds.width / (letters * letterWidth), bounds.height)
    return sizes
      .map((step) => fitting * step)
      .filter((size) => size >= smallest)
      .flatMap((size) =>
        anchors(section, size).map((at) => ({ at, size, detail, box: boxOf(letters, at, size, detail) })),
      )
  })
}

/** How many seats, or places for general admission. */
export const seatCount = (section: LaidSection): number =>
  section.generalAdmission?.capacity ?? section.rows.reduce((sum, row) => sum + row.seats.length, 0)

const detailOf = (section: LaidSection, language: Language): string =>
  pictureWords[language][section.generalAdmission === undefined ? "seats" : "places"](seatCount(section))

/** The seat nearest the middle, which is in the section even when the middle is not, then a line above and below. */
function anchors(section: LaidSection, size: number): readonly Point[] {
  const seats = section.rows.flatMap((row) => row.seats)
  const middle = seats.length > 0 ? middleOf(seats) : middleOfShape(section.polygons)
  const nearest = seats.reduce<Point | undefined>(
    (best, seat) => (best === undefined || distance(seat, middle) < distance(best, middle) ? seat : best),
    undefined,
  )
  const { x, y } = nearest ?? middle
  return [0, -1, 1, -2, 2].map((line) => ({ x, y: y + line * size }))
}

/** A round end has many corners, which say nothing of where the middle is; the middle of a bent shape may lie outside it. */
function middleOfShape(polygons: LaidSection["polygons"]): Point {
  const corners = polygons.flat()
  const { x, y, width, height } = boundsOf(corners, 0)
  const middle = { x: x + width / 2, y: y + height / 2 }
  return polygons.some((polygon) => contains(polygon, middle)) ? middle : middleOf(corners)
}

/** The name stands on the anchor, the detail hangs below it. */
function boxOf(letters: number, { x, y }: Point, size: number, detail: string | undefined): Box {
  const half = (letters * letterWidth * size) / 2
  const below = detail === undefined ? 0.3 : 0.3 + detailSize
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * below }
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
