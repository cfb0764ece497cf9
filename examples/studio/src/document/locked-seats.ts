import { rowName, type SeatingPlan, zoneName } from "@parterre/seating-plans/plan"
import type { SiteVenue, StudioDocument } from "./studio-document.ts"

/** A seat that somebody bought or holds, as it is called. */
export interface LockedSeat {
  readonly zone: string
  readonly row: string
  readonly seat: string
}

type Locked = SiteVenue["locked"]
const found = new WeakMap<
  SeatingPlan,
  { readonly locked: Locked; readonly places: ReadonlyMap<string, LockedSeat & { readonly at: number }> }
>()

function placesOf(plan: SeatingPlan, locked: Locked) {
  const known = found.get(plan)
  if (known?.locked === locked) return known.places
  const places = new Map(
    plan.zones.flatMap((zone, z) =>
      zone.rows.flatMap((row) =>
        row.seats.flatMap((seat, at) =>
          locked[seat.seat_guid] === undefined
            ? []
            : [
                [
                  seat.seat_guid,
                  { zone: zoneName(zone, z), row: rowName(row), seat: seat.seat_number, at },
                ] as const,
              ],
        ),
      ),
    ),
  )
  found.set(plan, { locked, places })
  return places
}

/**
 * The first seat that is sold or held and would go, be called otherwise or stand elsewhere in its row; such a change is
 * refused at once. The site judges again, by all of its rules, before anything is saved.
 */
export function lockedChange(before: StudioDocument, after: StudioDocument): LockedSeat | undefined {
  const locked = before.source.site?.locked
  if (locked === undefined || after.plan === before.plan) return undefined
  const now = placesOf(after.plan, locked)
  for (const [guid, was] of placesOf(before.plan, locked)) {
    const is = now.get(guid)
    const isSame = is?.zone === was.zone && is.row === was.row && is.seat === was.seat && is.at === was.at
    if (!isSame) return was
  }
  return undefined
}
