import type { AdmissionOffer, PartyOffer, PartyRequest } from "@parterre/domain/party-finder"
import type { Language, SdkFailure } from "@parterre/sdk"
import type { ReadableStore } from "../stores/store.ts"
import type { MapPrices } from "./map/map-source.ts"
import type { SeatLocation } from "./map/seat-locations.ts"
import type { AbsentPlace } from "./party/absent-places.ts"
import type { SeatSelectionState, SelectedSeat, SelectionOffers } from "./selection-state.ts"

export interface FoundParty {
  /** What was understood, to say it back. */
  readonly request: PartyRequest
  /** Seats said, else the size of the party. */
  readonly size: number
  readonly offers: readonly PartyOffer[]
  /** General admission, where it was asked for or is as cheap: its quantity is chosen, not a seat. */
  readonly admissions: readonly AdmissionOffer[]
  /** Whether any general admission is on sale, whatever was asked for. */
  readonly hasAdmission: boolean
  /** Sections and rows asked for by name that this house has none of. */
  readonly absent: readonly AbsentPlace[]
}

export interface SeatSelectionOptions extends MapPrices {
  readonly partySize?: number | undefined
  /** A new pick replaces the one before [MAP-027]. */
  readonly single?: boolean | undefined
  /** To look at, as staff look at a venue: nothing can be picked. */
  readonly readOnly?: boolean | undefined
  /** How often what is left is asked for; 5 seconds. */
  readonly pollEvery?: `${number} seconds` | undefined
}

/** The one selection that the map, the list and the order bar share. */
export interface SeatSelection extends ReadableStore<SeatSelectionState> {
  /**
   * Loads the event and follows what is left, until the answered function is called. Started again in another
   * language it reads the texts anew; what is selected stays selected.
   */
  start(language?: Language): () => void
  setPartySize(size: number): void
  setPriceFilter(priceLevelIds: readonly string[] | undefined): void
  /** Picks the party around a free seat, or removes a selected one. */
  click(seatId: string): void
  /** The seats a click would take or remove, for the mark under the pointer. */
  preview(seatId: string): readonly string[]
  remove(seatIds: readonly string[]): void
  /** Picks the seats offered instead of those last refused or lost. */
  takeNearest(): void
  clear(): void
  /** Picks the best seats left of a price level, party size unless told. */
  bestAvailable(priceLevelId: string, size?: number): Promise<boolean>
  /**
   * Finds seats for a request in words, such as « 4 ensemble, moins de 80 $ »: up to three offers, or what comes nearest.
   * Places are understood by the names of this venue. The cheapest are those of the whole house. A large venue is searched
   * in the sections that can have them, a few at a time.
   */
  findParty(sentence: string): Promise<FoundParty>
  /**
   * Selects the seats of an offer, all or none; refuses with `seat-taken` when one is no longer free, or with `in-cart` where the
   * cart has them. What kept them from being read is told as `addFailure`.
   */
  takeOffer(offer: PartyOffer): Promise<boolean>
  /**
   * Puts removed seats back with the price types they had; refuses with `seat-taken` when one is no longer free, or with
   * `in-cart` where the cart has them.
   */
  restore(seats: readonly SelectedSeat[]): boolean
  /** Another price type for selected seats; those of another price level keep theirs. */
  setPrice(seatIds: readonly string[], priceId: string): void
  /** Sells what is selected by a promotion, or in a presale; undefined takes it away, what is not named stays. */
  setOffer(offer: Partial<SelectionOffers>): void
  /** Admission without a seat number, in tickets of a price. */
  setAdmission(priceId: string, qty: number): void
  moreAdmission(priceId: string): void
  fewerAdmission(priceId: string): void
  /** Loads sections of a large venue, the nearest first; answers those that could not be, and why. */
  needSections(sectionIds: readonly string[]): Promise<ReadonlyMap<string, SdkFailure>>
  dropSections(sectionIds: readonly string[]): void
  /** Sections that stay loaded when the map lets them go, as a list beside it shows them; the last call counts. */
  keepSections(sectionIds: readonly string[]): void
  /**
   * Holds everything selected. Seats taken meanwhile leave the selection and are told as `lost`, those that the cart has
   * already leave it and are named as `atFault`; a refusal for another reason keeps it and names the seats at fault.
   */
  addToCart(): Promise<boolean>
  locationOf(seatId: string): SeatLocation | undefined
  /** Forgets the notices: refusal, lost seats, failure of the last add. */
  dismiss(): void
  retry(): void
}
