import type { Knex } from "knex"
import { admissionGuard } from "../availability/admission-capacity-store.ts"
import { dropClaims } from "../availability/own-claim-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import { stockGuard } from "../products/stock-store.ts"
import { countedUses } from "../promotions/code-uses.ts"
import { codeGuard } from "../promotions/use-store.ts"
import { bumpSections } from "../seating/section-version-store.ts"
import { addedUp, givenBack } from "./drop-lines.ts"
import { changeHolds, releaseHoldLines, soldHolds } from "./hold-store.ts"

/**
 * Takes lines of a locked, paid cart out of what was sold. Their seats, places and stock go back on sale unless they are
 * kept; the uses of their codes are given back either way. A statement for each table, in the order in which all lock them,
 * and the last of their transaction: others who want a seat of these sections wait for its commit.
 */
export async function giveBackSold(
  trx: Knex.Transaction,
  cart: Pick<CartRow, "id">,
  lineIds: ReadonlySet<string>,
  { keepsSeats, end }: { readonly keepsSeats: boolean; readonly end: "refund" | "void" },
  now: number,
): Promise<void> {
  const given = givenBack(await soldHolds(trx, cart.id), lineIds, end)
  const free = !keepsSeats
  await inOneTrip(trx, [
    () => bumpSections(trx, free ? given.sections : []),
    () => admissionGuard.count(trx, free ? addedUp(given.admission) : []),
    () => stockGuard.count(trx, free ? given.stock : []),
    () => codeGuard.count(trx, countedUses(given.uses)),
    () => dropClaims(trx, free ? given.claims : [], "sold"),
    () => changeHolds(trx, given.holds, now),
    () => releaseHoldLines(trx, given.lines),
  ])
}
