import type { Cents } from "../money/cents.ts"

/** The quantities a price may be bought in, in tickets. `maxTickets` 0 means no limit; `divisor` is the step. */
export type QuantityRule = {
  minTickets?: number | undefined
  maxTickets?: number | undefined
  divisor?: number | undefined
}

/** `max` 0 means no limit; `step` is left out where tickets are sold one by one. */
export type InvalidQuantity = { code: "invalid-quantity"; min: number; max: number; step?: number }

export type QuantityChange = { ok: true; quantity: number } | { ok: false; error: InvalidQuantity }

const stepOf = (rule: QuantityRule) => Math.max(1, rule.divisor ?? 1)
const minOf = (rule: QuantityRule) => Math.max(0, rule.minTickets ?? 0)
const maxOf = (rule: QuantityRule) => Math.max(0, rule.maxTickets ?? 0)
const firstOf = (rule: QuantityRule) => minOf(rule) || stepOf(rule)

/**
 * Whether a quantity may be asked for: none, or what plus can reach from none without passing the most. A price
 * sold by two is not sold by three [QTY-001].
 */
export function checkQuantity(quantity: number, rule: QuantityRule): QuantityChange {
  const reachable =
    quantity === 0 || (quantity >= firstOf(rule) && (quantity - firstOf(rule)) % stepOf(rule) === 0)
  const allowed =
    Number.isSafeInteger(quantity) && reachable && (maxOf(rule) === 0 || quantity <= maxOf(rule))
  return allowed ? { ok: true, quantity } : { ok: false, error: invalidQuantity(rule) }
}

/** What a refusal tells of a rule: a price sold by two says so [QTY-004]. */
function invalidQuantity(rule: QuantityRule): InvalidQuantity {
  const step = stepOf(rule)
  const limits = { min: minOf(rule), max: maxOf(rule) }
  return { code: "invalid-quantity", ...limits, ...(step > 1 ? { step } : {}) }
}

/** Tickets that a cart holds at most, where no price says less. */
export const MAX_CART_TICKETS = 1000

/** The numbers that the text of a refusal names: a price without a most is still bounded by the cart. */
export const toldLimits = ({ min, max, step }: InvalidQuantity) => ({
  ...{ min, max: max || MAX_CART_TICKETS },
  ...(step === undefined ? {} : { step }),
})

/** Plus: the first add takes the fewest tickets, each further one a step [QTY-002] [QTY-004]. */
export const increase = (quantity: number, rule: QuantityRule): QuantityChange =>
  checkQuantity(quantity < firstOf(rule) ? firstOf(rule) : quantity + stepOf(rule), rule)

/** Minus: a step down, and none at all below the fewest tickets [QTY-003]. */
export function decrease(quantity: number, rule: QuantityRule): number {
  const less = quantity - stepOf(rule)
  return less < firstOf(rule) ? 0 : less
}

/** The total of a line in cents, before taxes: (service charge + price) × quantity [QTY-005]. */
export const lineTotal = (price: { price: Cents; serviceCharge: Cents }, quantity: number): Cents =>
  (price.serviceCharge + price.price) * quantity
