import type { Cart, WebsiteConfig } from "@parterre/contract"
import { checkoutProblem, unansweredTickets, unequalItems } from "@parterre/domain/carts"

/**
 * What keeps a cart from the checkout, by the rules that the server has; a link tells no answers, and whether they are there.
 * A cart that is being paid is let in: an event of it may be cancelled meanwhile, and only the checkout tells how it ends.
 */
export function cartFaults(
  { cartElements, link, state }: Pick<Cart, "cartElements" | "link" | "state">,
  { holderSurvey }: WebsiteConfig,
) {
  const mustAnswer = holderSurvey?.required === true
  return {
    cancelled: cartElements.filter(({ cancelled }) => cancelled),
    unequal: unequalItems(cartElements),
    unanswered: mustAnswer ? unansweredTickets(cartElements) : [],
    isReady:
      state === "paying" || (link?.isReady ?? checkoutProblem(cartElements, { mustAnswer }) === undefined),
  }
}
