import type { CartPrice } from "@parterre/contract"

/** Tickets of a line at a price. */
export interface PricePart {
  readonly priceId: string
  readonly qty: number
}

/**
 * What each of several lines of one price gives to each part, where the parts add up to the tickets of all of them. What
 * keeps its price is of the first lines; a line that keeps all of its tickets is left out. The last line comes first, so
 * that the line the screen shows stays until the end.
 */
export function partsOfLines(
  held: readonly CartPrice[],
  parts: readonly PricePart[],
): readonly { readonly line: CartPrice; readonly parts: readonly PricePart[] }[] {
  const own = held[0]?.id
  const inOrder = [...parts].sort((one, other) => Number(other.priceId === own) - Number(one.priceId === own))
  const tickets = inOrder.flatMap(({ priceId, qty }) => Array<string>(qty).fill(priceId))
  return held
    .map((line) => {
      const given = Map.groupBy(tickets.splice(0, line.qty), (priceId) => priceId)
      return { line, parts: [...given].map(([priceId, { length: qty }]) => ({ priceId, qty })) }
    })
    .filter(({ line, parts: [first, ...others] }) => others.length > 0 || first?.priceId !== line.id)
    .reverse()
}
