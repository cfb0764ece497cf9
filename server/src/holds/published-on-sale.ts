import type { Knex } from "knex"
import type { PublishedCatalogue } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { revisionsOf } from "../websites/website-store.ts"
import { eventsAsked, type HoldRequest } from "./hold-request.ts"
import { type OnSaleReader, onSaleReader } from "./house-on-sale.ts"
import { admissionRows, eventRow, type HouseOfEvent, rowsAsked, subscriptionRow } from "./published-rows.ts"

/**
 * Reads what an import decides from memory, of the revision that the transaction sees: nobody's seats are judged by what
 * an import has changed since. What is not in memory is read from the database: an event that is hidden by now, or the
 * seats of one that is in a cart and that no request names.
 */
export const publishedOnSale =
  (catalogue: PublishedCatalogue) =>
  async (requests: readonly HoldRequest[]): Promise<(trx: Knex) => OnSaleReader> => {
    const sites = new Map<string, PublishedWebsite>()
    for (const { website } of requests) {
      const site = sites.get(website.id) ?? (await catalogue.of(website.id))
      if (site !== undefined) sites.set(website.id, site)
    }
    const houses = await readyHouses(sites, requests)
    return (trx) => readerIn(trx, sites, houses)
  }

/** The seats of the events that requests name, by event. */
async function readyHouses(
  sites: ReadonlyMap<string, PublishedWebsite>,
  requests: readonly HoldRequest[],
): Promise<ReadonlyMap<string, HouseOfEvent>> {
  const houses = new Map<string, HouseOfEvent>()
  for (const request of requests) {
    const site = sites.get(request.website.id)
    const eventsOf = (id: string) => site?.subscription(id)?.events.map((event) => event.id) ?? []
    for (const eventId of eventsAsked(request, eventsOf)) {
      const event = site?.event(eventId)
      if (site === undefined || event?.id !== eventId || houses.has(eventId)) continue
      const [seats, off] = await Promise.all([site.seatsOf(event.venue_id), site.seatsOffOf(eventId)])
      houses.set(eventId, { site, venueId: event.venue_id, seats, off })
    }
  }
  return houses
}

function readerIn(
  trx: Knex,
  sites: ReadonlyMap<string, PublishedWebsite>,
  houses: ReadonlyMap<string, HouseOfEvent>,
): OnSaleReader {
  const stored = onSaleReader(trx)
  let looked: Promise<boolean> | undefined
  const isCurrent = () => {
    looked ??= revisionsOf(trx, [...sites.keys()]).then((revisions) =>
      [...sites].every(([id, { row }]) => revisions.get(id) === row.revision),
    )
    return looked
  }
  /** What memory answers when it has all that is asked, and nothing was imported since; else what the database does. */
  const either = async <Row>(
    known: readonly (Row | undefined)[],
    read: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> => {
    const rows = known.filter((row) => row !== undefined)
    return rows.length === known.length && (await isCurrent()) ? rows : read()
  }
  return {
    events: (ids) =>
      either(
        ids.map((id) => eventRow(sites.get(id.websiteId), id.id)),
        () => stored.events(ids),
      ),
    subscriptions: (ids) =>
      either(
        ids.map((id) => subscriptionRow(sites.get(id.websiteId), id.id)),
        () => stored.subscriptions(ids),
      ),
    async rows(asked) {
      const events = [...asked.seats, ...asked.levels, ...asked.sections]
      const isReady = events.every(({ eventId }) => houses.has(eventId)) && (await isCurrent())
      return isReady ? rowsAsked(asked, houses) : stored.rows(asked)
    },
    async admission(eventIds) {
      const known = eventIds.map((eventId) => {
        const house = houses.get(eventId)
        return house && admissionRows(eventId, house)
      })
      return (await either(known, async () => [await stored.admission(eventIds)])).flat()
    },
  }
}
