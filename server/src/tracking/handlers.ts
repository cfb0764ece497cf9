import type { DataLayer, Receipt } from "@parterre/contract"
import { trackedPage, trackedPurchase } from "@parterre/domain/tracking"
import type { Knex } from "knex"
import type { Reading } from "../catalogue/handlers.ts"
import { receiptOf } from "../checkout/receipt.ts"
import type { SiteOptionsColumn } from "../database/tables.ts"
import {
  type Handlers,
  type Language,
  type ShopperSession,
  sessionOf,
  type Website,
} from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { saleOfReceipt } from "../sales/sale-store.ts"
import { dataLayerProduct, type ShowFacts } from "./data-layer-product.ts"

/** What a website's tag managers are told, for shoppers who agreed; nothing of it says who they are. */
export function trackingHandlers(
  { catalogue, answers }: Pick<Reading, "catalogue" | "answers">,
  db: Knex,
): Handlers {
  return {
    listTagManagers: async ({ website }) => {
      const site = await siteOf(catalogue, website)
      return answers(site, { key: "tag managers", version: "" }, () => {
        const { tracking }: SiteOptionsColumn = JSON.parse(site.row.site_options)
        return [...(tracking?.tagManagers ?? [])]
      })
    },

    listDataLayerProducts: async ({ website, language, query, body }) => {
      const site = await siteOf(catalogue, website)
      return body.map((line) => {
        const show = showOf(site, line.eventId, language)
        if (show === undefined) throw new Refusal("event-unknown")
        return dataLayerProduct(line, query.isfullproducts ? show : undefined)
      })
    },

    getDataLayer: async (request) => {
      const { website, language, path, query } = request
      const page = trackedPage(path.pageUrl)
      const sale =
        query.saleId === undefined
          ? undefined
          : await purchase(db, { website, language, session: sessionOf(request) }, query.saleId)
      if (sale === undefined) return { page: "", ...page, language }
      const site = await siteOf(catalogue, website)
      return {
        page: "",
        ...page,
        language,
        saleId: sale.saleId,
        total: sale.total,
        taxes: sale.taxes,
        products: sale.products.map((line) => dataLayerProduct(line, showOf(site, line.eventId, language))),
      } satisfies DataLayer
    },
  }
}

interface Shopper {
  readonly website: Website
  readonly language: Language
  readonly session: ShopperSession
}

/** A paid sale of the shopper's own. */
async function purchase(db: Knex, { website, language, session }: Shopper, saleId: string) {
  const sale = await saleOfReceipt(db, session, saleId)
  if (sale === undefined) throw new Refusal("sale-unknown")
  const receipt = receiptOf(website, await readPaidSale(db, sale), [], language)
  return trackedPurchase({ saleId: receipt.saleId, ...sums(receipt), lines: linesOf(receipt) })
}

/** Of what was sold and of its deliveries together. */
function sums({ tax, shippingTax }: Receipt) {
  const all = shippingTax === undefined ? [tax] : [tax, shippingTax]
  const total = all.reduce((sum, { totalAfterTaxes }) => sum + totalAfterTaxes, 0)
  return { total, taxes: all.reduce((left, { totalBeforeTaxes }) => left - totalBeforeTaxes, total) }
}

const linesOf = ({ cartElements }: Receipt) =>
  cartElements.flatMap(({ prices }) =>
    prices.map((line) => ({
      ...line,
      eventId: line.eventId ?? line.subscriptionId ?? line.productId ?? "",
      priceType: line.name,
      // As a shopper pays it: the service charge is part of the price that is shown first.
      price: line.price + line.serviceCharges,
    })),
  )

/** What is published of an event, of a subscription or of a product; undefined where there is none of that id. */
function showOf(site: PublishedWebsite, id: string, language: Language): ShowFacts | undefined {
  const event = site.event(id) ?? site.hoursOf(id)[0]
  const titled = site.subscription(id)?.row ?? site.product(id)
  const pageId = event?.page_id ?? titled?.page_id ?? undefined
  const page = pageId === undefined ? undefined : site.page(pageId)
  const named = titled ?? page
  if (named === undefined) return undefined
  return {
    name: language === "fr" ? named.title_fr : named.title_en,
    category: page?.category,
    brand: language === "fr" ? site.row.name_fr : site.row.name_en,
  }
}
