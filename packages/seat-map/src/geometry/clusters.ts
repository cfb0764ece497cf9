import type { Point } from "../venue.ts"

/** Places that hang together: each is nearer than `reach`, in the places' own unit, to another of its cluster, or alone. */
export function clusters<P extends Point>(places: readonly P[], reach: number): readonly (readonly P[])[] {
  let found: readonly (readonly P[])[] = []
  for (const place of places) {
    const isNear = (other: P) => Math.hypot(other.x - place.x, other.y - place.y) < reach
    const near: P[] = []
    const apart: (readonly P[])[] = []
    for (const cluster of found)
      if (cluster.some(isNear)) near.push(...cluster)
      else apart.push(cluster)
    found = [...apart, [...near, place]]
  }
  return found
}
