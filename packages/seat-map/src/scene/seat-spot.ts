import type { MapLevel, MapRow, MapSeat, MapSection, SeatDetail } from "../venue.ts"

/** How a seat is drawn. `priceLevel` is its place in the venue's list, -1 when unknown. Equal looks are one object. */
export interface SeatLook {
  readonly kind: "free" | "taken" | "hidden"
  readonly priceLevel: number
  readonly dimmed: boolean
}

/** A section and the level it is on: of the section that was loaded, what its seats tell. */
interface SectionOfLevel {
  readonly section: MapSection
  readonly level: MapLevel
}

/** A seat on the map. It only points at what the venue says: there may be 60,000. */
export class SeatSpot {
  readonly #seat: MapSeat
  readonly row: MapRow
  readonly loaded: SectionOfLevel
  detail: SeatDetail | undefined
  look: SeatLook

  constructor(
    seat: MapSeat,
    row: MapRow,
    loaded: SectionOfLevel,
    detail: SeatDetail | undefined,
    look: SeatLook,
  ) {
    this.#seat = seat
    this.row = row
    this.loaded = loaded
    this.detail = detail
    this.look = look
  }

  get id(): string {
    return this.#seat.id
  }

  get name(): string {
    return this.#seat.name
  }

  get x(): number {
    return this.#seat.x
  }

  get y(): number {
    return this.#seat.y
  }

  get accessible(): boolean {
    return this.#seat.accessible === true
  }
}
