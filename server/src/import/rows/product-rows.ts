import type { Localized } from "@parterre/contract"
import type {
  ProductEventRow,
  ProductRow,
  ProductStockRow,
  ProductTerms,
} from "../../database/product-tables.ts"
import { defined } from "../../defined.ts"
import { instantOf } from "../local-time.ts"
import {
  type ParkingEntry,
  type ProductEntry,
  type ProductLists,
  parkingKey,
  parkingOf,
} from "../product-entries.ts"
import type { EventEntry, ShowEntry } from "../tenant-files.ts"

/** What is sold without a seat, as rows. */
export interface ProductRows {
  readonly products: ProductRow[]
  readonly productEvents: ProductEventRow[]
  readonly productStocks: StockSize[]
}

/** How many there are of a limited product; how many are taken the import does not know. */
export type StockSize = Omit<ProductStockRow, "taken">

interface ProductContext {
  readonly websiteId: string
  readonly pageId: string
  readonly timeZone: string
  /** Of the seller; known wherever a page sells something of its own. */
  readonly province: string | undefined
}

type Kind = Exclude<keyof ProductTerms, "parking">

interface Listed {
  readonly kind: Kind
  readonly entry: ProductEntry
  readonly terms: ProductTerms[Kind]
  readonly taxable: boolean
}

/** What a page sells without a seat, in the order in which it is shown. */
export function productRows(page: ProductLists, context: ProductContext): ProductRows {
  const listed = [
    ...(page.memberships ?? []).map((entry): Listed => {
      const { until, months, benefits = [] } = entry
      return { kind: "membership", entry, terms: defined({ until, months, benefits }), taxable: true }
    }),
    ...(page.flexPasses ?? []).map(
      (entry): Listed => ({
        kind: "flexpass",
        entry,
        terms: defined({ credits: entry.credits, categories: entry.categories }),
        taxable: true,
      }),
    ),
    ...(page.giftCertificates ?? []).map(
      (entry): Listed => ({ kind: "giftcertificate", entry, terms: {}, taxable: false }),
    ),
    ...(page.donations ?? []).map(
      (entry): Listed => ({
        kind: "donation",
        entry,
        terms: defined({ receipt: entry.receipt }),
        taxable: false,
      }),
    ),
  ]
  const { websiteId: website_id } = context
  return {
    products: listed.map((one, ordinal) => productRow(one, ordinal, context)),
    productEvents: (page.flexPasses ?? []).flatMap(({ key, events }) =>
      events.map((event) => ({
        product_id: `${website_id}.${key}`,
        event_id: `${website_id}.${event}`,
        website_id,
      })),
    ),
    productStocks: listed.flatMap(({ entry: { key, places } }) =>
      places === undefined ? [] : { product_id: `${website_id}.${key}`, website_id, capacity: places },
    ),
  }
}

function productRow(
  { kind, entry, terms, taxable }: Listed,
  ordinal: number,
  { websiteId: website_id, pageId, timeZone, province }: ProductContext,
): ProductRow {
  const { onSaleFrom, onSaleUntil, amounts } = entry
  if (province === undefined) throw new Error(`${entry.key} is sold by nobody whose province is known`)
  return {
    id: `${website_id}.${entry.key}`,
    website_id,
    kind,
    page_id: pageId,
    event_id: null,
    title_fr: entry.title.fr,
    title_en: entry.title.en,
    description_fr: entry.description?.fr ?? null,
    description_en: entry.description?.en ?? null,
    image: entry.image ?? null,
    price: entry.price ?? null,
    service_charge: entry.serviceCharge ?? 0,
    min_amount: amounts?.min ?? null,
    max_amount: amounts?.max ?? null,
    suggested_amounts: JSON.stringify(amounts?.suggested ?? []),
    max_tickets: entry.perCart ?? null,
    sale_from: onSaleFrom === undefined ? null : instantOf(onSaleFrom, timeZone)!,
    sale_until: onSaleUntil === undefined ? null : instantOf(onSaleUntil, timeZone)!,
    taxable: (entry.taxable ?? taxable) ? 1 : 0,
    province,
    terms: JSON.stringify(terms),
    ordinal,
  }
}

/** The parking at an event, taxed where its venue is. */
export function parkingRows(
  show: ShowEntry,
  event: EventEntry,
  { websiteId: website_id, province }: { readonly websiteId: string; readonly province: string },
): Pick<ProductRows, "products" | "productStocks"> {
  const entries = parkingOf(show, event)
  const idOf = (parking: ParkingEntry) => `${website_id}.${parkingKey(parking, event.key)}`
  return {
    products: entries.map((parking, ordinal) => ({
      id: idOf(parking),
      website_id,
      kind: "parking",
      page_id: null,
      event_id: `${website_id}.${event.key}`,
      title_fr: parking.name.fr,
      title_en: parking.name.en,
      description_fr: null,
      description_en: null,
      image: null,
      price: parking.price,
      service_charge: parking.serviceCharge ?? 0,
      min_amount: null,
      max_amount: null,
      suggested_amounts: "[]",
      max_tickets: parking.perCart ?? null,
      sale_from: null,
      sale_until: null,
      taxable: (parking.taxable ?? true) ? 1 : 0,
      province,
      terms: JSON.stringify(parkingTerms(parking, event)),
      ordinal,
    })),
    productStocks: entries.map((parking) => ({
      product_id: idOf(parking),
      website_id,
      capacity: parking.places,
    })),
  }
}

const parkingTerms = (
  { address, type = "STANDARD", logo }: ParkingEntry,
  { start }: EventEntry,
): ProductTerms["parking"] => defined({ address: both(address), date: start.slice(0, 10), type, logo })

const both = (text: Localized | string): Localized =>
  typeof text === "string" ? { fr: text, en: text } : text
