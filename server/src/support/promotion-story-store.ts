import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import type { CodeUseRow, PromotionRow } from "../database/promotion-tables.ts"

/** A cart with a promotion: its tickets, and the cents that they cost less. */
export interface PromotedCart {
  readonly cart: CartRow
  readonly qty: number
  readonly off: number
}

/** Who used the promotions of one website. */
export const promotionStoryStore = (db: Knex, websiteId: string) => ({
  /** By its id, or by its code as it is compared. */
  promotion: async (id: string, code: string): Promise<PromotionRow | undefined> =>
    db<PromotionRow>("promotions")
      .where({ website_id: websiteId })
      .where((named) => named.where({ id }).orWhere({ code }))
      .first(),

  limit: async (promotionId: string): Promise<CodeUseRow | undefined> =>
    db<CodeUseRow>("code_uses").where({ website_id: websiteId, code_id: promotionId }).first(),

  /** Tickets held or sold with it, those of carts whose time has just run out included. */
  used: async (promotionId: string): Promise<number> => {
    const row: { readonly tickets?: number | string | null } | undefined = await db("holds")
      .where({ website_id: websiteId, promotion_id: promotionId })
      .whereIn("state", ["live", "sold"])
      .sum({ tickets: "qty" })
      .first()
    return Number(row?.tickets ?? 0)
  },

  /** The carts that have tickets with it, the last changed first. */
  carts: async (promotionId: string, atMost: number): Promise<readonly PromotedCart[]> => {
    const uses: readonly { readonly cart_id: string; readonly qty: number; readonly off: number }[] =
      await db("holds as h")
        .join("carts as c", "c.id", "h.cart_id")
        .where({ "h.website_id": websiteId, "h.promotion_id": promotionId })
        .whereIn("h.state", ["live", "sold"])
        .groupBy("h.cart_id", "c.changed_at")
        .orderBy([
          { column: "c.changed_at", order: "desc" },
          { column: "h.cart_id", order: "asc" },
        ])
        .limit(atMost)
        .select("h.cart_id")
        .select({
          qty: db.raw("SUM(h.qty)"),
          off: db.raw("SUM(h.qty * (COALESCE(h.original_price, h.price) - h.price))"),
        })
    const carts = await db<CartRow>("carts")
      .where({ website_id: websiteId })
      .whereIn(
        "id",
        uses.map(({ cart_id }) => cart_id),
      )
    const byId = new Map(carts.map((cart) => [cart.id, cart]))
    return uses.flatMap(({ cart_id, qty, off }) => {
      const cart = byId.get(cart_id)
      return cart === undefined ? [] : { cart, qty: Number(qty), off: Number(off) }
    })
  },

  /** The names of what a promotion is for, in both languages. */
  names: async (
    table: "events" | "venue_price_levels" | "products",
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly fr: string; readonly en: string }[]> =>
    table === "events"
      ? db("events as e")
          .join("shows as s", "s.id", "e.show_id")
          .where({ "e.website_id": websiteId })
          .whereIn("e.id", [...ids])
          .select({ id: "e.id", fr: "s.title_fr", en: "s.title_en" })
          .orderBy("e.starts_at")
      : db(table)
          .where({ website_id: websiteId })
          .whereIn("id", [...ids])
          .select(
            table === "products"
              ? { id: "id", fr: "title_fr", en: "title_en" }
              : { id: "id", fr: "name_fr", en: "name_en" },
          )
          .orderBy("ordinal"),

  /** What the types of tickets are called, by their keys; one name of each is enough. */
  ticketTypes: async (
    keys: readonly string[],
  ): Promise<readonly { readonly id: string; readonly fr: string; readonly en: string }[]> =>
    db("event_prices")
      .where({ website_id: websiteId })
      .whereIn("key", [...keys])
      .groupBy("key")
      .orderBy("key")
      .select({ id: "key", fr: db.raw("MIN(name_fr)"), en: db.raw("MIN(name_en)") }),
})
