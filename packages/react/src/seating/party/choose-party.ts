import type { Price, PriceLevel, Row } from "@parterre/contract"
import type { FinderRow } from "@parterre/domain/party-finder"
import {
  bestAvailable,
  chooseGroup,
  type GroupChoice,
  type RowPicture,
  type SeatRule,
} from "@parterre/domain/seats"
import { eventCount, rowsAtEvents } from "../map/row-pictures.ts"
import { idsOf, pictureOf, type SeatPlace } from "../map/seat-places.ts"
import { type SeatSelectionState, soldOf } from "../selection/selection-state.ts"

/** Seats of the selection and of the cart: taken for others, removable for the shopper. */
export const mineOf = ({ seats, inCart }: SeatSelectionState): ReadonlySet<string> =>
  new Set([...inCart, ...idsOf(seats)])

/** Neither taken by others nor in the shopper's hands already; unknown seats are not free. */
export function isFree(state: SeatSelectionState, seatId: string): boolean {
  const section = [...state.sections.values()].find(({ details }) => details.has(seatId))
  return section?.details.get(seatId)?.sellable === true && !mineOf(state).has(seatId)
}

export const priceLevelOf = (
  state: SeatSelectionState,
  id: string | null | undefined,
): PriceLevel | undefined => soldOf(state)?.priceLevels.find((level) => level.id === id)

/** The price type a picked seat starts with. */
export const defaultPrice = (level: PriceLevel | undefined): Price | undefined => level?.prices[0]

interface Spot {
  readonly row: Row
  readonly picture: RowPicture
  readonly scope: readonly RowPicture[]
  readonly events: readonly (readonly RowPicture[])[]
}

function spotOf(state: SeatSelectionState, place: SeatPlace): Spot | undefined {
  const loaded = state.sections.get(place.sectionId)
  if (loaded === undefined) return undefined
  const rows = loaded.section.rows ?? []
  const mine = mineOf(state)
  const scope = rows.map((row) => pictureOf(row, loaded, mine))
  const index = rows.findIndex(({ id }) => id === place.rowId)
  const [row, picture] = [rows[index], scope[index]]
  const events = rowsAtEvents(loaded, mine, eventCount(state))
  return row === undefined || picture === undefined ? undefined : { row, picture, scope, events }
}

export const ruleOf = (state: SeatSelectionState, size: number, minTickets?: number): SeatRule => ({
  size,
  avoidSingle: state.venue?.avoidSingle ?? soldOf(state)?.avoidSingle ?? false,
  lastResort: state.venue?.lastResort ?? soldOf(state)?.lastResort,
  minTickets,
})

/** The fewest tickets of the price a pick of the seat starts with. */
function minTicketsAt(state: SeatSelectionState, place: SeatPlace): number | undefined {
  const detail = state.sections.get(place.sectionId)?.details.get(place.seatId)
  return defaultPrice(priceLevelOf(state, detail?.priceLevelId))?.minTickets
}

/** Whether a party may be raised to the fewest tickets of the price it starts with, or is sought as it is. */
type PartySought = "raised" | "exactly"

/** The group a click on a seat would take, as seat ids. */
export function groupAt(
  state: SeatSelectionState,
  place: SeatPlace,
  sought: PartySought = "raised",
):
  | { readonly choice: GroupChoice; readonly seatIds: readonly string[]; readonly nearest: readonly string[] }
  | undefined {
  const spot = spotOf(state, place)
  if (spot === undefined) return undefined
  const fewest = sought === "raised" ? minTicketsAt(state, place) : undefined
  const rule = { ...ruleOf(state, state.partySize, fewest), scope: spot.scope, events: spot.events }
  const choice = chooseGroup(spot.picture, place.position, rule)
  return {
    choice,
    seatIds: choice.ok ? idsAt(spot.picture, choice.seats) : [],
    nearest: choice.ok || choice.nearest === undefined ? [] : idsAt(choice.nearest.row, choice.nearest.seats),
  }
}

/** The best group of a price level among the loaded sections: lower levels first, then front rows. */
export function bestIn(
  state: SeatSelectionState,
  priceLevelId: string,
  size: number,
  sought: PartySought = "raised",
): readonly string[] | undefined {
  const rows = rankedRows(state)
  const { minTickets } = (sought === "raised" && defaultPrice(priceLevelOf(state, priceLevelId))) || {}
  const best = bestAvailable(rows, ruleOf(state, size, minTickets), priceLevelId)
  const row = best === undefined ? undefined : rows[best.row]
  return best === undefined || row === undefined ? undefined : idsAt(row.row, best.seats)
}

const ROWS_IN_A_LEVEL = 1000

/** The rows of every loaded section in the house's order of preference, with the names they are asked by. */
export function rankedRows(state: SeatSelectionState): readonly FinderRow[] {
  const mine = mineOf(state)
  return (state.venue?.levels ?? []).flatMap((level, rank) =>
    level.sections
      .flatMap(({ id }) => state.sections.get(id) ?? [])
      .flatMap((loaded) => {
        const events = rowsAtEvents(loaded, mine, eventCount(state))
        return (loaded.section.rows ?? []).map((row, index) => ({
          row: pictureOf(row, loaded, mine),
          events: events.flatMap((rows) => rows[index] ?? []),
          rank: rank * ROWS_IN_A_LEVEL + index,
          sectionId: loaded.section.id,
          names: `${level.name} ${loaded.section.name}`,
        }))
      }),
  )
}

const idsAt = ({ seats }: RowPicture, positions: readonly number[]): readonly string[] =>
  positions.flatMap((position) => seats[position]?.id ?? [])
