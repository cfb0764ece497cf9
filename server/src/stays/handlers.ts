import type { NearbyStay } from "@parterre/contract"
import type { Reading } from "../catalogue/handlers.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Handlers, OperationRequest } from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import { Refusal } from "../refusal.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { dayAfter, dayInZone } from "../zoned-time.ts"

/** Where Stay22 shows its map in a frame; pages of the sites that use it may frame it. */
export const STAY22 = "https://www.stay22.com"

/** Places to sleep near an event, on the map of Stay22: for organisers with an account there. */
export function staysHandlers(
  { catalogue }: Pick<Reading, "catalogue">,
  { db }: Pick<Dependencies, "db">,
): Handlers {
  const eventsOfSale = async (websiteId: string, saleId: string): Promise<readonly string[]> => {
    const sale = await readSale(db, websiteId, saleId)
    if (sale === undefined || sale.state !== "paid") return []
    const { holds } = await readPaidSale(db, sale)
    return holds.flatMap(({ event }) => (event === undefined ? [] : [event.id]))
  }

  /** The map around the venue, from the day of the event to the next; it learns nothing of the shopper. */
  const stay =
    (campaign?: string) =>
    async ({
      website,
      language,
      path: { id },
    }: OperationRequest<"getNearbyStay" | "getTestNearbyStay">): Promise<NearbyStay> => {
      const site = await siteOf(catalogue, website)
      const ids = site.event(id) === undefined ? await eventsOfSale(website.id, id) : [id]
      const event = ids.map((one) => site.event(one)).find((one) => one !== undefined)
      const venue = event && site.venue(event.venue_id)
      const { latitude, longitude } = venue ?? {}
      if (website.stay22 === undefined || event === undefined || latitude == null || longitude == null)
        throw new Refusal("stay-unknown")
      const arrival = dayInZone(event.starts_at, website.timeZone)
      const query = new URLSearchParams({
        ...{ aid: website.stay22, lat: String(latitude), lng: String(longitude) },
        ...{ checkin: arrival, checkout: dayAfter(arrival, { days: 1 }), ljs: language },
        ...(campaign === undefined ? {} : { campaign }),
      })
      return { id, embedUrl: `${STAY22}/embed/gm?${query}` }
    }
  return {
    getNearbyStay: stay(),
    // So that who tries it out is not counted among shoppers.
    getTestNearbyStay: stay("test"),
  }
}
