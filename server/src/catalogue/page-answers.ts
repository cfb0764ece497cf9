import type { Page, PageSummary, Product } from "@parterre/contract"
import type { PageLinksColumn } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { dayIdOf, type PublishedWebsite } from "../published/published-website.ts"
import { assetUrl } from "../websites/website-config.ts"
import { dayInZone, isoInZone } from "../zoned-time.ts"
import { calendarEvents, inLanguage, lowest, type PublishedEvent, placeOf } from "./event-answers.ts"
import { leastOf, type PublishedProduct } from "./product-answers.ts"
import type { PublishedPage } from "./published-pages.ts"
import { stateOfAll } from "./sale-state.ts"
import { type PublishedSubscription, subscriptionAnswer } from "./subscription-answers.ts"

export function pageSummary(page: PublishedPage, website: Website, language: Language): PageSummary {
  const { row, events } = page
  const coming = upcoming(events)
  const [first] = coming
  const last = coming.at(-1)
  return defined({
    ...heading(page, website, language),
    featured: row.featured === 1,
    firstStart: first && isoInZone(first.row.starts_at, website.timeZone),
    lastStart: last && isoInZone(last.row.starts_at, website.timeZone),
    eventCount: new Set(events.map(({ row: event }) => dayIdOf(event))).size,
    place: first && placeOf(first.venue, language),
    places: first && placesOf(coming, language),
    nextEventId: events.find((event) => event.saleState === "ONSALE")?.row.id,
  })
}

const placesOf = (events: readonly PublishedEvent[], language: Language) =>
  [...new Map(events.map(({ venue }) => [venue.id, venue])).values()].map((venue) => ({
    id: venue.id,
    name: inLanguage(language, venue.name_fr, venue.name_en),
  }))

/** The wtf section groups events by show alone. */
export type PageGrouping = "day" | "show"

export function pageAnswer(
  site: PublishedWebsite,
  page: PublishedPage,
  subscriptions: readonly PublishedSubscription[],
  products: readonly Product[],
  combos: Pick<Page, "combos" | "byocs">,
  language: Language,
  grouping: PageGrouping,
): Page {
  const { website } = site
  const byDay = grouping === "day" ? page.events : []
  const days = Map.groupBy(byDay, (event) => dayInZone(event.row.starts_at, website.timeZone))
  const { redirectUrl, suggestions = [] }: PageLinksColumn = JSON.parse(page.row.links)
  const calendar = (events: readonly PublishedEvent[]) => calendarEvents(events, website, language)
  return {
    ...heading(page, website, language),
    ...(page.row.same_ticket_count === 1 ? { sameTicketCount: true } : {}),
    description: inLanguage(language, page.row.description_fr, page.row.description_en),
    shows: page.shows.map((show) =>
      defined({
        id: show.id,
        title: inLanguage(language, show.title_fr, show.title_en),
        durationMinutes: show.duration_minutes ?? undefined,
        events: calendar(page.events.filter((event) => event.show.id === show.id)),
      }),
    ),
    subscriptions: subscriptions.map((one) => subscriptionAnswer(site, one, language)),
    ...combos,
    products: [...products],
    ...(redirectUrl === undefined ? {} : { redirectUrl: redirectUrl.replaceAll("{lang}", language) }),
    suggestion: suggestions.map(({ title, notEventIds, ...to }) => ({
      ...to,
      title: inLanguage(language, title.fr, title.en),
      notEventIds: [...notEventIds],
    })),
    itemsDates: { items: [...days].map(([date, events]) => ({ date, dates: calendar(events) })) },
  }
}

function heading({ row, events, products }: PublishedPage, website: Website, language: Language) {
  const { saleState, redirectUrl }: PageLinksColumn = JSON.parse(row.links)
  const sold = events.length > 0 ? events : products
  return defined({
    id: row.id,
    title: inLanguage(language, row.title_fr, row.title_en),
    subtitle: inLanguage(language, row.subtitle_fr, row.subtitle_en) ?? undefined,
    category: row.category,
    imageUrlBig: assetUrl(website.id, row.image),
    imageUrlSmall: assetUrl(website.id, row.image),
    display: row.display,
    // What is sold beside events opens and closes no page of theirs.
    saleState:
      saleState ??
      // What is sold elsewhere, and only there, has a state that is not known here: its way in is open.
      (redirectUrl !== undefined && sold.length === 0
        ? "ONSALE"
        : stateOfAll(sold.map(({ saleState }) => saleState))),
    priceFrom: events.length > 0 ? lowest(events) : lowest(products.map(priced)),
  })
}

const priced = (product: PublishedProduct) => ({ saleState: product.saleState, priceFrom: leastOf(product) })

/** Events still to come, else all of them. */
export function upcoming(events: readonly PublishedEvent[]): readonly PublishedEvent[] {
  const coming = events.filter((event) => event.saleState !== "WASONSALE")
  return coming.length > 0 ? coming : events
}
