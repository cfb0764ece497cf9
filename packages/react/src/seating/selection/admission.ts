import { checkQuantity, decrease, increase, type QuantityChange } from "@parterre/domain/quantities"
import { type SelectionState, silence, soldOf } from "../selection-state.ts"
import { refuse } from "./pick-seats.ts"

/** To how many tickets: so many, or a step of the price up or down. */
export type AdmissionChange = number | "more" | "fewer"

/** Admission without a seat number, in tickets of a price, stepped by the price's own rule [QTY-002] [QTY-003] [QTY-004]. */
export function changeAdmission(state: SelectionState, priceId: string, to: AdmissionChange): SelectionState {
  if (state.readOnly) return state
  const changed = changedQuantity(state, priceId, to)
  return changed.ok
    ? { ...state, ...silence, admissions: new Map(state.admissions).set(priceId, changed.quantity) }
    : refuse(state, { reason: "too-many", max: changed.error.max })
}

function changedQuantity(state: SelectionState, priceId: string, to: AdmissionChange): QuantityChange {
  const prices = (soldOf(state)?.priceLevels ?? []).flatMap((level) => level.prices)
  const price = prices.find(({ id }) => id === priceId) ?? {}
  const quantity = state.admissions.get(priceId) ?? 0
  if (to === "more") return increase(quantity, price)
  return to === "fewer" ? { ok: true, quantity: decrease(quantity, price) } : checkQuantity(to, price)
}
