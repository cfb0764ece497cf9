import type { CalendarEvent, Localized, Product, ProductKind, SaleState } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import { isToCome } from "@parterre/domain/sale-states"
import type { LiveCounts } from "../availability/live-counts.ts"
import type { LiveStocks } from "../availability/live-stocks.ts"
import type { ProductRow, ProductTerms } from "../database/product-tables.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { productState } from "../products/product-state.ts"
import { leftForPass } from "../published/pass-prices.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { assetUrl } from "../websites/website-config.ts"
import { dayInZone, isoInZone } from "../zoned-time.ts"
import { calendarEvents, inLanguage } from "./event-answers.ts"
import { publishedEvents } from "./published-events.ts"

/** A product of a page as it is at a moment. */
export interface PublishedProduct {
  readonly row: ProductRow & { readonly kind: ProductKind }
  readonly saleState: SaleState
}

export function publishedProducts(
  site: PublishedWebsite,
  pageId: string,
  { soldOut }: Pick<LiveStocks, "soldOut">,
  now: number,
): readonly PublishedProduct[] {
  const today = dayInZone(now, site.website.timeZone)
  return site
    .productsOf(pageId)
    .filter(isOfPage)
    .map((row) => {
      const moment = { now, today, soldOut: soldOut.has(row.id), events: site.productEventsOf(row.id) }
      return { row, saleState: productState(row, moment) }
    })
}

const isOfPage = (row: ProductRow): row is PublishedProduct["row"] => row.kind !== "parking"

/** The least a shopper pays for one: its price with its service charge, or the smallest amount to choose. */
export const leastOf = ({ row }: Pick<PublishedProduct, "row">): number =>
  allInPrice(row.price ?? row.min_amount ?? 0, row.service_charge)

/** A product as its page shows it; `left` is what is left of the events that a flex pass opens. */
export function productAnswer(
  site: PublishedWebsite,
  { row, saleState }: PublishedProduct,
  left: ReadonlyMap<string, LiveCounts>,
  language: Language,
  now: number,
): Product {
  const { website } = site
  const terms = termsOf(site, row, left, language, now)
  return defined({
    id: row.id,
    kind: row.kind,
    title: inLanguage(language, row.title_fr, row.title_en),
    description: inLanguage(language, row.description_fr, row.description_en) ?? undefined,
    imageUrl: row.image === null ? undefined : assetUrl(website.id, row.image),
    saleState: saleState === "ONSALE" && terms.events?.every(isSoldOut) ? "SOLDOUT" : saleState,
    onSaleFrom:
      row.sale_from === null || row.sale_from <= now ? undefined : isoInZone(row.sale_from, website.timeZone),
    price: row.price ?? undefined,
    serviceCharges: row.service_charge,
    amounts: amountsOf(row),
    maxTickets: row.max_tickets ?? 0,
    taxable: row.taxable === 1,
    ...terms,
  })
}

/** A pass whose every event is sold out for it opens nothing now. */
const isSoldOut = ({ saleState }: Pick<CalendarEvent, "saleState">): boolean => saleState === "SOLDOUT"

function amountsOf({ min_amount, max_amount, suggested_amounts }: ProductRow): Product["amounts"] {
  if (min_amount === null || max_amount === null) return undefined
  return { min: min_amount, max: max_amount, suggested: JSON.parse(suggested_amounts) }
}

/** What the kind has of its own. */
function termsOf(
  site: PublishedWebsite,
  row: PublishedProduct["row"],
  left: ReadonlyMap<string, LiveCounts>,
  language: Language,
  now: number,
): Partial<Product> {
  const text = (one: Localized) => one[language]
  switch (row.kind) {
    case "membership": {
      const { until, months, benefits }: ProductTerms["membership"] = JSON.parse(row.terms)
      return defined({ validUntil: until, validMonths: months, benefits: benefits.map(text) })
    }
    case "donation": {
      const { receipt }: ProductTerms["donation"] = JSON.parse(row.terms)
      return defined({ receiptText: receipt && text(receipt) })
    }
    case "flexpass": {
      const { credits }: ProductTerms["flexpass"] = JSON.parse(row.terms)
      const opened = site.productEventsOf(row.id)
      const leftOf = (event: EventRow) => leftForPass(site, row.id, event, left.get(event.id)?.counts ?? [])
      const counts = new Map(opened.map((event) => [event.id, { counts: leftOf(event) }]))
      const events = publishedEvents(site, opened, counts, now).filter(({ saleState }) => isToCome(saleState))
      return { credits, events: calendarEvents(events, site.website, language) }
    }
    case "giftcertificate":
      return {}
  }
}
