import { useEffect, useMemo, useSyncExternalStore } from "react"
import { useKnownAnswer } from "../../loading/use-published.ts"
import { useShop } from "../../provider/ParterreProvider.tsx"
import { trackedState } from "../../stores/tracked-state.ts"
import { mapSource, type SelectionSubject } from "../map/map-source.ts"
import type { SeatSelection, SeatSelectionOptions } from "../seat-selection.ts"
import type { SeatSelectionState } from "../selection-state.ts"
import { createSeatSelection } from "./create-seat-selection.ts"

/** The selection of an event, a subscription or a venue to look at, shared by giving it to the map, the list and the order bar. */
export function useSeatSelection(
  subject: SelectionSubject,
  { partySize, single, readOnly, onePrice, prices, pollEvery }: SeatSelectionOptions = {},
): SeatSelection {
  const { client, language } = useShop()
  // By content: the subject is often written where the hook is called.
  const key = JSON.stringify(subject)
  // A venue apart from its events is for staff only.
  const isPublic = typeof subject === "string" || subject.type !== "venue"
  const pricing = JSON.stringify({ onePrice, prices })
  const known = useKnownAnswer(isPublic ? `map ${language} ${key} ${pricing}` : undefined, () =>
    mapSource(client, subject, { onePrice, prices }).read(),
  )
  // What came with the page is where a selection begins: it is no reason for another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` is read once
  const selection = useMemo(
    () =>
      createSeatSelection(client, JSON.parse(key), {
        partySize,
        single,
        readOnly,
        ...JSON.parse(pricing),
        pollEvery,
        known,
      }),
    [client, key, partySize, single, readOnly, pricing, pollEvery],
  )
  useEffect(() => selection.start(language), [selection, language])
  return selection
}

/** The state of a selection. A component is drawn again when something changes that it read, and for nothing else. */
export function useSelectionState(selection: SeatSelection): SeatSelectionState {
  const { get, first } = useMemo(() => trackedState(selection), [selection])
  return useSyncExternalStore(selection.subscribe, get, first)
}
