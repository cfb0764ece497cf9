import { type Bounds, contains, grown, overlaps } from "../geometry/bounds.ts"
import { showsRowNames } from "../geometry/detail-level.ts"
import { type RowName, rowNamePlaces } from "../geometry/rows.ts"
import type { LoadedSection } from "../scene/loaded-section.ts"
import type { SeatBook } from "../scene/seat-book.ts"
import type { MapTheme } from "../theme.ts"

/** Letters of rows beside their seats, once these are large enough to be counted. */
export class RowNames {
  readonly #book: SeatBook
  readonly #radius: number
  /** Found when a section is first seen close; most never are. */
  readonly #known = new WeakMap<LoadedSection, readonly RowName[]>()

  constructor(book: SeatBook, radius: number) {
    this.#book = book
    this.#radius = radius
  }

  /** Whether the box would cover the name of a row at that scale. */
  covers(box: Bounds, scale: number): boolean {
    const spared = grown(box, this.#radius * 0.9)
    return this.#shown(box, scale).some((name) => contains(spared, name.at))
  }

  /** Paints onto a context in plan units. */
  paint(context: CanvasRenderingContext2D, ground: Bounds, scale: number, theme: MapTheme): void {
    const size = Math.min(Math.max(this.#radius * 1.3 * scale, 8.5), 14) / scale
    context.font = `600 ${size}px ${theme.font}`
    context.textAlign = "center"
    context.textBaseline = "middle"
    context.fillStyle = theme.inkMuted
    for (const { at, text } of this.#shown(ground, scale)) context.fillText(text, at.x, at.y + size * 0.06)
  }

  #shown(ground: Bounds, scale: number): RowName[] {
    if (!showsRowNames(this.#radius * scale)) return []
    const reach = this.#radius * 4
    return [...this.#book.sections.values()].flatMap((loaded) =>
      loaded.bounds !== undefined && overlaps(grown(loaded.bounds, reach), ground) ? this.#of(loaded) : [],
    )
  }

  #of(loaded: LoadedSection): readonly RowName[] {
    let names = this.#known.get(loaded)
    if (names === undefined) {
      names = this.#place(loaded)
      this.#known.set(loaded, names)
    }
    return names
  }

  /** A row's name at the first of its two places that covers neither a seat nor another name. */
  #place({ rows }: LoadedSection): RowName[] {
    const near = this.#radius * 1.7
    const names: RowName[] = []
    const isFree = ({ at: { x, y } }: RowName) =>
      !names.some(({ at }) => Math.abs(at.x - x) < near && Math.abs(at.y - y) < near * 0.7) &&
      this.#book.isClear(grown({ left: x, right: x, top: y, bottom: y }, near - this.#radius))
    for (const row of rows) {
      if (row.type === "TABLE") continue
      const place = rowNamePlaces(row, this.#radius * 2.5).find(isFree)
      if (place !== undefined) names.push(place)
    }
    return names
  }
}
