import { type Bounds, contains } from "../geometry/bounds.ts"
import type { MapLevel, MapRow, MapSeat, MapSection, Point, SeatDetail } from "../venue.ts"
import { LoadedSection } from "./loaded-section.ts"
import { type SeatLook, SeatSpot } from "./seat-spot.ts"

/** The seats the map knows at the moment, and how each looks. No drawing here. */
export class SeatBook {
  readonly #radius: number
  readonly #priceLevels: ReadonlyMap<string, number>
  readonly #looks: SeatLook[] = []
  readonly #sections = new Map<string, LoadedSection>()
  readonly #spots = new Map<string, SeatSpot>()
  /** Sections whose seats are not in `#spots` yet: a large house is seen long before a seat is asked for by its id. */
  readonly #unlisted = new Set<LoadedSection>()
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
    for (const loaded of this.#unlisted) for (const spot of loaded.spots) this.#spots.set(spot.id, spot)
    this.#unlisted.clear()
    return this.#spots.get(id)
  }

  /** Takes in a section's seats; seats whose place is not a number are left out. */
  load(
    level: MapLevel,
    section: MapSection,
    rows: readonly MapRow[],
    details: readonly SeatDetail[],
  ): LoadedSection {
    this.drop(section.id)
    const loaded = new LoadedSection(level, section, rows, this.#radius)
    const spots: SeatSpot[] = []
    let next = 0
    for (const row of rows)
      for (const seat of row.seats) {
        // Details usually come in the order of the seats; whatever does not is looked up afterwards.
        const detail = details[next]?.seatId === seat.id ? details[next++] : undefined
        if (!hasPlace(seat)) continue
        spots.push(new SeatSpot(seat, row, loaded, detail, this.#lookOf(seat.id, detail)))
      }
    loaded.spots = spots
    this.#sections.set(section.id, loaded)
    this.#unlisted.add(loaded)
    if (next < details.length) this.change(details.slice(next))
    return loaded
  }

  drop(sectionId: string): void {
    const loaded = this.#sections.get(sectionId)
    if (loaded === undefined) return
    if (!this.#unlisted.delete(loaded)) for (const { id } of loaded.spots) this.#spots.delete(id)
    this.#sections.delete(sectionId)
  }

  /** Takes over new details; answers the seats that look different now. */
  change(details: readonly SeatDetail[]): SeatSpot[] {
    const concerned: SeatSpot[] = []
    for (const detail of details) {
      const spot = this.spot(detail.seatId)
      if (spot === undefined) continue
      spot.detail = detail
      concerned.push(spot)
    }
    return this.#refresh(concerned)
  }

  dim(isDimmed: (seatId: string) => boolean): SeatSpot[] {
    this.#isDimmed = isDimmed
    return this.#refresh(this.#free())
  }

  /** Dims the seats of every other price level; nothing given shows all. */
  filter(priceLevelIds: readonly string[] | undefined): SeatSpot[] {
    this.#filter = priceLevelIds === undefined ? undefined : new Set(priceLevelIds)
    return this.#refresh(this.#free())
  }

  /** The seat under a point of the plan. Invisible seats are not there [MAP-019]. */
  at(point: Point): SeatSpot | undefined {
    const reach = this.#radius * 1.3
    let best: SeatSpot | undefined
    for (const loaded of this.#sections.values())
      if (loaded.bounds !== undefined && contains(loaded.bounds, point))
        best = loaded.grid.nearest(point, reach, isSeen) ?? best
    return best
  }

  /** Whether the box covers no seat. */
  isClear(box: Bounds): boolean {
    for (const loaded of this.#sections.values()) if (!loaded.isClear(box)) return false
    return true
  }

  /** Only what is free is dimmed. */
  *#free() {
    for (const { spots } of this.#sections.values())
      for (const spot of spots) if (spot.look.kind === "free") yield spot
  }

  #refresh(spots: Iterable<SeatSpot>): SeatSpot[] {
    const changed: SeatSpot[] = []
    for (const spot of spots) {
      const look = this.#lookOf(spot.id, spot.detail)
      if (look === spot.look) continue
      spot.look = look
      changed.push(spot)
    }
    return changed
  }

  #lookOf(id: string, detail: SeatDetail | undefined): SeatLook {
    const priceLevelId = detail?.priceLevelId ?? ""
    const kind = detail?.invisible === true ? "hidden" : detail?.sellable === true ? "free" : "taken"
    const filtered = this.#filter !== undefined && !this.#filter.has(priceLevelId)
    const dimmed = kind === "free" && (filtered || this.#isDimmed(id))
    return this.#look(kind, this.#priceLevels.get(priceLevelId) ?? -1, dimmed)
  }

  #look(kind: SeatLook["kind"], priceLevel: number, dimmed: boolean): SeatLook {
    for (const look of this.#looks)
      if (look.kind === kind && look.priceLevel === priceLevel && look.dimmed === dimmed) return look
    const look = { kind, priceLevel, dimmed }
    this.#looks.push(look)
    return look
  }
}

const hasPlace = (seat: MapSeat) => Number.isFinite(seat.x) && Number.isFinite(seat.y)
const isSeen = (spot: SeatSpot) => spot.look.kind !== "hidden"
