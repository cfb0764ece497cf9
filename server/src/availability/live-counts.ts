import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import type { EventRow, PriceRow } from "../database/tables.ts"
import { openLevels } from "../published/open-prices.ts"
import type { PublishedWebsite, VisibleSubscription } from "../published/published-website.ts"
import {
  type CountedClaims,
  countAdmission,
  countClaims,
  countSharedClaims,
  countSharedSeatsOff,
  type SharedSale,
  sectionCounters,
} from "./count-store.ts"
import {
  type AvailabilityCount,
  type EventTally,
  endOf,
  lessOff,
  lessTaken,
  type Recount,
  recounted,
  recountOf,
  type SectionTally,
} from "./event-tally.ts"

/** How old an answer about what is left may be. */
export interface Age {
  /** Milliseconds. */
  readonly most: number
  /**
   * Whether the database is asked again in any case: the caller knows of a change that this process may not have seen.
   */
  readonly afresh?: boolean
}

/** What is left at one event, or at several events together. */
export interface LiveCounts {
  readonly counts: readonly AvailabilityCount[]
  /** By section; of several events the versions, and the claims, added up. */
  readonly sections: ReadonlyMap<string, Pick<SectionTally, "version" | "claimed">>
  /** Tells these counts from any others of the same events. */
  readonly version: string
  /** Epoch milliseconds until which they are answered again without a query. */
  readonly freshUntil: number
  /** From then on they are to be counted again though no counter moves. Infinite when nothing is held. */
  readonly endsAt: number
}

export interface LiveAvailability {
  /** What is left of each of these events; those of one website together cost as much as one. */
  ofEvents(
    site: PublishedWebsite,
    events: readonly EventRow[],
    age: Age,
  ): Promise<ReadonlyMap<string, LiveCounts>>
  /** What is left at every event of a subscription, of the price levels it sells. */
  ofSubscription(site: PublishedWebsite, subscription: VisibleSubscription, age: Age): Promise<LiveCounts>
}

interface Kept {
  readonly tally: EventTally
  readonly counts: readonly AvailabilityCount[]
  readonly checkedAt: number
  readonly endsAt: number
}

/** The events that are looked at together, in one go. */
interface Look {
  readonly events: Map<string, EventRow>
  readonly done: Promise<void>
}

/**
 * Counts what is left by the counters that every change of seats moves in its own commit: as long as they stand still,
 * and no claim lapses, nothing is counted again. A look at the counters is shared by all who wait for one.
 */
export function liveAvailability(db: Knex, clock: Clock): LiveAvailability {
  const ofSite = new WeakMap<PublishedWebsite, ReturnType<typeof siteTallies>>()
  const talliesOf = (site: PublishedWebsite) => {
    const known = ofSite.get(site) ?? siteTallies(db, clock, site)
    ofSite.set(site, known)
    return known
  }

  async function ofEvents(site: PublishedWebsite, events: readonly EventRow[], age: Age) {
    const tallies = talliesOf(site)
    await tallies.freshen(events, age)
    return new Map(
      events.map(({ id }): [string, LiveCounts] => {
        const { tally, counts, checkedAt, endsAt } = tallies.get(id)
        return [
          id,
          {
            counts,
            sections: tally.sections,
            version: String(tally.serial),
            freshUntil: Math.min(checkedAt + age.most, endsAt),
            endsAt,
          },
        ]
      }),
    )
  }

  return {
    ofEvents,

    async ofSubscription(site, { row, events, prices }, age) {
      const ofEach = [...(await ofEvents(site, events, age)).values()]
      const version = ofEach.map((counts) => counts.version).join(".")
      const sale: SharedSale = {
        ...row,
        priceLevelIds: [...new Set(prices.map(({ price_level_id }) => price_level_id))],
        eventIds: events.map(({ id }) => id),
      }
      const sold = new Set(sale.priceLevelIds)
      const tallies = events.map(({ id }) => talliesOf(site).get(id).tally)
      const counts = await site.memory.keep(`left of subscription ${row.id}`, version, async () => {
        const all = site.seatCountsOf(row.venue_id).filter(({ price_level_id }) => sold.has(price_level_id))
        const [off, claimed] = await Promise.all([
          countSharedSeatsOff(db, sale),
          countSharedClaims(db, sale, clock.now()),
        ])
        const left = [...lessTaken(lessOff(all, off), claimed), ...sharedAdmission(site, row, sold, tallies)]
        const value = lessClosed(left, prices)
        return { value, size: 200 * value.length }
      })
      return {
        counts,
        sections: addedUp(tallies),
        version,
        freshUntil: Math.min(...ofEach.map(({ freshUntil }) => freshUntil)),
        endsAt: Math.min(...ofEach.map(({ endsAt }) => endsAt)),
      }
    },
  }
}

/** The tallies of one website's events, as far as they were asked for. */
function siteTallies(db: Knex, clock: Clock, site: PublishedWebsite) {
  const kept = new Map<string, Kept>()
  let running: Look | undefined
  let waiting: Look | undefined

  const isFresh = (id: string, { most, afresh = false }: Age): boolean => {
    const known = kept.get(id)
    const now = clock.now()
    return !afresh && known !== undefined && now < known.checkedAt + most && now < known.endsAt
  }

  /** Joins the next look: what was committed before the call is seen by it. */
  function next(events: readonly EventRow[]): Promise<void> {
    if (waiting === undefined) {
      const before = running?.done.catch(() => undefined)
      const opened: Look = {
        events: new Map(),
        done: Promise.resolve(before).then(async () => {
          waiting = undefined
          running = opened
          await look([...opened.events.values()]).finally(() => {
            running = undefined
          })
        }),
      }
      waiting = opened
    }
    for (const event of events) waiting.events.set(event.id, event)
    return waiting.done
  }

  async function look(events: readonly EventRow[]): Promise<void> {
    const now = clock.now()
    // The counters first: a change in between shows again with the next look.
    const versions = await sectionCounters(
      db,
      events.map(({ id }) => id),
      "version",
    )
    const recounts = new Map<string, Recount>()
    const versionsOf = (id: string) => versions.get(id) ?? noVersions
    for (const { id } of events) {
      const recount = recountOf(kept.get(id)?.tally, versionsOf(id), now)
      if (recount !== undefined) recounts.set(id, recount)
    }
    const [claims, admission] = await readChanged(db, recounts, now)
    for (const event of events) {
      const known = kept.get(event.id)
      const recount = recounts.get(event.id)
      const tally =
        recount === undefined && known !== undefined
          ? known.tally
          : recounted(
              known?.tally,
              recount ?? "everything",
              versionsOf(event.id),
              claims.get(event.id) ?? [],
              admission.get(event.id) ?? [],
              now,
            )
      const counts =
        known !== undefined && tally === known.tally ? known.counts : countsOf(site, event, tally)
      kept.set(event.id, { tally, counts, checkedAt: now, endsAt: endOf(tally) })
    }
  }

  return {
    async freshen(events: readonly EventRow[], age: Age): Promise<void> {
      const stale = events.filter(({ id }) => !isFresh(id, age))
      if (stale.length === 0) return
      const under = running
      if (age.afresh !== true && under !== undefined && stale.every(({ id }) => under.events.has(id)))
        return under.done
      await next(stale)
    },

    get(eventId: string): Kept {
      const known = kept.get(eventId)
      if (known === undefined) throw new Error(`${eventId} was never counted`)
      return known
    },
  }
}

const noVersions: ReadonlyMap<string, number> = new Map()

/** The claims and the general admission of what has changed, by event. */
async function readChanged(db: Knex, recounts: ReadonlyMap<string, Recount>, now: number) {
  const ids = [...recounts.keys()]
  if (ids.length === 0) return [new Map<string, CountedClaims[]>(), new Map<string, never[]>()] as const
  const whole = ids.filter((id) => recounts.get(id) === "everything")
  const parts = [...recounts].flatMap(([id, recount]) =>
    recount === "everything" ? [] : [countClaims(db, [id], now, recount)],
  )
  const [admission, ...claims] = await Promise.all([
    countAdmission(db, ids),
    ...(whole.length === 0 ? [] : [countClaims(db, whole, now)]),
    ...parts,
  ])
  return [
    Map.groupBy(claims.flat(), ({ of }) => of),
    Map.groupBy(admission, ({ event_id }) => event_id),
  ] as const
}

/** What is left of an event at the price levels it has prices for. */
function countsOf(site: PublishedWebsite, event: EventRow, tally: EventTally): readonly AvailabilityCount[] {
  const sold = new Set(site.pricesOf(event.id).map(({ price_level_id }) => price_level_id))
  const all = site.seatCountsOf(event.venue_id).filter(({ price_level_id }) => sold.has(price_level_id))
  const claimed = [...tally.sections.values()].flatMap(({ claims }) => claims)
  const admission = tally.admission.flatMap(({ section_id, capacity, taken }): AvailabilityCount[] => {
    const section = admissionSection(site, section_id, event.venue_id, sold)
    return section === undefined ? [] : [{ ...section, capacity, left: Math.max(0, capacity - taken) }]
  })
  const counts = [...lessTaken(lessOff(all, site.offCountsOf(event.id)), claimed), ...admission]
  return lessClosed(counts, site.pricesOf(event.id))
}

/** Nothing is left where the organiser sells no more at any price. */
function lessClosed(
  counts: readonly AvailabilityCount[],
  prices: readonly PriceRow[],
): readonly AvailabilityCount[] {
  const open = openLevels(prices)
  return counts.map((count) => (open.has(count.priceLevelId) ? count : { ...count, left: 0 }))
}

/** The general admission of a subscription: as much room as the fullest event has left. */
function sharedAdmission(
  site: PublishedWebsite,
  { venue_id }: Pick<SharedSale, "venue_id">,
  sold: ReadonlySet<string>,
  tallies: readonly EventTally[],
): readonly AvailabilityCount[] {
  const ofSection = Map.groupBy(
    tallies.flatMap(({ admission }) => admission),
    ({ section_id }) => section_id,
  )
  return [...ofSection].flatMap(([id, rows]): AvailabilityCount[] => {
    const section = admissionSection(site, id, venue_id, sold)
    if (section === undefined) return []
    const capacity = Math.min(...rows.map((row) => row.capacity))
    return [{ ...section, capacity, left: Math.max(0, ...[Math.min(...rows.map(roomOf))]) }]
  })
}

const roomOf = ({ capacity, taken }: { readonly capacity: number; readonly taken: number }) =>
  capacity - taken

function admissionSection(
  site: PublishedWebsite,
  sectionId: string,
  venueId: string,
  sold: ReadonlySet<string>,
): Pick<AvailabilityCount, "sectionId" | "priceLevelId" | "kind"> | undefined {
  const section = site.section(sectionId)
  if (section?.venue_id !== venueId || section.kind !== "general-admission") return undefined
  const { price_level_id } = section
  if (price_level_id === null || !sold.has(price_level_id)) return undefined
  return { sectionId, priceLevelId: price_level_id, kind: "general-admission" }
}

/** The sections of several events: a change at any of them moves the sum. */
function addedUp(
  tallies: readonly EventTally[],
): ReadonlyMap<string, Pick<SectionTally, "version" | "claimed">> {
  const sums = new Map<string, { version: number; claimed: number }>()
  for (const { sections } of tallies)
    for (const [id, { version, claimed }] of sections) {
      const sum = sums.get(id) ?? { version: 0, claimed: 0 }
      sums.set(id, { version: sum.version + version, claimed: sum.claimed + claimed })
    }
  return sums
}
