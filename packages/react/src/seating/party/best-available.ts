import type { FinderRow } from "@parterre/domain/party-finder"
import { bestAvailable } from "@parterre/domain/seats"
import { MAX_LOADED_SECTIONS } from "../map/loaded-sections.ts"
import { eventCount, pictureOf, rowsAtEvents } from "../map/row-pictures.ts"
import { sectionsOf } from "../map/seat-locations.ts"
import { defaultPrice, mineOf, priceLevelOf, ruleOf } from "../seat-rule.ts"
import type { SeatSelectionState } from "../selection-state.ts"
import { seatIdsAt } from "./party-around.ts"

/**
 * The best party of a price level in the house, by seat id. A large venue is searched a few sections at a time, not
 * loaded whole. A wheelchair place is taken only where those searched have nothing else.
 */
export async function findBestAvailable(
  priceLevelId: string,
  size: number,
  state: () => SeatSelectionState,
  need: (sectionIds: readonly string[]) => Promise<unknown>,
): Promise<readonly string[] | undefined> {
  const best = () => bestAmongLoaded(state(), priceLevelId, size)
  let last = best()
  if (last !== undefined && isSpared(state(), last)) return last
  let lastSection: string | undefined
  const { venue, sections, placesLeft, mode } = state()
  const candidates = (venue === undefined ? [] : sectionsOf(venue))
    .filter(
      ({ id, priceLevels }) => priceLevels.includes(priceLevelId) && (placesLeft.get(id) ?? size) >= size,
    )
    .filter(({ id }) => mode === "polygons" && !sections.has(id))
    .slice(0, MAX_LOADED_SECTIONS)
  for (const { id } of candidates) {
    await need([id])
    const later = best()
    if (later !== undefined && isSpared(state(), later)) return later
    if (last === undefined && later !== undefined) [last, lastSection] = [later, id]
  }
  // The map may have let it go since.
  if (lastSection !== undefined) await need([lastSection])
  return last
}

/** Whether none of these seats, all of loaded sections, is a wheelchair place. */
const isSpared = ({ sections }: SeatSelectionState, seatIds: readonly string[]): boolean =>
  ![...sections.values()].some(({ section: { rows = [] } }) =>
    rows.some(({ seats }) => seats.some(({ id, accessible }) => accessible === true && seatIds.includes(id))),
  )

/**
 * The best party of a price level among the loaded sections: lower levels first, then front rows. It has as many seats
 * as the price it starts with asks for, or exactly so many.
 */
export function bestAmongLoaded(
  state: SeatSelectionState,
  priceLevelId: string,
  size: number,
  sought: "raised" | "exactly" = "raised",
): readonly string[] | undefined {
  const rows = rankedRows(state)
  const { minTickets } = (sought === "raised" && defaultPrice(priceLevelOf(state, priceLevelId))) || {}
  const best = bestAvailable(rows, ruleOf(state, size, minTickets), priceLevelId)
  const row = best === undefined ? undefined : rows[best.row]
  return best === undefined || row === undefined ? undefined : seatIdsAt(row.row, best.seats)
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
        return (loaded.section.rows ?? []).map((row, index, { length }) => ({
          row: pictureOf(row, loaded, mine),
          events: events.flatMap((rows) => rows[index] ?? []),
          rank: rank * ROWS_IN_A_LEVEL + index,
          sectionId: loaded.section.id,
          names: `${level.name} ${loaded.section.name}`,
          rowName: row.name,
          isFront: index === 0,
          isBack: index === length - 1,
        }))
      }),
  )
}
