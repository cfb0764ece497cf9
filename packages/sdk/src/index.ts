export { Banners } from "./banners/Banners.ts"
export {
  Cart,
  type CartAction,
  type CartMessage,
} from "./carts/Cart.ts"
export type { CartSnapshot } from "./carts/cart-snapshot.ts"
export { confirmedCart } from "./carts/confirmed-cart.ts"
export { cartExpiry, countdown } from "./carts/countdown.ts"
export type { AloneAnswer, LineToRelease, ReleasedAnswer } from "./carts/giving-back.ts"
export { Catalogue, type PageFilter } from "./catalogue/Catalogue.ts"
export { type BeginFailure, Checkout, type CheckoutStage, type PayFailure } from "./checkout/Checkout.ts"
export {
  type DeferredPayFailure,
  type DeferredPayment,
  DeferredPayments,
  type DuePurchase,
} from "./checkout/DeferredPayments.ts"
export type { Order, Payment, PaymentCard } from "./checkout/payment.ts"
export {
  AnswerInvalid,
  type ApiFailure,
  type ApiProblem,
  ApiUnreachable,
  ContractProblem,
  type Language,
} from "./client/failures.ts"
export { KeyValueStorage } from "./client/KeyValueStorage.ts"
export { type KeyValues, memoryStorage } from "./client/key-values.ts"
export type { Operation } from "./client/operation.ts"
export type { Input, OperationFacts, Output } from "./client/operation-facts.ts"
export { type Identity, Settings, type SettingsOptions } from "./client/Settings.ts"
export { keepsSession, type Token } from "./client/stored-token.ts"
export { TicketingApi } from "./client/TicketingApi.ts"
export { Clients } from "./clients/Clients.ts"
export { type ClientSnapshot, mayBeLoggedIn, UNKNOWN_CLIENT } from "./clients/client-snapshot.ts"
export { EmailNotVerified } from "./clients/email-not-verified.ts"
export type { SocialReturn } from "./clients/social-sign-in.ts"
export { type SocialFailure, SocialSignInFailed } from "./clients/social-sign-in-failed.ts"
export { type ByocPlace, Combos } from "./combos/Combos.ts"
export { type ComboFault, ComboRefused } from "./combos/combo-refused.ts"
export * as combos from "./combos/combo-rules.ts"
export { Donations } from "./donations/Donations.ts"
export { type BoughtPass, FlexPasses } from "./flex-passes/FlexPasses.ts"
export * as forms from "./forms/forms.ts"
export * as api from "./generated/api.ts"
export { GiftCertificates } from "./gift-certificates/GiftCertificates.ts"
export { Holds } from "./holds/Holds.ts"
export { holdGroups, type PriceSelection, withQuantity } from "./holds/price-selection.ts"
export { Invoices } from "./invoices/Invoices.ts"
export { type FailureOf, type FailureTag, isProblem, isSdkFailure, type SdkFailure } from "./is-problem.ts"
export { KeptCards } from "./kept-cards/KeptCards.ts"
export { parterreLayer } from "./layer.ts"
export { Locations } from "./locations/Locations.ts"
export { type PositionOptions, ShopperPosition } from "./locations/ShopperPosition.ts"
export { type FailureEntry, Logs } from "./logs/Logs.ts"
export { Memberships } from "./memberships/Memberships.ts"
export { Newsletters } from "./newsletters/Newsletters.ts"
export { Outlets } from "./outlets/Outlets.ts"
export { Parking } from "./parking/Parking.ts"
export { createParterre } from "./parterre.ts"
export type { ConsentSnapshot, Parterre, Promised } from "./parterre-services.ts"
export { type Authenticator, hasPasskeys } from "./passkeys/authenticator.ts"
export { Passkeys, type PasskeyToAdd } from "./passkeys/Passkeys.ts"
export { PasskeyFailed, type PasskeyFailure } from "./passkeys/passkey-failed.ts"
export {
  type InteracFailure,
  type InteracForm,
  type InteracOrder,
  PaymentMethods,
  type PayPalFailure,
  type PayPalPurchase,
} from "./payment-methods/PaymentMethods.ts"
export { PersonalData } from "./personal-data/PersonalData.ts"
export { Deliveries } from "./pricing/Deliveries.ts"
export { type PricedLine, Taxes } from "./pricing/Taxes.ts"
export { ProductRefused } from "./products/product-refused.ts"
export { Promotions } from "./promotions/Promotions.ts"
export { AccessKeys, type AccessSnapshot } from "./queue/AccessKeys.ts"
export { Queue, type QueuePlace } from "./queue/Queue.ts"
export {
  type RenewalPayFailure,
  type RenewalPayment,
  type RenewalPurchase,
  Renewals,
} from "./renewals/Renewals.ts"
export { Scans, type VerifiedTicket } from "./scans/Scans.ts"
export { type AvailabilityChange, FINAL_FAILURES } from "./seating/availability-change.ts"
export type { MapSubject } from "./seating/map-subject.ts"
export { type MapMode, SeatMaps, type VenueMap } from "./seating/SeatMaps.ts"
export { type SelectedSeats, selectedSeats } from "./seating/selected-seats.ts"
export { Session, type SessionStart } from "./sessions/Session.ts"
export type { ParterreOptions } from "./shop-layer.ts"
export { SignIns } from "./sign-ins/SignIns.ts"
export { StaticPages } from "./static-pages/StaticPages.ts"
export { type CartQuery, type HoldQuery, Support } from "./support/Support.ts"
export { AuthenticationStopped, type StopReason } from "./three-d-secure/authentication-stopped.ts"
export {
  BrowserProfile,
  CHALLENGE_SIZE,
  type ChallengeOutcome,
  type ChallengeRequest,
  ChallengeWindow,
  MethodFrame,
  type MethodRequest,
  type PaymentPorts,
  PaysafeBrowser,
  type PaysafeStart,
  type PaysafeStarted,
} from "./three-d-secure/ports.ts"
export {
  type AuthenticationFailure,
  type AuthenticationRequest,
  type CardNumbers,
  type CardToken,
  ThreeDSecure,
} from "./three-d-secure/ThreeDSecure.ts"
export { Tickets } from "./tickets/Tickets.ts"
export { Consent, type ConsentAnswer } from "./tracking/Consent.ts"
export { Tracking, trackableLine } from "./tracking/Tracking.ts"
export * as tracking from "./tracking/tracking-rules.ts"
export { Venues } from "./venues/Venues.ts"
export { Verifications } from "./verifications/Verifications.ts"
export { type AppleSession, openApplePaySheet } from "./wallets/apple-pay-sheet.ts"
export { applePaySheet, googlePaySheet, type WalletPurchase } from "./wallets/sheet-requests.ts"
export { Wallets } from "./wallets/Wallets.ts"
