import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { journalDone } from "../journal/journal-store.ts"
import { changeCart, hasLapsed, readCart } from "./cart-store.ts"
import { dropLines } from "./drop-lines.ts"
import { liveHolds } from "./hold-store.ts"

/** Settles a locked cart whose time has run out: its seats and general admission are free again and it says `expired`. */
export async function settleLapse(trx: Knex.Transaction, known: CartRow, now: number): Promise<CartRow> {
  if (!hasLapsed(known, now)) return known
  // Another request of the same batch may have needed its general admission and settled it.
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
