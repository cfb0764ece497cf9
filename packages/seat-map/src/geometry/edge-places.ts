import type { Point } from "../venue.ts"
import { center, contains, overlaps } from "./bounds.ts"
import { SLICES, slicesOf } from "./name-ground.ts"
import { turned } from "./name-room.ts"
import type { NameRequest, Surroundings } from "./placed-name.ts"
import type { SeatEdges } from "./seat-edges.ts"

/** Along the edge in sight: the middle first; a booth or a neighbour's name there leaves the quarters. */
const SHARES = [0.5, 0.28, 0.72]
/** Beside a section much shorter than its name nobody would know whose it is. */
const LEAST_SHARE = 0.6

/** What is seen of one side of a section. */
export interface EdgeInSight {
  readonly edge: SeatEdges
  readonly reach: readonly number[]
  /** 1 under the seats, -1 over them. */
  readonly sign: 1 | -1
  /** Along the edge's direction. */
  readonly first: number
  readonly last: number
  /** A level name may be moved back between these. */
  readonly kept: { readonly left: number; readonly right: number } | undefined
}

/** Under the seats before over them; of a steep edge the side away from the middle of the plan. */
export function edgesInSight({ edges, bounds }: NameRequest, { view, middle }: Surroundings): EdgeInSight[] {
  const isSeen = overlaps(bounds, view)
  return (edges?.() ?? []).flatMap((edge) => {
    const { angle, from, step, over, under } = edge
    const both = ([1, -1] as const).flatMap((sign): EdgeInSight[] => {
      const reach = sign === 1 ? under : over
      const columns = reach.flatMap((y, i) => {
        const x = from + (i + 0.5) * step
        return Number.isFinite(y) && (!isSeen || contains(view, turned({ x, y }, angle))) ? [x] : []
      })
      const [first, last] = [columns[0], columns.at(-1)]
      const kept = isSeen && angle === 0 ? view : undefined
      return first === undefined || last === undefined ? [] : [{ edge, reach, sign, first, last, kept }]
    })
    const isOuterOver = turned(center(bounds), -angle).y < turned(middle, -angle).y
    return Math.abs(angle) > Math.PI / 4 && isOuterOver ? both.reverse() : both
  })
}

/** The middles of a name beside the edge, or some `lines` further away: on the other side of a booth. */
export function* placesBeside(
  { edge: { angle, from, step }, reach, sign, first, last, kept }: EdgeInSight,
  wide: number,
  tall: number,
  lines: number,
  { radius, isClear }: Surroundings,
): Generator<Point> {
  if (last - first + step < wide * LEAST_SHARE) return
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  // The boxes of seats and of slices of the name are upright, and reach further across a line that is not.
  const gap = radius * (cos + sin + 0.4) + (tall * cos * sin) / SLICES
  const further = tall * lines
  const column = (x: number) => Math.max(0, Math.floor((x - from) / step))
  for (const share of SHARES) {
    const along = first + (last - first) * share
    // A level name that would leave the map moves back in; another one has its other places.
    const x = kept === undefined ? along : moved(along, wide + step, kept.left, kept.right)
    const spanned = reach.slice(column(x - wide / 2 - radius), column(x + wide / 2 + radius) + 1)
    const far = Math.max(...spanned.map((y) => y * sign)) + gap
    if (!Number.isFinite(far)) continue
    const at = (away: number) => turned({ x, y: (far + away) * sign }, angle)
    // Beyond the seats of another section it would be their name.
    if (lines === 0 || slicesOf(at(further / 2), angle, wide, further).every(isClear))
      yield at(further + tall / 2)
  }
}

/** The middle of something `size` long, moved as little as needed to stay between the edges. */
const moved = (middle: number, size: number, low: number, high: number) =>
  Math.max(Math.min(middle, high - size / 2), low + size / 2)
