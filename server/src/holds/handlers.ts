import type { HoldGroup, PriceLevelHold } from "@parterre/contract"
import { soldOfGroup } from "@parterre/domain/subscriptions"
import { type CommandRequest, onLinkedCart, onSessionCart } from "../carts/cart-command.ts"
import { cartHolding, showCart } from "../carts/cart-view.ts"
import { extendCart } from "../carts/extend-cart.ts"
import type { CartDependencies } from "../carts/hold-details.ts"
import { type LinePicker, linesOfItems, releaseLines, unconfirmedLines } from "../carts/release-lines.ts"
import type { GuessedCodes } from "../http/guessed-codes.ts"
import {
  type Handlers,
  type Language,
  type ShopperSession,
  sessionOf,
  type Website,
} from "../http/handler.ts"
import { boughtWith } from "../promotions/promotion-store.ts"
import type { HeldThing, HoldKeys } from "../queue/hold-keys.ts"
import { answerLines } from "./answer-lines.ts"
import { type AskedOffer, askedOffer } from "./asked-offer.ts"
import type { ReadCombosAtHand } from "./combos-at-hand.ts"
import type { ReadGroupsByHour } from "./groups-by-hour.ts"
import { type HoldDesk, holdDesk } from "./hold-desk.ts"
import { offersAsked, type RequestedTickets } from "./hold-request.ts"
import { promoOfCode } from "./line-offers.ts"
import { splitLine } from "./split-line.ts"
import type { TicketPace } from "./ticket-pace.ts"
import { refuseUnlessWhole } from "./whole-release.ts"

/** Holding seats and places, giving them back, and asking for more time. */
export function holdsHandlers(
  dependencies: CartDependencies,
  desk: HoldDesk = holdDesk(dependencies),
  pace: TicketPace = (_network, _wanted, place) => place(),
  keys: HoldKeys = async () => undefined,
  guesses: GuessedCodes = { watch: (_, work) => work() },
  combosOf: ReadCombosAtHand = async () => ({ things: [], soldOut: new Set() }),
  links: GuessedCodes = guesses,
  byHour: ReadGroupsByHour = async (_, groups) => groups,
): Handlers {
  const { clock } = dependencies

  async function place(
    request: { website: Website; language: Language; session: ShopperSession | undefined; network: string },
    requested: RequestedTickets,
    things: readonly HeldThing[],
    soldOut: ReadonlySet<string> = new Set(),
  ) {
    const { website } = request
    const hold = { website, sessionId: sessionOf(request).id, requested, soldOut }
    await keys({ websiteId: website.id, sessionId: hold.sessionId }, things)
    const asked = offersAsked(hold)
    const promotions = [...new Set(asked.flatMap(({ promoId }) => promoId ?? []))]
    const bought = await boughtWith(
      dependencies.db,
      { websiteId: website.id, sessionId: hold.sessionId },
      promotions,
    )
    const placing = () => pace(request.network, requested, () => desk.place({ ...hold, bought }))
    const namesCode = asked.some(({ promoId, presale }) => promoId ?? presale)
    const { cart, held, lastResort } = await (namesCode ? guesses.watch(request.network, placing) : placing())
    const viewer = { ...request, now: clock.now() }
    const shown =
      held === undefined ? await showCart(dependencies, cart, viewer) : cartHolding(cart, held, viewer)
    return { message: "holds.added", cart: shown, ...(lastResort ? { lastResort } : {}) }
  }

  /** Gives lines of the session's cart back, unless others would have to go along. */
  const givingBack = (
    request: CommandRequest,
    command: "holds.release" | "cart.delete-unconfirmed",
    pick: LinePicker,
  ) =>
    onSessionCart(dependencies, request, command, async (trx, cart, now) =>
      cart === undefined
        ? undefined
        : releaseLines(trx, cart, pick, { command, actor: "shopper" }, now, (holds, lines) =>
            refuseUnlessWhole(trx, request.website, holds, lines, now),
          ),
    )

  return {
    createHolds: async (request) => {
      const { website } = request
      const groups = await byHour(website, request.body)
      const combos = await combosOf(website, groups)
      const things = [...groups.flatMap(heldThings), ...combos.things]
      return place(request, { kind: "lines", groups }, things, combos.soldOut)
    },

    holdByPriceLevel: async (request) => {
      const { path, body } = request
      return place(
        request,
        {
          ...{ kind: "best", of: { type: "event", id: path.id }, levels: body.priceLevels },
          ...bestOffer(request),
        },
        [{ type: "events", id: path.id, token: body.keyserverToken }],
      )
    },

    holdSubscriptionByPriceLevel: async (request) => {
      const { path, body } = request
      return place(
        request,
        {
          ...{ kind: "best", of: { type: "subscription", id: path.id }, levels: body.priceLevels },
          ...bestOffer(request),
        },
        [{ type: "subscriptions", id: path.id, token: body.keyserverToken }],
      )
    },

    releaseHolds: async (request) => {
      const cart = await givingBack(request, "holds.release", linesOfItems(request.body))
      return { message: "success.successDeleteCart", cart }
    },

    deleteUnconfirmed: async (request) => {
      await givingBack(request, "cart.delete-unconfirmed", unconfirmedLines)
      return { message: "success.successDeleteCart" }
    },

    splitPriceLine: async (request) => {
      const cart = await onSessionCart(dependencies, request, "holds.split", (trx, locked, now) =>
        splitLine(trx, { newId: dependencies.newId }, locked, request.body, now),
      )
      return { message: "holds.split", cart }
    },

    answerHolds: async (request) => {
      const cart = await onSessionCart(dependencies, request, "holds.answer", (trx, locked, now) =>
        answerLines(trx, request.website, locked, request.body, now),
      )
      return { message: "holds.answered", cart }
    },

    extendHolds: async (request) => {
      const { reservationToken: token } = request.query
      const cart = await (token === undefined
        ? onSessionCart(dependencies, request, "holds.extend", (trx, locked, now) =>
            extendCart(trx, request.website, locked, now),
          )
        : links.watch(request.network, () =>
            onLinkedCart(dependencies, request, token, "holds.extend", (trx, linked, now) =>
              extendCart(trx, request.website, linked.cart, now, linked.link.id),
            ),
          ))
      return { message: "holds.extended", cart }
    },
  }
}

/** What a hold group is of, when that may have a queue. */
function heldThings({ type, id, keyserverToken: token }: HoldGroup): HeldThing[] {
  const sold = soldOfGroup({ type, id })
  return sold === undefined ? [] : [{ type: `${sold.type}s`, id, token }]
}

/** The code of a best-seat hold names a promotion. */
const bestOffer = ({
  website,
  query,
  body,
}: {
  readonly website: Website
  readonly query: { readonly promo?: string }
  readonly body: Pick<PriceLevelHold, "presale" | "promoId">
}): AskedOffer =>
  askedOffer({ promoId: body.promoId || promoOfCode(website.id, query.promo), presale: body.presale })
