import type { Price, PriceLevel } from "@parterre/contract"
import { lineTotal } from "@parterre/domain/quantities"
import type {
  SeatSelectionState,
  SelectedPriceLevel,
  SelectedSeat,
  SelectionLine,
  SelectionTotals,
} from "../selection-state.ts"

type Picked = Pick<SeatSelectionState, "seats" | "admissions">

const inCents = ({ price, serviceCharges }: Price) => ({ price, serviceCharge: serviceCharges })

/** What is selected, by price level in the event's order, then by price type. */
export function selectedPriceLevels(
  priceLevels: readonly PriceLevel[],
  picked: Picked,
): readonly SelectedPriceLevel[] {
  return priceLevels.map((priceLevel) => selectedIn(priceLevel, picked)).filter(({ qty }) => qty > 0)
}

function selectedIn(priceLevel: PriceLevel, { seats, admissions }: Picked): SelectedPriceLevel {
  const own = seats.filter(({ priceLevelId }) => priceLevelId === priceLevel.id)
  const lines = priceLevel.prices
    .map((price) => lineOf(price, own, admissions.get(price.id) ?? 0))
    .filter(({ qty }) => qty > 0)
  return {
    priceLevel,
    seats: own,
    lines,
    qty: sum(lines.map(({ qty }) => qty)),
    total: sum(lines.map(({ total }) => total)),
  }
}

function lineOf(price: Price, seats: readonly SelectedSeat[], admissions: number): SelectionLine {
  const own = seats.filter(({ priceId }) => priceId === price.id)
  const qty = own.length + admissions
  return { price, qty, seats: own, total: lineTotal(inCents(price), qty) }
}

/** Cents; a figure shown to the shopper always has the service charge inside. */
export function selectionTotals(selected: readonly SelectedPriceLevel[]): SelectionTotals {
  const lines = selected.flatMap((priceLevel) => priceLevel.lines)
  const subtotal = sum(lines.map(({ price, qty }) => price.price * qty))
  const serviceCharge = sum(lines.map(({ price, qty }) => price.serviceCharges * qty))
  return { qty: sum(lines.map(({ qty }) => qty)), subtotal, serviceCharge, total: subtotal + serviceCharge }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
