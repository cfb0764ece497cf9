import type { CartState } from "@parterre/contract"
import { nameKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow, HoldRow } from "../database/hold-tables.ts"

export interface CartQuestion {
  /** A session, cart or sale, or part of a client's name or email. */
  readonly q?: string | undefined
  readonly state?: CartState | undefined
  readonly limit: number
}

export interface HoldQuestion {
  readonly eventId?: string | undefined
  readonly cartId?: string | undefined
  readonly limit: number
}

/** The end of an id, as lists show it: many begin with the same time. */
const endAsked = (asked: string): string | undefined => /^…?([0-9a-f-]{8,20})$/.exec(asked)?.[1]

/** What the staff of one website looks for. */
export const supportStore = (db: Knex, websiteId: string) => ({
  /** Carts, the last changed first; `now` is epoch milliseconds. */
  findCarts: async ({ q = "", state, limit }: CartQuestion, now: number): Promise<readonly CartRow[]> => {
    const query = db<CartRow>("carts")
      .where({ website_id: websiteId })
      .orderBy([
        { column: "changed_at", order: "desc" },
        { column: "id", order: "asc" },
      ])
      .limit(limit)
    if (state !== undefined) inState(query, state, now)
    const asked = q.trim()
    if (asked !== "") matching(query, db, websiteId, asked)
    return query
  },

  /** The living holds of these carts, in the order they were added. */
  liveHolds: async (cartIds: readonly string[]): Promise<readonly HoldRow[]> =>
    db<HoldRow>("holds")
      .where({ website_id: websiteId, state: "live" })
      .whereIn("cart_id", cartIds)
      .orderBy("ordinal"),

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

  /** The only hold whose id ends so. */
  holdOfEnd: async (asked: string): Promise<HoldRow | undefined> => {
    const end = endAsked(asked)
    if (end === undefined) return undefined
    const ending = db<HoldRow>("holds").where({ website_id: websiteId })
    const [found, other] = await ending.whereLike("id", `%${end}`).limit(2)
    return other === undefined ? found : undefined
  },

  /** The cart that somebody means: by its own id, its sale's, the number on the receipt, or that of one of its holds. */
  cartMeant: async (id: string): Promise<CartRow | undefined> =>
    db<CartRow>("carts")
      .where({ website_id: websiteId })
      .where((meant) =>
        meant
          .where({ id })
          .orWhereIn("id", db<HoldRow>("holds").where({ website_id: websiteId, id }).select("cart_id"))
          .orWhereIn(
            "id",
            db<SaleRow>("sales")
              .where({ website_id: websiteId })
              .where((sale) => sale.where({ id }).orWhere({ receipt_number: id }))
              .select("cart_id"),
          ),
      )
      .first(),

  /** The last cart of a session. */
  cartOfSession: async (sessionId: string): Promise<CartRow | undefined> =>
    db<CartRow>("carts")
      .where({ website_id: websiteId, session_id: sessionId })
      .orderBy("changed_at", "desc")
      .first(),

  carts: async (ids: readonly string[]): Promise<readonly CartRow[]> =>
    db<CartRow>("carts").where({ website_id: websiteId }).whereIn("id", ids),
})

function inState(query: Knex.QueryBuilder<CartRow>, state: CartState, now: number): void {
  // A cart nobody has touched since its time ran out still says `held` in its row.
  if (state === "held") query.where({ state }).where("expires_at", ">", now)
  else if (state !== "expired") query.where({ state })
  else
    query.where((ended) =>
      ended
        .where({ state })
        .orWhere((lapsed) => lapsed.where({ state: "held" }).where("expires_at", "<=", now)),
    )
}

function matching(query: Knex.QueryBuilder<CartRow>, db: Knex, websiteId: string, asked: string): void {
  const key = nameKey(asked)
  const part = `%${key.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const sales = db<SaleRow>("sales")
    .where({ website_id: websiteId })
    .where((sale) =>
      sale
        .where({ id: asked })
        .orWhere({ receipt_number: asked.toUpperCase() })
        .modify((found) => {
          // People read out what comes after the organiser's letters.
          if (/^[0-9A-Z]{8}$/i.test(asked)) found.orWhereLike("receipt_number", `%-${asked.toUpperCase()}`)
          // A part of a name may be anywhere in it: an index tells beginnings only.
          if (key !== "") found.orWhereRaw("buyer_key LIKE ? ESCAPE '\\'", [part])
        }),
    )
    .select("cart_id")
  const end = endAsked(asked)
  query.where((cart) => {
    cart.where({ id: asked }).orWhere({ session_id: asked }).orWhereIn("id", sales)
    if (end !== undefined) cart.orWhereLike("id", `%${end}`)
  })
}
