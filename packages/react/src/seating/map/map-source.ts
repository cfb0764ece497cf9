import type {
  Availability,
  CartDetailToken,
  CartPrice,
  EventDetail,
  HoldGroup,
  SeatDetail,
  SubscriptionDetail,
} from "@parterre/contract"
import { holdTypeOf } from "@parterre/domain/holds"
import { toldPrices } from "@parterre/domain/pricing"
import type { Sold } from "@parterre/domain/subscriptions"
import type { AvailabilityChange, CartSnapshot, MapSubject, Parterre } from "@parterre/sdk"
import type { SeatSelectionState } from "../selection-state.ts"
import { soldVenue } from "./sold-venue.ts"

/** What a map is of: an event, a subscription, or a venue apart from both, which staff look at [SHELL-041]. */
export type SelectionSubject = MapSubject | { readonly type: "venue"; readonly id: string }

/** Which of the price types of a map are sold on it. */
export interface MapPrices {
  /** One a seat, the first of its price level, as a subscription has. */
  readonly onePrice?: boolean | undefined
  /** Only these, by id, each at so many cents before its service charge: as a combo sells them. */
  readonly prices?: Readonly<Record<string, number>> | undefined
}

/** What is sold, with the price types a seat may have. */
type Priced = <Detail extends EventDetail | SubscriptionDetail>(sold: Detail) => Detail

/** A map as it was read. */
export interface MapReading extends Pick<SeatSelectionState, "event" | "subscription" | "venue" | "mode"> {
  /** What was left then, and at which version of each section: seats that are read after need not be read again for it. */
  readonly availability?: Availability | undefined
}

/** What of a map is in the shopper's cart. */
export interface InCart {
  readonly seats: ReadonlySet<string>
  /** General admission: quantity by price id. */
  readonly admissions: ReadonlyMap<string, number>
  /** Where the seats are, in the words of the cart's language. */
  readonly places: readonly CartDetailToken[]
}

/** Where a selection reads its map, and where what is chosen goes. */
export interface MapSource {
  readonly read: () => Promise<MapReading>
  readonly details: (sectionId: string) => Promise<readonly SeatDetail[]>
  /** Tells what is left until the answered function is called. */
  readonly watch: (listener: (change: AvailabilityChange) => void, every: `${number} seconds`) => () => void
  /** What of this map is in the cart. */
  readonly inCart: (snapshot: CartSnapshot) => InCart
  /** What a hold of these seats is of; nothing is sold of a venue apart from its events. */
  readonly sells: Pick<HoldGroup, "type" | "id"> | undefined
}

/** The calls of an event, a subscription or a venue, each its own. */
export function mapSource(
  client: Parterre,
  subject: SelectionSubject,
  { onePrice, prices }: MapPrices = {},
): MapSource {
  const priced = prices !== undefined ? withPrices(prices) : onePrice ? withOnePrice : asIs
  if (typeof subject === "string") return ofEvent(client, { type: "event", id: subject }, priced)
  if (subject.type === "venue") return ofVenue(client, subject.id)
  return (subject.type === "event" ? ofEvent : ofSubscription)(client, subject, priced)
}

const ofEvent = (client: Parterre, sold: Sold, priced: Priced): MapSource => ({
  ...live(client, sold),
  read: async () => {
    const event = priced(await client.catalogue.event(sold.id))
    return { event, subscription: undefined, ...(await drawn(client, sold, event)) }
  },
  inCart: (snapshot) => partOf(linesOfEvent(snapshot, sold.id)),
})

const ofSubscription = (client: Parterre, sold: Sold, priced: Priced): MapSource => ({
  ...live(client, sold),
  read: async () => {
    const subscription = priced(await client.catalogue.subscription(sold.id))
    return { event: undefined, subscription, ...(await drawn(client, sold, subscription)) }
  },
  inCart: (snapshot) => partOf(linesOfSubscription(snapshot, sold.id)),
})

function ofVenue({ seatMaps }: Parterre, venueId: string): MapSource {
  const none = partOf([])
  return {
    read: async () => ({
      event: undefined,
      subscription: undefined,
      ...(await seatMaps.ofVenue(venueId)),
    }),
    details: (sectionId) => seatMaps.detailsOfVenue(venueId, sectionId),
    watch: () => () => undefined,
    inCart: () => none,
    sells: undefined,
  }
}

const live = ({ seatMaps }: Parterre, sold: Sold): Pick<MapSource, "details" | "watch" | "sells"> => ({
  // The seats of an earlier visit may be sold: a live map starts from what is true now.
  details: (sectionId) => seatMaps.details(sold, sectionId, { fresh: true }),
  watch: (listener, every) => seatMaps.watch(sold, listener, every),
  sells: { type: holdTypeOf(sold.type), id: sold.id },
})

async function drawn(
  { seatMaps }: Parterre,
  sold: Sold,
  { seatMap: mode, priceLevels }: EventDetail | SubscriptionDetail,
): Promise<Pick<MapReading, "venue" | "mode" | "availability">> {
  if (mode === "none") return { mode, venue: undefined }
  const [venue, availability] = await Promise.all([
    seatMaps.venue(sold, mode),
    // A map without it is told soon.
    seatMaps.availability(sold).catch(() => undefined),
  ])
  return { mode, venue: soldVenue(venue, priceLevels), availability }
}

const asIs: Priced = (sold) => sold

const withOnePrice: Priced = (sold) => ({
  ...sold,
  priceLevels: sold.priceLevels.map((level) => ({ ...level, prices: toldPrices(level.prices).slice(0, 1) })),
})

/** What a price asks for when it is sold alone, such as tickets by two, does not count here. */
const withPrices =
  (amounts: Readonly<Record<string, number>>): Priced =>
  (sold) => ({
    ...sold,
    priceLevels: sold.priceLevels
      .map((level) => ({
        ...level,
        prices: level.prices.flatMap(({ originalPrice: _, ...price }) => {
          const amount = amounts[price.id]
          return amount === undefined
            ? []
            : { ...price, price: amount, minTickets: 0, maxTickets: 0, divisor: 1 }
        }),
      }))
      .filter(({ prices }) => prices.length > 0),
  })

/** The lines of an event, on its own or with a subscription. */
const linesOfEvent = ({ cart }: CartSnapshot, eventId: string): readonly CartPrice[] =>
  (cart?.cartElements ?? []).flatMap(({ events, prices }) => {
    const isPart = events?.some((event) => event.eventId === eventId) ?? false
    return prices.filter((line) => isPart || line.eventId === eventId)
  })

const linesOfSubscription = ({ cart }: CartSnapshot, subscriptionId: string): readonly CartPrice[] =>
  (cart?.cartElements ?? [])
    .flatMap(({ prices }) => prices)
    .filter((line) => line.subscriptionId === subscriptionId)

function partOf(lines: readonly CartPrice[]): InCart {
  const admissions = new Map<string, number>()
  for (const { id, qty, seatIds } of lines)
    if (seatIds.length === 0) admissions.set(id, (admissions.get(id) ?? 0) + qty)
  return {
    seats: new Set(lines.flatMap(({ seatIds }) => seatIds)),
    admissions,
    places: lines.flatMap(({ cartDetailToken = [] }) => cartDetailToken),
  }
}
