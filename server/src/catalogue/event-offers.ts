import type { EventDetail } from "@parterre/contract"
import { isPromoted, type PromotionTerms, promotionAt } from "@parterre/domain/promotions"
import { termsOf } from "../database/promotion-tables.ts"
import type { EventRow, PriceRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { isoInZone } from "../zoned-time.ts"
import { inLanguage } from "./event-answers.ts"
import { presaleNow } from "./presale-now.ts"

const termsNow = (site: PublishedWebsite, eventId: string, now: number): PromotionTerms[] =>
  site.promotions.map(termsOf).filter((terms) => promotionAt(terms, { eventId, now }) === undefined)

/** Whether a price of an event has a promotion now, for whoever knows its code. */
export function promotedNow(
  site: PublishedWebsite,
  eventId: string,
  now: number,
): (price: PriceRow) => boolean {
  const terms = termsNow(site, eventId, now).filter(({ membershipIds }) => membershipIds === undefined)
  return ({ key, price_level_id }) =>
    terms.some((one) => isPromoted(one, { priceType: key, priceLevelId: price_level_id }))
}

/** How an event is sold before it is to all; nothing once it is, or where it is not. */
export function presaleAnswer(
  site: PublishedWebsite,
  row: EventRow,
  language: Language,
  now: number,
): EventDetail["presale"] {
  const presale = presaleNow(row, now)
  if (presale === undefined) return undefined
  const members: readonly string[] = JSON.parse(row.presale_members ?? "[]")
  return {
    from: isoInZone(presale.from, site.website.timeZone),
    until: isoInZone(presale.until, site.website.timeZone),
    isOpen: presale.isOpen,
    byCode: site.isPresaleByCode(presale.id),
    memberships: members.flatMap((id) => membershipAnswer(site, id, language)),
  }
}

/** The memberships that lower a price of an event now; nothing where none does. */
export function memberOffers(
  site: PublishedWebsite,
  eventId: string,
  language: Language,
  now: number,
): EventDetail["memberOffers"] {
  const prices = site.pricesOf(eventId)
  const offered = termsNow(site, eventId, now).flatMap((terms) =>
    prices.some(({ key, price_level_id }) =>
      isPromoted(terms, { priceType: key, priceLevelId: price_level_id }),
    )
      ? (terms.membershipIds ?? [])
      : [],
  )
  return offered.length === 0
    ? undefined
    : [...new Set(offered)].flatMap((id) => membershipAnswer(site, id, language))
}

function membershipAnswer(site: PublishedWebsite, id: string, language: Language) {
  const product = site.product(id)
  if (product === undefined) return []
  const title = inLanguage(language, product.title_fr, product.title_en)
  return [defined({ id, title, pageId: product.page_id ?? undefined })]
}

/** The next moment at which the time alone changes what promotions do. */
export function nextPromotionChange({ promotions }: PublishedWebsite, now: number): number {
  const moments = promotions.map(termsOf).flatMap(({ from, until }) => [from ?? now, until ?? now])
  return moments.reduce((soonest, at) => (at > now && at < soonest ? at : soonest), Number.POSITIVE_INFINITY)
}
