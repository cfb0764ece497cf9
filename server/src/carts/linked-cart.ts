import { type CartLinkPurpose, cartLinkProblem } from "@parterre/domain/carts"
import type { Knex } from "knex"
import type { CartLinkRow, CartRow } from "../database/hold-tables.ts"
import { Refusal } from "../refusal.ts"
import { linkOfToken } from "./cart-link-store.ts"
import { hasLapsed, lockCart, readCart } from "./cart-store.ts"
import { liveHolds } from "./hold-store.ts"

/** How somebody comes to a cart that is not their session's. */
interface LinkAsked {
  readonly websiteId: string
  readonly token: string
  readonly wanted: CartLinkPurpose
  /** Epoch milliseconds. */
  readonly now: number
}

export interface LinkedCart {
  readonly link: CartLinkRow
  readonly cart: CartRow
}

/** The cart that a link names; refuses a link that is unknown, over, or not for what is wanted. */
export const linkedCart = (db: Knex, asked: LinkAsked): Promise<LinkedCart> => openLink(db, asked, readCart)

/** The same, with the cart locked until the transaction ends. */
export const lockLinkedCart = (trx: Knex.Transaction, asked: LinkAsked): Promise<LinkedCart> =>
  openLink(trx, asked, (_, websiteId, cartId) => lockCart(trx, websiteId, cartId))

async function openLink(
  db: Knex,
  { websiteId, token, wanted, now }: LinkAsked,
  read: typeof readCart,
): Promise<LinkedCart> {
  const link = await linkOfToken(db, websiteId, token)
  const cart = link && (await read(db, websiteId, link.cart_id))
  if (link === undefined || cart === undefined) throw new Refusal("cart-unknown")
  const holds = hasLapsed(cart, now) ? [] : await liveHolds(db, cart.id)
  const { purpose, expires_at: expiresAt } = link
  const problem = cartLinkProblem(
    { purpose, expiresAt, holdIds: JSON.parse(link.hold_ids) },
    { isPaid: cart.state === "paid", holdIds: holds.map(({ id }) => id) },
    wanted,
    now,
  )
  if (problem !== undefined) throw new Refusal(problem)
  return { link, cart }
}
