import type { Knex } from "knex"
import { linkOfToken } from "../carts/cart-link-store.ts"
import { findCart, lockSessionCart, readCart } from "../carts/cart-store.ts"
import { lockLinkedCart } from "../carts/linked-cart.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { ShopperSession, Website } from "../http/handler.ts"

/** The cart that a shopper is at the checkout with: their session's, or the one their link names. Nothing is refused. */
export async function cartAtCheckout(
  db: Knex,
  session: ShopperSession,
  token: string | undefined,
): Promise<CartRow | undefined> {
  if (token === undefined) return findCart(db, session.websiteId, session.id)
  const link = await linkOfToken(db, session.websiteId, token)
  return link && readCart(db, session.websiteId, link.cart_id)
}

interface AtCheckout {
  readonly website: Pick<Website, "id">
  readonly session: ShopperSession
  readonly reservationToken?: string | undefined
}

/** The same, locked; a link that does not pay it is refused. */
export async function lockCartAtCheckout(
  trx: Knex.Transaction,
  { website, session, reservationToken: token }: AtCheckout,
  now: number,
): Promise<{ readonly cart: CartRow | undefined; readonly linkId: string | undefined }> {
  if (token === undefined)
    return { cart: await lockSessionCart(trx, website.id, session.id), linkId: undefined }
  const { cart, link } = await lockLinkedCart(trx, { websiteId: website.id, token, wanted: "pay", now })
  return { cart, linkId: link.id }
}
