export { type AccountMessage, type AccountSuccess, accountMessage } from "./accounts/account-message.ts"
export { type AccountMode, accountMode, guestHasPassword } from "./accounts/account-mode.ts"
export {
  asksCompanyAddress,
  asksLanguage,
  checkoutForm,
  loginLinks,
  SOCIAL_PROVIDERS,
  type SocialProvider,
  showsSignUpLinks,
  socialButtons,
  submitButton,
} from "./accounts/client-forms.ts"
export { type ClientToSave, clientUpdate } from "./accounts/client-update.ts"
export {
  type AddressLines,
  asksToCompleteProfile,
  editClientPlace,
  isClientEditable,
  shownAddress,
} from "./accounts/client-view.ts"
export {
  afterLogin,
  afterSignUp,
  authRedirect,
  type ClientPlace,
  clientPath,
  type LoggedIn,
  middlewareClient,
  type Visitor,
} from "./accounts/client-ways.ts"
export {
  type GuestProfileEvent,
  type GuestProfileState,
  guestProfileMachine,
  guestProfileUpdated,
} from "./accounts/guest-profile-machine.ts"
export {
  type EmailVerification,
  mayUpdateProfile,
  type ProfileUpdate,
  refusalText,
} from "./accounts/profile-update.ts"
export {
  type SocialSignInEvent,
  type SocialSignInState,
  socialSignInMachine,
} from "./accounts/social-sign-in-machine.ts"
export {
  DEFAULT_COUNTRY,
  type ProvinceFields,
  provinceField,
  provinceOfAddress,
  UNIT_TYPES,
  type UnitType,
} from "./addresses/address-fields.ts"
export { type AddressError, checkAddress, type WrittenAddress } from "./addresses/check-address.ts"
export {
  type CalendarDay,
  calendarDays,
  DAY_COLLAPSE_LIMIT,
  type DatedEvent,
} from "./calendar/calendar-days.ts"
export {
  ALT_EXHIBIT_DIALOG,
  CALENDAR_LOADING_DELAY_MS,
  type CalendarTarget,
  performancePath,
  pickCalendarEvent,
  type SaleNotice,
  saleNotice,
  showsCalendarLoading,
} from "./calendar/calendar-event.ts"
export { type DayAppearance, type DayColour, dayAppearance } from "./calendar/day-appearance.ts"
export {
  type CalendarMonth,
  MIN_CALENDAR_YEAR,
  type MonthCell,
  monthGrid,
  monthOf,
  nextMonth,
  previousMonth,
  WEEKDAYS,
} from "./calendar/month-grid.ts"
export { ON_SALE_FILTERS, type OnSaleFilter, onSaleRange } from "./calendar/on-sale-filters.ts"
export {
  type BrandRules,
  CARD_BRANDS,
  type CardBrand,
  cardBrand,
  cvdLength,
  likelyBrand,
} from "./cards/brand.ts"
export { type CardForm, type CardFormError, type CardRules, checkCardForm } from "./cards/card-form.ts"
export {
  type CardNumberCheck,
  type CardNumberError,
  cardBin,
  cardDigits,
  checkCardNumber,
  maskCard,
  passesLuhn,
} from "./cards/card-number.ts"
export {
  type CardExpiry,
  expiryMonths,
  expiryYears,
  formatExpiry,
  isExpired,
  parseExpiry,
} from "./cards/expiry.ts"
export { CART_ACTIONS, type CartAction, type CartCall, cartCall } from "./cart-actions/cart-action.ts"
export {
  type CartActionEvent,
  type CartActionState,
  cartActionMachine,
  firstCartEvent,
  isBroadcast,
} from "./cart-actions/cart-action-machine.ts"
export {
  type CartBroadcast,
  type CartReaction,
  isWorthSaying,
  reactionsTo,
} from "./cart-actions/cart-outcome.ts"
export { type CartRules, isCartAllowed } from "./carts/cart-guard.ts"
export { CART_EXPIRED, isCartExpired, showsGuestForm } from "./carts/cart-timeout.ts"
export { type HeldCart, type HeldTicket, wholeRelease } from "./carts/whole-release.ts"
export {
  checkProfile,
  isCompletedProfile,
  isPhone,
  type ProfileError,
  type WrittenPhone,
  type WrittenProfile,
} from "./clients/check-profile.ts"
export { isEmail } from "./clients/email.ts"
export { type EmailCheck, type EmailVerdict, emailVerdict, needsRemoteCheck } from "./clients/email-check.ts"
export { emailKey } from "./clients/email-key.ts"
export { formatPhone, phoneKeystrokes } from "./clients/phone.ts"
export {
  type ClientFieldError,
  type ClientForm,
  checkClient,
  isBlank,
  missingFields,
  REQUIRED_CLIENT_FIELDS,
} from "./clients/required-fields.ts"
export { suggestedEmail } from "./clients/suggested-email.ts"
export { type ByocPick, type ByocPriceQuery, byocHoldGroup, byocPriceQuery } from "./combos/byoc.ts"
export { canPickInCombo } from "./combos/can-pick.ts"
export {
  COMBO_GROUP_KINDS,
  type Combo,
  type ComboDetail,
  type ComboGroup,
  type ComboGroupKind,
  type ComboPick,
  comboGroups,
  type MandatoryGroup,
  type PseudoMandatoryGroup,
} from "./combos/combo.ts"
export { comboHoldGroups } from "./combos/combo-holds.ts"
export type { ComboSeatsFault } from "./combos/combo-seats.ts"
export {
  areOptionalGroupsOpen,
  isComboComplete,
  isMandatoryGroupComplete,
  isPseudoMandatoryGroupComplete,
} from "./combos/completion.ts"
export { type ComboJudgement, type ComboRefusal, judgeCombo } from "./combos/judge-combo.ts"
export { type ComboRepetition, comboRepetition } from "./combos/picked-once.ts"
export { COUNTRIES, findCountry } from "./countries/countries.ts"
export { DATE_PRESETS, type DatePreset, DEFAULT_DATE_PRESET, presetRange } from "./dates/date-presets.ts"
export {
  checkDateRange,
  type DateRange,
  type DateRangeError,
  type DateRangeOutput,
  dateRangeOutput,
  inDateRange,
} from "./dates/date-range.ts"
export { choosePreset, type PresetChoice, showsRangeSubmit } from "./dates/date-selection.ts"
export {
  addDays,
  addYears,
  firstOfMonth,
  isLocalDate,
  type LocalDate,
  lastOfMonth,
  weekdayOf,
} from "./dates/local-date.ts"
export {
  DEFAULT_TIME_FORMAT,
  formatTimeOfDay,
  hourOf24,
  hoursOf,
  INVALID_TIME,
  isTimeOfDay,
  type Period,
  parseTimeOfDay,
  periodOf,
  type TimeFormat,
  type TimeOfDay,
} from "./dates/time-of-day.ts"
export {
  isHourOpen,
  minuteChoices,
  minuteGap,
  PERIOD_WARNING,
  PERIOD_WARNING_MS,
  type PeriodSwitch,
  switchPeriod,
  type TimeError,
  type TimeRule,
  timeError,
  timePickerMachine,
} from "./dates/time-picker.ts"
export { weekendRange } from "./dates/weekend.ts"
export { type Donation, type DonationRule, donate } from "./donations/donation.ts"
export {
  canExchange,
  canPickFilm,
  exchangePath,
  exchangesLeft,
  exchangesOf,
  FILM_SEARCH_DELAY_MS,
  type FilmChoices,
  type FlexExchange,
  type FlexFilm,
  filmButton,
  filmsFound,
  withFilm,
} from "./flex-passes/exchange.ts"
export {
  EXCHANGE_CLOSE_DELAY_MS,
  type FlexPassEvent,
  type FlexPassState,
  flexPassMachine,
} from "./flex-passes/flex-pass-machine.ts"
export { cardFormKey } from "./form-errors/card-form-key.ts"
export {
  FORM_ERRORS,
  type FormError,
  type FormErrorKey,
  type FormErrorName,
  type FormMessage,
  formErrorKey,
  formMessages,
} from "./form-errors/form-error.ts"
export { type Coordinates, distanceKm } from "./geography/distance.ts"
export { formatDistance } from "./geography/format-distance.ts"
export { plainCertificateCode } from "./gift-certificates/certificate-code.ts"
export {
  type CertificateUse,
  type GiftCertificate,
  type Redemption,
  redeemCertificates,
} from "./gift-certificates/redeem.ts"
export { type CertificateOffer, type CertificateSale, sellCertificates } from "./gift-certificates/sell.ts"
export {
  type CartDetail,
  type CartDetailsError,
  cartDetailsError,
  PLACE_COLUMNS,
  type PlaceColumn,
  placeColumns,
} from "./holds/cart-details.ts"
export { type CountdownParts, countdownParts, formatCountdown } from "./holds/countdown.ts"
export { type HoldablePrice, type HoldGroup, type HoldLine, holdAmount } from "./holds/hold-group.ts"
export { type HoldEvent, type HoldState, holdMachine, keepsTickets } from "./holds/hold-machine.ts"
export { type HoldMessage, type HoldOutcome, holdMessage } from "./holds/hold-message.ts"
export { type PresaleFields, presaleOf, type SelectionOffer, withOffer } from "./holds/hold-offers.ts"
export { holdExpiry, isEndingSoon, isLapsed, remainingSeconds, WARNING_SECONDS } from "./holds/hold-time.ts"
export { type CartElementType, HOLD_TYPES, type HoldType, holdTypeOf } from "./holds/hold-type.ts"
export { type HoldTime, type Renewal, type RenewalLimits, renewal } from "./holds/renewal.ts"
export type { Language, Localized } from "./language/localized.ts"
export { parseNumber } from "./language/parse-number.ts"
export { plainText } from "./language/plain-text.ts"
export { textMatches } from "./language/text-match.ts"
export { type Machine, type Step, step } from "./machines/machine.ts"
export {
  isActiveMembership,
  memberFlag,
  memberHoldGroup,
  type OwnedMembership,
} from "./memberships/membership.ts"
export {
  closeMessage,
  type DialogOptions,
  enqueueMessage,
  isSameMessage,
  messageClosedBy,
  messageWords,
  type ShopperMessage,
  SNACKBAR_MS,
  SNACKBAR_PLACE,
  type SnackBarOptions,
} from "./messages/message-queue.ts"
export { allocate } from "./money/allocate.ts"
export type { Cents } from "./money/cents.ts"
export { formatMoney } from "./money/format-money.ts"
export { parseCents } from "./money/parse-cents.ts"
export { applyRate, type Rate } from "./money/rate.ts"
export { offeredSuggestions, type Suggestion } from "./pages/suggestions.ts"
export { type ParkingOffer, parkingFor, parkingHoldGroup } from "./parking/parking.ts"
export {
  CONCESSIONS,
  type Concession,
  findParties,
  type PartyOffer,
  USUAL_PARTY,
} from "./party-finder/find-parties.ts"
export type { FinderPrice, FinderRow, FoundGroup, PartyFinder } from "./party-finder/found-groups.ts"
export { LARGEST_PARTY, type PartyRequest, readPartyRequest } from "./party-finder/party-request.ts"
export {
  PASSWORD_CHANGE_DELAY_MS,
  type PasswordChangeEvent,
  type PasswordChangeState,
  passwordChangeMachine,
  passwordSubmit,
} from "./passwords/password-change-machine.ts"
export {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordError,
  type PasswordForm,
  passwordErrors,
  unacceptedCharacters,
} from "./passwords/password-errors.ts"
export {
  type ConfirmationError,
  canSignUp,
  confirmationError,
  editPassword,
  missingSignUpFields,
  type NewPassword,
  passwordChangeFields,
  type SignUpField,
  type SignUpForm,
} from "./passwords/password-form.ts"
export { interacAmount } from "./payment-methods/interac-amount.ts"
export { offeredMethods, type PaymentMethod } from "./payment-methods/offered-methods.ts"
export {
  INITIAL_PAYMENT_CHOICE,
  PAYMENT_CHOICES,
  type PaymentChoice,
  paymentChoice,
} from "./payment-methods/payment-choice.ts"
export {
  isInteracOffered,
  offeredBrands,
  PAYMENT_FLAGS,
  type PaymentFlag,
  type PaymentFlags,
} from "./payment-methods/payment-flags.ts"
export {
  type PaymentAtHand,
  type ThreeDSecureSkip,
  threeDSecureSkip,
} from "./payment-methods/three-d-secure-skip.ts"
export { type AmountsToPay, isPaymentFormShown, totalToPay } from "./payment-methods/total-to-pay.ts"
export {
  type AttemptEvent,
  type AttemptState,
  attemptMachine,
  isOutcomeOpen,
  mayHoldMoney,
} from "./payments/attempt-machine.ts"
export {
  CARD_ERRORS,
  type CardError,
  type CardErrorKey,
  cardErrorKey,
} from "./payments/card-error.ts"
export {
  type AuthenticationDecision,
  type AuthenticationPolicy,
  carriesProof,
  decideAuthentication,
  type TransStatus,
} from "./payments/decide-authentication.ts"
export { type PaymentDuty, paymentDuty } from "./payments/payment-duty.ts"
export { type CardProcessorType, cardErrorOf } from "./payments/processor-card-error.ts"
export { type SaleEvent, type SaleProgress, saleMachine } from "./payments/sale-machine.ts"
export {
  isAtRest,
  newSalePayment,
  type SalePayment,
  type SalePaymentEvent,
  type SalePaymentStep,
  stepSalePayment,
} from "./payments/sale-payment.ts"
export {
  isThreeDSecureOutcome,
  mayAuthorise,
  THREE_D_SECURE_OUTCOMES,
  type ThreeDSecureEvent,
  type ThreeDSecureOutcome,
  type ThreeDSecureProcessor,
  type ThreeDSecureState,
  threeDSecureMachines,
} from "./payments/three-d-secure-machine.ts"
export { maskFromPermissions, maskHasPermission } from "./permissions/permission-mask.ts"
export {
  type Granted,
  grantedTo,
  hasPermission,
  isGranted,
  knownPermissions,
  permissionIds,
  permissionsOf,
} from "./permissions/permissions.ts"
export { isRole, ROLES, type Role, whoIs } from "./permissions/roles.ts"
export {
  isPartialPostalCode,
  isPostalCode,
  normalisePostalCode,
  provincesOfPostalCode,
} from "./postal-codes/postal-code.ts"
export { allInPrice } from "./pricing/all-in-price.ts"
export { findProvince, PROVINCE_NAMES, PROVINCES, type Province } from "./provinces/provinces.ts"
export { findUsState, US_STATES, type UsState } from "./provinces/us-states.ts"
export {
  checkQuantity,
  decrease,
  type InvalidQuantity,
  increase,
  lineTotal,
  type QuantityChange,
  type QuantityRule,
} from "./quantities/quantity.ts"
export { type LinePart, type SplitRefusal, splitFault } from "./quantities/split-line.ts"
export {
  type AccessKey,
  type AccessKeys,
  accessKeyOf,
  holdToken,
  KEY_KINDS,
  type KeyKind,
  NO_ACCESS_KEYS,
  withAccessKey,
  withoutGoneFlexPasses,
} from "./queues/key-records.ts"
export { ownPath } from "./queues/own-path.ts"
export {
  isQueueState,
  QUEUE_STATES,
  type QueueEvent,
  type QueueState,
  queueEvent,
  queueMachine,
} from "./queues/queue-machine.ts"
export {
  flexPassRedirect,
  offersTurnMail,
  type QueueAnswer,
  type WaitingView,
  waitingPath,
  waitingView,
} from "./queues/waiting-screen.ts"
export {
  dayState,
  isSelectable,
  isVisibleSaleState,
  SALE_STATES,
  type SaleState,
  type VisibleSaleState,
} from "./sale-states/day-state.ts"
export {
  type CalledRow,
  calledRow,
  calledSeat,
  rowInWords,
  seatInWords,
} from "./seat-names/called-row.ts"
export { compareNames, comparePlaces, type PlaceAtEvent } from "./seat-names/place-order.ts"
export { type NamedSeat, type RowOfSeats, rowsOfSeats, seatNames } from "./seat-names/rows-of-seats.ts"
export { readSeatQuery, type SeatQuery, type SectionSeats, seatsInSection } from "./seat-search/seat-query.ts"
export {
  seatView,
  sectionView,
  type ViewPlaces,
  type ViewScope,
  viewScope,
} from "./seat-views/seat-view.ts"
export { type BestGroup, bestAvailable, type RankedRow } from "./seats/best-available.ts"
export { chooseGroup, type GroupChoice } from "./seats/choose-group.ts"
export { dimmedSeats } from "./seats/dimmed-seats.ts"
export {
  type EventAsk,
  type HoldJudgement,
  type HoldParty,
  judgeHold,
  judgeHolds,
  type SectionPicture,
  type SingleSeats,
} from "./seats/judge-hold.ts"
export { judgePick, type PickJudgement } from "./seats/judge-pick.ts"
export type { NearestGroup } from "./seats/nearest-group.ts"
export { POLYGON_MODE_SEATS, venueMode } from "./seats/polygon-mode.ts"
export {
  groupSize,
  type RowPicture,
  type SeatPicture,
  type SeatRefusal,
  type SeatRule,
  type SeatState,
} from "./seats/row.ts"
export {
  canPickSeat,
  type MapSeatEvent,
  type MapSeatState,
  mapSeatMachine,
  mapSeatState,
  type SeatDetail,
} from "./seats/seat-machine.ts"
export { seatsToRemove } from "./seats/seats-to-remove.ts"
export { wholeRemoval } from "./seats/whole-removal.ts"
export {
  AUTHENTICATION_MARKER,
  type LocalSession,
  SESSION_TOKEN_HEADER,
  sessionAfterLogin,
  sessionAfterLogout,
  sessionHeaders,
} from "./sessions/local-session.ts"
export { isRefreshTokenExpired, type RefreshToken } from "./sessions/refresh-token.ts"
export { type GuardedVisit, type GuardVerdict, guardRoute } from "./sessions/route-guard.ts"
export {
  CHECK_FAILED_DUTIES,
  type ClientSessionEvent,
  type ClientSessionState,
  clientSessionMachine,
  isLogoutForced,
  logoutDuties,
  type SessionDuty,
  STARTUP_DUTIES,
} from "./sessions/session-machine.ts"
export {
  isShippingOffered,
  offeredShippingModes,
  type ShippingMode,
  type ShippingNeed,
} from "./shipping/shipping-mode.ts"
export {
  deselectShipping,
  keepOfferedShipping,
  type ShippingBroadcast,
  type ShippingChange,
  type ShippingSelection,
  selectShipping,
  totalShippingSelected,
} from "./shipping/shipping-selection.ts"
export {
  type ShippingDestination,
  shippingTerritories,
  TERRITORIES,
  type Territory,
  type TerritoryMap,
} from "./shipping/territory.ts"
export {
  type SubscriptionPick,
  type SubscriptionPrice,
  subscriptionHoldGroup,
  subscriptionShares,
} from "./subscriptions/subscription.ts"
export {
  computeTaxes,
  type TaxableLine,
  type TaxRequest,
  type TaxShares,
  type TaxSummary,
} from "./taxes/compute-taxes.ts"
export type { MunicipalTax } from "./taxes/municipal-tax.ts"
export { type ChargedLine, refundShares } from "./taxes/refund-shares.ts"
export { computeSaleTaxes, type LineTaxes, type PlacedLine, type SaleTaxRequest } from "./taxes/sale-taxes.ts"
export { taxLinesFor } from "./taxes/tax-lines.ts"
export type { TaxCode, TaxLine, TaxSlot } from "./taxes/tax-table.ts"
export {
  DELIVERY_CATEGORIES,
  type DeliveryCategory,
  deliverySections,
  isPrintableDelivery,
} from "./tickets/delivery-category.ts"
export {
  GIFT_RELOAD_MS,
  type GiftEmailErrorKey,
  type GiftSendEvent,
  type GiftSendState,
  giftEmailError,
  giftSendMachine,
} from "./tickets/gift-send-machine.ts"
export { type TicketActions, ticketActions } from "./tickets/ticket-actions.ts"
export {
  DOCUMENT_OVERLAY_DELAY_MS,
  documentKey,
  passFileName,
  SEATS_A_PLAN,
  TICKETS_A_DOCUMENT,
  type TicketDocument,
  ticketDocuments,
} from "./tickets/ticket-documents.ts"
export {
  blockHeader,
  priceLineOf,
  type TicketLine,
  type TicketToken,
  upcomingView,
} from "./tickets/ticket-summary.ts"
export { tracksAbandonedCart } from "./tracking/abandoned-cart.ts"
export { fromBase62, toBase62 } from "./tracking/base-62.ts"
export { inBatches, PRODUCTS_A_BATCH } from "./tracking/batches.ts"
export { tagManagerIds } from "./tracking/tag-managers.ts"
export { TRACKED_EVENTS, type TrackedEvent, trackedPurchase } from "./tracking/tracked-event.ts"
export { type TrackableLine, type TrackedProduct, trackedProduct } from "./tracking/tracked-product.ts"
export {
  WALLET_DUTIES,
  type WalletDuty,
  type WalletEvent,
  type WalletState,
  walletSessionMachine,
} from "./wallets/wallet-session-machine.ts"
export {
  isWalletOffered,
  WALLET_AUTH_METHODS,
  WALLET_BUTTON,
  WALLET_BUTTON_SIZE,
  WALLET_CAPABILITIES,
  WALLET_SETTINGS,
  type WalletDevice,
  walletLocale,
  walletRequest,
} from "./wallets/wallet-settings.ts"
export { DEFAULT_FLAGS } from "./websites/default-flags.ts"
