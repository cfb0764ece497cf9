import type { Knex } from "knex"
import type { TicketRow } from "../database/checkout-tables.ts"
import type { ClaimRow, EventCapacityRow, HoldRow } from "../database/hold-tables.ts"
import type {
  EventPlacesOffRow,
  EventPriceRow,
  EventRow,
  SubscriptionPriceRow,
  SubscriptionRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { type ImportProblem, ImportRefused } from "./problem.ts"
import type { TableDifference } from "./table-difference.ts"

export interface SoldThings {
  readonly events: TableDifference<EventRow>
  readonly prices: TableDifference<EventPriceRow>
  readonly sections: TableDifference<VenueSectionRow>
  readonly seats: TableDifference<VenueSeatRow>
  readonly subscriptions: TableDifference<SubscriptionRow>
  readonly subscriptionPrices: TableDifference<SubscriptionPriceRow>
}

/** Refuses an import that would take away what shoppers hold or have paid for. */
export async function refuseLosses(
  trx: Knex.Transaction,
  folder: string,
  websiteId: string,
  differences: SoldThings,
): Promise<void> {
  const messages = [
    ...(await lostEvents(trx, differences.events)),
    ...(await lostSubscriptions(trx, differences.subscriptions)),
    ...(await lostPrices(trx, differences.prices)),
    ...(await lostPrices(trx, differences.subscriptionPrices)),
    ...(await lostSeats(trx, websiteId, differences.seats)),
    ...(await lostPlaces(trx, differences.sections)),
  ]
  if (messages.length > 0)
    throw new ImportRefused(
      messages.map((message): ImportProblem => ({ file: folder, place: undefined, path: [], message })),
    )
}

/** Statements stay below what a database takes. */
function parts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const size = 5_000
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
}

async function lostEvents(trx: Knex.Transaction, { removed, changed }: TableDifference<EventRow>) {
  const moved = changed.filter(({ before, after }) => before.venue_id !== after.venue_id)
  const sold = await eventsInUse(
    trx,
    [...removed, ...moved.map(({ before }) => before)].map((event) => event.id),
  )
  const isSold = (event: { id: string }) => sold.has(event.id)
  return [
    ...removed.filter(isSold).map(({ id }) => `event ${id} has tickets or holds and cannot be removed`),
    ...moved
      .filter(({ before }) => isSold(before))
      .map(({ before }) => `event ${before.id} has tickets or holds and cannot move to another venue`),
  ]
}

async function eventsInUse(trx: Knex.Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  for (const part of parts(ids)) {
    const tickets = await trx<TicketRow>("tickets").whereIn("event_id", part).distinct("event_id")
    const holds = await trx<HoldRow>("holds")
      .whereIn("event_id", part)
      .whereIn("state", ["live", "sold"])
      .distinct("event_id")
    for (const { event_id } of [...tickets, ...holds]) used.add(event_id)
  }
  return used
}

/** A receipt names the subscription it was for, so one that was sold stays. */
async function lostSubscriptions(trx: Knex.Transaction, { removed }: TableDifference<SubscriptionRow>) {
  const used = new Set<string>()
  for (const part of parts(removed.map(({ id }) => id))) {
    const holds = await trx<HoldRow>("holds")
      .whereIn("subscription_id", part)
      .whereIn("state", ["live", "sold"])
      .distinct("subscription_id")
    for (const { subscription_id } of holds) if (subscription_id !== null) used.add(subscription_id)
  }
  return [...used].map((id) => `subscription ${id} has tickets or holds and cannot be removed`)
}

async function lostPrices(
  trx: Knex.Transaction,
  { removed }: TableDifference<EventPriceRow | SubscriptionPriceRow>,
) {
  const messages: string[] = []
  for (const part of parts(removed.map((price) => price.id))) {
    const held = await trx<HoldRow>("holds")
      .whereIn("price_id", part)
      .where({ state: "live" })
      .distinct("price_id")
    messages.push(...held.map(({ price_id }) => `price ${price_id} is in a cart and cannot be removed now`))
  }
  return messages
}

/** Seats that disappear, or whose neighbours change, while somebody holds them. */
async function lostSeats(
  trx: Knex.Transaction,
  websiteId: string,
  { removed, changed }: TableDifference<VenueSeatRow>,
) {
  const moved = changed.filter(
    ({ before, after }) => before.row_id !== after.row_id || before.ordinal !== after.ordinal,
  )
  const lost = [...removed, ...moved.map(({ before }) => before)]
  if (lost.length === 0) return []
  const claims = await trx<ClaimRow>("claims")
    .join("events", "events.id", "claims.event_id")
    .where({ "claims.website_id": websiteId })
    .distinct("events.venue_id", "claims.seat_id")
  const claimed = new Set(
    claims.map((claim: { venue_id: string; seat_id: string }) => `${claim.venue_id} ${claim.seat_id}`),
  )
  return lost
    .filter((seat) => claimed.has(`${seat.venue_id} ${seat.seat_id}`))
    .map(
      ({ venue_id, seat_id }) =>
        `seat ${seat_id} of ${venue_id} is sold or held and cannot be removed or moved`,
    )
}

/** General admission that would become smaller than the number of people already in. */
async function lostPlaces(trx: Knex.Transaction, { removed, changed }: TableDifference<VenueSectionRow>) {
  const smaller = changed
    .filter(({ before, after }) => after.capacity < before.capacity)
    .map(({ after }) => after)
  const left = new Map([
    ...removed.map((section) => [section.id, 0] as const),
    ...smaller.map((section) => [section.id, section.capacity] as const),
  ])
  const messages: string[] = []
  for (const part of parts([...left.keys()])) {
    const rows: readonly (EventCapacityRow & Partial<Pick<EventPlacesOffRow, "places">>)[] = await trx(
      "event_capacities as c",
    )
      .leftJoin("event_places_off as o", (on) =>
        on.on("o.event_id", "c.event_id").andOn("o.section_id", "c.section_id"),
      )
      .whereIn("c.section_id", part)
      .select("c.event_id", "c.section_id", "c.taken", "o.places")
    for (const { event_id, section_id, taken, places } of rows) {
      const people = taken - (places ?? 0)
      if (people > left.get(section_id)!)
        messages.push(
          `section ${section_id} cannot shrink to ${left.get(section_id)}: event ${event_id} has ${people} people in it`,
        )
    }
  }
  return messages
}
