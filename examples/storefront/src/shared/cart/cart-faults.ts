import type { Cart, WebsiteConfig } from "@parterre/contract"
import { checkoutProblem, unansweredTickets, unequalItems } from "@parterre/domain/carts"

/** What keeps a cart from the checkout, by the rules that the server has; a link tells no answers, and whether they are there. */
export function cartFaults(
  { cartElements, link }: Pick<Cart, "cartElements" | "link">,
  { holderSurvey }: WebsiteConfig,
) {
  const mustAnswer = holderSurvey?.required === true
  return {
    cancelled: cartElements.filter(({ cancelled }) => cancelled),
    unequal: unequalItems(cartElements),
    unanswered: mustAnswer ? unansweredTickets(cartElements) : [],
    isReady: link?.isReady ?? checkoutProblem(cartElements, { mustAnswer }) === undefined,
  }
}
