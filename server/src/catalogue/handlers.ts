import type { LiveAvailability, LiveCounts } from "../availability/live-counts.ts"
import type { LiveStocks, StocksOf } from "../availability/live-stocks.ts"
import type { Clock } from "../clock.ts"
import { eventsOfCombos } from "../combos/combo-offer.ts"
import type { ComboRow } from "../database/combo-tables.ts"
import type { ProductRow } from "../database/product-tables.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Handlers, OperationRequest } from "../http/handler.ts"
import { nextProductChange } from "../products/product-state.ts"
import { type PublishedCatalogue, siteOf } from "../published/published-catalogue.ts"
import { dayIdOf, type PublishedWebsite, type VisibleSubscription } from "../published/published-website.ts"
import type { SharedAnswers } from "../published/shared-answers.ts"
import { Refusal } from "../refusal.ts"
import { endOfDay } from "../zoned-time.ts"
import { comboAnswers } from "./combo-answers.ts"
import { dayDetail, hourDetail } from "./event-detail.ts"
import { nextPromotionChange } from "./event-offers.ts"
import { type PageGrouping, pageAnswer, pageSummary } from "./page-answers.ts"
import { filterPages, type PageFilters } from "./page-filters.ts"
import { productAnswer } from "./product-answers.ts"
import { nextChange } from "./published-events.ts"
import { publishedPage } from "./published-pages.ts"
import { publishedSubscription, subscriptionDetail } from "./subscription-answers.ts"

export interface Reading {
  readonly catalogue: PublishedCatalogue
  readonly live: LiveAvailability
  readonly stocks: StocksOf
  readonly answers: SharedAnswers
  readonly clock: Clock
}

/** Milliseconds that lists and details of events may be behind what is left. */
const age = { most: 1_000 }

export function catalogueHandlers(reading: Reading): Handlers {
  const { catalogue, live, stocks, answers, clock } = reading

  /** The pages with their events as they are now, for whatever they are filtered by. */
  const pagesNow = (
    site: PublishedWebsite,
    left: ReadonlyMap<string, LiveCounts>,
    products: LiveStocks,
    version: string,
  ) => {
    const now = clock.now()
    return site.memory.keep("pages", version, async () => ({
      value: site.pages.map((row) => publishedPage(site, row, left, products, now)),
      size: 300 * (site.pages.length + site.events.length + site.products.length),
      endsAt: pageChange(site, site.events, site.products, now),
    }))
  }

  /** A page, with its events grouped by day, or by show alone. */
  const readPage = async (
    { website, language, path }: Pick<OperationRequest<"getPage">, "website" | "language" | "path">,
    grouping: PageGrouping,
  ) => {
    const site = await siteOf(catalogue, website)
    const row = site.page(path.id)
    if (row === undefined) throw new Refusal("page-unknown")
    const subscriptions = site.subscriptionsOf(path.id)
    const products = site.productsOf(path.id)
    const combos = site.combosOf(path.id)
    const opened = products.map(({ id }) => ({ events: site.productEventsOf(id) }))
    const events = eventsOf(site.eventsOf(path.id), [
      ...subscriptions,
      ...opened,
      { events: eventsOfCombos(site, combos) },
    ])
    const [left, stock] = await Promise.all([live.ofEvents(site, events, age), stocks(site, age)])
    const leftOf = await Promise.all(subscriptions.map((one) => live.ofSubscription(site, one, age)))
    const state = {
      key: `page ${path.id} ${language} ${grouping}`,
      version: `${versionOf(left)} ${stock.version}`,
      left: [...left.values(), ...leftOf, stock],
      changesAt: pageChange(site, events, [...products, ...combos], clock.now()),
    }
    return answers(site, state, (now) => {
      const page = publishedPage(site, row, left, stock, now)
      return pageAnswer(
        site,
        page,
        subscriptions.map((one, index) =>
          publishedSubscription(site, one, leftOf[index] as LiveCounts, left, now),
        ),
        page.products.map((product) => productAnswer(site, product, left, language, now)),
        comboAnswers(combos, { site, left, language, now }),
        language,
        grouping,
      )
    })
  }

  return {
    listPages: async ({ website, language, query }) => {
      const site = await siteOf(catalogue, website)
      const [left, products] = await Promise.all([live.ofEvents(site, site.events, age), stocks(site, age)])
      const version = `${versionOf(left)} ${products.version}`
      const filters = filtersOf(query)
      const state = {
        key: `pages ${language} ${JSON.stringify(filters)}`,
        version,
        left: [...left.values(), products],
        changesAt: pageChange(site, site.events, site.products, clock.now()),
      }
      return answers(site, state, async () =>
        filterPages(await pagesNow(site, left, products, version), filters, website).map(({ page, km }) => ({
          ...pageSummary(page, website, language),
          ...(km === undefined ? {} : { distance: Math.round(km * 10) / 10 }),
        })),
      )
    },

    getPage: (request) => readPage(request, "day"),
    getGroupedPage: (request) => readPage(request, "show"),

    getEvent: async ({ website, language, path }) => {
      const site = await siteOf(catalogue, website)
      const row = site.event(path.id)
      const hours = site.hoursOf(row === undefined ? path.id : dayIdOf(row))
      const shown = row === undefined || hours.length > 0 ? hours : [row]
      if (shown.length === 0) throw new Refusal("event-unknown")
      const left = await live.ofEvents(site, shown, age)
      const state = {
        key: `event ${row?.id ?? path.id} ${language}`,
        version: versionOf(left),
        left: [...left.values()],
        changesAt: Math.min(nextChange(shown, clock.now()), nextPromotionChange(site, clock.now())),
        madeAnewAfter: age.most,
      }
      return answers(site, state, (now) =>
        row === undefined
          ? dayDetail(site, shown, left, language, now)
          : hourDetail(site, row, left, language, now),
      )
    },

    getSubscription: async ({ website, language, path }) => {
      const site = await siteOf(catalogue, website)
      const subscription = site.subscription(path.id)
      if (subscription === undefined) throw new Refusal("subscription-unknown")
      const left = await live.ofSubscription(site, subscription, age)
      const ofEvents = await live.ofEvents(site, subscription.events, age)
      const state = {
        key: `subscription ${path.id} ${language}`,
        version: left.version,
        left: [left],
        changesAt: nextChange(subscription.events, clock.now()),
        madeAnewAfter: age.most,
      }
      return answers(site, state, (now) =>
        subscriptionDetail(
          site,
          publishedSubscription(site, subscription, left, ofEvents, now),
          language,
          now,
        ),
      )
    },
  }
}

const filtersOf = ({ category, province, startDate, endDate, q, postalCode }: PageFilters): PageFilters =>
  defined({ category, province, startDate, endDate, q, postalCode })

/** Of many events: each one's version only grows, and so does their sum. */
const versionOf = (left: ReadonlyMap<string, LiveCounts>): string =>
  String([...left.values()].reduce((sum, { version }) => sum + Number(version), 0))

const eventsOf = (
  own: readonly EventRow[],
  others: readonly Pick<VisibleSubscription, "events">[],
): readonly EventRow[] => [...new Set([...own, ...others.flatMap(({ events }) => events)])]

/** When the time alone changes a page: an event, a product, or the day on which a membership ends. */
const pageChange = (
  { website }: PublishedWebsite,
  events: readonly EventRow[],
  products: readonly (ProductRow | ComboRow)[],
  now: number,
): number =>
  Math.min(
    nextChange(events, now),
    nextProductChange(products, now),
    products.some(({ kind }) => kind === "membership") ? endOfDay(now, website.timeZone) : Infinity,
  )
