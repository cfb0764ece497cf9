import { checkQuantity, type InvalidQuantity, type QuantityRule } from "../quantities/quantity.ts"

/** A part of cart lines that goes to another price; `tickets` are the tickets of the lines that go there. */
export type LinePart = { priceId: string; qty: number; tickets: readonly string[] }

export type SplitRefusal = "nothing-to-split" | "invalid-quantity" | "quantities-differ" | "tickets-differ"

/**
 * What is wrong with splitting the tickets of a cart line, or of several, over prices; undefined is a split that loses and
 * adds no ticket: the quantities sum to the original, and every ticket is in one part, as many as the part has [CALL-028].
 */
export function splitFault(tickets: readonly string[], parts: readonly LinePart[]): SplitRefusal | undefined {
  if (parts.length === 0) return "nothing-to-split"
  if (parts.some(({ qty }) => !Number.isSafeInteger(qty) || qty < 1)) return "invalid-quantity"
  if (parts.reduce((sum, { qty }) => sum + qty, 0) !== tickets.length) return "quantities-differ"
  const named = new Set(parts.flatMap((part) => part.tickets))
  // As many are named as the line has, so a ticket named twice or from elsewhere leaves one of the line out.
  const isWhole =
    parts.every((part) => part.tickets.length === part.qty) && tickets.every((ticket) => named.has(ticket))
  return isWhole ? undefined : "tickets-differ"
}

/** Tickets at one price. */
export interface PricedTickets {
  readonly priceId: string
  readonly qty: number
}

/**
 * The first price whose rule a split would break; undefined breaks none. A rule is over all tickets of its price at the
 * event, `held` by the whole cart: `lines` of them become `parts`. A price that keeps its number is not judged again, nor
 * one without a known rule.
 */
export function splitQuantityFault(
  held: readonly PricedTickets[],
  lines: readonly PricedTickets[],
  parts: readonly PricedTickets[],
  ruleOf: (priceId: string) => QuantityRule | undefined,
): InvalidQuantity | undefined {
  const count = (tickets: readonly PricedTickets[], id: string) =>
    tickets.reduce((sum, { priceId, qty }) => (priceId === id ? sum + qty : sum), 0)
  for (const id of new Set([...parts, ...lines].map(({ priceId }) => priceId))) {
    const rule = ruleOf(id)
    const gained = count(parts, id) - count(lines, id)
    if (rule === undefined || gained === 0) continue
    const checked = checkQuantity(count(held, id) + gained, rule)
    if (!checked.ok) return checked.error
  }
  return undefined
}
