import type { OperationId } from "@parterre/contract"
import type { Knex } from "knex"
import type { Clock } from "../../src/clock.ts"
import type { Dependencies } from "../../src/dependencies.ts"
import type { OperationRequest, Website } from "../../src/http/handler.ts"
import { type PublishedCatalogue, publishedCatalogue } from "../../src/published/published-catalogue.ts"
import { Refusal } from "../../src/refusal.ts"

/** Noon in Montréal, a fortnight before the show. */
export const noon = Date.parse("2026-11-21T12:00:00-05:00")
export const showTime = Date.parse("2026-12-05T19:30:00-05:00")

export const smallHouse: Website = {
  id: "petit",
  accountCode: "PETIT",
  clientAccount: "NO",
  languages: ["fr", "en"],
  timeZone: "America/Toronto",
  holdSeconds: 900,
  renewals: 2,
  avoidSingle: true,
  lastResort: true,
  framedBy: [],
  interac: false,
  paypal: false,
  googlePay: false,
  tagManagers: false,
  abandonedCarts: false,
  logLevel: "warn",
}

/** Another tenant, with an event of its own. */
export const otherHouse: Website = { ...smallHouse, id: "voisin", accountCode: "VOIS" }

export class TestClock implements Clock {
  private at: number

  constructor(at = noon) {
    this.at = at
  }

  now(): number {
    return this.at
  }

  /** Moves time forward. */
  pass(seconds: number): void {
    this.at += seconds * 1000
  }
}

let made = 0

/** Dependencies over a test database, with ids that tell them apart. */
export const testDependencies = (db: Knex, clock: Clock = new TestClock()): Dependencies => ({
  db,
  clock,
  newId: () => {
    made += 1
    return `id-${String(made).padStart(6, "0")}`
  },
})

/** What a test database publishes; its revision is asked for each time, since tests change rows at will. */
export const testCatalogue = (db: Knex, clock: Clock): PublishedCatalogue =>
  publishedCatalogue(db, clock, { believeFor: 0 })

export interface HouseRow {
  readonly name: string
  readonly seats: number
  readonly ring?: boolean
  /** Section number; 1 unless said otherwise. */
  readonly section?: number
  /** Price level of the seats: `a` unless said otherwise. */
  readonly level?: string
  /** Its wheelchair places, by number from 1. */
  readonly accessible?: readonly number[]
}

export interface HouseEvent {
  readonly key: string
  readonly saleState?: string
  readonly onSaleFrom?: number
}

export interface HouseLayout {
  readonly website?: Website
  readonly rows: readonly HouseRow[]
  /** Capacity of the general admission sections, all of price level `ga`. */
  readonly places?: readonly number[]
  readonly events?: readonly HouseEvent[]
}

/** The id of a seat: row name and number from 1, such as `A3`. */
export const seatId = (row: string, number: number): string => `${row}${number}`
export const seatIds = (row: string, ...numbers: number[]): string[] => numbers.map((n) => seatId(row, n))
export const eventId = (key: string, website: Website = smallHouse): string => `${website.id}.${key}`
export const levelId = (level: string, website: Website = smallHouse): string =>
  `${website.id}.salle.${level}`
export const priceId = (
  event: string,
  level: string,
  type = "adulte",
  website: Website = smallHouse,
): string => `${eventId(event, website)}.${level}.${type}`

/** Builds a website with one venue and the events asked for (`soir` by default), each with the same prices. */
export const buildHouse = (db: Knex, layout: HouseLayout): Promise<void> =>
  db.transaction((trx) => insertHouse(trx, layout))

async function insertHouse(db: Knex, layout: HouseLayout): Promise<void> {
  const website = layout.website ?? smallHouse
  const venueId = `${website.id}.salle`
  const own = { website_id: website.id }
  await db("websites").insert({
    id: website.id,
    name_fr: "Petit Théâtre",
    name_en: "Small Theatre",
    languages: JSON.stringify(website.languages),
    account_code: website.accountCode,
    time_zone: website.timeZone,
    client_account: website.clientAccount,
    theme: JSON.stringify({ mood: "belvedere", palette: {} }),
    contact: "{}",
    hold_seconds: website.holdSeconds,
    renewals: website.renewals,
    avoid_single: website.avoidSingle ? 1 : 0,
    last_resort: website.lastResort ? 1 : 0,
    delivery: JSON.stringify(["E_TICKETS", "WILLCALL"]),
    mail_from: "billetterie@petit.example",
    payment: JSON.stringify({ processor: "STRIPE", threeDSecure: false, brands: ["visa"] }),
    tax_numbers: "{}",
    images: "{}",
  })
  await db("venues").insert({
    ...own,
    id: venueId,
    name_fr: "Salle",
    name_en: "Hall",
    city: "Québec",
    province_state: "QC",
    country: "CA",
    seat_size_factor: 1,
    municipal_taxes: "[]",
    image: null,
    page_html_fr: null,
    page_html_en: null,
    decorations: "[]",
    seat_count: layout.rows.reduce((sum, row) => sum + row.seats, 0),
    version: "1",
  })
  const level = {
    ...own,
    id: `${venueId}.niveau`,
    venue_id: venueId,
    name_fr: "Parterre",
    name_en: "Orchestra",
  }
  await db("venue_levels").insert({ ...level, ordinal: 0 })
  const levels = [...new Set(["a", "b", "ga", ...layout.rows.map((row) => row.level ?? "a")])]
  await db("venue_price_levels").insert(
    levels.map((key, ordinal) => ({
      ...own,
      ...{ category: key, name_fr: `Niveau ${key}`, name_en: `Level ${key}` },
      id: levelId(key, website),
      venue_id: venueId,
      color: "#000000",
      ordinal,
    })),
  )
  await buildSections(db, website, layout)
  for (const event of layout.events ?? [{ key: "soir" }]) await buildEvent(db, website, event, layout, levels)
}

async function buildSections(db: Knex, website: Website, layout: HouseLayout): Promise<void> {
  const venueId = `${website.id}.salle`
  const own = { website_id: website.id, venue_id: venueId }
  const section = { ...own, level_id: `${venueId}.niveau`, polygons: "[]" }
  for (const number of new Set(layout.rows.map((row) => row.section ?? 1))) {
    await db("venue_sections").insert({
      ...section,
      id: `${venueId}.${number}`,
      name_fr: `Section ${number}`,
      name_en: `Section ${number}`,
      kind: "seats",
      capacity: 0,
      seat_count: 0,
      ordinal: number,
    })
  }
  for (const [index, capacity] of (layout.places ?? []).entries()) {
    await db("venue_sections").insert({
      ...section,
      id: `${venueId}.floor-${index}`,
      name_fr: `Plancher ${index}`,
      name_en: `Floor ${index}`,
      kind: "general-admission",
      price_level_id: levelId("ga", website),
      capacity,
      seat_count: 0,
      ordinal: 100 + index,
    })
  }
  const placeOf = (row: HouseRow) => ({ ...own, section_id: `${venueId}.${row.section ?? 1}` })
  const rowId = (row: HouseRow) => `${venueId}.rang-${row.name}`
  const rows = layout.rows.map((row, ordinal) => ({
    ...placeOf(row),
    id: rowId(row),
    name: row.name,
    type: row.ring ? "TABLE" : "SEAT",
    ordinal,
  }))
  const seats = layout.rows.flatMap((row, ordinal) =>
    Array.from({ length: row.seats }, (_, index) => ({
      ...placeOf(row),
      seat_id: seatId(row.name, index + 1),
      row_id: rowId(row),
      ordinal: index,
      name: String(index + 1),
      x: index * 10,
      y: ordinal * 10,
      rotation: 0,
      price_level_id: levelId(row.level ?? "a", website),
      accessible: row.accessible?.includes(index + 1) ? 1 : 0,
    })),
  )
  await db.batchInsert("venue_rows", rows, mostRows)
  await db.batchInsert("venue_seats", seats, mostRows)
}

/** Rows that SQLite takes in one statement. */
const mostRows = 400

/** Adds an event to a house that is built; its price levels are the house's own. */
export async function buildEvent(
  db: Knex,
  website: Website,
  event: HouseEvent,
  layout: Pick<HouseLayout, "places">,
  levels: readonly string[],
): Promise<void> {
  const own = { website_id: website.id }
  const id = eventId(event.key, website)
  const venueId = `${website.id}.salle`
  const title = { title_fr: `Pièce ${event.key}`, title_en: `Play ${event.key}` }
  const page = { description_fr: "", description_en: "", category: "show", image: "images/a.svg" }
  await db("pages").insert({ ...own, ...title, ...page, id, featured: 0, display: "ITEMS" })
  await db("shows").insert({ ...own, ...title, id, page_id: id, venue_id: venueId, ordinal: 0 })
  await db("events").insert({
    ...own,
    id,
    page_id: id,
    show_id: id,
    venue_id: venueId,
    code: event.key,
    starts_at: showTime,
    sale_state: event.saleState ?? "ONSALE",
    on_sale_from: event.onSaleFrom ?? null,
    province: "QC",
  })
  const types = [
    { key: "adulte", name_fr: "Adulte", name_en: "Adult", price: 6500, service_charge: 450, min_tickets: 0 },
    { key: "enfant", name_fr: "Enfant", name_en: "Child", price: 3000, service_charge: 450, min_tickets: 0 },
    { key: "groupe", name_fr: "Groupe", name_en: "Group", price: 5000, service_charge: 300, min_tickets: 4 },
  ]
  const prices = levels.flatMap((level) =>
    types.map((type, ordinal) => ({
      ...own,
      ...type,
      id: priceId(event.key, level, type.key, website),
      event_id: id,
      price_level_id: levelId(level, website),
      max_tickets: type.key === "groupe" ? 8 : null,
      divisor: 0,
      ordinal,
    })),
  )
  await db("event_prices").insert(prices)
  for (const [index, capacity] of (layout.places ?? []).entries())
    await db("event_capacities").insert({
      ...own,
      event_id: id,
      section_id: `${venueId}.floor-${index}`,
      capacity,
      taken: 0,
    })
}

/** A posted hold group of one line. */
export const line = (
  event: string,
  seats: readonly string[],
  level = "a",
  type = "adulte",
  website: Website = smallHouse,
) => ({
  type: "show" as const,
  id: eventId(event, website),
  prices: [{ id: priceId(event, level, type, website), qty: seats.length, seatIds: [...seats] }],
})

/** A posted hold group of general admission places. */
export const places = (event: string, qty: number, type = "adulte") => ({
  type: "show" as const,
  id: eventId(event),
  prices: [{ id: priceId(event, "ga", type), qty }],
})

/** A request as the guards hand it over, its session and staff checked. */
export function requestOf<Id extends OperationId>(
  parts: Partial<Omit<OperationRequest<Id>, "session" | "staff">> & {
    sessionId?: string
    staffName?: string
  },
): OperationRequest<Id> {
  const { sessionId, staffName, ...rest } = parts
  const website = rest.website ?? smallHouse
  return {
    website,
    language: "fr",
    path: {},
    query: {},
    body: undefined,
    session: sessionId === undefined ? undefined : { id: sessionId, websiteId: website.id },
    staff: staffName === undefined ? undefined : { id: staffName, name: staffName, permissions: [28] },
    headers: {},
    rawBody: undefined,
    ip: "127.0.0.1",
    ...rest,
  } as OperationRequest<Id>
}

/** A refusal that was expected; anything else fails the test. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Refusal) return error
  throw new Error(`expected a refusal, got ${String(error)}`)
}

/** Takes everything shoppers did out of a test database; the house stays. */
export async function sendEverybodyHome(db: Knex): Promise<void> {
  const tables = [
    "payment_attempts",
    "sales",
    "claims",
    "hold_lines",
    "holds",
    "carts",
    "journal",
    "event_rows",
  ]
  for (const table of [...tables, "event_seats_off"]) await db(table).delete()
  await db("event_capacities").update({ taken: 0 })
}
