import { checkQuantity, decrease, increase, type QuantityChange } from "@parterre/domain/quantities"
import type { Store } from "../../stores/store.ts"
import { type SeatSelectionState, type SelectionRefusal, silence, soldOf } from "./selection-state.ts"

interface AdmissionParts {
  readonly store: Store<SeatSelectionState>
  readonly commit: (change: Partial<SeatSelectionState>) => void
  readonly refuse: (reason: SelectionRefusal["reason"], more: Partial<SelectionRefusal>) => void
  readonly readOnly: boolean
}

/** Places without numbers, in tickets of a price, stepped by the price's own rule [QTY-002] [QTY-003] [QTY-004]. */
export function createAdmission({ store, commit, refuse, readOnly }: AdmissionParts) {
  const priceOf = (priceId: string) =>
    soldOf(store.get())
      ?.priceLevels.flatMap(({ prices }) => prices)
      .find(({ id }) => id === priceId) ?? {}

  function change(priceId: string, to: (quantity: number) => QuantityChange) {
    if (readOnly) return
    const { places } = store.get()
    const changed = to(places.get(priceId) ?? 0)
    if (!changed.ok) return refuse("too-many", { max: changed.error.max })
    commit({ ...silence, places: new Map(places).set(priceId, changed.quantity) })
  }

  return {
    setPlaces: (priceId: string, qty: number) => change(priceId, () => checkQuantity(qty, priceOf(priceId))),
    morePlaces: (priceId: string) => change(priceId, (quantity) => increase(quantity, priceOf(priceId))),
    fewerPlaces: (priceId: string) =>
      change(priceId, (quantity) => ({ ok: true, quantity: decrease(quantity, priceOf(priceId)) })),
  }
}
