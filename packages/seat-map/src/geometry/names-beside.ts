import { type Bounds, center, contains, grown, overlaps } from "./bounds.ts"
import { type EdgeInSight, edgesInSight, placesBeside } from "./edge-places.ts"
import { boxAround, isClearOf, type Standing, standing } from "./name-ground.ts"
import { turned, upright } from "./name-room.ts"
import { NAME_PX } from "./names-inside.ts"
import type { NameRequest, PlacedName, Surroundings } from "./placed-name.ts"
import { type Wording, wordings } from "./wording.ts"

const { most, easy, least } = NAME_PX
/** Between a name and the edge of the map, CSS pixels. */
const MARGIN = 4
/** Between two names, which would read as one where they stand close together, CSS pixels. */
const APART = 6
/** So many sections of dots stand so close that a name beside one would be taken for its neighbour's. */
const CROWD = 40
/** Height of small letters alone, in ems: between two rows there is no room for air. */
const INK = 0.55

/** A section whose seats are drawn, with what does not change from one size to the next. */
interface OpenSection {
  readonly request: NameRequest
  readonly isSeen: boolean
  readonly edges: readonly EdgeInSight[]
  readonly words: readonly Wording[]
}

type Place = Pick<PlacedName, "at" | "angle" | "standing">
type Places = (section: OpenSection, wide: number, tall: number, around: Surroundings) => Iterable<Place>
/** The number of lines less one, and where. */
type Ways = readonly (readonly [0 | 1, Places])[]

/**
 * Names beside drawn seats, of one size where they find room; those left over are smaller, or go where they can. From
 * afar the many sections of a large house have short names upon their seats.
 */
export function placedBeside(
  requests: readonly NameRequest[],
  around: Surroundings,
  inside: readonly Standing[],
): PlacedName[] {
  const { scale, radius, view } = around
  const inner = grown(view, -MARGIN / scale)
  const isCrowd = around.mayCover && requests.length > CROWD
  const sections = requests.map(
    (request): OpenSection => ({
      request,
      isSeen: overlaps(request.bounds, view),
      edges: isCrowd ? [] : edgesInSight(request, around),
      words: wordings((isCrowd ? request.short : undefined) ?? request.text, around.measure),
    }),
  )
  // Names grow with the seats.
  const largest = Math.min(most, Math.max(easy, 9 + radius * scale * 0.75))
  let placed = inside
  if (!isCrowd) for (const size of [largest, easy, least]) placed = placedAt(size, BESIDE, placed)
  for (const ways of isCrowd ? [UPON] : [BETWEEN, UPON])
    for (const size of [easy, least]) placed = placedAt(size, ways, placed)
  return placed.map(({ name }) => name)

  function placedAt(size: number, ways: Ways, before: readonly Standing[]): readonly Standing[] {
    const placed = [...before]
    const known = new Set(before.map(({ name }) => name.id))
    for (const section of sections) {
      const found = known.has(section.request.id) ? undefined : firstFree(section, size, ways, placed)
      if (found !== undefined) placed.push(found)
    }
    return placed
  }

  function firstFree(section: OpenSection, size: number, ways: Ways, placed: readonly Standing[]) {
    const em = size / scale
    for (const [line, places] of ways) {
      const whole = section.words[line]
      if (whole === undefined) continue
      const wording = places === between ? { ...whole, tall: INK } : whole
      for (const place of places(section, wording.wide * em, wording.tall * em, around)) {
        const { at, angle } = place
        const box = boxAround(at, angle, wording.wide * em, wording.tall * em)
        // Out of sight is good enough for what is out of sight, but never cut by the edge.
        if (!isWithin(inner, box) && (section.isSeen || overlaps(view, box))) continue
        const found = standing(section.request.id, wording, size, place, scale)
        if (!isClearOf(found, placed, APART / scale)) continue
        if (place.standing === "upon" || found.slices.every(around.isFree)) return found
      }
    }
    return undefined
  }
}

const isWithin = (outer: Bounds, { left, top, right, bottom }: Bounds) =>
  contains(outer, { x: left, y: top }) && contains(outer, { x: right, y: bottom })

/** Beside an edge, or some `lines` further away. */
const beside = (lines: number): Places =>
  function* ({ edges }, wide, tall, around) {
    for (const edge of edges)
      for (const at of placesBeside(edge, wide, tall, lines, around))
        yield { at, angle: edge.edge.angle, standing: "beside" }
  }

/** In the gaps between two rows where nothing else is in sight, nearest to the upper edge of the map first. */
const between: Places = ({ request: { rows = [] } }, _wide, _tall, { view }) =>
  rows
    .flatMap((row, i): Place[] => {
      const next = rows[i + 1] ?? []
      const seen = row.filter((seat) => contains(view, seat))
      const [a, b] = [seen[(seen.length >> 1) - 1], seen[seen.length >> 1]]
      if (a === undefined || b === undefined) return []
      const angle = upright(Math.atan2(b.y - a.y, b.x - a.x))
      const middle = turned({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, -angle)
      const [nearest = middle] = next
        .map((seat) => turned(seat, -angle))
        .sort((one, other) => Math.abs(one.x - middle.x) - Math.abs(other.x - middle.x))
      const at = turned({ x: middle.x, y: (middle.y + nearest.y) / 2 }, angle)
      return [{ at, angle, standing: "between" }]
    })
    .sort((one, other) => one.at.y - other.at.y)

/** The middle of the seats, while these are dots. */
const upon: Places = ({ request: { bounds } }, _wide, _tall, { mayCover }) =>
  mayCover ? [{ at: center(bounds), angle: 0, standing: "upon" }] : []

const BESIDE: Ways = [
  [0, beside(0)],
  [1, beside(0)],
  ...[0.5, 1, 1.5, 2, 3, 4].map((lines) => [0, beside(lines)] as const),
]
const BETWEEN: Ways = [[0, between]]
const UPON: Ways = [[0, upon]]
