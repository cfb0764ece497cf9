import type { Bounds, Point } from "@parterre/seating-plans/geometry"
import type { OverlayShape } from "../canvas/overlay.ts"
import type { PlacedRow } from "../document/plan-index.ts"

/** Pixels within which an edge finds another. */
const REACH = 6

export interface Snapped {
  readonly by: Point
  /** What was found, as lines over the drawing. */
  readonly guides: readonly OverlayShape[]
}

/** Brings the middle and the edges of what is moved in line with the ends and middles of other rows. */
export function snapper(rows: readonly PlacedRow[], box: Bounds, scale: number) {
  const ends = rows.flatMap(({ seats }) => {
    const [first, last] = [seats[0], seats.at(-1)]
    if (first === undefined || last === undefined) return []
    return [first, last, { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }]
  })
  const own = [0, 0.5, 1].map((share) => ({ x: box.x + box.width * share, y: box.y + box.height * share }))
  return (by: Point): Snapped => {
    const x = nearest(
      own.map((point) => point.x + by.x),
      ends.map((end) => end.x),
      REACH / scale,
    )
    const y = nearest(
      own.map((point) => point.y + by.y),
      ends.map((end) => end.y),
      REACH / scale,
    )
    const guides: OverlayShape[] = []
    if (x !== undefined)
      guides.push(guide({ x: x.at, y: box.y + by.y - 1e4 }, { x: x.at, y: box.y + by.y + 1e4 }))
    if (y !== undefined)
      guides.push(guide({ x: box.x + by.x - 1e4, y: y.at }, { x: box.x + by.x + 1e4, y: y.at }))
    return { by: { x: by.x + (x?.off ?? 0), y: by.y + (y?.off ?? 0) }, guides }
  }
}

const guide = (from: Point, to: Point): OverlayShape => ({
  type: "line",
  points: [from, to],
  isDashed: true,
  isMuted: true,
})

function nearest(own: readonly number[], others: readonly number[], reach: number) {
  let best: { readonly at: number; readonly off: number } | undefined
  for (const one of own)
    for (const other of others) {
      const off = other - one
      if (Math.abs(off) <= Math.min(reach, best === undefined ? reach : Math.abs(best.off)))
        best = { at: other, off }
    }
  return best
}
