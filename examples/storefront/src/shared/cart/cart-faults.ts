import type { Cart, WebsiteConfig } from "@parterre/contract"
import { unansweredTickets, unequalItems } from "@parterre/domain/carts"

/** What keeps a cart from the checkout, by the rules that the server has. */
export function cartFaults({ cartElements }: Pick<Cart, "cartElements">, { holderSurvey }: WebsiteConfig) {
  const unequal = unequalItems(cartElements)
  const unanswered = holderSurvey?.required ? unansweredTickets(cartElements) : []
  return { unequal, unanswered, isReady: unequal.length === 0 && unanswered.length === 0 }
}
