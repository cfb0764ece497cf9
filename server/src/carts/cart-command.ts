import type { Cart } from "@parterre/contract"
import { checkoutProblem, withoutPersons } from "@parterre/domain/carts"
import type { Knex } from "knex"
import type { CartLinkRow, CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { type Language, type ShopperSession, sessionOf, type Website } from "../http/handler.ts"
import { type JournalCommand, refusedEntry } from "../journal/entry.ts"
import { type JournalLog, journalRefused } from "../journal/journal-store.ts"
import { Refusal } from "../refusal.ts"
import { isoInZone } from "../zoned-time.ts"
import { findCart, lockSessionCart } from "./cart-store.ts"
import { noCart, showCart } from "./cart-view.ts"
import type { CartDependencies } from "./hold-details.ts"
import { type LinkedCart, linkedCart, lockLinkedCart } from "./linked-cart.ts"
import type { Viewer } from "./viewer.ts"

interface ShopperRequest {
  readonly website: Website
  readonly language: Language
  readonly session: ShopperSession | undefined
}

export interface CommandRequest extends ShopperRequest {
  readonly log: JournalLog
}

/** Runs a command on the locked cart of a session, journals a refusal, and answers the cart as it is afterwards. */
export const onSessionCart = (
  dependencies: CartDependencies,
  request: CommandRequest,
  command: JournalCommand,
  work: (trx: Knex.Transaction, cart: CartRow | undefined, now: number) => Promise<CartRow | undefined>,
): Promise<Cart> =>
  onCart(dependencies, request, command, async (trx, now) => ({
    cart: await work(trx, await lockSessionCart(trx, request.website.id, sessionOf(request).id), now),
  }))

/** The same on the cart that a link to pay names. */
export const onLinkedCart = (
  dependencies: CartDependencies,
  request: CommandRequest,
  token: string,
  command: JournalCommand,
  work: (trx: Knex.Transaction, linked: LinkedCart, now: number) => Promise<CartRow>,
): Promise<Cart> =>
  onCart(dependencies, request, command, async (trx, now) => {
    const asked = { websiteId: request.website.id, token, wanted: "pay", now } as const
    const linked = await lockLinkedCart(trx, asked)
    return { cart: await work(trx, linked, now), link: linked.link }
  })

async function onCart(
  dependencies: CartDependencies,
  request: CommandRequest,
  command: JournalCommand,
  work: (
    trx: Knex.Transaction,
    now: number,
  ) => Promise<{ readonly cart: CartRow | undefined; readonly link?: CartLinkRow }>,
): Promise<Cart> {
  const { db, clock } = dependencies
  const { website } = request
  const sessionId = sessionOf(request).id
  const now = clock.now()
  try {
    const { cart, link } = await inTransaction(db, (trx) => work(trx, now))
    const viewer = { ...request, now }
    if (cart === undefined) return noCart(viewer)
    return link === undefined
      ? await showCart(dependencies, cart, viewer)
      : await showLinkedCart(dependencies, { cart, link }, viewer)
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

/** The cart that a link names, for whoever has the link. */
export async function cartOfLink(
  dependencies: CartDependencies,
  request: Pick<ShopperRequest, "website" | "language">,
  token: string,
): Promise<Cart> {
  const { db, clock } = dependencies
  const { website, language } = request
  const now = clock.now()
  const linked = await linkedCart(db, { websiteId: website.id, token, wanted: "look", now })
  return showLinkedCart(dependencies, linked, { website, language, now })
}

/** As its shopper sees it, but for persons; with what the link is good for. */
async function showLinkedCart(
  dependencies: CartDependencies,
  { cart, link }: LinkedCart,
  viewer: Viewer,
): Promise<Cart> {
  const shown = await showCart(dependencies, cart, viewer)
  const { timeZone, holderSurvey } = viewer.website
  const problem = checkoutProblem(shown.cartElements, { mustAnswer: holderSurvey === "required" })
  return {
    ...shown,
    cartElements: withoutPersons(shown.cartElements),
    link: {
      purpose: link.purpose,
      expiresAt: isoInZone(link.expires_at, timeZone),
      isReady: problem === undefined,
    },
  }
}
