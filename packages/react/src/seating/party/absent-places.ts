import type { PartyRequest } from "@parterre/domain/party-finder"
import { calledRow } from "@parterre/domain/seat-names"
import { sectionsOf } from "../map/seat-locations.ts"
import type { SelectionState } from "../selection-state.ts"

/** A section or a row that was asked for by name, and that this house has none of. */
export interface AbsentPlace {
  readonly kind: "section" | "row"
  /** A section as it was written, with its word: « section 999 »; rows by their names alone: « ZZ », « Y, Z ». */
  readonly said: string
  /** What there is, in order: all where they are few, else those that come next to what was said, or the first and the last. */
  readonly instead: readonly string[]
  readonly hasMore: boolean
  /** Nothing was left out of this search: not so where a large venue has sections that nobody has looked into yet. */
  readonly isSure: boolean
}

/** More names than this are not read as a list. */
const FEW = 8
const NEAREST = 3

/** What was asked for by name and is not there; rows as far as their sections were read. */
export function absentPlaces(
  { absent, row }: Pick<PartyRequest, "absent" | "row">,
  { venue, seatLocations, sections }: Pick<SelectionState, "venue" | "sections" | "seatLocations">,
): readonly AbsentPlace[] {
  const seated = (venue === undefined ? [] : sectionsOf(venue)).filter(
    ({ kind }) => kind !== "general-admission",
  )
  const found: AbsentPlace[] = absent.map((said) => ({
    kind: "section",
    said,
    ...nearTo(
      said.split(" ").at(-1) ?? "",
      seated.map(({ name }) => name),
    ),
    isSure: true,
  }))
  if (row === undefined || typeof row === "string") return found
  const rows = new Set([
    ...[...seatLocations.values()].flatMap((seats) => [...seats.values()].map((seat) => nameOf(seat.row))),
    ...[...sections.values()].flatMap(({ section }) => (section.rows ?? []).map(({ name }) => nameOf(name))),
  ])
  const [first = "", last = first] = [row.names[0], row.names.at(-1)]
  const said = row.isRange ? `${first}–${last}` : row.names.join(", ")
  const asked = row.names.map((name) => name.toLowerCase())
  // Of several, one is enough: « rangées A à H » goes beyond the last of a small section.
  if ([...rows].some((name) => asked.includes(name.toLowerCase()))) return found
  const isSure = seated.every(({ id }) => seatLocations.has(id) || sections.has(id))
  return [...found, { kind: "row", said, ...nearTo(first, [...rows]), isSure }]
}

const nameOf = (row: string): string => calledRow(row, "SEAT").row

function nearTo(said: string, names: readonly string[]): Pick<AbsentPlace, "instead" | "hasMore"> {
  const isNumber = /\d/.test(said)
  const ordered = [...new Set(names)].filter((name) => name !== "").toSorted(inOrder)
  if (ordered.length <= FEW) return { instead: ordered, hasMore: false }
  const alike = ordered.filter((name) => /\d/.test(name) === isNumber)
  // Nothing is next to a letter among numbers.
  if (alike.length === 0) return { instead: [ordered[0]!, "…", ordered.at(-1)!], hasMore: false }
  const at = alike.filter((name) => inOrder(name, said) < 0).length
  const from = Math.max(0, Math.min(at - 1, alike.length - NEAREST))
  return { instead: alike.slice(from, from + NEAREST), hasMore: true }
}

/** A to Z, then AA; 1 to 30: by the last word of a name, which is its number or letter. */
const inOrder = (one: string, other: string): number => {
  const [a, b] = [one, other].map((name) => name.split(" ").at(-1) ?? "") as [string, string]
  return a.length - b.length || a.localeCompare(b, "en", { numeric: true })
}
