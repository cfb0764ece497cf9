import type { CartLink } from "@parterre/contract"
import type { CartLinkPurpose } from "@parterre/domain/carts"
import { insertLink } from "../carts/cart-link-store.ts"
import { changeCart, hasLapsed, lockCart, refuseWhilePaying } from "../carts/cart-store.ts"
import { liveHolds } from "../carts/hold-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { newToken, tokenHash } from "../ids.ts"
import { journalDone } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { changeSale, unpaidSale } from "../sales/sale-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { supportStore } from "./support-store.ts"

const minute = 60_000

export interface LinkToMake {
  /** Of a cart, a sale, a receipt or a hold. */
  readonly id: string
  readonly purpose: CartLinkPurpose
  readonly minutes: number
  readonly staffName: string
  /** The address of a page of the shop. */
  readonly address: (path: string) => string
}

/** A member of the staff makes a link to a shopper's live cart. Its token is told here, and kept nowhere. */
export async function linkCart(
  { db, newId }: Pick<Dependencies, "db" | "newId">,
  { website, language, now }: Viewer,
  { id, purpose, minutes, staffName, address }: LinkToMake,
): Promise<CartLink> {
  const token = newToken()
  const expiresAt = now + minutes * minute
  const cart = await inTransaction(db, async (trx) => {
    const meant = await supportStore(trx, website.id).cartMeant(id)
    const locked = meant && (await lockCart(trx, website.id, meant.id))
    const live = refuseUnlessLive(locked, now)
    const holds = await liveHolds(trx, live.id)
    const linkId = newId()
    await insertLink(trx, {
      id: linkId,
      website_id: website.id,
      cart_id: live.id,
      token_hash: tokenHash(token),
      purpose,
      hold_ids: JSON.stringify(holds.map((hold) => hold.id)),
      created_at: now,
      expires_at: expiresAt,
    })
    await journalDone(trx, {
      websiteId: website.id,
      cartId: live.id,
      sessionId: live.session_id,
      at: now,
      actor: `staff:${staffName}`,
      command: "support.link",
      outcome: "done",
      data: { linkId, purpose, expiresAt },
    })
    const changed = await changeCart(trx, live, {}, now)
    // The link changes nothing that a shopper at the checkout has agreed to.
    const sale = await unpaidSale(trx, live)
    if (sale?.cart_version === live.version) await changeSale(trx, sale, { cart_version: changed.version })
    return changed
  })
  const url = new URL(address(`/${language}/cart`))
  url.searchParams.set("reservationToken", token)
  return {
    url: url.href,
    purpose,
    expiresAt: isoInZone(expiresAt, website.timeZone),
    cartExpiresAt: isoInZone(cart.expires_at ?? now, website.timeZone),
  }
}

function refuseUnlessLive(cart: CartRow | undefined, now: number): CartRow {
  if (cart === undefined) throw new Refusal("cart-unknown")
  if (cart.state === "paid") throw new Refusal("cart-paid")
  if (cart.state === "empty") throw new Refusal("cart-empty")
  refuseWhilePaying(cart)
  if (cart.state !== "held" || hasLapsed(cart, now)) throw new Refusal("cart-expired")
  return cart
}
