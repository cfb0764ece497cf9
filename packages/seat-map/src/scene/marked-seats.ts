import type { Selection } from "../handle.ts"
import type { SeatState } from "../labels.ts"
import type { Point } from "../venue.ts"
import type { SeatBook } from "./seat-book.ts"
import type { SeatSpot } from "./seat-spot.ts"

/** Places of the seats that stand out from the others. */
export interface SeatMarkings {
  readonly temporary: readonly Point[]
  readonly mine: readonly Point[]
  readonly hovered: readonly Point[]
  readonly focused: Point | undefined
}

/** Which seats are chosen, pointed at or focused. */
export class MarkedSeats {
  readonly #book: SeatBook
  readonly #places = new Map<string, Point>()
  #mine: ReadonlySet<string> = new Set()
  #temporary: ReadonlySet<string> = new Set()
  #pointed: SeatSpot | undefined
  #group: readonly string[] | undefined
  #focused: string | undefined

  constructor(book: SeatBook) {
    this.#book = book
  }

  select({ mine, temporary }: Selection): void {
    this.#mine = new Set(mine)
    this.#temporary = new Set([...temporary].filter((id) => !this.#mine.has(id)))
  }

  /** The seat under the pointer; the group of the one before is forgotten. */
  point(seat: SeatSpot | undefined): void {
    this.#pointed = seat
    this.#group = undefined
  }

  /** The seats a click would take; nothing given leaves the one under the pointer. */
  group(seatIds: Iterable<string> | undefined): void {
    this.#group = seatIds === undefined ? undefined : [...seatIds]
  }

  focus(seatId: string | undefined): void {
    this.#focused = seatId
  }

  stateOf(spot: SeatSpot): SeatState {
    if (this.#mine.has(spot.id)) return "mine"
    if (this.#temporary.has(spot.id)) return "temporary"
    return spot.look.kind === "free" ? "free" : "taken"
  }

  /** The chosen seats whose marks can reach a name: those of sections that are not drawn, and from `afar` all. */
  reachingNames(afar: boolean): string {
    const reaches = (id: string) => (this.#book.spot(id) === undefined ? this.#places.has(id) : afar)
    return [...this.#mine, ...this.#temporary].filter(reaches).join(" ")
  }

  markings(): SeatMarkings {
    const placesOf = (ids: Iterable<string>) =>
      [...ids].map((id) => this.#place(id)).filter((place) => place !== undefined)
    const pointed = this.#pointed
    const alone = pointed !== undefined && this.stateOf(pointed) === "free" ? [pointed.id] : []
    return {
      temporary: placesOf(this.#temporary),
      mine: placesOf(this.#mine),
      hovered: placesOf(this.#group ?? alone),
      focused: this.#focused === undefined ? undefined : this.#place(this.#focused),
    }
  }

  /** Selected seats stay in sight after their section was let go, so their places are kept. */
  #place(id: string): Point | undefined {
    const spot = this.#book.spot(id)
    if (spot !== undefined) this.#places.set(id, { x: spot.x, y: spot.y })
    return this.#places.get(id)
  }
}
