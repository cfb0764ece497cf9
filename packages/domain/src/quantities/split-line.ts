/** A part of a cart line that goes to another price; `tickets` are the tickets of the line that go there. */
export type LinePart = { priceId: string; qty: number; tickets: readonly string[] }

export type SplitRefusal = "nothing-to-split" | "invalid-quantity" | "quantities-differ" | "tickets-differ"

/**
 * What is wrong with splitting a line of a cart over prices; undefined is a split that loses and adds no ticket: the
 * quantities sum to the original, and every ticket of the line is in one part, as many as the part has [CALL-028].
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
