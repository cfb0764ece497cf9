import type { Knex } from "knex"
import { deleteInParts } from "../database/delete-in-parts.ts"
import type { CartLinkRow } from "../database/hold-tables.ts"
import { tokenHash } from "../ids.ts"

/** Milliseconds that a link which has ended still says so, rather than being unknown. */
const told = 30 * 86_400_000

export async function insertLink(trx: Knex.Transaction, row: CartLinkRow): Promise<void> {
  await trx<CartLinkRow>("cart_links").insert(row)
}

/** The link of a token, whatever became of its cart. */
export const linkOfToken = (db: Knex, websiteId: string, token: string): Promise<CartLinkRow | undefined> =>
  db<CartLinkRow>("cart_links")
    .where({ website_id: websiteId, token_hash: tokenHash(token) })
    .first()

/** Forgets the links of all websites that ended long ago. */
export const forgetLinks = (db: Knex, now: number): Promise<void> =>
  deleteInParts(db, "cart_links", "id", (rows) => rows.where("expires_at", "<=", now - told))
