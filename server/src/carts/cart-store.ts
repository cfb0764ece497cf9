import { isLapsed } from "@parterre/domain/holds"
import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { isPostgres } from "../database/open-database.ts"
import { forUpdate, foundBy, rowSet, rowsOf } from "../database/row-sets.ts"
import { Refusal } from "../refusal.ts"

/** The cart of a session that is not history yet; the state is written out, as in the index that finds it. */
const cartOfSession = (db: Knex, websiteId: string, sessionId: string) =>
  db<CartRow>("carts").where({ website_id: websiteId, session_id: sessionId }).whereRaw("state <> 'paid'")

export const findCart = (db: Knex, websiteId: string, sessionId: string): Promise<CartRow | undefined> =>
  cartOfSession(db, websiteId, sessionId).first()

export const readCart = (db: Knex, websiteId: string, cartId: string): Promise<CartRow | undefined> =>
  db<CartRow>("carts").where({ website_id: websiteId, id: cartId }).first()

/** The cart that a sale is of. */
export const cartOfSale = async (db: Knex, websiteId: string, saleId: string): Promise<CartRow | undefined> =>
  db("carts")
    .join("sales", "sales.cart_id", "carts.id")
    .where({ "sales.website_id": websiteId, "sales.id": saleId })
    .first("carts.*")

/** Reads a cart and keeps others from changing it until the transaction ends. Carts are locked before anything else. */
export const lockCart = (
  trx: Knex.Transaction,
  websiteId: string,
  cartId: string,
): Promise<CartRow | undefined> =>
  trx<CartRow>("carts").where({ website_id: websiteId, id: cartId }).forUpdate().first()

export const lockSessionCart = (
  trx: Knex.Transaction,
  websiteId: string,
  sessionId: string,
): Promise<CartRow | undefined> => cartOfSession(trx, websiteId, sessionId).forUpdate().first()

/** The same of several sessions, in id order. */
export async function lockSessionCarts(
  trx: Knex.Transaction,
  sessions: readonly Pick<CartRow, "website_id" | "session_id">[],
): Promise<readonly CartRow[]> {
  const byWebsiteId = foundBy(trx, "carts AS c", ["website_id", "session_id"], sessions)
  const found = await rowsOf<CartRow>(
    trx,
    `SELECT c.* FROM ${byWebsiteId.from} WHERE ${byWebsiteId.where} AND c.state <> 'paid'
     ORDER BY c.id ${forUpdate(trx, "c")}`,
    byWebsiteId.bindings,
  )
  const isAsked = new Set(sessions.map(({ website_id, session_id }) => `${website_id} ${session_id}`))
  return found.filter(({ website_id, session_id }) => isAsked.has(`${website_id} ${session_id}`))
}

/** Carts of all websites whose time has run out and which nobody has settled, the oldest first. */
export const lapsedCarts = (
  db: Knex,
  now: number,
  atMost: number,
): Promise<Pick<CartRow, "id" | "website_id">[]> =>
  db<CartRow>("carts")
    .where({ state: "held" })
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(atMost)
    .select("id", "website_id")

/** Carts whose time ran out while they held general admission of these events. */
export async function lapsedCartsWithAdmission(
  trx: Knex.Transaction,
  eventIds: readonly string[],
  now: number,
): Promise<readonly CartRow[]> {
  const events = rowSet(
    trx,
    { event_id: "text" },
    eventIds.map((event_id) => ({ event_id })),
  )
  // A cart in other hands is being settled there.
  const lock = isPostgres(trx) ? "FOR UPDATE SKIP LOCKED" : ""
  return rowsOf<CartRow>(
    trx,
    `SELECT * FROM carts
     WHERE state = 'held' AND expires_at <= ? AND id IN (
       SELECT h.cart_id FROM ${events.sql} AS events CROSS JOIN holds AS h CROSS JOIN hold_lines AS l
       WHERE h.event_id = events.event_id AND h.state = 'live' AND l.hold_id = h.id AND l.seat_id IS NULL)
     ORDER BY id ${lock}`,
    [now, ...events.bindings],
  )
}

const cartColumns = {
  id: "text",
  website_id: "text",
  session_id: "text",
  state: "text",
  version: "bigint",
  expires_at: "bigint",
  renewals_used: "bigint",
  placed_since: "bigint",
  placed_tickets: "bigint",
  created_at: "bigint",
  changed_at: "bigint",
} as const

/**
 * Writes carts as they are now: changes of locked ones, and new ones. A session has one cart; a new one beside a cart that
 * another process has just made breaks the key of sessions.
 */
export async function saveCarts(trx: Knex.Transaction, carts: readonly CartRow[]): Promise<void> {
  if (carts.length === 0) return
  const columns = Object.keys(cartColumns).join(", ")
  const saved = rowSet(trx, cartColumns, carts)
  await trx.raw(
    `INSERT INTO carts (${columns}) SELECT ${columns} FROM ${saved.sql} AS saved WHERE true ORDER BY id
     ON CONFLICT (id) DO UPDATE
     SET state = excluded.state, version = excluded.version, expires_at = excluded.expires_at,
       renewals_used = excluded.renewals_used, placed_since = excluded.placed_since,
       placed_tickets = excluded.placed_tickets, changed_at = excluded.changed_at`,
    saved.bindings,
  )
}

/** Takes carts away that were made in this transaction and are not needed. */
export async function forgetNewCarts(trx: Knex.Transaction, carts: readonly CartRow[]): Promise<void> {
  if (carts.length === 0) return
  const unused = rowSet(
    trx,
    { website_id: "text", id: "text" },
    carts.map(({ website_id, id }) => ({ website_id, id })),
  )
  await trx.raw(
    `DELETE FROM carts
     WHERE version = 0 AND (website_id, id) IN (SELECT website_id, id FROM ${unused.sql} AS unused)`,
    unused.bindings,
  )
}

/** A cart of a session that has none yet; nothing is written. */
export const newCart = (
  id: string,
  { website_id, session_id }: Pick<CartRow, "website_id" | "session_id">,
  now: number,
): CartRow => ({
  id,
  website_id,
  session_id,
  state: "empty",
  version: 0,
  expires_at: null,
  renewals_used: 0,
  placed_since: null,
  placed_tickets: 0,
  created_at: now,
  changed_at: now,
})

/** A cart with a change; every change grows the version by one. */
export const changedCart = (cart: CartRow, change: CartChange, now: number): CartRow => ({
  ...cart,
  ...change,
  version: cart.version + 1,
  changed_at: now,
})

type CartChange = Partial<
  Pick<CartRow, "state" | "expires_at" | "renewals_used" | "placed_since" | "placed_tickets">
>

/** Writes a change of a locked cart. */
export async function changeCart(
  trx: Knex.Transaction,
  cart: CartRow,
  change: CartChange,
  now: number,
): Promise<CartRow> {
  const changed = changedCart(cart, change, now)
  await saveCarts(trx, [changed])
  return changed
}

/** Whether a cart's time has run out. A cart being paid is not timed. */
export const hasLapsed = (cart: CartRow, now: number): boolean =>
  cart.state === "held" && cart.expires_at !== null && isLapsed(cart.expires_at, now)

/** A cart being paid is left alone until the payment has ended. */
export function refuseWhilePaying(cart: CartRow): void {
  if (cart.state === "paying") throw new Refusal("cart-being-paid")
}
