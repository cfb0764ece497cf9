import type { Knex } from "knex"
import { eventFacts, type HoldNames } from "../carts/hold-details.ts"
import { readCombos } from "../combos/combo-store.ts"
import type { ComboRow } from "../database/combo-tables.ts"
import type { ProductRow } from "../database/product-tables.ts"
import type { PresaleCodeRow, PromotionRow } from "../database/promotion-tables.ts"
import { readProducts } from "../products/product-store.ts"
import { membershipsOfSessions } from "../products/sold-product-store.ts"
import { readPresaleCodes, readPromotions } from "../promotions/promotion-store.ts"
import { ownRule } from "../published/event-rule.ts"
import { openLevels } from "../published/open-prices.ts"
import type { PreferredRow } from "../published/row-preference.ts"
import {
  type AdmissionSection,
  type EventOnSale,
  type EventPrice,
  type SubscriptionOnSale,
  subscriptionOnSale,
} from "./event-on-sale.ts"
import {
  type EventOnSaleRow,
  type LevelAt,
  type NamedPrice,
  type RowsAsked,
  readAdmission,
  readEvents,
  readPreferredRows,
  readRows,
  readSubscriptions,
  type SaleId,
  type SubscriptionOnSaleRow,
} from "./on-sale-store.ts"
import { keyAt, RowsOnSale } from "./rows-on-sale.ts"

/** What an import decides, as holds need it, and nothing that shoppers change. Each call reads once, whatever is asked. */
export interface OnSaleReader {
  /** Looks whether what is known beside the database is what the database has; done once, here or with the first question. */
  ready(): Promise<unknown>
  events(ids: readonly SaleId[]): ReturnType<typeof readEvents>
  subscriptions(ids: readonly SaleId[]): ReturnType<typeof readSubscriptions>
  rows(asked: RowsAsked): ReturnType<typeof readRows>
  preferredRows(levels: readonly LevelAt[]): ReturnType<typeof readPreferredRows>
  admission(eventIds: readonly string[]): ReturnType<typeof readAdmission>
  combos(ids: readonly SaleId[]): ReturnType<typeof readCombos>
  /** Ids that are no product's are answered by nothing. */
  products(ids: readonly SaleId[]): ReturnType<typeof readProducts>
  promotions(ids: readonly SaleId[]): ReturnType<typeof readPromotions>
  presaleCodes(named: readonly NamedCode[]): ReturnType<typeof readPresaleCodes>
  memberships(sessions: readonly SaleId[], now: number): ReturnType<typeof membershipsOfSessions>
}

export const onSaleReader = (db: Knex): OnSaleReader => ({
  ready: async () => undefined,
  events: (ids) => readEvents(db, ids),
  subscriptions: (ids) => readSubscriptions(db, ids),
  rows: (asked) => readRows(db, asked),
  preferredRows: (levels) => readPreferredRows(db, levels),
  admission: (eventIds) => readAdmission(db, eventIds),
  combos: (ids) => readCombos(db, ids),
  products: (ids) => readProducts(db, ids),
  promotions: (ids) => readPromotions(db, ids),
  presaleCodes: (named) => readPresaleCodes(db, named),
  memberships: (sessions, now) => membershipsOfSessions(db, sessions, now),
})

/** The code of a presale, as it is compared. */
export type NamedCode = Pick<PresaleCodeRow, "website_id" | "presale_id" | "code">

export const presaleKey = ({ website_id, presale_id, code }: NamedCode): string =>
  `${website_id} ${presale_id} ${code}`

/** Names an event or a subscription of a website, whatever else a batch is about. */
export const saleKey = ({ websiteId, id }: SaleId): string => `${websiteId} ${id}`

/** What is known of the houses that requests are about; it grows as more is read. */
export class HouseOnSale {
  /** Those shoppers may see, by `saleKey`. */
  readonly events = new Map<string, EventOnSale>()
  readonly subscriptions = new Map<string, SubscriptionOnSale>()
  readonly products = new Map<string, ProductRow>()
  readonly promotions = new Map<string, PromotionRow>()
  /** Memberships by the session of who has them, by `saleKey`; read where they open something. */
  private readonly memberOf = new Map<string, readonly string[]>()
  /** By `presaleKey`. */
  readonly presaleCodes = new Map<string, PresaleCodeRow>()
  readonly combos = new Map<string, ComboRow>()
  readonly names: Pick<HoldNames, "seat"> & {
    readonly [Of in Exclude<keyof HoldNames, "seat">]: Map<string, NonNullable<ValueOf<HoldNames[Of]>>>
  } = {
    events: new Map(),
    subscriptions: new Map(),
    subscriptionPrices: new Map(),
    prices: new Map(),
    priceLevels: new Map(),
    products: new Map(),
    promotions: new Map(),
    combos: new Map(),
    sections: new Map(),
    seat: (venueId, seatId) => this.rows.namedSeat(venueId, seatId),
  }
  /** Those that have been read, with their seats. */
  readonly rows = new RowsOnSale()
  private readonly preferredAt = new Map<string, readonly PreferredRow[]>()
  private readonly admissionAt = new Map<string, AdmissionSection[]>()
  private readonly reader: OnSaleReader

  constructor(reader: OnSaleReader) {
    this.reader = reader
  }

  async readProducts(ids: readonly SaleId[]): Promise<void> {
    for (const row of await this.reader.products(unique(ids))) {
      this.names.products.set(row.id, row)
      this.products.set(saleKey({ websiteId: row.website_id, id: row.id }), row)
    }
  }

  async readPromotions(ids: readonly SaleId[]): Promise<void> {
    for (const row of await this.reader.promotions(unique(ids))) {
      this.names.promotions.set(row.id, row)
      this.promotions.set(saleKey({ websiteId: row.website_id, id: row.id }), row)
    }
  }

  async readPresaleCodes(named: readonly NamedCode[]): Promise<void> {
    const once = new Map(named.map((one) => [presaleKey(one), one]))
    for (const row of await this.reader.presaleCodes([...once.values()]))
      this.presaleCodes.set(presaleKey(row), row)
  }

  /** Of the clients of these sessions. */
  async readMemberships(sessions: readonly SaleId[], now: number): Promise<void> {
    for (const { website_id, session_id, product_id } of await this.reader.memberships(
      unique(sessions),
      now,
    )) {
      const key = saleKey({ websiteId: website_id, id: session_id })
      this.memberOf.set(key, [...(this.memberOf.get(key) ?? []), product_id])
    }
  }

  /** Products that are memberships of a session's client. */
  membershipsOf = (session: SaleId): readonly string[] => this.memberOf.get(saleKey(session)) ?? []

  /** Codes of promotions and presales that may be limited. */
  codes(): readonly Pick<PromotionRow, "id" | "website_id">[] {
    return [...this.promotions.values(), ...this.presaleCodes.values()]
  }

  async readCombos(ids: readonly SaleId[]): Promise<void> {
    for (const row of await this.reader.combos(unique(ids))) {
      this.names.combos.set(row.id, row)
      this.combos.set(saleKey({ websiteId: row.website_id, id: row.id }), row)
    }
  }

  async readSubscriptions(ids: readonly SaleId[]): Promise<void> {
    for (const row of await this.reader.subscriptions(unique(ids))) {
      this.names.subscriptions.set(row.id, row)
      this.namePrices(row.prices, this.names.subscriptionPrices)
      // One with an event that is hidden from shoppers is not there.
      const isHidden = row.events.length === 0 || row.events.some((event) => event.sale_state === "INVISIBLE")
      if (isHidden) continue
      this.subscriptions.set(saleKey({ websiteId: row.website_id, id: row.id }), fromSubscription(row))
    }
  }

  async readEvents(ids: readonly SaleId[]): Promise<void> {
    for (const row of await this.reader.events(unique(ids))) {
      this.names.events.set(row.event_id, eventFacts(row))
      this.namePrices(row.prices, this.names.prices)
      if (row.sale_state === "INVISIBLE") continue
      this.events.set(saleKey({ websiteId: row.website_id, id: row.event_id }), fromEvent(row))
    }
  }

  /** After `readEvents` for the events of these rows. */
  async readRows(asked: RowsAsked): Promise<void> {
    for (const row of await this.reader.rows(asked)) {
      this.names.sections.set(row.section_id, row)
      this.rows.add(row, this.names.events.get(row.event_id)?.venue.id ?? "")
    }
  }

  async readAdmission(eventIds: readonly string[]): Promise<void> {
    const events = [...new Set(eventIds)]
    for (const eventId of events) this.admissionAt.set(eventId, [])
    for (const row of await this.reader.admission(events)) {
      this.names.sections.set(row.id, row)
      const name = { fr: row.name_fr, en: row.name_en }
      const section = { sectionId: row.id, name, priceLevelId: row.price_level_id ?? "" }
      this.admissionAt.get(row.event_id)?.push(section)
    }
  }

  async readPreferredRows(levels: readonly LevelAt[]): Promise<void> {
    const asked = new Map(levels.map((level) => [keyAt(level.eventId, level.priceLevelId), level]))
    for (const { event_id, price_level_id, rows } of await this.reader.preferredRows([...asked.values()]))
      this.preferredAt.set(keyAt(event_id, price_level_id), rows)
  }

  /** The rows at an event that have a seat of the price level, the best first; what is in them has to be read besides. */
  preferredRows(eventId: string, priceLevelId: string): readonly PreferredRow[] {
    return this.preferredAt.get(keyAt(eventId, priceLevelId)) ?? []
  }

  /** Events that are known to have general admission. */
  eventsWithAdmission(): readonly string[] {
    return [...this.admissionAt].flatMap(([eventId, sections]) => (sections.length > 0 ? eventId : []))
  }

  /** The general admission sections of an event, in order. */
  admission(eventId: string): readonly AdmissionSection[] {
    return this.admissionAt.get(eventId) ?? []
  }

  private namePrices(prices: readonly NamedPrice[], names: HouseOnSale["names"]["prices"]): void {
    for (const price of prices) {
      names.set(price.id, price)
      this.names.priceLevels.set(price.price_level_id, { name_fr: price.level_fr, name_en: price.level_en })
    }
  }
}

type ValueOf<Of> = Of extends ReadonlyMap<string, infer Value> ? Value : never

const unique = (ids: readonly SaleId[]): SaleId[] => [...new Map(ids.map((id) => [saleKey(id), id])).values()]

const fromPrice = (row: NamedPrice): EventPrice => ({
  id: row.id,
  priceLevelId: row.price_level_id,
  key: row.key,
  price: row.price,
  serviceCharge: row.service_charge,
  minTickets: row.min_tickets,
  maxTickets: row.max_tickets ?? 0,
  divisor: row.divisor,
  ...(row.original_price === null ? {} : { originalPrice: row.original_price }),
  ...(row.sold_out === 1 ? { isSoldOut: true } : {}),
})

const fromEvent = (row: EventOnSaleRow): EventOnSale => ({
  id: row.event_id,
  websiteId: row.website_id,
  venueId: row.id,
  title: { fr: row.title_fr, en: row.title_en },
  startsAt: row.starts_at,
  saleState: row.sale_state,
  onSaleFrom: row.on_sale_from,
  presale:
    row.presale_id === null || row.presale_from === null
      ? null
      : { id: row.presale_id, from: row.presale_from, members: JSON.parse(row.presale_members ?? "[]") },
  avoidSingle: ownRule(row),
  prices: new Map(row.prices.map((price) => [price.id, fromPrice(price)])),
  levels: openLevels(row.prices),
})

const fromSubscription = ({ id, events, prices }: SubscriptionOnSaleRow): SubscriptionOnSale =>
  subscriptionOnSale(
    id,
    events.map((event) => event.id),
    prices.map(fromPrice),
  )
