import type { Knex } from "knex"
import type { ClaimRow } from "../database/hold-tables.ts"
import type { AssetRow, EventSeatOffRow, ImportFileRow, VenueRow } from "../database/tables.ts"

/** Why a seat of a plan is not to be removed or called otherwise. */
export type SeatState = "sold" | "held"

/** What a website keeps of the folder it was imported from, and whose seats its venues' are. */
export const venuePlanStore = (db: Knex, websiteId: string) => ({
  venues: (): Promise<readonly VenueRow[]> =>
    db<VenueRow>("venues").where({ website_id: websiteId }).orderBy("id"),

  /** Files by their paths. */
  files: (paths?: readonly string[]): Promise<readonly ImportFileRow[]> => {
    const all = db<ImportFileRow>("import_files").where({ website_id: websiteId })
    return paths === undefined ? all : all.whereIn("path", [...paths])
  },

  pictures: (): Promise<readonly Pick<AssetRow, "path" | "bytes">[]> =>
    db<AssetRow>("assets").where({ website_id: websiteId }).select("path", "bytes"),

  /** Seats of a venue that are sold, here or elsewhere, or held at any of its events; a seat that is both is sold. */
  async seatStates(venueId: string, now: number): Promise<ReadonlyMap<string, SeatState>> {
    const claims: readonly Pick<ClaimRow, "seat_id" | "state" | "expires_at">[] = await db<ClaimRow>("claims")
      .join("events", "events.id", "claims.event_id")
      .where({ "claims.website_id": websiteId, "events.venue_id": venueId })
      .select("claims.seat_id", "claims.state", "claims.expires_at")
    // Their tickets name them as those sold here do.
    const elsewhere: readonly Pick<EventSeatOffRow, "seat_id">[] = await db<EventSeatOffRow>(
      "event_seats_off",
    )
      .join("events", "events.id", "event_seats_off.event_id")
      .where({
        "event_seats_off.website_id": websiteId,
        "events.venue_id": venueId,
        "event_seats_off.reason": "sold",
      })
      .distinct("event_seats_off.seat_id")
    const states = new Map<string, SeatState>(elsewhere.map(({ seat_id }) => [seat_id, "sold"]))
    for (const { seat_id, state, expires_at } of claims) {
      if (state === "sold") states.set(seat_id, "sold")
      else if (!states.has(seat_id) && (expires_at === null || Number(expires_at) > now))
        states.set(seat_id, "held")
    }
    return states
  },
})
