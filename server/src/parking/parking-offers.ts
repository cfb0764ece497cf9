import type { ParkingItem } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import type { LiveStocks } from "../availability/live-stocks.ts"
import { inLanguage } from "../catalogue/event-answers.ts"
import type { ProductTerms } from "../database/product-tables.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { assetUrl } from "../websites/website-config.ts"

/** The parking that is left at events which are still to come. */
export function parkingOffers(
  site: PublishedWebsite,
  events: readonly EventRow[],
  { soldOut }: Pick<LiveStocks, "soldOut">,
  language: Language,
  now: number,
): readonly ParkingItem[] {
  return events
    .filter(({ sale_state, starts_at }) => sale_state !== "CANCELLED" && starts_at > now)
    .flatMap((event) => site.parkingOf(event.id))
    .filter(({ id }) => !soldOut.has(id))
    .map((row) => {
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
      })
    })
}
