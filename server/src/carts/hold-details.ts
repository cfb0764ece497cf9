import type { Localized } from "@parterre/contract"
import { comparePlaces, type PlaceAtEvent } from "@parterre/domain/seat-names"
import type { LineTaxes } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import type { VenueFacts } from "../catalogue/event-answers.ts"
import type { VenueRow, VenueRowRow } from "../database/tables.ts"
import { holdDetailsStore } from "./hold-details-store.ts"
import type { HoldWithLines } from "./hold-store.ts"

/** Where one ticket lets its holder sit or stand. */
export interface TicketPlace {
  readonly lineId: string
  readonly seatId: string | null
  readonly seat: string | null
  readonly row: string | null
  readonly rowType: VenueRowRow["type"] | null
  readonly section: Localized
  readonly level: Localized
}

/** The names that order places; a section goes by one language, so that both list alike. */
export const namesOf = ({ section, level, row, rowType, seat }: TicketPlace): PlaceAtEvent => ({
  section: section.fr,
  level: level.fr,
  row: row ?? "",
  rowType: rowType ?? "SEAT",
  seat: seat ?? "",
})

export interface EventFacts {
  readonly id: string
  readonly pageId: string
  readonly title: Localized
  /** Path of an asset. */
  readonly image: string
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly province: string
  readonly venue: VenueFacts
  /** Whether the venue has a map to show seats on. */
  readonly hasPlan: boolean
}

export interface SubscriptionFacts {
  readonly id: string
  readonly title: Localized
}

/** A hold with everything a person wants to read of it. */
export interface ShownHold {
  readonly hold: Pick<
    HoldWithLines,
    | "id"
    | "price_id"
    | "price_level_id"
    | "qty"
    | "price"
    | "service_charge"
    | "confirmed"
    | "page_url"
    | "subscription_hold_id"
  >
  readonly event: EventFacts
  /** What the hold is a part of, with others at other events. */
  readonly subscription: SubscriptionFacts | undefined
  readonly priceLevel: Localized
  readonly priceType: Localized
  readonly priceKey: string
  /** In the order in which places are listed. */
  readonly places: readonly TicketPlace[]
}

/** A hold as it is read, with what its taxes depend on. */
export interface HoldDetails extends ShownHold {
  readonly hold: HoldWithLines
  readonly event: EventFacts & { readonly venue: VenueRow }
}

/** A hold with its share of the taxes. */
export type TaxedHold = ShownHold & { readonly taxes: LineTaxes }

/** What the cart shows a hold under: its subscription, else its event. */
export const elementId = ({ event, subscription }: ShownHold): string =>
  subscription === undefined ? event.id : `subscription ${subscription.id}`

/** Reads the names behind holds, in the order given: a handful of queries, however many holds. */
export async function readHoldDetails(db: Knex, holds: readonly HoldWithLines[]): Promise<HoldDetails[]> {
  const [first] = holds
  if (first === undefined) return []
  const store = holdDetailsStore(db, first.website_id)
  const events = await readEventFacts(
    store,
    holds.map((hold) => hold.event_id),
  )
  const ofSubscriptions = holds.filter((hold) => hold.subscription_id !== null)
  const priceIds = (some: readonly HoldWithLines[]) => some.map((hold) => hold.price_id)
  // One after the other: inside a transaction there is one connection.
  const subscriptions = await store.subscriptions(
    ofSubscriptions.flatMap((hold) => hold.subscription_id ?? []),
  )
  const subscriptionPrices = await store.subscriptionPrices(priceIds(ofSubscriptions))
  const prices = await store.eventPrices(priceIds(holds))
  const levels = await store.priceLevels(holds.map((hold) => hold.price_level_id))
  const places = await readPlaces(store, holds, events)
  return holds.flatMap((hold) => {
    const event = events.get(hold.event_id)
    const price = (hold.subscription_id === null ? prices : subscriptionPrices).get(hold.price_id)
    const level = levels.get(hold.price_level_id)
    if (event === undefined) return []
    return {
      hold,
      event,
      subscription:
        hold.subscription_id === null
          ? undefined
          : { id: hold.subscription_id, title: localized(subscriptions.get(hold.subscription_id), "title") },
      priceLevel: localized(level, "name"),
      priceType: localized(price, "name"),
      priceKey: price?.key ?? "",
      places: hold.lines
        .flatMap((line) => places.get(line.id) ?? [])
        .toSorted((a, b) => comparePlaces(namesOf(a), namesOf(b))),
    }
  })
}

type Store = ReturnType<typeof holdDetailsStore>

async function readEventFacts(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HoldDetails["event"]>> {
  const rows = await store.events(ids)
  return new Map(
    rows.map((row) => [
      row.event_id,
      {
        id: row.event_id,
        pageId: row.page_id,
        title: localized(row, "title"),
        image: row.image,
        startsAt: row.starts_at,
        province: row.province,
        venue: row,
        hasPlan: row.bounds !== null,
      },
    ]),
  )
}

async function readPlaces(
  store: Store,
  holds: readonly HoldWithLines[],
  events: ReadonlyMap<string, HoldDetails["event"]>,
): Promise<ReadonlyMap<string, TicketPlace>> {
  const lines = holds.flatMap((hold) =>
    hold.lines.map((line) => ({ ...line, venueId: events.get(hold.event_id)?.venue.id ?? "" })),
  )
  const sections = await store.sections(lines.map((line) => line.section_id))
  const named = await store.seats(
    lines.map((line) => line.venueId),
    lines.flatMap((line) => line.seat_id ?? []),
  )
  const seats = new Map(named.map((seat) => [`${seat.venue_id} ${seat.seat_id}`, seat]))
  return new Map(
    lines.map((line) => {
      const section = sections.get(line.section_id)
      const seat = line.seat_id === null ? undefined : seats.get(`${line.venueId} ${line.seat_id}`)
      return [
        line.id,
        {
          lineId: line.id,
          seatId: line.seat_id,
          seat: seat?.name ?? null,
          row: seat?.row_name ?? null,
          rowType: seat?.row_type ?? null,
          section: localized(section, "name"),
          level: localized(section, "level"),
        },
      ]
    }),
  )
}

type LocalizedColumns<Name extends string> = Readonly<Record<`${Name}_fr` | `${Name}_en`, string>>

const localized = <Name extends string>(row: LocalizedColumns<Name> | undefined, name: Name): Localized => ({
  fr: row?.[`${name}_fr`] ?? "",
  en: row?.[`${name}_en`] ?? "",
})
