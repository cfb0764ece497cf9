import {
  isPromoted,
  offerCode,
  type PromotionTerms,
  promotedPrice,
  promotionAt,
} from "@parterre/domain/promotions"
import type { Knex } from "knex"
import { presaleNow } from "../catalogue/presale-now.ts"
import { saleStateNow } from "../catalogue/sale-state.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { GuessedCodes } from "../http/guessed-codes.ts"
import { type Handlers, sessionOf, type Website } from "../http/handler.ts"
import { membershipsOfSessions } from "../products/sold-product-store.ts"
import type { PublishedCatalogue } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { isoInZone } from "../zoned-time.ts"
import { promotionId } from "./promotion-ids.ts"
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

  const leftOf = async (website: Website, codeId: string): Promise<number | undefined> =>
    (await codeGuard.left(db, [{ website_id: website.id, id: codeId }])).get(codeId)

  return {
    lookUpPromotion: (request) =>
      guesses.watch(request.network, async () => {
        const { website, language, body } = request
        const now = clock.now()
        const { site, event } = await eventOf(website, body.eventId)
        const id = promotionId(website.id, body.code)
        const promotion = site.promotions.find((one) => one.id === id)
        if (promotion === undefined) throw new Refusal("promotion-unknown")
        const terms: PromotionTerms = JSON.parse(promotion.terms)
        const fault = promotionAt(terms, { eventId: event.id, now })
        if (fault !== undefined) throw new Refusal(fault)
        const prices = site
          .pricesOf(event.id)
          .filter(({ key, price_level_id }) =>
            isPromoted(terms, { priceType: key, priceLevelId: price_level_id }),
          )
        if (prices.length === 0) throw new Refusal("promotion-not-for-price")
        if ((await leftOf(website, id)) === 0) throw new Refusal("promotion-used-up")
        const bought =
          (await boughtWith(db, { websiteId: website.id, sessionId: sessionOf(request).id }, [id])).get(id) ??
          0
        if (promotion.per_shopper !== null && bought >= promotion.per_shopper)
          throw new Refusal("promotion-limit", { max: promotion.per_shopper })
        return defined({
          promoId: id,
          code: promotion.code,
          name: language === "fr" ? promotion.name_fr : promotion.name_en,
          percent: "percent" in terms.discount ? terms.discount.percent : undefined,
          amount: "amount" in terms.discount ? terms.discount.amount : undefined,
          until: terms.until === undefined ? undefined : isoInZone(terms.until, website.timeZone),
          perShopper: promotion.per_shopper ?? undefined,
          prices: prices.map((price) => ({
            id: price.id,
            name: language === "fr" ? price.name_fr : price.name_en,
            price: promotedPrice(price.price, terms.discount),
            originalPrice: price.price,
            serviceCharges: price.service_charge,
          })),
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
