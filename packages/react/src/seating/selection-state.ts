import type {
  EventDetail,
  OpenedPresale,
  Price,
  PriceLevel,
  Promotion,
  SubscriptionDetail,
  Venue,
} from "@parterre/contract"
import type { SeatRefusal } from "@parterre/domain/seats"
import type { SdkFailure } from "@parterre/sdk"
import type { LoadedSection, SeatLocation } from "./map/seat-locations.ts"

export interface SelectedSeat extends SeatLocation {
  readonly priceLevelId: string
  /** The price type chosen for this seat. */
  readonly priceId: string
  /** Which click took it; seats of one click are one party, and an earlier click has a lower number. */
  readonly party: number
}

/** Why a click changed nothing. */
export interface SelectionRefusal {
  readonly reason: SeatRefusal | "too-many" | "not-enough-places"
  readonly seatId: string | undefined
  readonly max: number | undefined
}

/** Seats that a party could have. */
export interface SeatOffer {
  readonly seatIds: readonly string[]
  /** Seats selected, or just lost, that make way for them and whose price types they keep. */
  readonly insteadOf: readonly string[]
}

export interface SelectionLine {
  readonly price: Price
  readonly qty: number
  readonly seats: readonly SelectedSeat[]
  /** Cents, service charges included, before taxes. */
  readonly total: number
}

/** What is selected in one price level. */
export interface SelectedPriceLevel {
  readonly priceLevel: PriceLevel
  readonly seats: readonly SelectedSeat[]
  readonly lines: readonly SelectionLine[]
  readonly qty: number
  readonly total: number
}

/** Cents. `total` is all-in: only taxes may follow. */
export interface SelectionTotals {
  readonly qty: number
  readonly subtotal: number
  readonly serviceCharge: number
  readonly total: number
}

/** What tickets are sold by, as the server answered. */
export interface SelectionOffers {
  /** Its prices are those of `event`. */
  readonly promotion: Promotion | undefined
  /** Lets the shopper buy before the sale opens to all. */
  readonly presale: OpenedPresale | undefined
}

export interface SeatSelectionState {
  readonly status: "loading" | "ready" | "failed"
  readonly failure: SdkFailure | undefined
  /** What the map is of, once it is read: an event, a subscription, or neither of a venue apart from both. */
  readonly event: EventDetail | undefined
  readonly subscription: SubscriptionDetail | undefined
  readonly offer: SelectionOffers
  /** Absent when the event or the subscription has no map. */
  readonly venue: Venue | undefined
  readonly mode: "full" | "polygons" | "none"
  readonly sections: ReadonlyMap<string, LoadedSection>
  readonly loadingSections: ReadonlySet<string>
  /** Places left by section, live. */
  readonly placesLeft: ReadonlyMap<string, number>
  /** Seats a click takes, 1 to 10. */
  readonly partySize: number
  /** Price levels shown; all of them when absent. */
  readonly priceFilter: readonly string[] | undefined
  readonly seats: readonly SelectedSeat[]
  /** General admission: quantity by price id. */
  readonly admissions: ReadonlyMap<string, number>
  readonly priceLevels: readonly SelectedPriceLevel[]
  readonly totals: SelectionTotals
  /** Seats of this event in the shopper's cart. */
  readonly inCart: ReadonlySet<string>
  /** General admission of this event in the shopper's cart: quantity by price id. */
  readonly admissionsInCart: ReadonlyMap<string, number>
  /** Free seats that cannot serve the party [MAP-028]. */
  readonly dimmed: ReadonlySet<string>
  readonly refusal: SelectionRefusal | undefined
  /** Seats that could be had instead of those last refused or lost, party by party; `takeNearest` picks them. */
  readonly nearest: readonly SeatOffer[]
  /** Seats that someone else took while they were selected. */
  readonly lost: readonly SelectedSeat[]
  readonly adding: boolean
  /** Why the last add failed, or why the seats of an offer could not be read. */
  readonly addFailure: SdkFailure | undefined
  /** Seats the failed add was refused for, such as an orphan it would leave or those in the cart already. */
  readonly atFault: readonly SeatLocation[]
}

/** The state that `selection` computes with: what readers see, and what it needs to go on from there. */
export interface SelectionState extends SeatSelectionState {
  /** The event as it was read, before a promotion changed its prices and a presale opened its sale. */
  readonly listed: EventDetail | undefined
  /** A new pick replaces the one before [MAP-027]. */
  readonly single: boolean
  /** To look at: nothing can be picked. */
  readonly readOnly: boolean
  /** Number of the next party. Never used again, so that seats put back are still the party they were. */
  readonly nextParty: number
  /** Sections that stay loaded when the map lets them go. */
  readonly keptSections: readonly string[]
  /** Sections that a search is reading, which stay loaded meanwhile. */
  readonly searchedSections: readonly string[]
  /** Where the seats of each section read so far are, by section and seat; those the map has let go among them. */
  readonly seatLocations: ReadonlyMap<string, ReadonlyMap<string, SeatLocation>>
}

export function locationOf({ seatLocations }: SelectionState, seatId: string): SeatLocation | undefined {
  for (const ofSection of seatLocations.values()) {
    const place = ofSection.get(seatId)
    if (place !== undefined) return place
  }
  return undefined
}

/** Whether an event is a day whose hour is still to be chosen: nothing of it is sold before. */
export const needsHour = ({ itemHours, hoursId }: Pick<EventDetail, "itemHours" | "hoursId">): boolean =>
  itemHours !== undefined && hoursId === undefined

/** What is sold on the map. */
export const soldOf = ({
  event,
  subscription,
}: Pick<SeatSelectionState, "event" | "subscription">): EventDetail | SubscriptionDetail | undefined =>
  event ?? subscription

/** No notice of a click or an add before: spread over a state. */
export const silence = {
  refusal: undefined,
  nearest: [],
  lost: [],
  addFailure: undefined,
  atFault: [],
} as const satisfies Partial<SeatSelectionState>

export const emptySelection: SelectionState = {
  status: "loading",
  failure: undefined,
  event: undefined,
  subscription: undefined,
  offer: { promotion: undefined, presale: undefined },
  venue: undefined,
  mode: "none",
  sections: new Map(),
  loadingSections: new Set(),
  placesLeft: new Map(),
  partySize: 2,
  priceFilter: undefined,
  seats: [],
  admissions: new Map(),
  priceLevels: [],
  totals: { qty: 0, subtotal: 0, serviceCharge: 0, total: 0 },
  inCart: new Set(),
  admissionsInCart: new Map(),
  dimmed: new Set(),
  ...silence,
  adding: false,
  listed: undefined,
  single: false,
  readOnly: false,
  nextParty: 1,
  keptSections: [],
  searchedSections: [],
  seatLocations: new Map(),
}
