import { isLapsed } from "@parterre/domain/holds"
import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { isPostgres } from "../database/open-database.ts"
import { Refusal } from "../refusal.ts"

/** The cart of a session that is not history yet. */
export const findCart = (db: Knex, websiteId: string, sessionId: string): Promise<CartRow | undefined> =>
  db<CartRow>("carts")
    .where({ website_id: websiteId, session_id: sessionId })
    .whereNot({ state: "paid" })
    .first()

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
): Promise<CartRow | undefined> =>
  trx<CartRow>("carts")
    .where({ website_id: websiteId, session_id: sessionId })
    .whereNot({ state: "paid" })
    .forUpdate()
    .first()

/** The same of several sessions, in id order. */
export const lockSessionCarts = (trx: Knex.Transaction, sessionIds: readonly string[]): Promise<CartRow[]> =>
  trx<CartRow>("carts")
    .whereIn("session_id", sessionIds)
    .whereNot({ state: "paid" })
    .orderBy("id")
    .forUpdate()

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

/** Carts of an event whose time ran out while they held general admission. */
export async function lapsedCartsWithAdmission(
  trx: Knex.Transaction,
  eventId: string,
  now: number,
): Promise<CartRow[]> {
  const holding = trx("holds")
    .join("hold_lines", "hold_lines.hold_id", "holds.id")
    .where({ "holds.event_id": eventId, "holds.state": "live" })
    .whereNull("hold_lines.seat_id")
    .select("holds.cart_id")
  const lapsed = trx<CartRow>("carts")
    .where({ state: "held" })
    .where("expires_at", "<=", now)
    .whereIn("id", holding)
    .orderBy("id")
    .forUpdate()
  // A cart in other hands is being settled there.
  return isPostgres(trx) ? lapsed.skipLocked() : lapsed
}

/** Makes the session's cart unless another request of the same session has just made it, and locks it. */
export async function openCart(
  trx: Knex.Transaction,
  cart: { readonly id: string; readonly websiteId: string; readonly sessionId: string; readonly now: number },
): Promise<CartRow> {
  const [made] = await trx<CartRow>("carts")
    .insert({
      id: cart.id,
      website_id: cart.websiteId,
      session_id: cart.sessionId,
      state: "empty",
      version: 0,
      expires_at: null,
      renewals_used: 0,
      placed_since: null,
      placed_tickets: 0,
      created_at: cart.now,
      changed_at: cart.now,
    })
    .onConflict()
    .ignore()
    .returning("*")
  if (made !== undefined) return made
  const opened = await lockSessionCart(trx, cart.websiteId, cart.sessionId)
  if (opened === undefined) throw new Error(`The cart of session ${cart.sessionId} was made and is not there`)
  return opened
}

type CartChange = Partial<
  Pick<CartRow, "state" | "expires_at" | "renewals_used" | "placed_since" | "placed_tickets">
>

/** Writes a change of a locked cart; every change grows the version by one. */
export async function changeCart(
  trx: Knex.Transaction,
  cart: CartRow,
  change: CartChange,
  now: number,
): Promise<CartRow> {
  const changed = { ...cart, ...change, version: cart.version + 1, changed_at: now }
  const { state, expires_at, renewals_used, placed_since, placed_tickets, version, changed_at } = changed
  await trx<CartRow>("carts")
    .where({ website_id: cart.website_id, id: cart.id })
    .update({ state, expires_at, renewals_used, placed_since, placed_tickets, version, changed_at })
  return changed
}

/** Whether a cart's time has run out. A cart being paid is not timed. */
export const hasLapsed = (cart: CartRow, now: number): boolean =>
  cart.state === "held" && cart.expires_at !== null && isLapsed(cart.expires_at, now)

/** A cart being paid is left alone until the payment has ended. */
export function refuseWhilePaying(cart: CartRow): void {
  if (cart.state === "paying") throw new Refusal("cart-being-paid")
}
