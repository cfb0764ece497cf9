import type { PointColumn } from "../../database/tables.ts"

/** A level line across an outline, from side to side. */
export interface Span {
  readonly middle: PointColumn
  readonly width: number
}

/** Where level lines are tried, as shares of an outline's height. */
const lines = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82] as const
/** A line must be wider than one nearer the middle by so much to be better. */
const worthIt = 1.15

/** The widest level line inside an outline, preferably near its middle: where a name has room. */
export function widestSpan(outline: readonly PointColumn[]): Span | undefined {
  const heights = outline.map(({ y }) => y)
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  let best: Span | undefined
  for (const share of lines) {
    const y = top + (bottom - top) * share
    const crossings = crossingsAt(outline, y)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [left = 0, right = 0] = crossings.slice(index, index + 2)
      const width = right - left
      if (best === undefined || width > best.width * worthIt)
        best = { middle: { x: (left + right) / 2, y }, width }
    }
  }
  return best
}

/** Where the outline crosses a level line, left to right; inside is between the first and the second, and so on. */
function crossingsAt(outline: readonly PointColumn[], y: number): readonly number[] {
  const crossings: number[] = []
  let from = outline.at(-1)
  for (const to of outline) {
    if (from !== undefined && from.y > y !== to.y > y)
      crossings.push(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
    from = to
  }
  return crossings.sort((a, b) => a - b)
}
