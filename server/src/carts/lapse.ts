import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { isPostgres } from "../database/open-database.ts"
import { journalDone } from "../journal/journal-store.ts"
import { changeCart, hasLapsed, liveHolds, readCart } from "./cart-store.ts"
import { dropLines } from "./drop-lines.ts"

/** Settles a locked cart whose time has run out: its seats and places are free again and it says `expired`. */
export async function settleLapse(trx: Knex.Transaction, known: CartRow, now: number): Promise<CartRow> {
  if (!hasLapsed(known, now)) return known
  // Another request of the same batch may have needed its places and settled it.
  const cart = (await readCart(trx, known.website_id, known.id)) ?? known
  if (!hasLapsed(cart, now)) return cart
  const holds = await liveHolds(trx, cart.id)
  const lines = holds.flatMap((hold) => hold.lines.map((line) => line.id))
  await dropLines(trx, holds, new Set(lines), "lapse", now)
  await journalDone(trx, {
    websiteId: cart.website_id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: "system",
    command: "cart.lapse",
    outcome: "done",
    data: { lines },
  })
  return changeCart(trx, cart, { state: "expired" }, now)
}

/** Carts of an event whose time ran out while they held general admission places. */
export async function lapsedCartsWithPlaces(
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
