import type { World } from "../world.ts"
import { type StripeMethods, shownCard } from "./methods.ts"

/** Customers, and the cards that are kept for them. */
export function stripeCustomers(world: World, methods: StripeMethods) {
  const made = new Set<string>()
  return {
    create() {
      const id = world.newId("cus")
      made.add(id)
      return { id, object: "customer", livemode: false }
    },
    has: (id: string) => made.has(id),
    /** Undefined for a customer that is not there. */
    cards(id: string) {
      if (!made.has(id)) return undefined
      const data = methods.ofCustomer(id).map((method) => ({
        id: method.id,
        object: "payment_method",
        type: "card",
        customer: id,
        card: { ...shownCard(method.card), exp_month: method.expMonth, exp_year: method.expYear },
      }))
      return { object: "list", url: `/v1/customers/${id}/payment_methods`, has_more: false, data }
    },
    remove(id: string) {
      if (!made.delete(id)) return undefined
      methods.detach(id)
      return { id, object: "customer", deleted: true }
    },
    reset: () => made.clear(),
  }
}
