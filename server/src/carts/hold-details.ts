import type { Localized } from "@parterre/contract"
import { comparePlaces, type PlaceAtEvent } from "@parterre/domain/seat-names"
import type { LineTaxes } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import type { VenueFacts } from "../catalogue/event-answers.ts"
import type { ComboRow } from "../database/combo-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import type { VenueRow } from "../database/tables.ts"
import type { Dependencies } from "../dependencies.ts"
import {
  type NamedProduct,
  type ProductHoldDetails,
  productHoldDetails,
  type ShownProduct,
} from "./held-products.ts"
import {
  type EventWithVenue,
  holdDetailsStore,
  type NamedSeat,
  type NamedSection,
} from "./hold-details-store.ts"
import type {
  ComboFacts,
  EventFacts,
  PromotionFacts,
  ShownHoldColumn,
  SubscriptionFacts,
  TicketPlace,
} from "./hold-facts.ts"
import {
  type HoldWithLines,
  isProductHold,
  isTicketHold,
  type TicketHold,
  type TicketLine,
} from "./hold-store.ts"

/** The names that order places; a section goes by one language, so that both list alike. */
export const namesOf = ({ section, level, row, rowType, seat }: TicketPlace): PlaceAtEvent => ({
  section: section.fr,
  level: level.fr,
  row: row ?? "",
  rowType: rowType ?? "SEAT",
  seat: seat ?? "",
})

/** A hold of tickets with everything a person wants to read of it. */
export interface ShownTickets {
  /** A sale has what it was sold by only where there was any. */
  readonly hold: Pick<TicketHold, ShownHoldColumn | "price_level_id"> &
    Partial<Pick<TicketHold, "original_price" | "list_price" | "presale_code">>
  readonly product?: undefined
  readonly event: EventFacts
  /** What the hold is a part of, with others at other events. */
  readonly subscription: SubscriptionFacts | undefined
  /** Sales before there were combos have none. */
  readonly combo?: ComboFacts | undefined
  readonly priceLevel: Localized
  readonly priceType: Localized
  readonly priceKey: string
  /** The organiser has stopped selling at this price since. */
  readonly isSoldOut?: true
  /** By which its price was reduced. */
  readonly promotion?: PromotionFacts | undefined
  /** In the order in which places are listed. */
  readonly places: readonly TicketPlace[]
}

export type ShownHold = ShownTickets | ShownProduct

export const isOfTickets = <Hold extends ShownHold>(held: Hold): held is Extract<Hold, ShownTickets> =>
  held.product === undefined

/** A hold of tickets as it is read, with what its taxes depend on. */
export interface TicketHoldDetails extends ShownTickets {
  readonly hold: TicketHold
  readonly event: EventFacts & { readonly venue: VenueFacts & Pick<VenueRow, "municipal_taxes"> }
}

export type HoldDetails = TicketHoldDetails | ProductHoldDetails

/** A hold with its share of the taxes. */
export type TaxedHold<Hold extends ShownHold = ShownHold> = Hold & { readonly taxes: LineTaxes }

/** What the cart shows a hold under: its subscription or its combo, else its event, which parking goes with, else its product. */
export function elementId(shown: ShownHold): string {
  if (shown.product !== undefined) return shown.event?.id ?? `product ${shown.product.id}`
  if (shown.combo !== undefined) return `combo ${shown.combo.holdId}`
  return shown.subscription === undefined ? shown.event.id : `subscription ${shown.subscription.id}`
}

/** The names behind holds, by id. */
export interface HoldNames {
  readonly events: ReadonlyMap<string, TicketHoldDetails["event"]>
  readonly subscriptions: ReadonlyMap<string, LocalizedColumns<"title">>
  readonly subscriptionPrices: ReadonlyMap<string, NamedPrice>
  readonly prices: ReadonlyMap<string, NamedPrice>
  readonly priceLevels: ReadonlyMap<string, LocalizedColumns<"name">>
  readonly products: ReadonlyMap<string, NamedProduct>
  readonly promotions: ReadonlyMap<string, LocalizedColumns<"name">>
  readonly combos: ReadonlyMap<string, NamedCombo>
  readonly sections: ReadonlyMap<string, Omit<NamedSection, "id">>
  readonly seat: (venueId: string, seatId: string) => NamedSeat | undefined
}

export type NamedCombo = LocalizedColumns<"title"> & Pick<ComboRow, "kind" | "image" | "page_id">

type NamedPrice = LocalizedColumns<"name"> & {
  readonly key: string
  /** Of an event's price; a subscription's is sold out with its events. */
  readonly sold_out?: 0 | 1
}

const seatKey = (venueId: string, seatId: string): string => `${venueId} ${seatId}`

/** Reads the names behind holds: a handful of queries, however many holds. */
export async function readHoldDetails(db: Knex, holds: readonly HoldWithLines[]): Promise<HoldDetails[]> {
  const [first] = holds
  return first === undefined ? [] : detailsOf(holds, await readNames(db, first.website_id, holds))
}

/** Reads the names of holds with a connection or in a transaction. */
export type HoldDetailsReader = (db: Knex, holds: readonly HoldWithLines[]) => Promise<HoldDetails[]>

/**
 * Readies the reading of these holds' names. Never ask it from within a transaction: it may need a connection of its own,
 * and the embedded database has one for writing.
 */
export type HoldDetailsReading = (holds: readonly HoldWithLines[]) => Promise<HoldDetailsReader>

/** What showing carts needs. */
export interface CartDependencies extends Dependencies {
  /** Where the names of what carts hold are read; the database when absent. */
  readonly holdDetails?: HoldDetailsReading
}

export const fromDatabase: HoldDetailsReading = async () => readHoldDetails

/** Holds with their names, in the order given; one of what was taken away since is left out. */
export const detailsOf = (holds: readonly HoldWithLines[], names: HoldNames): HoldDetails[] =>
  holds.flatMap((hold): HoldDetails[] => {
    if (isTicketHold(hold)) return ticketHoldDetails(hold, names)
    const product = names.products.get(hold.product_id)
    return product === undefined
      ? []
      : [productHoldDetails(hold, product, names.events.get(product.event_id ?? ""))]
  })

function ticketHoldDetails(hold: TicketHold, names: HoldNames): TicketHoldDetails[] {
  const event = names.events.get(hold.event_id)
  const { subscription_id } = hold
  const prices = subscription_id === null ? names.prices : names.subscriptionPrices
  const price = prices.get(hold.price_id)
  if (event === undefined) return []
  return [
    {
      hold,
      event,
      subscription:
        subscription_id === null
          ? undefined
          : { id: subscription_id, title: localized(names.subscriptions.get(subscription_id), "title") },
      combo: comboFacts(hold, names),
      priceLevel: localized(names.priceLevels.get(hold.price_level_id), "name"),
      priceType: localized(price, "name"),
      priceKey: price?.key ?? "",
      ...(price?.sold_out === 1 ? { isSoldOut: true as const } : {}),
      promotion:
        hold.promotion_id === null
          ? undefined
          : { id: hold.promotion_id, name: localized(names.promotions.get(hold.promotion_id), "name") },
      places: hold.lines
        .map((line) => placeOfLine(line, event.venue.id, names))
        .toSorted((a, b) => comparePlaces(namesOf(a), namesOf(b))),
    },
  ]
}

function comboFacts(hold: TicketHold, names: HoldNames): ComboFacts | undefined {
  const { combo_id: id, combo_group_id: groupId, combo_detail_id: detailId } = hold
  const combo = id === null ? undefined : names.combos.get(id)
  if (id === null || combo === undefined) return undefined
  const { kind, image } = combo
  return {
    id,
    kind,
    image,
    pageId: combo.page_id,
    title: localized(combo, "title"),
    groupId,
    detailId,
    holdId: hold.combo_hold_id ?? hold.id,
  }
}

/** Whether all that holds are shown with is among the names. */
export const areNamed = (holds: readonly HoldWithLines[], names: HoldNames): boolean =>
  holds.every((hold) => {
    if (isTicketHold(hold)) return isTicketNamed(hold, names)
    const product = names.products.get(hold.product_id)
    return product !== undefined && (product.event_id === null || names.events.has(product.event_id))
  })

function isTicketNamed(hold: TicketHold, names: HoldNames): boolean {
  const { event_id, price_id, price_level_id, subscription_id, lines } = hold
  const venueId = names.events.get(event_id)?.venue.id
  if (venueId === undefined || !names.priceLevels.has(price_level_id)) return false
  if (hold.combo_id !== null && !names.combos.has(hold.combo_id)) return false
  const isPriced =
    subscription_id === null
      ? names.prices.has(price_id)
      : names.subscriptions.has(subscription_id) && names.subscriptionPrices.has(price_id)
  const isPromoted = hold.promotion_id === null || names.promotions.has(hold.promotion_id)
  return (
    isPriced &&
    isPromoted &&
    lines.every(
      ({ section_id, seat_id }) =>
        names.sections.has(section_id) && (seat_id === null || names.seat(venueId, seat_id) !== undefined),
    )
  )
}

function placeOfLine(line: TicketLine, venueId: string, names: HoldNames): TicketPlace {
  const section = names.sections.get(line.section_id)
  const seat = line.seat_id === null ? undefined : names.seat(venueId, line.seat_id)
  return {
    lineId: line.id,
    seatId: line.seat_id,
    seat: seat?.name ?? null,
    row: seat?.row_name ?? null,
    rowType: seat?.row_type ?? null,
    section: localized(section, "name"),
    level: localized(section, "level"),
    ...(line.question_response ? { answer: line.question_response } : {}),
  }
}

async function readNames(db: Knex, websiteId: string, holds: readonly HoldWithLines[]): Promise<HoldNames> {
  const store = holdDetailsStore(db, websiteId)
  const tickets = holds.filter(isTicketHold)
  const products = await store.products(holds.filter(isProductHold).map((hold) => hold.product_id))
  const rows = await store.events([
    ...tickets.map((hold) => hold.event_id),
    ...[...products.values()].flatMap(({ event_id }) => event_id ?? []),
  ])
  const events = new Map(rows.map((row) => [row.event_id, eventFacts(row)]))
  const ofSubscriptions = tickets.filter((hold) => hold.subscription_id !== null)
  const priceIds = (some: readonly TicketHold[]) => some.map((hold) => hold.price_id)
  const lines = tickets.flatMap((hold) => hold.lines)
  const [subscriptions, subscriptionPrices, prices, combos, priceLevels, sections, seats, promotions] =
    await inOneTrip(db, [
      () => store.subscriptions(ofSubscriptions.flatMap((hold) => hold.subscription_id ?? [])),
      () => store.subscriptionPrices(priceIds(ofSubscriptions)),
      () => store.eventPrices(priceIds(tickets)),
      () => store.combos(tickets.flatMap((hold) => hold.combo_id ?? [])),
      () => store.priceLevels(tickets.map((hold) => hold.price_level_id)),
      () => store.sections(lines.map((line) => line.section_id)),
      () =>
        store.seats(
          [...events.values()].map(({ venue }) => venue.id),
          lines.flatMap((line) => line.seat_id ?? []),
        ),
      () => store.promotions(tickets.flatMap((hold) => hold.promotion_id ?? [])),
    ])
  const bySeat = new Map(seats.map((seat) => [seatKey(seat.venue_id, seat.seat_id), seat]))
  const named = {
    ...{ products, combos, promotions, subscriptions },
    ...{ subscriptionPrices, prices, priceLevels, sections },
  }
  return { events, seat: (venueId, seatId) => bySeat.get(seatKey(venueId, seatId)), ...named }
}

export const eventFacts = (row: EventWithVenue): TicketHoldDetails["event"] => ({
  id: row.event_id,
  pageId: row.page_id,
  title: localized(row, "title"),
  image: row.image,
  startsAt: row.starts_at,
  province: row.province,
  venue: row,
  hasPlan: row.bounds !== null,
  ...(row.same_ticket_count === 1 ? { isCountedWithPage: true } : {}),
  ...(row.day_code === null ? {} : { isHour: true }),
  ...(row.sale_state === "CANCELLED" ? { isCancelled: true } : {}),
})

type LocalizedColumns<Name extends string> = Readonly<Record<`${Name}_fr` | `${Name}_en`, string>>

const localized = <Name extends string>(row: LocalizedColumns<Name> | undefined, name: Name): Localized => ({
  fr: row?.[`${name}_fr`] ?? "",
  en: row?.[`${name}_en`] ?? "",
})
