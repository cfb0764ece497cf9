import type { Price, PriceLevel } from "@parterre/contract"
import { lineTotal } from "@parterre/domain/quantities"
import type {
  SeatSelectionState,
  SelectedSeat,
  SelectionGroup,
  SelectionLine,
  SelectionTotals,
} from "../selection-state.ts"

type Picked = Pick<SeatSelectionState, "seats" | "places">

const inCents = ({ price, serviceCharges }: Price) => ({ price, serviceCharge: serviceCharges })

/** What is selected, by price level in the event's order, then by price type. */
export function selectionGroups(
  priceLevels: readonly PriceLevel[],
  picked: Picked,
): readonly SelectionGroup[] {
  return priceLevels.map((priceLevel) => groupOf(priceLevel, picked)).filter(({ qty }) => qty > 0)
}

function groupOf(priceLevel: PriceLevel, { seats, places }: Picked): SelectionGroup {
  const own = seats.filter(({ priceLevelId }) => priceLevelId === priceLevel.id)
  const lines = priceLevel.prices
    .map((price) => lineOf(price, own, places.get(price.id) ?? 0))
    .filter(({ qty }) => qty > 0)
  return {
    priceLevel,
    seats: own,
    lines,
    qty: sum(lines.map(({ qty }) => qty)),
    total: sum(lines.map(({ total }) => total)),
  }
}

function lineOf(price: Price, seats: readonly SelectedSeat[], places: number): SelectionLine {
  const own = seats.filter(({ priceId }) => priceId === price.id)
  const qty = own.length + places
  return { price, qty, seats: own, total: lineTotal(inCents(price), qty) }
}

/** Cents; a figure shown to the shopper always has the service charge inside. */
export function selectionTotals(groups: readonly SelectionGroup[]): SelectionTotals {
  const lines = groups.flatMap((group) => group.lines)
  const subtotal = sum(lines.map(({ price, qty }) => price.price * qty))
  const serviceCharge = sum(lines.map(({ price, qty }) => price.serviceCharges * qty))
  return { qty: sum(lines.map(({ qty }) => qty)), subtotal, serviceCharge, total: subtotal + serviceCharge }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
