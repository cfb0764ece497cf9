import type { Cents } from "../money/cents.ts"
import { isShippingOffered, type ShippingMode, type ShippingNeed } from "./shipping-mode.ts"

/** The mode chosen for each event, by event id. */
export type ShippingSelection = Readonly<Record<string, ShippingMode>>

export type ShippingBroadcast = { type: "add" | "delete"; eventId: string; mode: ShippingMode }

export type ShippingChange = { selection: ShippingSelection; broadcasts: ShippingBroadcast[] }

/** Chooses a mode for an event: what was chosen goes, what is chosen comes, and both are told [SHIP-004]. */
export function selectShipping(
  selection: ShippingSelection,
  eventId: string,
  mode: ShippingMode,
): ShippingChange {
  const before = selection[eventId]
  if (before?.code === mode.code && before.price === mode.price) return { selection, broadcasts: [] }
  const cleared = deselectShipping(selection, eventId)
  return {
    selection: { ...cleared.selection, [eventId]: mode },
    broadcasts: [...cleared.broadcasts, { type: "add", eventId, mode }],
  }
}

/** Chooses no mode for an event; nobody is told when there was none [SHIP-004]. */
export function deselectShipping(selection: ShippingSelection, eventId: string): ShippingChange {
  const { [eventId]: mode, ...rest } = selection
  return mode === undefined
    ? { selection, broadcasts: [] }
    : { selection: rest, broadcasts: [{ type: "delete", eventId, mode }] }
}

/** Drops the modes that a new address or a fuller cart no longer allows [SHIP-005] [SHIP-006]. */
export function keepOfferedShipping(selection: ShippingSelection, need: ShippingNeed): ShippingChange {
  let change: ShippingChange = { selection, broadcasts: [] }
  for (const [eventId, mode] of Object.entries(selection)) {
    if (isShippingOffered(mode, need)) continue
    const next = deselectShipping(change.selection, eventId)
    change = { selection: next.selection, broadcasts: [...change.broadcasts, ...next.broadcasts] }
  }
  return change
}

/** What the modes chosen for events cost together, in cents [SHIP-007]. */
export const totalShippingSelected = (
  selection: Readonly<Record<string, { readonly price: Cents }>>,
): Cents => Object.values(selection).reduce((total, { price }) => total + price, 0)
