import type { CartPrice } from "@parterre/contract"
import { holdAgain, isOfCombo } from "@parterre/domain/carts"
import { writtenLocalDay } from "@parterre/domain/dates"
import { useCart } from "@parterre/react"
import type { LineToRelease } from "@parterre/sdk"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ticketsBeside } from "./gone-along.ts"

/** A line that is given back, or some of its tickets. */
export type LineToRemove = CartPrice & Pick<LineToRelease, "tickets">

/** A line that cannot go alone, and all that would go, itself among it. */
export interface TogetherQuestion {
  readonly line: LineToRemove
  readonly together: readonly CartPrice[]
}

/**
 * Takes a line out of the cart, tells what else had to go and, for a while, offers to put all of it back; answers
 * whether it went. When more than the line would go, it stays and `ask` is given the question, until it is `sure`.
 */
export function useRemoveLine(
  ask: (question: TogetherQuestion) => void,
): (line: LineToRemove, sure?: "sure") => Promise<boolean> {
  const { actions } = useCart()
  const say = useSay()
  const words = useSeatWords()
  const { t, language } = useTexts()
  const released = async (line: LineToRemove, sure: "sure" | undefined) => {
    if (sure !== undefined) return actions.remove(line)
    const answer = await actions.removeAlone(line)
    if (answer === undefined || answer.together.length === 0) return answer?.released
    ask({ line, together: answer.together })
    return undefined
  }
  /** A product, and what tells it from another of the same name; a gift is not counted. */
  const productOf = ({ name, productKind, parkingDate, recipient }: LineToRemove, qty: number) => {
    if (productKind === "donation") return name
    const day = parkingDate === undefined ? "" : `, ${writtenLocalDay(parkingDate, language)}`
    const whom = recipient === undefined ? "" : ` (${recipient.name})`
    return t("cart.line", { qty, name: `${name}${day}${whom}` })
  }
  return async (line, sure) => {
    const removed = await released(line, sure)
    if (removed === undefined) return false
    const again = holdAgain(removed)
    const qty = line.tickets?.length ?? line.qty
    const { count, seats } = ticketsBeside(line, removed)
    const named = words.sentences(seats).join(" · ")
    const name = isOfCombo(line)
      ? titlesOf(line, removed)
      : line.productKind === undefined
        ? `${line.title}, ${t("cart.line", { qty, name: line.name })}`
        : productOf(line, qty)
    say({
      // Removals in the same words are not the same: each has lines of its own to put back.
      id: line.reservationId,
      message:
        count === 0
          ? t("cart.removed", { name })
          : t("cart.removedWith", { name, count, seats: named, named: String(named !== "") }),
      snackBar: {},
      ...(again.length === 0
        ? {}
        : {
            action: { label: t("app.undo.short"), name: t("app.undo"), run: () => void actions.add(again) },
          }),
    })
    return true
  }
}

/** A combo goes as one, whichever of its lines was pressed. */
const titlesOf = ({ reservationId }: CartPrice, removed: readonly CartPrice[]) =>
  [...new Set(removed.filter((line) => line.reservationId === reservationId).map(({ title }) => title))].join(
    ", ",
  )
