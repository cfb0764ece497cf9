import type { Knex } from "knex"
import { areNamed, detailsOf, type HoldDetailsReading, readHoldDetails } from "../carts/hold-details.ts"
import type { PublishedCatalogue } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { revisionsOf } from "../websites/website-store.ts"
import { readBatchHouse } from "./batch-house.ts"
import { eventsAsked, type HoldRequest } from "./hold-request.ts"
import { HouseOnSale, type OnSaleReader, onSaleReader } from "./house-on-sale.ts"
import {
  admissionRows,
  eventRow,
  type HouseOfEvent,
  preferredRows,
  rowsAsked,
  subscriptionRow,
} from "./published-rows.ts"

/**
 * Reads what an import decides from memory, of the revision that the transaction sees: nobody's seats are judged by what
 * an import has changed since. What is not in memory is read from the database: an event that is hidden by now, or the
 * seats of one that is in a cart and that no request names.
 */
export const publishedOnSale =
  (catalogue: PublishedCatalogue) =>
  async (requests: readonly HoldRequest[]): Promise<(trx: Knex) => OnSaleReader> => {
    const sites = await sitesOf(
      catalogue,
      requests.map(({ website }) => website.id),
    )
    const events = requests.flatMap((request): EventOfSite[] => {
      const site = sites.get(request.website.id)
      const eventsOf = (id: string) => site?.subscription(id)?.events.map((event) => event.id) ?? []
      return site === undefined
        ? []
        : eventsAsked(request, eventsOf, (id) => site.combo(id)).map((eventId) => ({ site, eventId }))
    })
    const houses = await readyHouses(events)
    return (trx) => readerIn(trx, sites, houses)
  }

/** Names what carts hold from memory in the same way; from the database where it is not all there. */
export const publishedDetails =
  (catalogue: PublishedCatalogue): HoldDetailsReading =>
  async (expected) => {
    const sites = await sitesOf(
      catalogue,
      expected.map((hold) => hold.website_id),
    )
    const houses = await readyHouses(
      expected.flatMap((hold): EventOfSite[] => {
        const site = sites.get(hold.website_id)
        return site === undefined || hold.event_id === null ? [] : [{ site, eventId: hold.event_id }]
      }),
    )
    return async (db, holds) => {
      if (holds.length === 0) return []
      const house = new HouseOnSale(readerIn(db, sites, houses))
      await readBatchHouse(house, [], holds, 0)
      return areNamed(holds, house.names) ? detailsOf(holds, house.names) : readHoldDetails(db, holds)
    }
  }

async function sitesOf(
  catalogue: PublishedCatalogue,
  websiteIds: readonly string[],
): Promise<ReadonlyMap<string, PublishedWebsite>> {
  const sites = new Map<string, PublishedWebsite>()
  for (const id of new Set(websiteIds)) {
    const site = await catalogue.of(id)
    if (site !== undefined) sites.set(id, site)
  }
  return sites
}

interface EventOfSite {
  readonly site: PublishedWebsite
  readonly eventId: string
}

/** The seats of events that shoppers may see, by event. */
async function readyHouses(events: readonly EventOfSite[]): Promise<ReadonlyMap<string, HouseOfEvent>> {
  const houses = new Map<string, HouseOfEvent>()
  for (const { site, eventId } of events) {
    const event = site.event(eventId)
    if (event?.id !== eventId || houses.has(eventId)) continue
    const [seats, off] = await Promise.all([site.seatsOf(event.venue_id), site.seatsOffOf(eventId)])
    houses.set(eventId, { site, venueId: event.venue_id, seats, off })
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
  const areReady = async (asked: readonly { readonly eventId: string }[]) =>
    asked.every(({ eventId }) => houses.has(eventId)) && (await isCurrent())
  return {
    ready: isCurrent,
    async combos(ids) {
      if (ids.length === 0) return []
      const known = ids.every(({ websiteId }) => sites.has(websiteId))
      if (!known || !(await isCurrent())) return stored.combos(ids)
      return ids.flatMap(({ websiteId, id }) => sites.get(websiteId)?.combo(id) ?? [])
    },
    async products(ids) {
      if (ids.length === 0) return []
      const known = ids.every(({ websiteId }) => sites.has(websiteId))
      if (!known || !(await isCurrent())) return stored.products(ids)
      return ids.flatMap(({ websiteId, id }) => sites.get(websiteId)?.product(id) ?? [])
    },
    promotions: stored.promotions,
    presaleCodes: stored.presaleCodes,
    memberships: stored.memberships,
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
      const isReady = await areReady([...asked.seats, ...asked.rows, ...asked.sections])
      return isReady ? rowsAsked(asked, houses) : stored.rows(asked)
    },
    preferredRows: async (levels) =>
      (await areReady(levels)) ? preferredRows(levels, houses) : stored.preferredRows(levels),
    async admission(eventIds) {
      const known = eventIds.map((eventId) => {
        const house = houses.get(eventId)
        return house && admissionRows(eventId, house)
      })
      return (await either(known, async () => [await stored.admission(eventIds)])).flat()
    },
  }
}
