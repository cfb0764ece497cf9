export { browserStorage } from "./browser/browser-storage.ts"
export { type ChallengeStore, createChallengeStore } from "./browser/challenge-store.ts"
export { createBrowserParterre } from "./browser/create-browser-parterre.ts"
export { pageMemory, type TextMemory } from "./browser/page-memory.ts"
export { endReload, reloadPage } from "./browser/reload-page.ts"
export { useColorScheme } from "./browser/use-color-scheme.ts"
export { whenIdle } from "./browser/when-idle.ts"
export type { CartActions, CartView, Countdown } from "./carts/cart-store.ts"
export { useCart, useCountdown } from "./carts/use-cart.ts"
export { useConfig, useEvent, usePage, usePages } from "./catalogue/use-catalogue.ts"
export { useLocations, useNearbyStay, useVenueLocation } from "./catalogue/use-locations.ts"
export { useOpening } from "./catalogue/use-opening.ts"
export { useBanners, useOutlets, useStaticPage } from "./catalogue/use-site-pages.ts"
export * from "./checkout/index.ts"
export { useClient, useClientCheck } from "./clients/use-client.ts"
export { type SocialSignInView, useSocialSignIn } from "./clients/use-social-sign-in.ts"
export {
  type ComboChoice,
  type ComboMemory,
  type ComboSale,
  useByoc,
  useByocTiers,
  useCombo,
} from "./combos/use-combo.ts"
export { type FlexPassExchange, useFlexPassExchange } from "./flex-passes/use-flex-pass-exchange.ts"
export { type KeptCardsShown, useKeptCards } from "./kept-cards/use-kept-cards.ts"
export { answersOfPage, collectAnswers, type PageAnswers } from "./loading/page-answers.ts"
export { type Loaded, useLoaded } from "./loading/use-loaded.ts"
export { useKnownAnswer, usePublished } from "./loading/use-published.ts"
export { useFaultReports } from "./logs/use-fault-reports.ts"
export {
  type NewsletterPlace,
  type NewslettersView,
  useNewsletters,
} from "./newsletters/use-newsletters.ts"
export { type PasskeysShown, usePasskeys } from "./passkeys/use-passkeys.ts"
export * from "./payment-methods/index.ts"
export { type Closing, useClosing } from "./personal-data/use-closing.ts"
export { useDeliveries, useDeliveryCost, useDeliverySelection } from "./pricing/use-deliveries.ts"
export { type ProductSale, useParking, useParkingOffer, useProduct } from "./products/use-product.ts"
export { type EventOffer, useEventOffer } from "./promotions/use-event-offer.ts"
export {
  ParterreProvider,
  type ParterreProviderProps,
  useLanguage,
  useParterre,
  useReload,
} from "./provider/ParterreProvider.tsx"
export type { KeyNeed } from "./queue/key-need.ts"
export { useOtherPlaces } from "./queue/other-places.ts"
export { useKeyNeed, useNeededKey } from "./queue/use-needed-key.ts"
export { type FollowedPlace, useQueuePlace } from "./queue/use-queue-place.ts"
export { type RenewalShown, useRenewal } from "./renewals/use-renewal.ts"
export * from "./seating/index.ts"
export { type SignInsShown, useSignIns } from "./sign-ins/use-sign-ins.ts"
export type { ReadableStore } from "./stores/store.ts"
export { useStore } from "./stores/use-store.ts"
export { type TicketGift, useTicketGift } from "./tickets/use-ticket-gift.ts"
export { type AskedConsent, useConsent } from "./tracking/use-consent.ts"
export { useTracking } from "./tracking/use-tracking.ts"
export { type AskedAddress, useAddressAdvice, usePhoneAdvice } from "./verifications/use-advice.ts"
export { useEmailCheck } from "./verifications/use-email-check.ts"
export * from "./wallets/index.ts"
