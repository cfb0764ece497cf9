import { categoryOfRenewalShipping, renewalShipping } from "@parterre/domain/shipping"
import type { Knex } from "knex"
import { hasLapsed, readCart } from "../carts/cart-store.ts"
import { readHoldDetails } from "../carts/hold-details.ts"
import { type HoldWithLines, liveHolds } from "../carts/hold-store.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { leaveChallenge } from "../checkout/leave-challenge.ts"
import { pay } from "../checkout/pay.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import { receiptOf } from "../checkout/receipt.ts"
import { type Shopper, startSale } from "../checkout/start-sale.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { RenewalRow } from "../database/renewal-tables.ts"
import { offersCertificates } from "../gift-certificates/offers-certificates.ts"
import { HouseOnSale, onSaleReader } from "../holds/house-on-sale.ts"
import type { DeclinedCards } from "../http/declined-cards.ts"
import type { GuessedCodes } from "../http/guessed-codes.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { takesInstalments } from "../kept-cards/usable-card.ts"
import { paymentNeeds } from "../payments/payment-needs.ts"
import type { ChooseDeliveries } from "../pricing/choose-deliveries.ts"
import { taxedHolds } from "../pricing/tax-summaries.ts"
import { NO_CARDS } from "../processor-type.ts"
import { Refusal } from "../refusal.ts"
import { type InstalmentTerms, termsOf } from "../sales/instalment-plan.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { readSale, saleOfToken } from "../sales/sale-store.ts"
import type { OrderCalendars } from "../tickets/order-calendars.ts"
import { type TicketDetails, ticketsOfSale } from "../tickets/ticket-details.ts"
import type { WalletLinksOf } from "../tickets/wallet-links.ts"
import { dayInZone } from "../zoned-time.ts"
import { renewalAnswer } from "./renewal-answer.ts"

/** Seasons that are renewed by a link: an ordinary cart, paid in the ordinary way, that nobody can change. */
export function renewalsHandlers(
  dependencies: PaymentDependencies,
  cards: DeclinedCards,
  links: GuessedCodes,
  certificates: GuessedCodes,
  walletLinks: WalletLinksOf,
  calendars: OrderCalendars,
  guard: PaymentGuard = paymentGuard,
): Handlers {
  const { db, clock } = dependencies

  return {
    getRenewal: (request) =>
      links.watch(request.network, async () => {
        const { website, language } = request
        requireOwnPath(request)
        const store = renewalStore(db, website.id)
        const renewal = await store.ofToken(tokenHash(request.body.token))
        if (renewal === undefined) throw new Refusal("renewal-unknown")
        const { state } = await openSeason(db, renewal, clock.now())
        const shopper = shopperOf(request, renewal, () => [])
        const { codes = [] } = request.body
        if (codes.length > 0 && !(await offersCertificates(db, website.id)))
          throw new Refusal("payment-method-not-offered")
        const start = async () => {
          await leaveChallenge(dependencies, shopper)
          // It may not be paid any more by now.
          if (state === "paying") await openSeason(db, renewal, clock.now())
          return startSale(dependencies, shopper, { codes })
        }
        // Who names no certificate guesses none.
        const sale = await inWordsOfRenewal(() =>
          codes.length === 0 ? start() : certificates.watch(request.network, start),
        )
        const now = clock.now()
        const held = await readHoldDetails(db, await liveHolds(db, renewal.cart_id))
        const holds = taxedHolds(held, dayInZone(now, website.timeZone))
        const payments = await dependencies.processors.of(website.id)
        const { type } = payments.processor
        const keeper = takesInstalments(payments) && type !== NO_CARDS ? paymentNeeds[type].name : undefined
        return renewalAnswer({ renewal, sale, holds, keeper }, { website, language, now })
      }),

    payRenewal: async (request) => {
      const { website, language, body } = request
      requireOwnPath(request)
      const session = sessionOf(request)
      const sale = await saleOfToken(db, session, body.saleToken)
      const renewal = sale && (await renewalStore(db, website.id).ofCart(sale.cart_id))
      if (sale === undefined || renewal === undefined) throw new Refusal("sale-unknown")
      const { id: cartId } = await openSeason(db, renewal, clock.now())
      const option = renewalShipping(body.shipping)
      if (option === undefined) throw new Refusal("delivery-not-offered")
      const code = categoryOfRenewalShipping(option.code)
      const deliver: ChooseDeliveries = ({ eventIds }) =>
        eventIds.map((eventId) => ({ eventId, code, price: option.price }))
      const live = await liveHolds(db, cartId)
      const eventIds = live.flatMap(({ event_id }) => event_id ?? [])
      const payment = {
        ...{ client: body.client, creditCard: body.creditCard },
        ...{ amount: body.amount ?? sale.amount, saleToken: body.saleToken },
        ...(body.giftCertificateAmount !== undefined && {
          giftCertificateAmount: body.giftCertificateAmount,
        }),
        shippingCarts: eventIds.map((eventId) => ({ eventId, code, price: option.price })),
      }
      const instalments = body.instalments === true ? termsOf(renewal.instalments) : undefined
      if (body.instalments === true && instalments === undefined)
        throw new Refusal("payment-method-not-offered")
      const shopper = shopperOf(request, renewal, deliver, instalments)
      const paid = await inWordsOfRenewal(() =>
        pay(dependencies, shopper, payment, guard, (work) => cards.watch(request.network, work)),
      )
      const row = await readSale(db, website.id, sale.id)
      if (row === undefined) throw new Error(`Sale ${sale.id} was paid and is gone`)
      const tickets = await ticketsOfSale(db, row)
      // Whoever pays for another sees what is bought, and no code that lets in: those are mailed to the holder.
      const isTheirs = renewal.client_id === null || renewal.client_id === session.clientId
      const linksOf = (ticket: TicketDetails) => ({
        ...walletLinks(website, ticket, clock.now()),
        calendarUrl: calendars.url(ticket, language),
      })
      const receipt = receiptOf(
        website,
        await readPaidSale(db, row),
        tickets,
        language,
        isTheirs ? linksOf : undefined,
        { coltsConfirmation: renewal.number },
      )
      const told = isTheirs
        ? receipt
        : { ...receipt, tickets: receipt.tickets.map((ticket) => ({ ...ticket, printable: false })) }
      return { ...paid, coltsConfirmation: renewal.number, receipt: told }
    },
  }
}

/** The website of the path is that of the request: no other has links here. */
function requireOwnPath({ website, path }: OperationRequest<"getRenewal" | "payRenewal">): void {
  if (path.subdomain !== website.id) throw new Refusal("website-not-found")
}

/** The cart of a renewal that may still be paid; one that is being paid is told by what follows. */
async function openCart(db: Knex, renewal: RenewalRow, now: number): Promise<CartRow> {
  const cart = await readCart(db, renewal.website_id, renewal.cart_id)
  if (cart?.state === "paid") throw new Refusal("renewal-done")
  const isOpen = cart?.state === "paying" || (cart?.state === "held" && !hasLapsed(cart, now))
  if (cart === undefined || !isOpen) throw new Refusal("renewal-ended")
  return cart
}

/** The same, of a season that may still be sold; whatever becomes of its events, a payment that has begun is told as one. */
async function openSeason(db: Knex, renewal: RenewalRow, now: number): Promise<CartRow> {
  const cart = await openCart(db, renewal, now)
  if (cart.state !== "paying") await requireSeason(db, await liveHolds(db, cart.id), now)
  return cart
}

/** A link lasts for weeks: by then an event may be cancelled, or have begun, and is not sold with the others. */
async function requireSeason(db: Knex, held: readonly HoldWithLines[], now: number): Promise<void> {
  const house = new HouseOnSale(onSaleReader(db))
  await house.readEvents(
    held.flatMap(({ website_id, event_id }) =>
      event_id === null ? [] : [{ websiteId: website_id, id: event_id }],
    ),
  )
  for (const { saleState, startsAt } of house.events.values())
    if (saleState === "CANCELLED" || startsAt <= now) throw new Refusal("renewal-ended")
}

const shopperOf = (
  request: OperationRequest<"getRenewal" | "payRenewal">,
  { cart_id: cartId, client_id: clientId }: RenewalRow,
  deliveries: ChooseDeliveries,
  instalments?: InstalmentTerms,
): Shopper => ({
  website: request.website,
  language: request.language,
  session: sessionOf(request),
  renewal: {
    ...{ cartId, clientId, deliveries, instalments },
    requireSeason: async (trx, now) => requireSeason(trx, await liveHolds(trx, cartId), now),
  },
})

/** What a renewal's cart may have become, which is over then. */
const endsRenewal: ReadonlySet<string> = new Set(["cart-expired", "cart-empty", "event-cancelled"])

/** Whoever renews knows of no cart. */
async function inWordsOfRenewal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (endsRenewal.has(error.code)) throw new Refusal("renewal-ended")
    if (error.code === "cart-paid") throw new Refusal("renewal-done")
    if (error.code === "cart-being-paid") throw new Refusal("payment-in-progress")
    throw error
  }
}
