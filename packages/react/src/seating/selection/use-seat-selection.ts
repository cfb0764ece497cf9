import { useEffect, useMemo } from "react"
import { useShop } from "../../provider/ParterreProvider.tsx"
import { useStore } from "../../stores/use-store.ts"
import type { SelectionSubject } from "../map/map-source.ts"
import type { SeatSelection, SeatSelectionOptions } from "../seat-selection.ts"
import type { SeatSelectionState } from "../selection-state.ts"
import { createSeatSelection } from "./create-seat-selection.ts"

/** The selection of an event, a subscription or a venue to look at, shared by giving it to the map, the list and the order bar. */
export function useSeatSelection(
  subject: SelectionSubject,
  { partySize, single, readOnly, onePrice, pollEvery }: SeatSelectionOptions = {},
): SeatSelection {
  const { client, language } = useShop()
  // By content: the subject is often written where the hook is called.
  const key = JSON.stringify(subject)
  const selection = useMemo(
    () => createSeatSelection(client, JSON.parse(key), { partySize, single, readOnly, onePrice, pollEvery }),
    [client, key, partySize, single, readOnly, onePrice, pollEvery],
  )
  useEffect(() => selection.start(language), [selection, language])
  return selection
}

export const useSelectionState = (selection: SeatSelection): SeatSelectionState => useStore(selection)
