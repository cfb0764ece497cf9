import { distance, type Point } from "./points.ts"

/** A row that stops for so many times the usual distance goes on in another block; an aisle is narrower. */
const APART = 4
/** Rows of one block lie this near behind one another, in usual distances. */
const BEHIND = 3

type Row = readonly Point[]

/** The rows of a section as the blocks they stand in, apart from each other; all in one where none stops for long. */
export function seatBlocks(rows: readonly Row[], pitch: number): readonly (readonly Row[])[] {
  const runs = rows.flatMap((row) => runsOf(row, APART * pitch))
  if (runs.length === rows.length) return [rows]
  let blocks: readonly (readonly Row[])[] = []
  for (const run of runs) {
    const isNear = (block: readonly Row[]) => block.some((other) => areNear(run, other, BEHIND * pitch))
    blocks = [...blocks.filter((block) => !isNear(block)), [...blocks.filter(isNear).flat(), run]]
  }
  // As the rows were: outlines are drawn from the first to the last.
  return blocks.map((block) => block.toSorted((a, b) => runs.indexOf(a) - runs.indexOf(b)))
}

function runsOf(row: Row, apart: number): readonly Row[] {
  const runs: Point[][] = []
  for (const [index, seat] of row.entries()) {
    const before = row[index - 1]
    if (before === undefined || distance(before, seat) > apart) runs.push([])
    runs.at(-1)?.push(seat)
  }
  return runs
}

const areNear = (one: Row, other: Row, reach: number): boolean =>
  one.some((seat) => other.some((place) => distance(seat, place) <= reach))
