import { boundsOf, middleOf, type Point, rounded } from "../geometry/points.ts"
import { type Numbering, withRowNames, withSeatNumbers } from "../numbering/index.ts"
import type { PlanArea, PlanRow, PlanZone, SeatingPlan } from "../plan/seating-plan.ts"
import { framed } from "../rows/index.ts"
import { minus } from "../rows/seat-maker.ts"
import { type FoundSeats, foundSeats, type SvgConvention } from "./drawn-seats.ts"
import { type FoundRow, type FoundRows, foundRows } from "./found-rows.ts"
import { usualPitch } from "./seat-chains.ts"
import { shortened } from "./seat-names.ts"
import { type SvgDoubt, svgDoubts } from "./svg-doubts.ts"
import { type SvgElement, type SvgFault, SvgRefused } from "./svg-element.ts"
import { type DrawnThing, type DrawnThings, drawnThings } from "./svg-shapes.ts"

export interface SvgCounts {
  readonly zones: number
  /** Parts of a row on both sides of an aisle are two. */
  readonly rows: number
  readonly seats: number
  /** Seats whose number the drawing says. */
  readonly numbered: number
  readonly categories: number
  readonly areas: number
  /** Elements that are left out, such as scripts and pictures. */
  readonly ignored: number
}

/** What was understood of a drawing, for a person to look at before it becomes the plan. */
export interface SvgReview {
  readonly plan: SeatingPlan
  readonly convention: SvgConvention
  readonly counts: SvgCounts
  /** Units between neighbours, as drawn. */
  readonly pitch: number
  readonly doubts: readonly SvgDoubt[]
}

const MOST_AREAS = 2_000
const letters: Numbering = { way: "along", direction: "forth", start: "A", skip: ["I", "O"] }
const numbers: Numbering = { way: "along", direction: "forth" }

/**
 * A plan from a drawing that a page or a server has parsed: names by pattern or titles first, else by shapes; rows are
 * neighbours in a line, zones are groups or outlines, colours are categories. Whatever is guessed is among the doubts.
 */
export function planFromSvg(
  root: SvgElement,
  { name, newGuid }: { readonly name: string; readonly newGuid: () => string },
): SvgReview | { readonly fault: SvgFault } {
  try {
    const things = drawnThings(root)
    const found = foundSeats(things)
    const pitch = found && usualPitch(found.seats.map(({ thing }) => thing.centre))
    if (found === undefined || pitch === undefined) return { fault: noSeats }
    return review(name, newGuid, things, found, pitch)
  } catch (error) {
    if (error instanceof SvgRefused) return { fault: error.fault }
    throw error
  }
}

const noSeats: SvgFault = {
  rule: "no-seats",
  message: {
    fr: "Aucun siège n’a été reconnu\u00A0: il faut au moins quatre formes de même taille. Dessinez les sièges comme des cercles, ou servez-vous du dessin comme image à tracer.",
    en: "No seat was recognized: there have to be at least four shapes of one size. Draw seats as circles, or use the drawing as a picture to trace.",
  },
}

function review(
  name: string,
  newGuid: () => string,
  things: DrawnThings,
  found: FoundSeats,
  pitch: number,
): SvgReview {
  const rows = foundRows(found, pitch)
  const categoryOf = categoriesOf(found)
  const made = { rowNames: 0, numbers: 0, missing: 0 }
  const byZone = Map.groupBy(rows.rows, (row) => row.zone ?? name)
  const zones = [...byZone].map(([zone, own]): PlanZone => {
    const outline = rows.outlines.get(zone)
    const planned = own.map((row) => planRow(row, categoryOf.names, newGuid, made))
    return {
      name: zone,
      position: { x: 0, y: 0 },
      rows: withNames(own, planned, made),
      ...(outline === undefined ? {} : { areas: [areaOf(outline)] }),
    }
  })
  const decor = decorOf(found, rows)
  const categories = categoryOf.list
  const plan = framed({
    name,
    categories,
    zones:
      decor.length === 0
        ? zones
        : [...zones, { name: "Décor", position: { x: 0, y: 0 }, rows: [], areas: decor }],
  })
  const seats = found.seats.length
  const numbered = found.seats.filter(({ names }) => names.seat !== undefined).length
  const counts: SvgCounts = {
    zones: zones.length,
    rows: rows.rows.length,
    seats,
    numbered,
    categories: categories.length,
    areas: decor.length + rows.outlines.size,
    ignored: things.ignored,
  }
  const lostAreas = decor.length === MOST_AREAS
  const { convention, unnamed } = found
  const doubts = svgDoubts({ ...counts, ...made, convention, unnamed, pitch, split: rows.split, lostAreas })
  return { plan, convention, counts, pitch, doubts }
}

/** Names A, B, C… for the colours of the seats. */
function categoriesOf({ seats }: FoundSeats) {
  const colors = [...new Set(seats.map(({ thing }) => thing.fill ?? ""))].slice(0, 50)
  const made = withRowNames(
    colors.map(() => ({ row_number: "", seats: [] })),
    letters,
  )
  const nameOf = (index: number) =>
    ("rows" in made ? made.rows[index]?.row_number : undefined) ?? String(index + 1)
  const names = new Map(colors.map((color, index) => [color, nameOf(index)]))
  const list = colors.map((color, index) => ({
    name: nameOf(index),
    color: /^#[0-9a-f]{3,8}$|^[a-z]+$/.test(color) && color !== "none" ? color : "#0072b2",
  }))
  return { names: ({ fill = "" }: DrawnThing) => names.get(fill) ?? nameOf(0), list }
}

interface Made {
  rowNames: number
  numbers: number
  missing: number
}

function planRow(
  { name, seats }: FoundRow,
  categoryOf: (thing: DrawnThing) => string,
  newGuid: () => string,
  made: Made,
): PlanRow {
  const start = rounded(seats[0]!.thing.centre)
  const row: PlanRow = {
    row_number: name ?? "",
    position: start,
    seats: seats.map(({ thing, names }) => ({
      seat_guid: newGuid(),
      seat_number: names.seat ?? "",
      position: rounded(minus(thing.centre, start)),
      category: categoryOf(thing),
    })),
  }
  const silent = seats.filter(({ names }) => names.seat === undefined).length
  if (silent === 0) return row
  if (silent < seats.length) {
    made.missing += silent
    return row
  }
  made.numbers += silent
  const numbered = withSeatNumbers([row], numbers)
  return "rows" in numbered ? numbered.rows[0]! : row
}

/** Letters for rows that the drawing does not name, those that it has left out. */
function withNames(found: readonly FoundRow[], rows: readonly PlanRow[], made: Made): readonly PlanRow[] {
  const nameless = rows.filter((_, index) => found[index]!.name === undefined)
  if (nameless.length === 0) return rows
  made.rowNames += nameless.length
  const skip = found.flatMap(({ name }) => name ?? [])
  const named = withRowNames(nameless, { ...letters, skip: ["I", "O", ...skip] })
  const counted = "rows" in named ? named : withRowNames(nameless, numbers)
  if ("fault" in counted) return rows
  const names = new Map(nameless.map((row, index) => [row, counted.rows[index]!]))
  return rows.map((row) => names.get(row) ?? row)
}

function areaOf({ element, outline, centre, width, fill }: DrawnThing): PlanArea {
  const color =
    fill === undefined || fill === "none" || !/^#[0-9a-f]{3,8}$|^[a-z]+$/.test(fill) ? {} : { color: fill }
  if (element.tag.toLowerCase() === "circle" && width >= 2)
    return {
      shape: "circle",
      position: rounded(centre),
      rotation: 0,
      ...color,
      circle: { radius: Math.round(width / 2) },
    }
  const start = rounded(outline[0] ?? centre)
  const points = outline.slice(0, 10_000).map((point) => rounded(minus(point, start)))
  return { shape: "polygon", position: start, rotation: 0, ...color, polygon: { points } }
}

/** Other shapes and words of the drawing; a ground that lies under everything is none. */
function decorOf(found: FoundSeats, { outlines, texts }: FoundRows): readonly PlanArea[] {
  const seats = boundsOf(
    found.seats.map(({ thing }) => thing.centre),
    0,
  )
  const taken = new Set(outlines.values())
  const isGround = ({ width, height, outline }: DrawnThing) =>
    width >= seats.width && height >= seats.height && covers(outline, seats)
  const shapes = found.shapes.filter(
    (shape) => shape.outline.length > 2 && !taken.has(shape) && !isGround(shape),
  )
  const words = texts.flatMap(({ element, centre }): readonly PlanArea[] => {
    const text = shortened(element.text)
    if (text === undefined) return []
    return [
      { shape: "text", position: rounded(centre), rotation: 0, text: { text, position: { x: 0, y: 0 } } },
    ]
  })
  return [...shapes.map(areaOf), ...words].slice(0, MOST_AREAS)
}

function covers(outline: readonly Point[], seats: ReturnType<typeof boundsOf>): boolean {
  const { x, y, width, height } = boundsOf(outline, 0)
  const middle = middleOf([
    { x: seats.x, y: seats.y },
    { x: seats.x + seats.width, y: seats.y + seats.height },
  ])
  return x <= seats.x && y <= seats.y && x + width >= middle.x && y + height >= seats.y + seats.height
}
