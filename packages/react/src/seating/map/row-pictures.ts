import type { RowPicture } from "@parterre/domain/seats"
import type { SeatSelectionState } from "../selection/selection-state.ts"
import { type LoadedSection, pictureAtEvent, pictureOf } from "./seat-places.ts"

/** How many events the seats are of: those of a subscription, else one. */
export const eventCount = ({ subscription }: Pick<SeatSelectionState, "subscription">): number =>
  Math.max(1, subscription?.events.length ?? 1)

/** The rows of a section as they are at each of so many events; a seat is judged beside its neighbours of each. */
export function rowsAtEvents(
  loaded: LoadedSection,
  mine: ReadonlySet<string>,
  events: number,
): readonly (readonly RowPicture[])[] {
  const rows = loaded.section.rows ?? []
  const all = Array.from({ length: events }, (_, event) => event)
  if (all.length > 1 && [...loaded.details.values()].some(({ freeAt }) => freeAt !== undefined))
    return all.map((event) => rows.map((row) => pictureAtEvent(row, loaded, mine, event)))
  const same = rows.map((row) => pictureOf(row, loaded, mine))
  return all.map(() => same)
}
