import type { Knex } from "knex"
import type { TicketRow } from "../database/checkout-tables.ts"
import type { ClaimRow, EventCapacityRow, HoldRow } from "../database/hold-tables.ts"
import type { ProductStockRow } from "../database/product-tables.ts"
import type { EventPlacesOffRow, EventSeatOffRow } from "../database/tables.ts"

/** What one website's shoppers hold or have paid for, among what an import would take away. */
export const soldStore = (trx: Knex.Transaction, websiteId: string) => ({
  /** Of these events, those that have tickets or holds. */
  events: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const used = new Set<string>()
    for (const part of parts(ids)) {
      const tickets = await trx<TicketRow>("tickets")
        .where({ website_id: websiteId })
        .whereIn("event_id", part)
        .distinct("event_id")
      const holds = await holdsOf(trx, websiteId, ["live", "sold"])
        .whereIn("event_id", part)
        .distinct("event_id")
      for (const { event_id } of [...tickets, ...holds]) if (event_id !== null) used.add(event_id)
    }
    return used
  },

  /** Of these subscriptions, those that have tickets or holds. */
  subscriptions: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const used = new Set<string>()
    for (const part of parts(ids)) {
      const holds = await holdsOf(trx, websiteId, ["live", "sold"])
        .whereIn("subscription_id", part)
        .distinct("subscription_id")
      for (const { subscription_id } of holds) if (subscription_id !== null) used.add(subscription_id)
    }
    return used
  },

  /** Of these combos, those that are held or sold. */
  combos: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const used = new Set<string>()
    for (const part of parts(ids)) {
      const holds = await holdsOf(trx, websiteId, ["live", "sold"])
        .whereIn("combo_id", part)
        .distinct("combo_id")
      for (const { combo_id } of holds) if (combo_id !== null) used.add(combo_id)
    }
    return used
  },

  /** Of these prices, those that are in a cart. */
  prices: async (ids: readonly string[]): Promise<readonly string[]> => {
    const held: string[] = []
    for (const part of parts(ids)) {
      const prices = await holdsOf(trx, websiteId, ["live"]).whereIn("price_id", part).distinct("price_id")
      held.push(...prices.map(({ price_id }) => price_id))
    }
    return held
  },

  /** Of these products, those that are held or sold, and how many pieces. */
  pieces: async (productIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const pieces = new Map<string, number>()
    for (const part of parts(productIds)) {
      const rows: readonly { readonly product_id: string; readonly pieces: number | string }[] = await trx(
        "holds",
      )
        .where({ website_id: websiteId })
        .whereIn("state", ["live", "sold"])
        .whereIn("product_id", part)
        .groupBy("product_id")
        .select("product_id")
        .sum({ pieces: "qty" })
      for (const row of rows) pieces.set(row.product_id, Number(row.pieces))
    }
    return pieces
  },

  /** Tickets that are held or sold by each of these codes of promotions and presales. */
  usesOf: async (codeIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const uses = new Map<string, number>()
    for (const column of ["promotion_id", "presale_code_id"] as const)
      for (const part of parts(codeIds)) {
        const rows: readonly { readonly code: string; readonly tickets: number | string }[] = await trx(
          "holds",
        )
          .where({ website_id: websiteId })
          .whereIn("state", ["live", "sold"])
          .whereIn(column, part)
          .groupBy(column)
          .select({ code: column })
          .sum({ tickets: "qty" })
        for (const { code, tickets } of rows) uses.set(code, Number(tickets))
      }
    return uses
  },

  /** Of these promotions, those that are in a cart. */
  promotions: async (ids: readonly string[]): Promise<readonly string[]> => {
    const held: string[] = []
    for (const part of parts(ids)) {
      const rows = await holdsOf(trx, websiteId, ["live"])
        .whereIn("promotion_id", part)
        .distinct("promotion_id")
      held.push(...rows.flatMap(({ promotion_id }) => promotion_id ?? []))
    }
    return held
  },

  /** What is taken of these products' stocks. */
  taken: async (productIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const taken = new Map<string, number>()
    for (const part of parts(productIds)) {
      const rows = await trx<ProductStockRow>("product_stocks")
        .where({ website_id: websiteId })
        .whereIn("product_id", part)
        .select("product_id", "taken")
      for (const row of rows) taken.set(row.product_id, row.taken)
    }
    return taken
  },

  /** All seats that are sold or held, or were until somebody settles it. */
  seats: async (): Promise<readonly VenueSeat[]> =>
    trx<ClaimRow>("claims")
      .join("events", "events.id", "claims.event_id")
      .where({ "claims.website_id": websiteId })
      .distinct("events.venue_id", "claims.seat_id"),

  /** All seats that pages call sold, as they were imported last. */
  seatsElsewhere: async (): Promise<readonly VenueSeat[]> =>
    trx<EventSeatOffRow>("event_seats_off")
      .join("events", "events.id", "event_seats_off.event_id")
      .where({ "event_seats_off.website_id": websiteId, "event_seats_off.reason": "sold" })
      .distinct("events.venue_id", "event_seats_off.seat_id"),

  /** The venues of which anything is sold or held. */
  venues: async (): Promise<ReadonlySet<string>> => {
    const claims = await trx<ClaimRow>("claims")
      .join("events", "events.id", "claims.event_id")
      .where({ "claims.website_id": websiteId })
      .distinct("events.venue_id")
    const holds = await trx<HoldRow>("holds")
      .join("events", "events.id", "holds.event_id")
      .where({ "holds.website_id": websiteId })
      .whereIn("holds.state", ["live", "sold"])
      .distinct("events.venue_id")
    const tickets = await trx<TicketRow>("tickets")
      .join("events", "events.id", "tickets.event_id")
      .where({ "tickets.website_id": websiteId })
      .distinct("events.venue_id")
    return new Set([...claims, ...holds, ...tickets].map(({ venue_id }) => venue_id))
  },

  /** The people in these general admission sections, event by event; those let in elsewhere are not counted. */
  people: async (sectionIds: readonly string[]): Promise<readonly People[]> => {
    const people: People[] = []
    for (const part of parts(sectionIds)) {
      const rows: readonly (EventCapacityRow & Partial<Pick<EventPlacesOffRow, "places">>)[] = await trx(
        "event_capacities as c",
      )
        .leftJoin("event_places_off as o", (on) =>
          on.on("o.event_id", "c.event_id").andOn("o.section_id", "c.section_id"),
        )
        .where({ "c.website_id": websiteId })
        .whereIn("c.section_id", part)
        .select("c.event_id", "c.section_id", "c.taken", "o.places")
      for (const { event_id, section_id, taken, places } of rows)
        people.push({ eventId: event_id, sectionId: section_id, count: taken - (places ?? 0) })
    }
    return people
  },
})

export interface VenueSeat {
  readonly venue_id: string
  readonly seat_id: string
}

export interface People {
  readonly eventId: string
  readonly sectionId: string
  readonly count: number
}

const holdsOf = (trx: Knex.Transaction, websiteId: string, states: readonly HoldRow["state"][]) =>
  trx<HoldRow>("holds").where({ website_id: websiteId }).whereIn("state", states)

/** Statements stay below what a database takes. */
function parts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const size = 5_000
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
}
