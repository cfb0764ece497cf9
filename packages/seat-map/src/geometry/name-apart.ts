import { type Bounds, boundsOf, overlaps, union } from "./bounds.ts"
import { slicesOf } from "./name-ground.ts"
import { nameRoom } from "./name-room.ts"
import { NAME_PX } from "./names-inside.ts"
import type { PlacedName } from "./placed-name.ts"
import { clipped, type Polygon } from "./polygon.ts"
import { worded } from "./wording.ts"

interface Look {
  readonly scale: number
  readonly seen: Bounds
  /** Width of the text in ems. */
  measure(text: string): number
}

/**
 * The name of a region clear of what is marked there: as it stands, else in the roomiest part beside the marks, smaller
 * if it must; nothing where no part has room for letters that can be read.
 */
export function apartFrom(
  marks: readonly Bounds[],
  name: PlacedName,
  region: readonly Polygon[],
  { scale, seen, measure }: Look,
): PlacedName | undefined {
  const { wide, tall } = worded(name.lines, measure)
  const em = name.size / scale
  const slices = slicesOf(name.at, name.angle, wide * em, tall * em)
  if (!marks.some((mark) => slices.some((slice) => overlaps(mark, slice)))) return name
  const around = boundsOf(region.flat())
  const taken = around && union(marks.filter((mark) => overlaps(mark, around)))
  if (taken === undefined) return name
  const room = besides(taken, seen)
    .flatMap((part) => region.map((polygon) => clipped(polygon, part)))
    .flatMap((part) => nameRoom(part, wide / tall, name.angle) ?? [])
    .sort((a, b) => b.height - a.height)[0]
  const size = Math.min(name.size, ((room?.height ?? 0) * scale) / tall)
  return room === undefined || size < NAME_PX.least ? undefined : { ...name, at: room.at, size }
}

/** The four parts of a box beside another. */
const besides = (taken: Bounds, whole: Bounds): Bounds[] => [
  { ...whole, bottom: taken.top },
  { ...whole, top: taken.bottom },
  { ...whole, right: taken.left },
  { ...whole, left: taken.right },
]
