import type { HoldWithLines } from "./hold-store.ts"

/**
 * These lines, and with each line of a subscription or a combo those of the same place at its other events: either is
 * held at all of them or at none.
 */
export function heldTogether(
  holds: readonly HoldWithLines[],
  lineIds: ReadonlySet<string>,
): ReadonlySet<string> {
  const lines = holds.flatMap((hold) =>
    hold.lines.map(({ id, ordinal }) => ({
      id,
      place: `${hold.subscription_hold_id ?? hold.combo_hold_id ?? hold.id} ${ordinal}`,
    })),
  )
  const places = new Set(lines.flatMap(({ id, place }) => (lineIds.has(id) ? place : [])))
  return new Set(lines.flatMap(({ id, place }) => (places.has(place) ? id : [])))
}
