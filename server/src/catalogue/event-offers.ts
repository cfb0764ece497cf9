import type { EventDetail } from "@parterre/contract"
import { isPromoted, type PromotionTerms, promotionAt } from "@parterre/domain/promotions"
import type { EventRow, PriceRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { isoInZone } from "../zoned-time.ts"
import { inLanguage } from "./event-answers.ts"
import { presaleNow } from "./presale-now.ts"

const termsOf = (row: { readonly terms: string }): PromotionTerms => JSON.parse(row.terms)

/** Whether a price of an event has a promotion now, for whoever knows its code. */
export function promotedNow(
  site: PublishedWebsite,
  eventId: string,
  now: number,
): (price: PriceRow) => boolean {
  const terms = site.promotions.map(termsOf).filter((one) => promotionAt(one, { eventId, now }) === undefined)
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
    memberships: members.flatMap((id) => {
      const product = site.product(id)
      if (product === undefined) return []
      const title = inLanguage(language, product.title_fr, product.title_en)
      return defined({ id, title, pageId: product.page_id ?? undefined })
    }),
  }
}

/** The next moment at which the time alone changes what promotions do. */
export function nextPromotionChange({ promotions }: PublishedWebsite, now: number): number {
  const moments = promotions.map(termsOf).flatMap(({ from, until }) => [from ?? now, until ?? now])
  return moments.reduce((soonest, at) => (at > now && at < soonest ? at : soonest), Number.POSITIVE_INFINITY)
}
