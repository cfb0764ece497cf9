import { type CountedItem, unequalItems } from "./cart-guard.ts"
import { type AskedItem, unansweredTickets } from "./holder-answers.ts"

/** What keeps a cart from the checkout, whatever screen or link it comes from [CART-045] [CART-047]. */
export function checkoutProblem(
  items: readonly (CountedItem & AskedItem & { readonly cancelled?: boolean | undefined })[],
  { mustAnswer }: { readonly mustAnswer: boolean },
): "event-cancelled" | "ticket-counts-differ" | "holder-answers-needed" | undefined {
  if (items.some(({ cancelled }) => cancelled === true)) return "event-cancelled"
  if (unequalItems(items).length > 0) return "ticket-counts-differ"
  return mustAnswer && unansweredTickets(items).length > 0 ? "holder-answers-needed" : undefined
}
