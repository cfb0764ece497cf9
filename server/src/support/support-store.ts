import type { Knex } from "knex"
import type { CartRow, HoldRow } from "../database/hold-tables.ts"

export interface HoldQuestion {
  readonly eventId?: string | undefined
  readonly cartId?: string | undefined
  readonly limit: number
}

/** What the staff of one website looks for. */
export const supportStore = (db: Knex, websiteId: string) => ({
  /** The living holds, the next to end first; `now` is epoch milliseconds. */
  livingHolds: async ({ eventId, cartId, limit }: HoldQuestion, now: number): Promise<readonly HoldRow[]> => {
    const query = db("holds")
      .join("carts", "carts.id", "holds.cart_id")
      .where({ "holds.website_id": websiteId, "holds.state": "live" })
      .where((timed) =>
        timed
          .where("carts.state", "paying")
          .orWhere((held) => held.where("carts.state", "held").where("carts.expires_at", ">", now)),
      )
      .orderBy(["carts.expires_at", "holds.created_at", "holds.id"])
      .limit(limit)
    if (eventId !== undefined) query.where("holds.event_id", eventId)
    if (cartId !== undefined) query.where("holds.cart_id", cartId)
    return query.select("holds.*")
  },

  /** Every hold a cart ever had, in the order they were made. */
  holdsOfCart: async (cartId: string): Promise<readonly HoldRow[]> =>
    db<HoldRow>("holds").where({ website_id: websiteId, cart_id: cartId }).orderBy("created_at"),

  /** A hold, whatever became of it. */
  hold: async (id: string): Promise<HoldRow | undefined> =>
    db<HoldRow>("holds").where({ website_id: websiteId, id }).first(),

  carts: async (ids: readonly string[]): Promise<readonly CartRow[]> =>
    db<CartRow>("carts").where({ website_id: websiteId }).whereIn("id", ids),
})
