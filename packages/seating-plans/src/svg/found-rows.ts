import { along, distance, type Point } from "../geometry/points.ts"
import { contains } from "../geometry/polygon.ts"
import type { FoundSeat, FoundSeats } from "./drawn-seats.ts"
import { seatChains } from "./seat-chains.ts"
import { labelOf, shortened } from "./seat-names.ts"
import type { DrawnThing } from "./svg-shapes.ts"

/** Seats side by side; parts of a row on both sides of an aisle are two. */
export interface FoundRow {
  readonly zone: string | undefined
  readonly name: string | undefined
  readonly seats: readonly FoundSeat[]
}

export interface FoundRows {
  readonly rows: readonly FoundRow[]
  /** Rows of one name that a gap parts. */
  readonly split: number
  /** Shapes around the seats of a zone, by the zone's name. */
  readonly outlines: ReadonlyMap<string, DrawnThing>
  readonly texts: readonly DrawnThing[]
}

const placeOf = ({ thing }: FoundSeat): Point => thing.centre

/** Seats that names put into rows, parted at gaps; or chains of neighbours, named by what is written at their ends. */
export const foundRows = (found: FoundSeats, pitch: number): FoundRows =>
  found.convention === "shapes" ? chainedRows(found, pitch) : namedRows(found, pitch)

function namedRows({ seats, texts }: FoundSeats, pitch: number): FoundRows {
  const byRow = Map.groupBy(seats, ({ names }) => JSON.stringify([names.zone, names.row]))
  let split = 0
  const rows = [...byRow.values()].flatMap((row) => {
    const parts = seatChains(row.map(placeOf), pitch)
    if (parts.length > 1) split += 1
    const { zone, row: name } = row[0]!.names
    const ordered = parts.toSorted((a, b) => placeOf(row[a[0]!]!).x - placeOf(row[b[0]!]!).x)
    return ordered.map((part): FoundRow => ({ zone, name, seats: part.map((index) => row[index]!) }))
  })
  return { rows, split, outlines: new Map(), texts }
}

function chainedRows({ seats, shapes, texts }: FoundSeats, pitch: number): FoundRows {
  const chains = seatChains(seats.map(placeOf), pitch).map((chain) => chain.map((index) => seats[index]!))
  const fields = shapes.filter(({ outline }) => outline.length > 2)
  const groups = sharedGroups(chains)
  const outlines = new Map<string, DrawnThing>()
  const fieldNames = new Map<DrawnThing, string>()
  const nameOf = (field: DrawnThing): string => {
    const known = fieldNames.get(field) ?? fieldName(field, texts, used) ?? `Zone ${fieldNames.size + 1}`
    fieldNames.set(field, known)
    return known
  }
  const used = new Set<DrawnThing>()
  const rows = chains.map((chain): FoundRow => {
    const name = nameAtEnd(chain, texts, pitch, used)
    const grouped = chain[0]!.thing.groups.find((group) => groups.has(group))
    const field = fields
      .filter(({ outline }) => chain.every((seat) => contains(outline, placeOf(seat))))
      .toSorted((a, b) => a.width * a.height - b.width * b.height)[0]
    const zone = (grouped && labelOf(grouped)) ?? (field && nameOf(field))
    if (zone !== undefined && field !== undefined && !outlines.has(zone)) outlines.set(zone, field)
    return { zone, name, seats: chain }
  })
  const ordered = rows.toSorted((a, b) => middleY(a) - middleY(b))
  return { rows: ordered, split: 0, outlines, texts: texts.filter((text) => !used.has(text)) }
}

const middleY = ({ seats }: FoundRow): number =>
  seats.reduce((sum, seat) => sum + placeOf(seat).y, 0) / seats.length

/** Labelled groups that have the seats of more than one row: a group of one row is that row. */
function sharedGroups(chains: readonly (readonly FoundSeat[])[]): ReadonlySet<object> {
  const chainsOf = new Map<object, Set<number>>()
  for (const [index, chain] of chains.entries())
    for (const { thing } of chain)
      for (const group of thing.groups) {
        if (labelOf(group) === undefined) continue
        const known = chainsOf.get(group) ?? new Set()
        chainsOf.set(group, known.add(index))
      }
  return new Set([...chainsOf].flatMap(([group, known]) => (known.size > 1 ? [group] : [])))
}

/** A short text beside the first or the last seat, on the outside. */
function nameAtEnd(
  chain: readonly FoundSeat[],
  texts: readonly DrawnThing[],
  pitch: number,
  used: Set<DrawnThing>,
): string | undefined {
  const [first, last] = [placeOf(chain[0]!), placeOf(chain.at(-1)!)]
  const inner = [placeOf(chain[1] ?? chain[0]!), placeOf(chain.at(-2) ?? chain[0]!)]
  const ends = [first, last].map((end, index) => {
    const next = inner[index]!
    return next === end
      ? { x: end.x + (index === 0 ? -pitch : pitch), y: end.y }
      : along(end, next, -1.2 * pitch)
  })
  let found: string | undefined
  for (const end of ends) {
    const nearest = texts
      .filter(({ centre }) => Math.abs(centre.x - end.x) < 2 * pitch && distance(centre, end) < 1.1 * pitch)
      .filter(({ element }) => (shortened(element.text)?.length ?? 99) <= 4)
      .toSorted((a, b) => distance(a.centre, end) - distance(b.centre, end))[0]
    if (nearest === undefined) continue
    used.add(nearest)
    found ??= shortened(nearest.element.text)
  }
  return found
}

/** What a field is called, else what is written on it. */
function fieldName(
  field: DrawnThing,
  texts: readonly DrawnThing[],
  used: Set<DrawnThing>,
): string | undefined {
  const label = labelOf(field.element)
  if (label !== undefined) return label
  const written = texts.find(({ centre, element }) => {
    const words = shortened(element.text)
    return words !== undefined && words.length > 1 && contains(field.outline, centre)
  })
  if (written !== undefined) used.add(written)
  return written && shortened(written.element.text)
}
