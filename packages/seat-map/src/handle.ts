import type { MapEvent } from "./events.ts"
import type { MapMode } from "./geometry/detail-level.ts"
import type { MapLabels } from "./labels.ts"
import type { MapTheme } from "./theme.ts"
import type { MapPriceLevel, MapRow, MapVenue, SeatDetail } from "./venue.ts"

export interface SeatMapOptions {
  readonly venue: MapVenue
  readonly theme: MapTheme
  /** English unless told [I18N-002]. */
  readonly labels?: MapLabels
  /** Without motion every move is immediate. The shopper's system setting counts when this is not given. */
  readonly reducedMotion?: boolean | undefined
  /** Every seat is drawn whatever their number: for organisers and measurements. */
  readonly allSeats?: boolean | undefined
  readonly onEvent: (event: MapEvent) => void
  /** Milliseconds, from any start. */
  readonly now?: (() => number) | undefined
}

/** The options with what is decided where they leave it open. */
export interface WholeOptions extends SeatMapOptions {
  readonly labels: MapLabels
}

export interface Selection {
  /** Seats in the cart. */
  readonly mine: Iterable<string>
  /** Seats chosen but not in the cart yet: orange. */
  readonly temporary: Iterable<string>
  /** How many places without numbers are chosen or in the cart, by section. */
  readonly places?: ReadonlyMap<string, number> | undefined
  /** Of these sections, those whose places are all in the cart. */
  readonly minePlaces?: ReadonlySet<string> | undefined
}

/** State goes in here, events come out of `onEvent`. The map knows neither carts nor rules of choice. */
export interface SeatMapHandle {
  /** The seats of a section, loaded or changed as a whole. */
  setSection(sectionId: string, rows: readonly MapRow[], details: readonly SeatDetail[]): void
  /** Lets a section's seats go, also when they could not be loaded. */
  dropSection(sectionId: string): void
  /** Live changes: only seats that look different are repainted. */
  setDetails(sectionId: string, details: readonly SeatDetail[]): void
  setSelection(selection: Selection): void
  /** The seats a click would take; `undefined` marks the one under the pointer [MAP-022]. */
  setHovered(seatIds: Iterable<string> | undefined): void
  /** Seats that cannot serve the party as it is [MAP-028]. */
  setDimmed(dimmed: Iterable<string> | ((seatId: string) => boolean) | undefined): void
  /** Places that can be had, by section: told in words and by how full a region's colour is. */
  setPlacesLeft(placesLeft: ReadonlyMap<string, number>): void
  /** What the price levels cost now, such as with a promotion; ids, colours and their order stay. */
  setPriceLevels(priceLevels: readonly MapPriceLevel[]): void
  /** Dims every other price level. */
  setFilter(priceLevelIds: readonly string[] | undefined): void
  zoomIn(): void
  zoomOut(): void
  zoomHome(): void
  /** Moves the eye by CSS pixels; the control panel's step is `PAN_STEP`. */
  pan(dx: number, dy: number): void
  zoomTo(sectionId: string): void
  /** Brings loaded seats into view, large enough to be told apart from their neighbours. */
  showSeats(seatIds: Iterable<string>): void
  /** Brings a loaded seat near the middle, large enough to read, and rings it; `undefined` takes the ring away. */
  focusSeat(seatId: string | undefined): void
  /** The container is watched; call this only where no ResizeObserver can see the change. */
  resize(): void
  view(): { readonly scale: number; readonly mode: MapMode; readonly visibleSections: readonly string[] }
  destroy(): void
}
