import type { SeatSelection } from "@parterre/react"
import { flushSync } from "react-dom"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"

/** Where a choice made elsewhere in the panel takes the focus. */
export const SELECTED_HEADING = "selected"
/** What stands in the order bar while nothing is chosen. */
export const NOTHING_SELECTED = "nothing-selected"

/** Takes seats out of the selection and offers them back for a while. What was pressed goes with them: the focus stays beside it. */
export function useRemoval(selection: SeatSelection) {
  const { t } = useTexts()
  const say = useSay()
  return (act: () => void) => {
    const before = selection.get().seats
    // At once, so that no frame is drawn without the focus.
    flushSync(act)
    const kept = new Set(selection.get().seats)
    const removed = before.filter((seat) => !kept.has(seat))
    if (removed.length === 0) return
    if (document.activeElement === document.body) {
      const beside = document.getElementById(SELECTED_HEADING) ?? document.getElementById(NOTHING_SELECTED)
      beside?.focus({ preventScroll: true })
    }
    say({
      // Removals in the same words are not the same: each has seats of its own to put back.
      id: removed.map(({ seatId }) => seatId).join(),
      message: t("event.selected.removed", { count: removed.length }),
      snackBar: {},
      action: {
        label: t("app.undo.short"),
        name: t("app.undo"),
        run: () => void selection.restore(removed),
      },
    })
  }
}
