import type { Knex } from "knex"
import { linkOfToken } from "../carts/cart-link-store.ts"
import { findCart, lockCart, lockSessionCart, readCart } from "../carts/cart-store.ts"
import { lockLinkedCart } from "../carts/linked-cart.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { ShopperSession, Website } from "../http/handler.ts"

/** The cart that a shopper is at the checkout with: their session's, or the one their link names. Nothing is refused. */
export async function cartAtCheckout(
  db: Knex,
  { session, reservationToken: token, renewal }: Omit<AtCheckout, "website">,
): Promise<CartRow | undefined> {
  if (renewal !== undefined) return readCart(db, session.websiteId, renewal.cartId)
  if (token === undefined) return findCart(db, session.websiteId, session.id)
  const link = await linkOfToken(db, session.websiteId, token)
  return link && readCart(db, session.websiteId, link.cart_id)
}

export interface AtCheckout {
  readonly website: Pick<Website, "id">
  readonly session: ShopperSession
  readonly reservationToken?: string | undefined
  readonly renewal?: { readonly cartId: string } | undefined
}

/** The same, locked; a link that does not pay it is refused. */
export async function lockCartAtCheckout(
  trx: Knex.Transaction,
  { website, session, reservationToken: token, renewal }: AtCheckout,
  now: number,
): Promise<{ readonly cart: CartRow | undefined; readonly linkId: string | undefined }> {
  if (renewal !== undefined)
    return { cart: await lockCart(trx, website.id, renewal.cartId), linkId: undefined }
  if (token === undefined)
    return { cart: await lockSessionCart(trx, website.id, session.id), linkId: undefined }
  const { cart, link } = await lockLinkedCart(trx, { websiteId: website.id, token, wanted: "pay", now })
  return { cart, linkId: link.id }
}
