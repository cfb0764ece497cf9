import type { Knex } from "knex"
import type { PresaleCodeRow, PromotionRow } from "../database/promotion-tables.ts"
import { rowSet, rowsOf } from "../database/row-sets.ts"

/** Promotions of websites by their ids; what names none is answered by nothing. */
export async function readPromotions(
  db: Knex,
  named: readonly { readonly websiteId: string; readonly id: string }[],
): Promise<readonly PromotionRow[]> {
  if (named.length === 0) return []
  const rows = named.map(({ websiteId, id }) => ({ website_id: websiteId, id }))
  const asked = rowSet(db, { website_id: "text", id: "text" }, rows)
  return rowsOf<PromotionRow>(
    db,
    `SELECT p.* FROM ${asked.sql} AS asked CROSS JOIN promotions AS p
     WHERE p.website_id = asked.website_id AND p.id = asked.id`,
    asked.bindings,
  )
}

/** Codes of presales that exist. */
export async function readPresaleCodes(
  db: Knex,
  named: readonly Pick<PresaleCodeRow, "website_id" | "presale_id" | "code">[],
): Promise<readonly PresaleCodeRow[]> {
  if (named.length === 0) return []
  const asked = rowSet(db, { website_id: "text", presale_id: "text", code: "text" }, named)
  return rowsOf<PresaleCodeRow>(
    db,
    `SELECT p.* FROM ${asked.sql} AS asked CROSS JOIN presale_codes AS p
     WHERE p.website_id = asked.website_id AND p.presale_id = asked.presale_id AND p.code = asked.code`,
    asked.bindings,
  )
}

/**
 * Tickets that a shopper has bought with each of these promotions, or is paying, in this session or as this client; those of
 * a cart may be left out.
 */
export async function boughtWith(
  db: Knex,
  {
    websiteId,
    sessionId,
    cartId = "",
  }: { readonly websiteId: string; readonly sessionId: string; readonly cartId?: string },
  promotionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (promotionIds.length === 0) return new Map()
  const rows: readonly { readonly promotion_id: string; readonly tickets: number | string }[] = await db(
    "sales as s",
  )
    .join("holds as h", "h.cart_id", "s.cart_id")
    .where({ "s.website_id": websiteId })
    .whereIn("s.state", ["paid", "paying"])
    .whereIn("h.state", ["sold", "live"])
    .whereNot({ "s.cart_id": cartId })
    .andWhere((shopper) => {
      const client = db("sessions").where({ website_id: websiteId, id: sessionId }).select("client_id")
      shopper.where({ "s.session_id": sessionId }).orWhereIn("s.client_id", client)
    })
    .whereIn("h.promotion_id", [...promotionIds])
    .groupBy("h.promotion_id")
    .select("h.promotion_id")
    .sum({ tickets: "h.qty" })
  return new Map(rows.map(({ promotion_id, tickets }) => [promotion_id, Number(tickets)]))
}
