import type { Cart, CartPrice } from "@parterre/contract"

const linesOf = (cart: Cart | undefined): readonly CartPrice[] =>
  (cart?.cartElements ?? []).flatMap(({ prices }) => prices)

/** What of a cart is not in it any more, line by line: whole lines, or the tickets that a line has lost. */
export function releasedLines(before: Cart | undefined, after: Cart): readonly CartPrice[] {
  const left = new Map(linesOf(after).map((line) => [line.reservationId, line]))
  return linesOf(before).flatMap((line) => {
    const kept = left.get(line.reservationId)
    const qty = line.qty - (kept?.qty ?? 0)
    if (qty <= 0) return []
    const tickets = new Set(kept?.cartDetailToken.map(({ idCartLine }) => idCartLine))
    return {
      ...line,
      qty,
      total: (line.price + line.serviceCharges) * qty,
      seatIds: line.seatIds.filter((seatId) => !kept?.seatIds.includes(seatId)),
      cartDetailToken: line.cartDetailToken.filter(({ idCartLine }) => !tickets.has(idCartLine)),
    }
  })
}

/** What of a cart these tickets are, line by line. */
export const linesOfTickets = (cart: Cart, ticketIds: readonly string[]): readonly CartPrice[] => {
  const named = new Set(ticketIds)
  return linesOf(cart).flatMap((line) => {
    const tickets = line.cartDetailToken.filter(({ idCartLine }) => named.has(idCartLine))
    if (tickets.length === 0) return []
    return {
      ...line,
      qty: tickets.length,
      total: (line.price + line.serviceCharges) * tickets.length,
      seatIds: tickets.flatMap(({ seatId }) => seatId ?? []),
      cartDetailToken: tickets,
    }
  })
}
