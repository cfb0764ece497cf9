import type { EventDetail } from "@parterre/contract"
import { isPromoted, type PromotionTerms, presaleState, promotionAt } from "@parterre/domain/promotions"
import type { EventRow, PriceRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { isoInZone } from "../zoned-time.ts"
import { inLanguage } from "./event-answers.ts"

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
  { presale_id, presale_from, presale_members, on_sale_from, sale_state }: EventRow,
  language: Language,
  now: number,
): EventDetail["presale"] {
  if (presale_id === null || presale_from === null || on_sale_from === null || sale_state !== "ONSALE")
    return undefined
  const state = presaleState({ from: presale_from, until: on_sale_from }, now)
  if (state === "over") return undefined
  const members: readonly string[] = JSON.parse(presale_members ?? "[]")
  return {
    from: isoInZone(presale_from, site.website.timeZone),
    until: isoInZone(on_sale_from, site.website.timeZone),
    isOpen: state === "open",
    byCode: site.isPresaleByCode(presale_id),
    memberships: members.flatMap((id) => {
      const product = site.product(id)
      if (product === undefined) return []
      const title = inLanguage(language, product.title_fr, product.title_en)
      return defined({ id, title, pageId: product.page_id ?? undefined })
    }),
  }
}

/** The next moment at which the time alone changes what promotions and presales do at an event. */
export function nextOfferChange(site: PublishedWebsite, { presale_from }: EventRow, now: number): number {
  const moments = site.promotions.map(termsOf).flatMap(({ from, until }) => [from ?? now, until ?? now])
  return [presale_from ?? now, ...moments].reduce(
    (soonest, at) => (at > now && at < soonest ? at : soonest),
    Number.POSITIVE_INFINITY,
  )
}
