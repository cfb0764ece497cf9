import { renewal } from "@parterre/domain/holds"
import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { defined } from "../defined.ts"
import type { Website } from "../http/handler.ts"
import { journalDone } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { changeCart, hasLapsed, refuseWhilePaying } from "./cart-store.ts"
import { liveHolds } from "./hold-store.ts"
import { moveClaims } from "./move-claims.ts"

/** Gives the shopper of a locked cart, or whoever pays it by a link, more time: counted and bounded by the website. */
export async function extendCart(
  trx: Knex.Transaction,
  website: Website,
  cart: CartRow | undefined,
  now: number,
  linkId?: string,
): Promise<CartRow> {
  if (cart === undefined || cart.state === "empty") throw new Refusal("cart-empty")
  refuseWhilePaying(cart)
  if (cart.state !== "held" || cart.expires_at === null || hasLapsed(cart, now))
    throw new Refusal("cart-expired")
  const renewed = renewal(
    { expiresAt: cart.expires_at, renewals: cart.renewals_used },
    { holdSeconds: website.holdSeconds, maxRenewals: website.renewals },
    now,
  )
  if (!renewed.ok) throw new Refusal("no-extension-left")
  const { expiresAt, renewals } = renewed.hold
  await moveClaims(trx, cart, await liveHolds(trx, cart.id), expiresAt)
  await journalDone(trx, {
    websiteId: website.id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: "shopper",
    command: "holds.extend",
    outcome: "done",
    data: defined({ expiresAt, linkId }),
  })
  return changeCart(trx, cart, { expires_at: expiresAt, renewals_used: renewals }, now)
}
