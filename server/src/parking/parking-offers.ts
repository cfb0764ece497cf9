import type { ParkingItem } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import type { LiveStocks } from "../availability/live-stocks.ts"
import { inLanguage } from "../catalogue/event-answers.ts"
import { presaleNow } from "../catalogue/presale-now.ts"
import { onSaleOf, saleStateNow } from "../catalogue/sale-state.ts"
import type { ProductTerms } from "../database/product-tables.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { productState } from "../products/product-state.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { assetUrl } from "../websites/website-config.ts"
import { dayInZone } from "../zoned-time.ts"

/** The parking that is sold now, and what of it is full: who was shown a lot is told why it cannot be had. */
export function parkingOffers(
  site: PublishedWebsite,
  events: readonly EventRow[],
  { soldOut }: Pick<LiveStocks, "soldOut">,
  language: Language,
  now: number,
): readonly ParkingItem[] {
  const today = dayInZone(now, site.website.timeZone)
  return events
    .flatMap((row) => {
      const event = {
        saleState: saleStateNow(onSaleOf(row), now, 1),
        inPresale: presaleNow(row, now)?.isOpen === true,
      }
      return site.parkingOf(row.id).flatMap((product) => {
        const state = productState(product, { now, today, soldOut: soldOut.has(product.id), event })
        return state === "ONSALE" || state === "SOLDOUT" ? { row: product, state } : []
      })
    })
    .map(({ row, state }) => {
      const { address, date, type, logo }: ProductTerms["parking"] = JSON.parse(row.terms)
      return defined({
        id: row.id,
        eventId: row.event_id ?? "",
        // The same for everybody: what a cart holds, the cart says.
        hold: false,
        name: inLanguage(language, row.title_fr, row.title_en),
        address: address[language],
        date,
        amount: allInPrice(row.price ?? 0, row.service_charge),
        type,
        logo_url: logo === undefined ? undefined : assetUrl(site.website.id, logo),
        maxTickets: row.max_tickets ?? 0,
        soldout: state === "SOLDOUT" ? true : undefined,
      })
    })
}
