import type { Cart } from "@parterre/contract"
import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { type Language, type ShopperSession, sessionOf, type Website } from "../http/handler.ts"
import { type JournalCommand, refusedEntry } from "../journal/entry.ts"
import { type JournalLog, journalRefused } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { findCart, lockSessionCart } from "./cart-store.ts"
import { noCart, showCart } from "./cart-view.ts"

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
  { db, clock }: Dependencies,
  request: CommandRequest,
  command: JournalCommand,
  work: (trx: Knex.Transaction, cart: CartRow | undefined, now: number) => Promise<CartRow | undefined>,
): Promise<Cart> {
  const { website } = request
  const sessionId = sessionOf(request).id
  const now = clock.now()
  try {
    const changed = await inTransaction(db, async (trx) =>
      work(trx, await lockSessionCart(trx, website.id, sessionId), now),
    )
    const viewer = { ...request, now }
    return changed === undefined ? noCart(viewer) : await showCart(db, changed, viewer)
  } catch (error) {
    if (error instanceof Refusal) {
      const facts = { websiteId: website.id, sessionId, at: now, command }
      await journalRefused(db, [refusedEntry(facts, error)], request.log)
    }
    throw error
  }
}

/** The cart of a session as it is now. */
export async function sessionCart({ db, clock }: Dependencies, request: ShopperRequest): Promise<Cart> {
  const viewer = { ...request, now: clock.now() }
  const cart = await findCart(db, request.website.id, sessionOf(request).id)
  return cart === undefined ? noCart(viewer) : showCart(db, cart, viewer)
}
