import type { CartPrice } from "@parterre/contract"
import { useCart } from "@parterre/react"
import { useSeatWords } from "../event/use-seat-words.ts"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ticketsBeside } from "./gone-along.ts"
import { holdAgain } from "./hold-again.ts"

/**
 * Takes a line out of the cart, tells what else had to go and, for a while, offers to put all of it back; answers
 * whether it went.
 */
export function useRemoveLine(): (line: CartPrice) => Promise<boolean> {
  const { actions } = useCart()
  const say = useSay()
  const words = useSeatWords()
  const { t } = useTexts()
  return async (line) => {
    const removed = await actions.remove(line)
    if (removed === undefined) return false
    const { count, seats } = ticketsBeside(line, removed)
    const named = words.sentences(seats).join(" · ")
    say({
      // Removals in the same words are not the same: each has lines of its own to put back.
      id: line.reservationId,
      message:
        count === 0
          ? t("cart.removed")
          : t("cart.removedWith", { count, seats: named, named: String(named !== "") }),
      snackBar: {},
      action: { label: t("app.undo"), run: () => void actions.add([...holdAgain(removed)]) },
    })
    return true
  }
}
