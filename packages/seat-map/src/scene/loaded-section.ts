import { type Bounds, boundsOf, grown, overlaps } from "../geometry/bounds.ts"
import { SeatGrid } from "../geometry/seat-grid.ts"
import type { MapLevel, MapRow, MapSection } from "../venue.ts"
import type { SeatSpot } from "./seat-spot.ts"

/** A section whose seats are there. */
export class LoadedSection {
  readonly section: MapSection
  readonly level: MapLevel
  readonly rows: readonly MapRow[]
  readonly #radius: number
  #spots: readonly SeatSpot[] = []
  #bounds: Bounds | undefined
  #grid: SeatGrid<SeatSpot> | undefined

  constructor(level: MapLevel, section: MapSection, rows: readonly MapRow[], radius: number) {
    this.level = level
    this.section = section
    this.rows = rows
    this.#radius = radius
  }

  get spots(): readonly SeatSpot[] {
    return this.#spots
  }

  set spots(spots: readonly SeatSpot[]) {
    this.#spots = spots
    const centers = boundsOf(spots)
    this.#bounds = centers === undefined ? undefined : grown(centers, this.#radius)
    this.#grid = undefined
  }

  /** Around the seats as drawn. */
  get bounds(): Bounds | undefined {
    return this.#bounds
  }

  /** Sorted into cells when first asked: most sections are never pointed at. */
  get grid(): SeatGrid<SeatSpot> {
    this.#grid ??= new SeatGrid(this.#spots, this.#radius * 3)
    return this.#grid
  }

  /** Whether the box covers none of the seats. */
  isClear(box: Bounds): boolean {
    if (this.#bounds === undefined || !overlaps(this.#bounds, box)) return true
    const { left, top, right, bottom } = grown(box, this.#radius)
    return !this.grid.anyIn(left, top, right, bottom)
  }
}
