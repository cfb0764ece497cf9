import type { Page, PageSummary } from "@parterre/contract"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { assetUrl } from "../websites/website-config.ts"
import { dayInZone, isoInZone } from "../zoned-time.ts"
import { calendarEvent, inLanguage, type PublishedEvent, placeOf } from "./event-answers.ts"
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
    eventCount: events.length,
    place: first && placeOf(first.venue, language),
    nextEventId: events.find((event) => event.saleState === "ONSALE")?.row.id,
  })
}

export function pageAnswer(
  site: PublishedWebsite,
  page: PublishedPage,
  subscriptions: readonly PublishedSubscription[],
  language: Language,
): Page {
  const { website } = site
  const days = Map.groupBy(page.events, (event) => dayInZone(event.row.starts_at, website.timeZone))
  const calendar = (event: PublishedEvent) => calendarEvent(event, website, language)
  return {
    ...heading(page, website, language),
    description: inLanguage(language, page.row.description_fr, page.row.description_en),
    shows: page.shows.map((show) =>
      defined({
        id: show.id,
        title: inLanguage(language, show.title_fr, show.title_en),
        durationMinutes: show.duration_minutes ?? undefined,
        events: page.events.filter((event) => event.show.id === show.id).map(calendar),
      }),
    ),
    subscriptions: subscriptions.map((one) => subscriptionAnswer(site, one, language)),
    combos: [],
    suggestion: [],
    itemsDates: { items: [...days].map(([date, events]) => ({ date, dates: events.map(calendar) })) },
  }
}

function heading({ row, events }: PublishedPage, website: Website, language: Language) {
  return defined({
    id: row.id,
    title: inLanguage(language, row.title_fr, row.title_en),
    subtitle: inLanguage(language, row.subtitle_fr, row.subtitle_en) ?? undefined,
    category: row.category,
    imageUrlBig: assetUrl(website.id, row.image),
    imageUrlSmall: assetUrl(website.id, row.image),
    display: row.display,
    saleState: stateOfAll(events.map((event) => event.saleState)),
    priceFrom: lowest(events),
  })
}

/** The cheapest of what can be bought, else of what there is. */
function lowest(events: readonly PublishedEvent[]): number | undefined {
  const onSale = events.filter((event) => event.saleState === "ONSALE")
  const prices = (onSale.length > 0 ? onSale : events).flatMap((event) => event.priceFrom ?? [])
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** Events still to come, else all of them. */
export function upcoming(events: readonly PublishedEvent[]): readonly PublishedEvent[] {
  const coming = events.filter((event) => event.saleState !== "WASONSALE")
  return coming.length > 0 ? coming : events
}
