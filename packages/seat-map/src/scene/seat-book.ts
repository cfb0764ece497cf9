import { type Bounds, boundsOf, contains, grown } from "../geometry/bounds.ts"
import { SeatGrid } from "../geometry/seat-grid.ts"
import type { MapLevel, MapRow, MapSeat, MapSection, Point, SeatDetail } from "../venue.ts"

/** How a seat is drawn. `priceLevel` is its place in the venue's list, -1 when unknown. */
export interface SeatLook {
  readonly kind: "free" | "taken" | "hidden"
  readonly priceLevel: number
  readonly dimmed: boolean
}

export interface SeatSpot {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly accessible: boolean
  readonly row: MapRow
  readonly section: MapSection
  readonly level: MapLevel
  look: SeatLook
}

export interface LoadedSection {
  readonly section: MapSection
  readonly level: MapLevel
  readonly rows: readonly MapRow[]
  readonly spots: readonly SeatSpot[]
  readonly grid: SeatGrid<SeatSpot>
  readonly bounds: Bounds | undefined
}

const sameLook = (a: SeatLook, b: SeatLook) =>
  a.kind === b.kind && a.priceLevel === b.priceLevel && a.dimmed === b.dimmed

/** The seats the map knows at the moment, and how each looks. No drawing here. */
export class SeatBook {
  readonly #radius: number
  readonly #priceLevels: ReadonlyMap<string, number>
  readonly #sections = new Map<string, LoadedSection>()
  readonly #spots = new Map<string, SeatSpot>()
  readonly #details = new Map<string, SeatDetail>()
  #isDimmed: (seatId: string) => boolean = () => false
  #filter: ReadonlySet<string> | undefined

  constructor(radius: number, priceLevelIds: readonly string[]) {
    this.#radius = radius
    this.#priceLevels = new Map(priceLevelIds.map((id, index) => [id, index]))
  }

  get sections(): ReadonlyMap<string, LoadedSection> {
    return this.#sections
  }

  spot(id: string): SeatSpot | undefined {
    return this.#spots.get(id)
  }

  detail(id: string): SeatDetail | undefined {
    return this.#details.get(id)
  }

  /** Takes in a section's seats; seats whose place is not a number are left out. */
  load(
    level: MapLevel,
    section: MapSection,
    rows: readonly MapRow[],
    details: readonly SeatDetail[],
  ): LoadedSection {
    this.drop(section.id)
    for (const detail of details) this.#details.set(detail.seatId, detail)
    const spots = rows.flatMap((row) =>
      row.seats.filter(hasPlace).map((seat) => this.#newSpot(level, section, row, seat)),
    )
    const seatBounds = boundsOf(spots)
    const loaded: LoadedSection = {
      section,
      level,
      rows,
      spots,
      grid: new SeatGrid(spots, this.#radius * 3),
      bounds: seatBounds === undefined ? undefined : grown(seatBounds, this.#radius),
    }
    this.#sections.set(section.id, loaded)
    return loaded
  }

  drop(sectionId: string): void {
    const loaded = this.#sections.get(sectionId)
    if (loaded === undefined) return
    this.#sections.delete(sectionId)
    for (const spot of loaded.spots) {
      this.#spots.delete(spot.id)
      this.#details.delete(spot.id)
    }
  }

  /** Takes over new details; answers the seats that look different now. */
  change(details: readonly SeatDetail[]): SeatSpot[] {
    for (const detail of details) this.#details.set(detail.seatId, detail)
    return this.#refresh(
      details.map((detail) => this.#spots.get(detail.seatId)).filter((spot) => spot !== undefined),
    )
  }

  dim(isDimmed: (seatId: string) => boolean): SeatSpot[] {
    this.#isDimmed = isDimmed
    return this.#refresh(this.#spots.values())
  }

  /** Dims the seats of every other price level; nothing given shows all. */
  filter(priceLevelIds: readonly string[] | undefined): SeatSpot[] {
    this.#filter = priceLevelIds === undefined ? undefined : new Set(priceLevelIds)
    return this.#refresh(this.#spots.values())
  }

  /** The seat under a point of the plan. Invisible seats are not there [MAP-019]. */
  at(point: Point): SeatSpot | undefined {
    const reach = this.#radius * 1.3
    let best: SeatSpot | undefined
    for (const { grid, bounds } of this.#sections.values()) {
      if (bounds === undefined || !contains(bounds, point)) continue
      best = grid.nearest(point, reach, (spot) => spot.look.kind !== "hidden") ?? best
    }
    return best
  }

  #newSpot(level: MapLevel, section: MapSection, row: MapRow, seat: MapSeat): SeatSpot {
    const spot: SeatSpot = {
      id: seat.id,
      name: seat.name,
      x: seat.x,
      y: seat.y,
      accessible: seat.accessible === true,
      row,
      section,
      level,
      look: this.#lookOf(seat.id),
    }
    this.#spots.set(seat.id, spot)
    return spot
  }

  #refresh(spots: Iterable<SeatSpot>): SeatSpot[] {
    const changed: SeatSpot[] = []
    for (const spot of spots) {
      const look = this.#lookOf(spot.id)
      if (sameLook(look, spot.look)) continue
      spot.look = look
      changed.push(spot)
    }
    return changed
  }

  #lookOf(seatId: string): SeatLook {
    const detail = this.#details.get(seatId)
    const priceLevelId = detail?.priceLevelId ?? undefined
    const kind = detail?.invisible === true ? "hidden" : detail?.sellable === true ? "free" : "taken"
    const filtered = this.#filter !== undefined && !this.#filter.has(priceLevelId ?? "")
    return {
      kind,
      priceLevel: (priceLevelId === undefined ? undefined : this.#priceLevels.get(priceLevelId)) ?? -1,
      dimmed: kind === "free" && (filtered || this.#isDimmed(seatId)),
    }
  }
}

const hasPlace = (seat: MapSeat) => Number.isFinite(seat.x) && Number.isFinite(seat.y)
