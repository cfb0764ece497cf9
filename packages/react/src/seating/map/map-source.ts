import type { EventDetail, HoldGroup, SeatDetail, SubscriptionDetail } from "@parterre/contract"
import type { AvailabilityChange, CartSnapshot, MapSubject, Parterre } from "@parterre/sdk"
import type { SeatSelectionState } from "../selection-state.ts"

/** What a map is of: an event by its id, a subscription, or a venue apart from both, which staff look at [SHELL-041]. */
export type SelectionSubject = MapSubject | { readonly venueId: string }

/** What is sold, with the price types a seat may have. */
type Priced = <Sold extends EventDetail | SubscriptionDetail>(sold: Sold) => Sold

/** A map as it was read. */
export type MapReading = Pick<SeatSelectionState, "event" | "subscription" | "venue" | "mode">

/** Where a selection reads its map, and where what is chosen goes. */
export interface MapSource {
  readonly read: () => Promise<MapReading>
  readonly details: (sectionId: string) => Promise<readonly SeatDetail[]>
  /** Tells what is left until the answered function is called. */
  readonly watch: (listener: (change: AvailabilityChange) => void, every: `${number} seconds`) => () => void
  /** The seats of this map that are in the cart. */
  readonly inCart: (snapshot: CartSnapshot) => ReadonlySet<string>
  /** What a hold of these seats is of; nothing is sold of a venue apart from its events. */
  readonly sells: Pick<HoldGroup, "type" | "id"> | undefined
}

/** The calls of an event, a subscription or a venue, each its own. */
export function mapSource(client: Parterre, subject: SelectionSubject, onePrice = false): MapSource {
  const priced = onePrice ? withOnePrice : asIs
  if (typeof subject === "string") return ofEvent(client, subject, priced)
  if ("subscriptionId" in subject) return ofSubscription(client, subject.subscriptionId, priced)
  return ofVenue(client, subject.venueId)
}

function ofEvent(client: Parterre, eventId: string, priced: Priced): MapSource {
  return {
    ...live(client, eventId),
    read: async () => {
      const event = priced(await client.catalogue.event(eventId))
      return { event, subscription: undefined, ...(await drawn(client, eventId, event)) }
    },
    inCart: (snapshot) => seatsOfEvent(snapshot, eventId),
    sells: { type: "show", id: eventId },
  }
}

function ofSubscription(client: Parterre, subscriptionId: string, priced: Priced): MapSource {
  const subject = { subscriptionId }
  return {
    ...live(client, subject),
    read: async () => {
      const subscription = priced(await client.catalogue.subscription(subscriptionId))
      return { event: undefined, subscription, ...(await drawn(client, subject, subscription)) }
    },
    inCart: (snapshot) => seatsOfSubscription(snapshot, subscriptionId),
    sells: { type: "subscription", id: subscriptionId },
  }
}

function ofVenue({ seatMaps }: Parterre, venueId: string): MapSource {
  const none: ReadonlySet<string> = new Set()
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

const live = ({ seatMaps }: Parterre, subject: MapSubject): Pick<MapSource, "details" | "watch"> => ({
  // The seats of an earlier visit may be sold: a live map starts from what is true now.
  details: (sectionId) => seatMaps.details(subject, sectionId, { fresh: true }),
  watch: (listener, every) => seatMaps.watch(subject, listener, every),
})

async function drawn(
  { seatMaps }: Parterre,
  subject: MapSubject,
  { seatMap: mode }: EventDetail | SubscriptionDetail,
): Promise<Pick<MapReading, "venue" | "mode">> {
  return { mode, venue: mode === "none" ? undefined : await seatMaps.venue(subject, mode) }
}

const asIs: Priced = (sold) => sold

const withOnePrice: Priced = (sold) => ({
  ...sold,
  priceLevels: sold.priceLevels.map((level) => ({ ...level, prices: level.prices.slice(0, 1) })),
})

/** The seats of an event that are in the cart, on their own or with a subscription. */
const seatsOfEvent = ({ cart }: CartSnapshot, eventId: string): ReadonlySet<string> =>
  new Set(
    (cart?.cartElements ?? []).flatMap(({ events, prices }) => {
      const isPart = events?.some((event) => event.eventId === eventId) ?? false
      return prices.flatMap((line) => (isPart || line.eventId === eventId ? line.seatIds : []))
    }),
  )

/** The seats of a subscription that are in the cart. */
const seatsOfSubscription = ({ cart }: CartSnapshot, subscriptionId: string): ReadonlySet<string> =>
  new Set(
    (cart?.cartElements ?? [])
      .flatMap(({ prices }) => prices)
      .flatMap((line) => (line.subscriptionId === subscriptionId ? line.seatIds : [])),
  )
