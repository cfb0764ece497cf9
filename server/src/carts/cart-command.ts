import type { Cart } from "@parterre/contract"
import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { type Language, type ShopperSession, sessionOf, type Website } from "../http/handler.ts"
import { type JournalCommand, refusedEntry } from "../journal/entry.ts"
import { type JournalLog, journalRefused } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { findCart, lockSessionCart } from "./cart-store.ts"
import { noCart, showCart } from "./cart-view.ts"
import type { CartDependencies } from "./hold-details.ts"

interface ShopperRequest {
  readonly website: Website
  readonly language: Language
  readonly session: ShopperSession | undefined
}

export interface CommandRequest extends ShopperRequest {
  readonly log: JournalLog
}

/** Runs a command on the locked cart of a session, journals a refusal, and answers the cart as it is afterwards. */
export async function onSessionCart(
  dependencies: CartDependencies,
  request: CommandRequest,
  command: JournalCommand,
  work: (trx: Knex.Transaction, cart: CartRow | undefined, now: number) => Promise<CartRow | undefined>,
): Promise<Cart> {
  const { db, clock } = dependencies
  const { website } = request
  const sessionId = sessionOf(request).id
  const now = clock.now()
  try {
    const changed = await inTransaction(db, async (trx) =>
      work(trx, await lockSessionCart(trx, website.id, sessionId), now),
    )
    const viewer = { ...request, now }
    return changed === undefined ? noCart(viewer) : await showCart(dependencies, changed, viewer)
  } catch (error) {
    if (error instanceof Refusal) {
      const facts = { websiteId: website.id, sessionId, at: now, command }
      await journalRefused(db, [refusedEntry(facts, error)], request.log)
    }
    throw error
  }
}

/** The cart of a session as it is now. */
export async function sessionCart(dependencies: CartDependencies, request: ShopperRequest): Promise<Cart> {
  const { db, clock } = dependencies
  const viewer = { ...request, now: clock.now() }
  const cart = await findCart(db, request.website.id, sessionOf(request).id)
  return cart === undefined ? noCart(viewer) : showCart(dependencies, cart, viewer)
}
