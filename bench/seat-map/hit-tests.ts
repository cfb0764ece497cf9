import { SeatBook } from "../../packages/seat-map/src/scene/seat-book.ts"
import { newPaperScope } from "./paper.ts"
import type { BenchSeat, BenchVenue } from "./venues/bench-venue.ts"

const OURS = 20_000
const PAPERS = 20

/** Finding the seat at a point: our grid against Paper.js' own hit test over a path for each seat. */
export function hitTests({ venue, rows, details }: BenchVenue, seats: readonly BenchSeat[]) {
  const book = new SeatBook(4, [])
  for (const level of venue.levels)
    for (const section of level.sections)
      book.load(level, section, rows.get(section.id) ?? [], details.get(section.id) ?? [])
  const pointAt = (i: number) => {
    const seat = seats[(i * 7919) % seats.length] as BenchSeat
    return { x: seat.x + 1, y: seat.y - 1 }
  }
  // Sections sort their seats into cells when they are first pointed at; that is once, and not the search.
  for (let i = 0; i < OURS; i++) book.at(pointAt(i))
  let found = 0
  const started = performance.now()
  for (let i = 0; i < OURS; i++) if (book.at(pointAt(i)) !== undefined) found++
  const gridMicroseconds = ((performance.now() - started) * 1000) / OURS

  const paper = newPaperScope()
  paper.setup(document.createElement("canvas"))
  for (const { x, y } of seats)
    new paper.Path.Circle({ center: [x, y], radius: 4, fillColor: "#888888", insert: true })
  const begun = performance.now()
  for (let i = 0; i < PAPERS; i++)
    if (paper.project.hitTest(new paper.Point(pointAt(i)), { fill: true }) !== null) found++
  const paperMilliseconds = (performance.now() - begun) / PAPERS
  paper.project.remove()
  if (found !== OURS + PAPERS) throw new Error(`${OURS + PAPERS - found} points found no seat`)
  return { gridMicroseconds, paperMilliseconds }
}
