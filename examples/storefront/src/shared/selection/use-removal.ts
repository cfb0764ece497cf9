import type { SeatSelection } from "@parterre/react"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"

/** Takes seats out of the selection and offers them back for a while. */
export function useRemoval(selection: SeatSelection) {
  const { t } = useTexts()
  const say = useSay()
  return (act: () => void) => {
    const before = selection.get().seats
    act()
    const kept = new Set(selection.get().seats)
    const removed = before.filter((seat) => !kept.has(seat))
    if (removed.length === 0) return
    say({
      // Removals in the same words are not the same: each has seats of its own to put back.
      id: removed.map(({ seatId }) => seatId).join(),
      message: t("event.selected.removed", { count: removed.length }),
      snackBar: {},
      action: { label: t("app.undo"), run: () => void selection.restore(removed) },
    })
  }
}
