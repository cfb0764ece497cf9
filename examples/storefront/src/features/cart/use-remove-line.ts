import type { CartPrice, HoldGroup } from "@parterre/contract"
import { holdTypeOf, withOffer } from "@parterre/domain/holds"
import { allInPrice } from "@parterre/domain/pricing"
import { soldOf } from "@parterre/domain/subscriptions"
import { useCart } from "@parterre/react"
import { isOfCombo } from "../../shared/cart/LineText.tsx"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ticketsBeside } from "./gone-along.ts"

/** A line that cannot go alone, and all that would go, itself among it. */
export interface TogetherQuestion {
  readonly line: CartPrice
  readonly together: readonly CartPrice[]
}

/**
 * Takes a line out of the cart, tells what else had to go and, for a while, offers to put all of it back; answers
 * whether it went. When more than the line would go, it stays and `ask` is given the question, until it is `sure`.
 */
export function useRemoveLine(
  ask: (question: TogetherQuestion) => void,
): (line: CartPrice, sure?: "sure") => Promise<boolean> {
  const { actions } = useCart()
  const say = useSay()
  const words = useSeatWords()
  const { t } = useTexts()
  const released = async (line: CartPrice, sure: "sure" | undefined) => {
    if (sure !== undefined) return actions.remove(line)
    const answer = await actions.removeAlone(line)
    if (answer === undefined || answer.together.length === 0) return answer?.released
    ask({ line, together: answer.together })
    return undefined
  }
  return async (line, sure) => {
    const removed = await released(line, sure)
    if (removed === undefined) return false
    const again = holdAgain(removed.filter((one) => one.productKind === undefined && !isOfCombo(one)))
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
      // What has no seat, and what is put together, is chosen again where it is sold.
      ...(again.length === 0
        ? {}
        : { action: { label: t("app.undo"), run: () => void actions.add([...again]) } }),
    })
    return true
  }
}

/**
 * The holds that would bring removed lines back: the very seats, or as many places. The lines of one event are one
 * party again, so that no seat between them is left alone on the way.
 */
const holdAgain = (lines: readonly CartPrice[]): readonly HoldGroup[] =>
  [...Map.groupBy(lines, (line) => JSON.stringify(soldOf(line))).values()].flatMap((ofOne) => {
    const sold = ofOne[0] && soldOf(ofOne[0])
    if (sold === undefined) return []
    const prices = ofOne.map(({ id, qty, price, serviceCharges, rs, seatIds, pageUrl, promoId, presale }) =>
      withOffer(
        {
          ...{ id, qty, amount: allInPrice(price, serviceCharges), confirmed: true },
          ...(rs ? { seatIds } : {}),
          ...(pageUrl === undefined ? {} : { pageUrl }),
        },
        { promoId, presale },
      ),
    )
    return [{ type: holdTypeOf(sold.type), id: sold.id, prices }]
  })
