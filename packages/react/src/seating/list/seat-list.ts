import type { MapPriceLevel, Row, Section } from "@parterre/contract"
import { idsOf, type LoadedSection } from "../map/seat-locations.ts"
import type { SeatSelectionState } from "../selection-state.ts"

export type ListedSeatState = "free" | "selected" | "in-cart" | "taken"

export interface ListedSeat {
  readonly id: string
  readonly name: string
  readonly state: ListedSeatState
  /** Free, but not for a party of this size, or outside the price filter. */
  readonly dimmed: boolean
  /** Free, but of a price level that the price filter leaves out. */
  readonly filtered: boolean
  readonly accessible: boolean
  readonly note: string | undefined
  readonly priceLevel: MapPriceLevel | undefined
}

export interface ListedRow {
  readonly id: string
  readonly name: string
  readonly type: Row["type"]
  readonly seats: readonly ListedSeat[]
  readonly freeSeats: number
}

export interface ListedSection {
  readonly id: string
  readonly name: string
  readonly kind: "seats" | "general-admission"
  /** `unloaded`: ask `needSections` for its rows. */
  readonly status: "unloaded" | "loading" | "ready"
  readonly numberOfSeats: number
  readonly placesLeft: number | undefined
  readonly priceLevels: readonly MapPriceLevel[]
  readonly rows: readonly ListedRow[]
}

export interface ListedLevel {
  readonly id: string
  readonly name: string
  readonly sections: readonly ListedSection[]
}

export type ListedState = Pick<
  SeatSelectionState,
  "venue" | "sections" | "loadingSections" | "placesLeft" | "seats" | "inCart" | "dimmed" | "priceFilter"
>

/** The map as a list: level › section › row › seat, of the same state. */
export function seatList(state: ListedState): readonly ListedLevel[] {
  const selected = new Set(idsOf(state.seats))
  return (state.venue?.levels ?? []).map(({ id, name, sections }) => ({
    id,
    name,
    sections: sections.map((section) => listedSection(section, state, selected)),
  }))
}

function listedSection(section: Section, state: ListedState, selected: ReadonlySet<string>): ListedSection {
  const { venue, sections, loadingSections, placesLeft } = state
  const loaded = sections.get(section.id)
  const priceLevels = (venue?.priceLevels ?? []).filter(({ id }) => section.priceLevels.includes(id))
  return {
    id: section.id,
    name: section.name,
    kind: section.kind ?? "seats",
    status: loaded !== undefined ? "ready" : loadingSections.has(section.id) ? "loading" : "unloaded",
    numberOfSeats: section.numberOfSeats,
    placesLeft: placesLeft.get(section.id),
    priceLevels,
    rows: loaded === undefined ? [] : listedRows(loaded, state, selected),
  }
}

function listedRows(
  loaded: LoadedSection,
  state: ListedState,
  selected: ReadonlySet<string>,
): readonly ListedRow[] {
  const levels = new Map((state.venue?.priceLevels ?? []).map((level) => [level.id, level]))
  return (loaded.section.rows ?? []).map(({ id, name, type, seats: all }) => {
    const seats = all.flatMap((seat): ListedSeat[] => {
      const detail = loaded.details.get(seat.id)
      if (detail?.invisible) return []
      const level = levels.get(detail?.priceLevelId ?? "")
      const seatState = stateOf(
        seat.id,
        detail?.sellable === true && level !== undefined,
        state.inCart,
        selected,
      )
      const filtered = state.priceFilter !== undefined && !state.priceFilter.includes(level?.id ?? "")
      return [
        {
          id: seat.id,
          name: seat.name,
          state: seatState,
          filtered: seatState === "free" && filtered,
          dimmed: seatState === "free" && (filtered || state.dimmed.has(seat.id)),
          accessible: seat.accessible === true,
          note: detail?.note,
          priceLevel: level,
        },
      ]
    })
    return { id, name, type, seats, freeSeats: seats.filter((seat) => seat.state === "free").length }
  })
}

function stateOf(
  seatId: string,
  isSellable: boolean,
  inCart: ReadonlySet<string>,
  selected: ReadonlySet<string>,
): ListedSeatState {
  if (selected.has(seatId)) return "selected"
  if (inCart.has(seatId)) return "in-cart"
  return isSellable ? "free" : "taken"
}
