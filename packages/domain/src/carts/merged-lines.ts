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
