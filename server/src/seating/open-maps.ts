import type { Availability, ChangedSections } from "@parterre/contract"
import { freeSeats } from "@parterre/domain/seats"
import type { Sold } from "@parterre/domain/subscriptions"
import type { Knex } from "knex"
import { unavailableSeats } from "../availability/claim-store.ts"
import { type EventSigns, signsOfEvents } from "../availability/count-store.ts"
import type { LiveCounts } from "../availability/live-counts.ts"
import type { Reading } from "../catalogue/handlers.ts"
import { type EventStream, type EventStreams, EventsAnswer } from "../http/event-streams.ts"
import type { Website } from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { availabilityOf } from "./availability.ts"
import { availabilityEvent, changeEvent, type Told, whatChanged } from "./availability-events.ts"
import { sectionDetails } from "./section-details.ts"
import { leftOf, liveAge, type OnMap, soldOn } from "./sold-on-map.ts"

/** A map that callers have open: they are all told the same, made once. */
interface OpenMap {
  readonly website: Website
  readonly subject: Sold
  readonly streams: Set<EventStream>
  readonly ready: Promise<void>
  now: MapNow | undefined
}

/** What its callers know. */
interface MapNow {
  readonly site: PublishedWebsite
  readonly sold: OnMap
  readonly told: Told
  /** When it must be counted again though no counter moves. */
  readonly endsAt: number
  /** The signs of its events when it was counted; unknown before the first look. */
  readonly signs: string | undefined
}

/** What one look at the database found, by event. */
type Seen = ReadonlyMap<string, EventSigns>

export interface OpenMapsOptions {
  /** Milliseconds between two looks; 500 when absent. */
  readonly lookEvery?: number
  readonly onError: (error: unknown) => void
}

/** Looks that are left out after one that failed. */
const pauseAfterFailure = 10
/**
 * When much is told to many, looks are further apart, so that a process sends about so many bytes a millisecond; never so far
 * that a seat is told later than two seconds after it was taken.
 */
const pace = { bytes: 20_000, longest: 1_000 }

export type OpenMaps = ReturnType<typeof openMaps>

/**
 * Tells the callers of open maps what changes. However many maps and callers there are, a look takes one statement, twice a
 * second at most: the counters of all events shown, with the revisions of their websites. Only where one moved, or a claim
 * lapsed, is more read. Processes need not know of one another.
 */
export function openMaps(
  { catalogue, live, clock }: Reading,
  db: Knex,
  streams: EventStreams,
  { lookEvery = 500, onError }: OpenMapsOptions,
) {
  const maps = new Map<string, OpenMap>()
  let next: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  async function begin(website: Website, subject: Sold): Promise<MapNow> {
    const site = await siteOf(catalogue, website)
    const sold = soldOn(site, subject)
    const left = await leftOf(live, site, sold, { most: liveAge })
    return { ...stateOf(website, site, sold, left), signs: undefined }
  }

  const stateOf = (website: Website, site: PublishedWebsite, sold: OnMap, left: LiveCounts) => {
    const availability = availabilityOf(website, site, sold, left, clock.now())
    return { site, sold, endsAt: left.endsAt, told: { availability, event: availabilityEvent(availability) } }
  }

  function opened(website: Website, subject: Sold, key: string): OpenMap {
    const ready = begin(website, subject).then((now) => {
      map.now = now
      next ??= setTimeout(lookAgain, lookEvery).unref()
    })
    const map: OpenMap = { website, subject, streams: new Set(), ready, now: undefined }
    maps.set(key, map)
    ready.catch(() => maps.delete(key))
    return map
  }

  function lookAgain(): void {
    looking = look().then(
      (bytes) => schedule(Math.max(lookEvery, Math.min(bytes / pace.bytes, pace.longest))),
      (error) => {
        onError(error)
        schedule(pauseAfterFailure * lookEvery)
      },
    )
  }

  function schedule(milliseconds: number): void {
    next = maps.size === 0 ? undefined : setTimeout(lookAgain, milliseconds).unref()
  }

  /** Tells what changed, and answers how many bytes that took. */
  async function look(): Promise<number> {
    for (const [key, { now, streams: told }] of maps)
      if (now !== undefined && told.size === 0) maps.delete(key)
    const all = [...maps.values()].filter((map): map is OpenMap & { now: MapNow } => map.now !== undefined)
    if (all.length === 0) return 0
    const shown = all.flatMap(({ website, now }) =>
      now.sold.events.map(({ id }) => [id, { event_id: id, website_id: website.id }] as const),
    )
    const seen = await signsOfEvents(db, [...new Map(shown).values()])
    const moved = all.filter((map) => hasMoved(map, seen))
    // Of one website at once: their events are counted together.
    const results = await Promise.allSettled(
      [...Map.groupBy(moved, ({ website }) => website.id)].map(([id, ofSite]) => renew(id, ofSite, seen)),
    )
    let bytes = 0
    for (const result of results) {
      if (result.status === "rejected") throw result.reason
      bytes += result.value
    }
    return bytes
  }

  const hasMoved = ({ now }: OpenMap & { now: MapNow }, seen: Seen): boolean =>
    now.signs !== signsOf(now.sold, seen) || now.endsAt <= clock.now()

  async function renew(
    websiteId: string,
    ofSite: readonly (OpenMap & { now: MapNow })[],
    seen: Seen,
  ): Promise<number> {
    const site = await catalogue.of(websiteId)
    const known = ofSite.flatMap((map) => {
      const sold = site && soldNow(site, map.subject)
      // Whoever comes again is told that there is none.
      if (sold === undefined) streams.end(map.streams)
      return site === undefined || sold === undefined ? [] : [{ map, site, sold }]
    })
    if (site === undefined || known.length === 0) return 0
    const events = new Map(known.flatMap(({ sold }) => sold.events.map((event) => [event.id, event])))
    await live.ofEvents(site, [...events.values()], { most: liveAge, afresh: true })
    let bytes = 0
    for (const { map, sold } of known) bytes += await tell(map, site, sold, seen)
    return bytes
  }

  async function tell(
    map: OpenMap & { now: MapNow },
    site: PublishedWebsite,
    sold: OnMap,
    seen: Seen,
  ): Promise<number> {
    const left = await leftOf(live, site, sold, { most: liveAge })
    const { told } = map.now
    const after = stateOf(site.website, site, sold, left)
    const changed = whatChanged(told.availability, after.told.availability)
    const event = changed === "everything" ? after.told.event : await changeOf(after, changed)
    // Together: who joins from here on begins with what the others are told now.
    map.now = { ...after, signs: signsOf(sold, seen, site) }
    if (event === undefined) return 0
    const bytes = event.length * map.streams.size
    await streams.send(map.streams, event)
    return bytes
  }

  async function changeOf(
    { site, sold, told }: Pick<MapNow, "site" | "sold" | "told">,
    changed: readonly Availability["sections"][number][],
  ): Promise<Buffer | undefined> {
    const { availability } = told
    if (changed.length === 0) return undefined
    const free = await freeSeatsOf(
      site,
      sold,
      changed.map(({ sectionId }) => sectionId),
    )
    const change: ChangedSections = {
      version: availability.version,
      serverTime: availability.serverTime,
      placesLeft: availability.placesLeft,
      sections: changed.map(({ sectionId, version, placesLeft }) => {
        const states = free.get(sectionId)
        return { sectionId, version, placesLeft, ...(states === undefined ? {} : { free: states }) }
      }),
    }
    return changeEvent(change)
  }

  /** Read after the sections were counted, so never older than their versions say. */
  async function freeSeatsOf(
    site: PublishedWebsite,
    sold: OnMap,
    sectionIds: readonly string[],
  ): Promise<ReadonlyMap<string, string[]>> {
    const events = sold.events.map(({ id }) => id)
    const now = clock.now()
    const gone = await unavailableSeats(db, events, { venueId: sold.venueId, sectionIds }, now)
    const told = sectionIds.map(async (id): Promise<[string, string[]]> => {
      const { seats: own } = await site.seatsIn({ id, venue_id: sold.venueId })
      // Notes have languages; who is free has none.
      return [id, freeSeats(sectionDetails(site, sold, own, gone, "fr", now), events.length)]
    })
    return new Map((await Promise.all(told)).filter(([, [states = ""]]) => states !== ""))
  }

  return {
    /** The events of a map from now on: first all of it, unless the version is the one that the caller knows. */
    async follow(website: Website, subject: Sold, knownVersion: string | undefined): Promise<EventsAnswer> {
      const site = await siteOf(catalogue, website)
      const { id } = soldOn(site, subject)
      const key = `${website.id} ${subject.type} ${id}`
      const map = maps.get(key) ?? opened(website, { type: subject.type, id }, key)
      await map.ready
      return new EventsAnswer(() => {
        const told = map.now?.told
        return told === undefined || told.availability.version === knownVersion ? upToDate : told.event
      }, map.streams)
    },

    /** Looks no more; resolves when a look under way is done. */
    async end(): Promise<void> {
      clearTimeout(next)
      maps.clear()
      await looking
      clearTimeout(next)
    },
  }
}

/** The caller hears at once that the stream is open. */
const upToDate = Buffer.from(":\n\n")

/** The revision is the one that was read: an import that came meanwhile is still to be seen. */
const signsOf = ({ events }: OnMap, seen: Seen, site?: PublishedWebsite): string =>
  events
    .map(({ id }) => `${seen.get(id)?.counters} ${site?.row.revision ?? seen.get(id)?.revision}`)
    .join(", ")

function soldNow(site: PublishedWebsite, subject: Sold): OnMap | undefined {
  try {
    return soldOn(site, subject)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
