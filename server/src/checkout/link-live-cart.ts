import type { CartLinkPurpose } from "@parterre/domain/carts"
import type { Knex } from "knex"
import { insertLink } from "../carts/cart-link-store.ts"
import { changeCart, hasLapsed, lockSessionCart, refuseWhilePaying } from "../carts/cart-store.ts"
import { liveHolds } from "../carts/hold-store.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import type { ShopperSession } from "../http/handler.ts"
import { newToken, tokenHash } from "../ids.ts"
import { journalDone } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { changeSale, unpaidSale } from "../sales/sale-store.ts"

type Journalled = Parameters<typeof journalDone>[1]

interface LinkOfCart {
  readonly id: string
  readonly token: string
  readonly purpose: CartLinkPurpose
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly now: number
  /** Who made it, as the journal tells. */
  readonly journal: (linkId: string) => Pick<Journalled, "actor" | "command" | "data">
}

/** Makes a link to a locked cart that is live; refuses any other. */
export async function linkLiveCart(
  trx: Knex.Transaction,
  locked: CartRow | undefined,
  { id, token, purpose, expiresAt, now, journal }: LinkOfCart,
): Promise<CartRow> {
  const live = refuseUnlessLive(locked, now)
  const holds = await liveHolds(trx, live.id)
  await insertLink(trx, {
    id,
    website_id: live.website_id,
    cart_id: live.id,
    token_hash: tokenHash(token),
    purpose,
    hold_ids: JSON.stringify(holds.map((hold) => hold.id)),
    created_at: now,
    expires_at: expiresAt,
  })
  await journalDone(trx, {
    websiteId: live.website_id,
    cartId: live.id,
    sessionId: live.session_id,
    at: now,
    outcome: "done",
    ...journal(id),
  } as Journalled)
  const changed = await changeCart(trx, live, {}, now)
  // The link changes nothing that a shopper at the checkout has agreed to.
  const sale = await unpaidSale(trx, live)
  if (sale?.cart_version === live.version) await changeSale(trx, sale, { cart_version: changed.version })
  return changed
}

/** Milliseconds that a shopper has between the shop and its checkout at another origin, and at that. */
const ownLinkTime = 60 * 60_000

/** A link to the session's own cart, to pay it at the site's other origin. Its token is told here, and kept nowhere. */
export async function linkOwnCart(
  { db, newId }: Pick<Dependencies, "db" | "newId">,
  { id: sessionId, websiteId }: ShopperSession,
  now: number,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const token = newToken()
  const expiresAt = now + ownLinkTime
  await inTransaction(db, async (trx) =>
    linkLiveCart(trx, await lockSessionCart(trx, websiteId, sessionId), {
      ...{ id: newId(), token, purpose: "pay", expiresAt, now },
      journal: (linkId) => ({ actor: "shopper", command: "cart.link", data: { linkId, expiresAt } }),
    }),
  )
  return { token, expiresAt }
}

export function refuseUnlessLive(cart: CartRow | undefined, now: number): CartRow {
  if (cart === undefined) throw new Refusal("cart-unknown")
  if (cart.state === "paid") throw new Refusal("cart-paid")
  if (cart.state === "empty") throw new Refusal("cart-empty")
  refuseWhilePaying(cart)
  if (cart.state !== "held" || hasLapsed(cart, now)) throw new Refusal("cart-expired")
  return cart
}
