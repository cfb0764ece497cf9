import type { CartPrice } from "@parterre/contract"
import { useCart } from "@parterre/react"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"
import { holdAgain } from "./hold-again.ts"

/** Takes a line out of the cart and, for a while, offers to put it back; answers whether it went. */
export function useRemoveLine(): (line: CartPrice) => Promise<boolean> {
  const { actions } = useCart()
  const say = useSay()
  const { t } = useTexts()
  return async (line) => {
    const removed = await actions.remove(line)
    if (removed) {
      const putBack = () => void actions.add([holdAgain(line)])
      say({
        // Removals in the same words are not the same: each has a line of its own to put back.
        id: line.reservationId,
        message: t("cart.removed"),
        snackBar: {},
        action: { label: t("app.undo"), run: putBack },
      })
    }
    return removed
  }
}
