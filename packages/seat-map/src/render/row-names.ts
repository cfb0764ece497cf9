import { type Bounds, contains, grown, overlaps } from "../geometry/bounds.ts"
import { rowNameReach, showsRowNames } from "../geometry/detail-level.ts"
import type { Polygon } from "../geometry/polygon.ts"
import { type RowName, rowNames } from "../geometry/rows.ts"
import { touches, writtenGround } from "../scene/decorations.ts"
import { known } from "../scene/known.ts"
import type { LoadedSection } from "../scene/loaded-section.ts"
import type { SeatBook } from "../scene/seat-book.ts"
import { type SectionShape, sectionAt } from "../scene/section-shapes.ts"
import type { MapTheme } from "../theme.ts"
import type { Decoration, MapRow, Point } from "../venue.ts"

/** Of the largest letter (CSS pixels). */
const HALF_LETTER_PX = 5

/** Letters of rows beside their seats, once these are large enough to be counted. */
export class RowNames {
  readonly #book: SeatBook
  readonly #radius: number
  readonly #shapes: readonly SectionShape[]
  readonly #words: readonly Polygon[]
  /** Found when a section is first seen close; most never are. */
  #known = new Map<LoadedSection, readonly RowName[]>()
  /** Which sections were there then: a neighbour's seats can stand where a name stood. */
  #among: readonly LoadedSection[] = []

  constructor(
    book: SeatBook,
    radius: number,
    plan: { shapes: readonly SectionShape[]; decorations?: readonly Decoration[] | undefined },
  ) {
    this.#book = book
    this.#radius = radius
    this.#shapes = plan.shapes
    this.#words = (plan.decorations ?? []).map(writtenGround)
  }

  /** Of a row from the one before to the one after, as rows usually stand. */
  get depth(): number {
    return this.#radius * 3.4
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
    for (const { at, row } of this.#shown(ground, scale)) context.fillText(row.name, at.x, at.y + size * 0.06)
  }

  /** One step beyond the end of a row, where its name stands. */
  get pitch(): number {
    return this.#radius * 2.5
  }

  /** The rows near what is seen whose name is not wholly in it. */
  cutBy(seen: Bounds, scale: number): MapRow[] {
    const inner = grown(seen, -HALF_LETTER_PX / scale)
    const named = new Set(this.#shown(seen, scale).flatMap(({ at, row }) => (contains(inner, at) ? row : [])))
    return showsRowNames(this.#radius * scale)
      ? this.#near(seen).flatMap(({ rows }) =>
          rows.filter((row) => row.type !== "TABLE" && row.name !== "" && !named.has(row)),
        )
      : []
  }

  #shown(ground: Bounds, scale: number): RowName[] {
    if (!showsRowNames(this.#radius * scale)) return []
    const sections = [...this.#book.sections.values()]
    if (sections.length !== this.#among.length || sections.some((one, i) => one !== this.#among[i])) {
      this.#among = sections
      this.#known = new Map()
    }
    return this.#near(ground).flatMap((loaded) => this.#of(loaded))
  }

  #near(ground: Bounds): LoadedSection[] {
    const reach = rowNameReach(this.#radius)
    return [...this.#book.sections.values()].filter(
      ({ bounds }) => bounds !== undefined && overlaps(grown(bounds, reach), ground),
    )
  }

  #of(loaded: LoadedSection): readonly RowName[] {
    return known(this.#known, loaded, () => this.#place(loaded))
  }

  /** Where they cover no seat, no words of an aisle, no other name and no other region, whose seats may yet come. */
  #place({ section, rows }: LoadedSection): RowName[] {
    const others = this.#shapes.filter(({ id }) => id !== section.id)
    const near = this.#radius * 1.7
    const names: RowName[] = []
    const seconds: RowName[] = []
    const isFree = ({ x, y }: Point) => {
      const box = grown({ left: x, right: x, top: y, bottom: y }, near - this.#radius)
      return (
        ![...names, ...seconds].some(
          ({ at }) => Math.abs(at.x - x) < near && Math.abs(at.y - y) < near * 0.7,
        ) &&
        this.#book.isClear(box) &&
        sectionAt(others, { x, y }) === undefined &&
        !this.#words.some((ground) => touches(ground, box))
      )
    }
    const named = rows.filter(({ type }) => type !== "TABLE")
    for (const row of named) {
      const { first, second } = rowNames(row, this.pitch, isFree)
      if (first !== undefined) names.push(first)
      if (second !== undefined) seconds.push(second)
    }
    // Letters along part of a side would look like other rows.
    return seconds.length * 2 < named.length ? names : [...names, ...seconds]
  }
}
