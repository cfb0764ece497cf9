import type { CartPrice } from "@parterre/contract"
import { isOfCombo } from "./hold-again.ts"

/** A line as the cart shows it. */
export interface ShownLine {
  readonly line: CartPrice
  /** What it stands for, each held in one go. */
  readonly held: readonly CartPrice[]
  /** Tickets to give back with it, where it stands for several holds. */
  readonly tickets: readonly string[] | undefined
}

/** Whether more or fewer of a line are the same but for their number: places without a seat, pieces of a product. */
export const isCounted = (line: CartPrice): boolean =>
  !line.rs &&
  line.subscriptionId === undefined &&
  line.productKind !== "donation" &&
  line.recipient === undefined &&
  !isOfCombo(line)

/** Lines that differ in nothing but when they were held are one to the shopper: two admissions, then one more, are three. */
export function mergedLines(lines: readonly CartPrice[]): readonly ShownLine[] {
  const alike = Map.groupBy(lines, (line) =>
    isCounted(line)
      ? JSON.stringify([line.id, line.price, line.serviceCharges, line.promoId, line.presale, line.confirmed])
      : line.reservationId + line.id,
  )
  return [...alike.values()].flatMap((same) => {
    const [line, ...others] = same
    if (line === undefined) return []
    if (others.length === 0) return { line, held: same, tickets: undefined }
    const cartDetailToken = same.flatMap((one) => one.cartDetailToken)
    const sum = (amount: (one: CartPrice) => number) => same.reduce((total, one) => total + amount(one), 0)
    return {
      line: { ...line, cartDetailToken, qty: sum(({ qty }) => qty), total: sum(({ total }) => total) },
      held: same,
      tickets: cartDetailToken.map(({ idCartLine }) => idCartLine),
    }
  })
}

/** Tickets of a line at a price. */
export interface PricePart {
  readonly priceId: string
  readonly qty: number
}

/**
 * What each of several lines of one price gives to each part, where the parts add up to the tickets of all of them. What
 * keeps its price is of the first lines; a line that keeps all of its tickets is left out. The last line is the first.
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
