import type { Point } from "../venue.ts"

/** Places that hang together: each is nearer than `reach` to another of its cluster, or alone. */
export function clusters<P extends Point>(places: readonly P[], reach: number): readonly (readonly P[])[] {
  let found: readonly (readonly P[])[] = []
  for (const place of places) {
    const isNear = (other: P) => Math.hypot(other.x - place.x, other.y - place.y) < reach
    const [near, apart] = [true, false].map((is) => found.filter((cluster) => cluster.some(isNear) === is))
    found = [...apart!, [...near!.flat(), place]]
  }
  return found
}
