import { isToCome } from "@parterre/domain/sale-states"
import { onSaleOf, saleStateNow } from "../catalogue/sale-state.ts"
import { subscriptionState } from "../catalogue/subscription-state.ts"
import { periodState } from "../combos/combo-offer.ts"
import type { EventRow, PageLinksColumn, SiteOptionsColumn } from "../database/tables.ts"
import { dayIdOf, type PublishedWebsite } from "../published/published-website.ts"

/** Places left count for nothing here: what is sold out is still to come. */
const ANY_PLACES = 1

/**
 * The paths of a website that search engines are told of, without their language: its programme, its pages, what may yet be
 * had of them, its venues and what it has beside. What is over, cancelled or shown at another site is not among them.
 */
export function listedPaths(site: PublishedWebsite, now: number): readonly string[] {
  const pages = site.pages.filter((page) => isShownHere(page.links) && isCurrent(site, page.id, now))
  const { sitePages = [] }: SiteOptionsColumn = JSON.parse(site.row.site_options)
  return [
    "/pages",
    ...pages.flatMap(({ id }) => [
      `/pages/${id}`,
      ...new Set(
        toCome(site.eventsOf(id), now).map((event) => `/pages/${id}/performances/${dayIdOf(event)}`),
      ),
      ...openSubscriptions(site, id, now).map(({ row }) => `/seatmap/subscription/${row.id}`),
      ...openCombos(site, id, now).map((combo) => `/pages/${id}/combos/${combo.id}`),
    ]),
    ...(site.venues.length > 0 ? ["/locations"] : []),
    ...site.venues.map(({ id }) => `/locations/${id}`),
    ...sitePages.map((name) => (underStatic.has(name) ? `/static/${name}` : `/${name}`)),
  ]
}

const underStatic: ReadonlySet<string> = new Set(["faq", "contact", "careers", "medias"])

function isShownHere(links: string): boolean {
  const { redirectUrl, saleState }: PageLinksColumn = JSON.parse(links)
  return redirectUrl === undefined && saleState !== "INVISIBLE"
}

/** Whether anything of a page may yet be had; one that has had nothing so far is a page as well. */
function isCurrent(site: PublishedWebsite, pageId: string, now: number): boolean {
  const events = site.eventsOf(pageId)
  return (
    events.length === 0 ||
    toCome(events, now).length > 0 ||
    site.productsOf(pageId).length > 0 ||
    openCombos(site, pageId, now).length > 0
  )
}

const toCome = (events: readonly EventRow[], now: number) =>
  events.filter((event) => isToCome(saleStateNow(onSaleOf(event), now, ANY_PLACES)))

const openSubscriptions = (site: PublishedWebsite, pageId: string, now: number) =>
  site.subscriptionsOf(pageId).filter(({ events }) => isToCome(subscriptionState(events, now, ANY_PLACES)))

const openCombos = (site: PublishedWebsite, pageId: string, now: number) =>
  site.combosOf(pageId).filter((combo) => isToCome(periodState(combo, now)))
