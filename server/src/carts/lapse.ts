import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import type { DoneEntry } from "../journal/entry.ts"
import { journalDone } from "../journal/journal-store.ts"
import { changedCart, hasLapsed, saveCarts } from "./cart-store.ts"
import { dropLines } from "./drop-lines.ts"
import { type HoldWithLines, liveHolds } from "./hold-store.ts"

/** A cart that says `expired` now, and what it held. */
export interface Lapse {
  readonly cart: CartRow
  readonly holds: readonly HoldWithLines[]
  readonly lineIds: ReadonlySet<string>
  readonly entry: DoneEntry
}

/** What becomes of a cart whose time has run out; nothing is written. */
export function lapseOf(cart: CartRow, holds: readonly HoldWithLines[], now: number): Lapse {
  const lines = holds.flatMap((hold) => hold.lines.map((line) => line.id))
  return {
    cart: changedCart(cart, { state: "expired" }, now),
    holds,
    lineIds: new Set(lines),
    entry: {
      websiteId: cart.website_id,
      cartId: cart.id,
      sessionId: cart.session_id,
      at: now,
      actor: "system",
      command: "cart.lapse",
      outcome: "done",
      data: { lines },
    },
  }
}

/** Settles a locked cart whose time has run out: its seats and general admission are free again. */
export async function settleLapse(trx: Knex.Transaction, cart: CartRow, now: number): Promise<CartRow> {
  if (!hasLapsed(cart, now)) return cart
  const lapse = lapseOf(cart, await liveHolds(trx, cart.id), now)
  await writeLapse(trx, lapse, now)
  return lapse.cart
}

/** Writes what became of a locked cart; the seats are free once it is committed, so it comes last. */
export async function writeLapse(trx: Knex.Transaction, lapse: Lapse, now: number): Promise<void> {
  await inOneTrip(trx, [
    () => saveCarts(trx, [lapse.cart]),
    () => journalDone(trx, lapse.entry),
    () => dropLines(trx, lapse.holds, lapse.lineIds, "lapse", now),
  ])
}
