import type { Knex } from "knex"
import { moveClaims as moveClaimsOf } from "../availability/own-claim-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { Refusal } from "../refusal.ts"
import type { HoldWithLines } from "./hold-store.ts"

/**
 * Moves the end of the claims of what a cart holds. Each must still be the cart's: another server whose clock runs ahead may have
 * given a seat away.
 */
export async function moveClaims(
  trx: Knex.Transaction,
  cart: CartRow,
  holds: readonly HoldWithLines[],
  expiresAt: number,
): Promise<void> {
  const seats = holds.flatMap((hold) => hold.lines.filter((line) => line.seat_id !== null))
  const moved = await moveClaimsOf(
    trx,
    cart.website_id,
    holds.map((hold) => hold.id),
    expiresAt,
  )
  if (moved !== seats.length) throw new Refusal("cart-expired")
}
