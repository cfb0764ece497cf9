export { browserStorage } from "./browser/browser-storage.ts"
export { type Challenge, type ChallengeStore, createChallengeStore } from "./browser/challenge-store.ts"
export { createBrowserParterre } from "./browser/create-browser-parterre.ts"
export { mountStripeCard, type StripeCardField, StripeKeyRefused } from "./browser/stripe-library.ts"
export { useChallenge } from "./browser/use-challenge.ts"
export type { CartActions, CartView, Countdown } from "./carts/cart-store.ts"
export { useCart, useCountdown } from "./carts/use-cart.ts"
export { useConfig, useEvent, usePage, usePages } from "./catalogue/use-catalogue.ts"
export type { CheckoutView } from "./checkout/checkout-store.ts"
export { type CheckoutActions, useCheckout, usePaymentMethods, useReceipt } from "./checkout/use-checkout.ts"
export { useClient, useClientCheck } from "./clients/use-client.ts"
export { type Loaded, useLoaded } from "./loading/use-loaded.ts"
export { ParterreProvider, type ParterreProviderProps, useParterre } from "./provider/ParterreProvider.tsx"
export { matchSection, type SectionMatch } from "./seating/list/list-filter.ts"
export { englishListLabels, frenchListLabels, type SeatListLabels } from "./seating/list/list-labels.ts"
export {
  type ListSearchProps,
  SeatList,
  type SeatListProps,
  type ShownSection,
} from "./seating/list/SeatList.tsx"
export {
  type ListFoldProps,
  SeatListSection,
  type SeatListSectionProps,
} from "./seating/list/SeatListSection.tsx"
export { SeatRow, type SeatRowProps } from "./seating/list/SeatRow.tsx"
export type {
  ListedLevel,
  ListedRow,
  ListedSeat,
  ListedSeatState,
  ListedSection,
} from "./seating/list/seat-list.ts"
export { useSeatList } from "./seating/list/use-seat-list.ts"
export type { SelectionSubject } from "./seating/map/map-source.ts"
export { SeatMap, type SeatMapProps } from "./seating/map/SeatMap.tsx"
export type { LoadedSection, SeatLocation } from "./seating/map/seat-locations.ts"
export type { FoundParty, SeatSelection, SeatSelectionOptions } from "./seating/seat-selection.ts"
export { createSeatSelection } from "./seating/selection/create-seat-selection.ts"
export { PARTY_SIZES } from "./seating/selection/selection.ts"
export { useSeatSelection, useSelectionState } from "./seating/selection/use-seat-selection.ts"
export {
  type SeatOffer,
  type SeatSelectionState,
  type SelectedPriceLevel,
  type SelectedSeat,
  type SelectionLine,
  type SelectionRefusal,
  type SelectionTotals,
  soldOf,
} from "./seating/selection-state.ts"
export type { ReadableStore } from "./stores/store.ts"
export { useStore } from "./stores/use-store.ts"
