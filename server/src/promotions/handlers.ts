import {
  isForMember,
  isPromoted,
  offerCode,
  type PromotionTerms,
  promotedTicket,
  promotionAt,
} from "@parterre/domain/promotions"
import type { Knex } from "knex"
import { presaleNow } from "../catalogue/presale-now.ts"
import { saleStateNow } from "../catalogue/sale-state.ts"
import { type PromotionRow, termsOf } from "../database/promotion-tables.ts"
import type { EventRow, PriceRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { GuessedCodes } from "../http/guessed-codes.ts"
import { type Handlers, sessionOf, type Website } from "../http/handler.ts"
import { membershipsOfSessions } from "../products/sold-product-store.ts"
import type { PublishedCatalogue } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { isoInZone } from "../zoned-time.ts"
import { promotionId } from "./promotion-rows.ts"
import { boughtWith, readPresaleCodes } from "./promotion-store.ts"
import { codeGuard } from "./use-store.ts"

interface PromotionDependencies {
  readonly db: Knex
  readonly clock: { now(): number }
  readonly catalogue: PublishedCatalogue
}

/** What codes do, before a hold takes their uses. */
export function promotionsHandlers(
  { db, clock, catalogue }: PromotionDependencies,
  guesses: GuessedCodes,
): Handlers {
  async function eventOf(website: Website, id: string): Promise<{ site: PublishedWebsite; event: EventRow }> {
    const site = await catalogue.of(website.id)
    const event = site?.event(id)
    if (site === undefined || event === undefined) throw new Refusal("event-unknown")
    return { site, event }
  }

  /** Why a promotion has nothing left for a shopper: its uses, or theirs. */
  async function whyNotLeft(
    { websiteId, id: sessionId }: { readonly websiteId: string; readonly id: string },
    { id, per_shopper: max }: PromotionRow,
  ): Promise<Refusal | undefined> {
    const left = (await codeGuard.left(db, [{ website_id: websiteId, id }])).get(id)
    if (left === 0) return new Refusal("promotion-used-up")
    if (max === null) return undefined
    const bought = (await boughtWith(db, { websiteId, sessionId }, [id])).get(id) ?? 0
    return bought >= max ? new Refusal("promotion-limit", { max }) : undefined
  }

  /** The first that has something left; the first of all where none has, to say why. */
  async function firstLeft(
    session: Parameters<typeof whyNotLeft>[0],
    promotions: readonly PromotionRow[],
  ): Promise<PromotionRow | undefined> {
    for (const promotion of promotions)
      if ((await whyNotLeft(session, promotion)) === undefined) return promotion
    return promotions[0]
  }

  const leftOf = async (website: Website, codeId: string): Promise<number | undefined> =>
    (await codeGuard.left(db, [{ website_id: website.id, id: codeId }])).get(codeId)

  return {
    lookUpPromotion: (request) =>
      guesses.watch(request.network, async () => {
        const { website, language, body } = request
        const now = clock.now()
        const { site, event } = await eventOf(website, body.eventId)
        const session = { websiteId: website.id, id: sessionOf(request).id }
        const own = (await membershipsOfSessions(db, [session], now)).map(({ product_id }) => product_id)
        const isOfMember = body.code === undefined || body.code.trim() === ""
        const promotion = isOfMember
          ? await firstLeft(session, memberPromotions(site, event.id, own, now))
          : site.promotions.find(({ id }) => id === promotionId(website.id, body.code ?? ""))
        if (promotion === undefined)
          throw new Refusal(isOfMember ? "promotion-members-only" : "promotion-unknown")
        const terms = termsOf(promotion)
        const fault = promotionAt(terms, { eventId: event.id, now })
        if (fault !== undefined) throw new Refusal(fault)
        if (!isForMember(terms, own)) throw new Refusal("promotion-members-only")
        const prices = promotedPrices(site, event.id, terms)
        if (prices.length === 0) throw new Refusal("promotion-not-for-price")
        const refusal = await whyNotLeft(session, promotion)
        if (refusal !== undefined) throw refusal
        return defined({
          promoId: promotion.id,
          code: promotion.code,
          name: language === "fr" ? promotion.name_fr : promotion.name_en,
          percent: "percent" in terms.discount ? terms.discount.percent : undefined,
          amount: "amount" in terms.discount ? terms.discount.amount : undefined,
          until: terms.until === undefined ? undefined : isoInZone(terms.until, website.timeZone),
          perShopper: promotion.per_shopper ?? undefined,
          waivesServiceCharge: terms.waivesServiceCharge,
          forMembers: terms.membershipIds === undefined ? undefined : true,
          prices: prices.map((row) => {
            const { price, originalPrice, serviceCharge } = ticketBy(terms, row)
            const name = language === "fr" ? row.name_fr : row.name_en
            return { id: row.id, name, price, originalPrice, serviceCharges: serviceCharge }
          }),
        })
      }),

    openPresale: (request) =>
      guesses.watch(request.network, async () => {
        const { website, body } = request
        const now = clock.now()
        const { event } = await eventOf(website, body.eventId)
        const presale = presaleNow(event, now)
        if (presale?.isOpen !== true) {
          const { sale_state: saleState, starts_at: startsAt, on_sale_from: onSaleFrom } = event
          const state = saleStateNow({ saleState, startsAt, onSaleFrom }, now, 1)
          throw new Refusal("event-not-on-sale", { saleState: state })
        }
        const until = isoInZone(presale.until, website.timeZone)
        if (body.code === undefined || body.code.trim() === "") {
          const members: readonly string[] = JSON.parse(event.presale_members ?? "[]")
          const session = { websiteId: website.id, id: sessionOf(request).id }
          const owned = await membershipsOfSessions(db, [session], now)
          const own = owned.map(({ product_id }) => product_id)
          if (!members.some((id) => own.includes(id))) throw new Refusal("presale-needed")
          return { until }
        }
        const code = offerCode(body.code)
        const [row] = await readPresaleCodes(db, [{ website_id: website.id, presale_id: presale.id, code }])
        if (row === undefined) throw new Refusal("presale-unknown")
        const left = await leftOf(website, row.id)
        if (left === 0) throw new Refusal("presale-used-up")
        return defined({ code: row.code, until, left })
      }),
  }
}

const promotedPrices = (
  site: PublishedWebsite,
  eventId: string,
  terms: PromotionTerms,
): readonly PriceRow[] =>
  site
    .pricesOf(eventId)
    .filter(({ key, price_level_id }) => isPromoted(terms, { priceType: key, priceLevelId: price_level_id }))

const ticketBy = (terms: PromotionTerms, { price, service_charge }: PriceRow) =>
  promotedTicket({ price, serviceCharge: service_charge }, terms)

/** The promotions that memberships open at an event now, what takes most off one ticket of each price first. */
function memberPromotions(
  site: PublishedWebsite,
  eventId: string,
  memberOf: readonly string[],
  now: number,
): PromotionRow[] {
  const takenOff = (promotion: PromotionRow) => {
    const terms = termsOf(promotion)
    const tickets = promotedPrices(site, eventId, terms).map((row) => ticketBy(terms, row))
    return tickets.reduce((sum, { originalPrice, price }) => sum + originalPrice - price, 0)
  }
  return site.promotions
    .filter((promotion) => {
      const terms = termsOf(promotion)
      return (
        terms.membershipIds !== undefined &&
        isForMember(terms, memberOf) &&
        promotionAt(terms, { eventId, now }) === undefined &&
        promotedPrices(site, eventId, terms).length > 0
      )
    })
    .toSorted((one, other) => takenOff(other) - takenOff(one))
}
