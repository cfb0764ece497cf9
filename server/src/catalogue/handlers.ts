import type { LiveAvailability, LiveCounts } from "../availability/live-counts.ts"
import type { Clock } from "../clock.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import { FileAnswer, type Handlers } from "../http/handler.ts"
import { type PublishedCatalogue, siteOf } from "../published/published-catalogue.ts"
import type { PublishedWebsite, VisibleSubscription } from "../published/published-website.ts"
import type { SharedAnswers } from "../published/shared-answers.ts"
import { Refusal } from "../refusal.ts"
import { eventCalendar } from "./event-calendar.ts"
import { eventDetail } from "./event-detail.ts"
import { pageAnswer, pageSummary } from "./page-answers.ts"
import { filterPages, type PageFilters } from "./page-filters.ts"
import { nextChange } from "./published-events.ts"
import { publishedPage } from "./published-pages.ts"
import { publishedSubscription, subscriptionDetail } from "./subscription-answers.ts"

export interface Reading {
  readonly catalogue: PublishedCatalogue
  readonly live: LiveAvailability
  readonly answers: SharedAnswers
  readonly clock: Clock
}

/** Milliseconds that lists and details of events may be behind what is left. */
const age = { most: 1_000 }

export function catalogueHandlers(reading: Reading): Handlers {
  const { catalogue, live, answers, clock } = reading

  /** The pages with their events as they are now, for whatever they are filtered by. */
  const pagesNow = (site: PublishedWebsite, left: ReadonlyMap<string, LiveCounts>, version: string) => {
    const now = clock.now()
    return site.memory.keep("pages", version, async () => ({
      value: site.pages.map((row) => publishedPage(site, row, left, now)),
      size: 300 * (site.pages.length + site.events.length),
      endsAt: nextChange(site.events, now),
    }))
  }

  return {
    listPages: async ({ website, language, query }) => {
      const site = await siteOf(catalogue, website)
      const left = await live.ofEvents(site, site.events, age)
      const version = versionOf(left)
      const filters = filtersOf(query)
      const state = {
        key: `pages ${language} ${JSON.stringify(filters)}`,
        version,
        left: [...left.values()],
        changesAt: nextChange(site.events, clock.now()),
      }
      return answers(site, state, async () =>
        filterPages(await pagesNow(site, left, version), filters, website).map((page) =>
          pageSummary(page, website, language),
        ),
      )
    },

    getPage: async ({ website, language, path }) => {
      const site = await siteOf(catalogue, website)
      const row = site.page(path.id)
      if (row === undefined) throw new Refusal("page-unknown")
      const subscriptions = site.subscriptionsOf(path.id)
      const events = eventsOf(site.eventsOf(path.id), subscriptions)
      const left = await live.ofEvents(site, events, age)
      const leftOf = await Promise.all(subscriptions.map((one) => live.ofSubscription(site, one, age)))
      const state = {
        key: `page ${path.id} ${language}`,
        version: versionOf(left),
        left: [...left.values(), ...leftOf],
        changesAt: nextChange(events, clock.now()),
      }
      return answers(site, state, (now) =>
        pageAnswer(
          site,
          publishedPage(site, row, left, now),
          subscriptions.map((one, index) =>
            publishedSubscription(site, one, leftOf[index] as LiveCounts, left, now),
          ),
          language,
        ),
      )
    },

    getEvent: async ({ website, language, path }) => {
      const site = await siteOf(catalogue, website)
      const row = site.event(path.id)
      if (row === undefined) throw new Refusal("event-unknown")
      const left = (await live.ofEvents(site, [row], age)).get(row.id) as LiveCounts
      const state = {
        key: `event ${row.id} ${language}`,
        version: left.version,
        left: [left],
        changesAt: nextChange([row], clock.now()),
        madeAnewAfter: age.most,
      }
      return answers(site, state, (now) => eventDetail(site, row, left, language, now))
    },

    getEventCalendar: async ({ website, language, path }) => {
      const site = await siteOf(catalogue, website)
      const row = site.event(path.id)
      if (row === undefined) throw new Refusal("event-unknown")
      const name = language === "fr" ? "evenement" : "event"
      return new FileAnswer("text/calendar; charset=utf-8", eventCalendar(site, row, language, clock.now()), {
        "content-disposition": `inline; filename="${name}.ics"`,
      })
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
  subscriptions: readonly VisibleSubscription[],
): readonly EventRow[] => [...new Set([...own, ...subscriptions.flatMap(({ events }) => events)])]
