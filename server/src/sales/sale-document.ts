import type { ProductHoldDetails } from "../carts/held-products.ts"
import type { HoldDetails, TaxedHold, TicketHoldDetails } from "../carts/hold-details.ts"
import type { EventFacts } from "../carts/hold-facts.ts"
import type { WebsiteRow } from "../database/tables.ts"
import type { TaxedDelivery } from "../pricing/delivery-taxes.ts"
import { type Seller, sellerOf } from "../websites/organiser.ts"

/**
 * What a sale sold, as it was at that moment, in both languages: names, dates, prices, the taxes of each line with their
 * names and rates, and who sold it under which registration numbers. It is written with the tickets and never changed, so
 * that neither a tax table nor a tenant's texts change what was bought; receipt, mail, invoices, tickets and support
 * print from it.
 */
export interface SaleDocument {
  readonly timeZone: string
  readonly seller: Seller
  readonly holds: readonly TaxedHold[]
  /** What was paid to send the tickets; absent when nothing was. */
  readonly deliveries?: readonly TaxedDelivery[]
}

/** The document of what is being sold now. */
export const newSaleDocument = (
  website: WebsiteRow,
  holds: readonly TaxedHold<HoldDetails>[],
  deliveries: readonly TaxedDelivery[],
): SaleDocument => ({
  timeZone: website.time_zone,
  seller: sellerOf(website),
  holds: holds.map((held) => (held.product === undefined ? soldTickets(held) : soldProduct(held))),
  ...(deliveries.length === 0 ? {} : { deliveries }),
})

/** Leaves out what nobody prints: a venue's map, who held it and how, and whether its price is sold out by now. */
function soldTickets({ hold, event, isSoldOut: _, ...details }: TaxedHold<TicketHoldDetails>): TaxedHold {
  return {
    ...details,
    hold: {
      ...soldHold(hold),
      price_level_id: hold.price_level_id,
      ...(hold.original_price === null ? {} : { original_price: hold.original_price }),
      ...(hold.list_price === null ? {} : { list_price: hold.list_price }),
      ...(hold.presale_code === null ? {} : { presale_code: hold.presale_code }),
    },
    event: soldEvent(event),
  }
}

function soldProduct({ hold, event, ...details }: TaxedHold<ProductHoldDetails>): TaxedHold {
  return { ...details, hold: soldHold(hold), event: event && soldEvent(event) }
}

const soldHold = (hold: HoldDetails["hold"]): TaxedHold["hold"] => ({
  id: hold.id,
  price_id: hold.price_id,
  qty: hold.qty,
  price: hold.price,
  service_charge: hold.service_charge,
  confirmed: hold.confirmed,
  page_url: hold.page_url,
  subscription_hold_id: hold.subscription_hold_id,
})

function soldEvent({ venue, ...event }: EventFacts): EventFacts {
  return {
    ...event,
    venue: {
      id: venue.id,
      name_fr: venue.name_fr,
      name_en: venue.name_en,
      address_line1: venue.address_line1,
      address_line2: venue.address_line2,
      city: venue.city,
      province_state: venue.province_state,
      postal_code: venue.postal_code,
      country: venue.country,
      latitude: venue.latitude,
      longitude: venue.longitude,
    },
  }
}
