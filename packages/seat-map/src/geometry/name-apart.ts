import { type Bounds, overlaps, union } from "./bounds.ts"
import { standing } from "./name-ground.ts"
import { nameRoom } from "./name-room.ts"
import { NAME_PX } from "./names-inside.ts"
import type { PlacedName } from "./placed-name.ts"
import { clipped, type Polygon } from "./polygon.ts"
import type { Wording } from "./wording.ts"

interface Region {
  readonly polygons: readonly Polygon[]
  /** The ground its name may stand on. */
  readonly ground: Bounds
}

/**
 * The name of a region clear of what is marked there: as it stands, else in the roomiest part beside the marks, smaller
 * if it must; nothing where no part has room for letters that can be read. `scale` is CSS pixels per plan unit.
 */
export function apartFrom(
  marks: readonly Bounds[],
  name: PlacedName,
  wording: Wording,
  { polygons, ground }: Region,
  scale: number,
): PlacedName | undefined {
  let moved = name
  const avoided = new Set<Bounds>()
  for (;;) {
    const { slices } = standing(name.id, wording, moved.size, moved, scale)
    const met = marks.filter((mark) => !avoided.has(mark) && slices.some((slice) => overlaps(mark, slice)))
    if (met.length === 0) return moved
    for (const mark of met) avoided.add(mark)
    const room = besides(union(avoided)!, ground)
      .flatMap((part) => polygons.map((polygon) => clipped(polygon, part)))
      .flatMap((part) => nameRoom(part, wording.wide / wording.tall, name.angle) ?? [])
      .sort((a, b) => b.height - a.height)[0]
    const size = Math.min(name.size, ((room?.height ?? 0) * scale) / wording.tall)
    if (room === undefined || size < NAME_PX.least) return undefined
    moved = { ...name, at: room.at, size }
  }
}

/** The four parts of a box beside another. */
const besides = (taken: Bounds, whole: Bounds): Bounds[] => [
  { ...whole, bottom: taken.top },
  { ...whole, top: taken.bottom },
  { ...whole, right: taken.left },
  { ...whole, left: taken.right },
]
