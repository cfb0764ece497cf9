import { boundsOf, height, width } from "../geometry/bounds.ts"
import { isInside } from "../geometry/polygon.ts"
import type { MapRow } from "../venue.ts"
import type { LoadedSection } from "./loaded-section.ts"
import type { SectionShape } from "./section-shapes.ts"

/** A section, or one of the blocks it stands in apart from each other: what wears a name. */
export interface NamedBlock extends SectionShape {
  /** The section as a whole. */
  readonly whole: SectionShape
}

/** More blocks than this are boxes along a wall, which one name is enough for. */
const MOST_BLOCKS = 4
/** A block this much smaller than the largest of its section is known by that one. */
const LEAST_SHARE = 0.25

/** The section once, or once for each of its large blocks. */
export function namedBlocks(whole: SectionShape): NamedBlock[] {
  const { section } = whole
  const blocks = section.polygons.flatMap((polygon, i) => {
    const bounds = boundsOf(polygon)
    return bounds === undefined ? [] : [{ id: `${section.id}/${i}`, polygon, bounds }]
  })
  const areas = blocks.map(({ bounds }) => width(bounds) * height(bounds))
  const least = Math.max(...areas) * LEAST_SHARE
  const large = blocks.filter((_, i) => areas[i]! >= least)
  if (large.length < 2 || large.length > MOST_BLOCKS) return [{ ...whole, whole }]
  return large.map(({ id, polygon, bounds }) => ({
    ...whole,
    whole,
    id,
    bounds,
    section: { ...section, id, polygons: [polygon] },
  }))
}

/** The rows of a section as far as they lie in the block. */
export function rowsOf({ whole, section }: NamedBlock, { rows }: LoadedSection): readonly MapRow[] {
  if (section === whole.section) return rows
  return rows
    .map((row) => ({
      ...row,
      seats: row.seats.filter((seat) => section.polygons.some((polygon) => isInside(polygon, seat))),
    }))
    .filter(({ seats }) => seats.length > 0)
}
