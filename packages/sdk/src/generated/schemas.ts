// Generated from the contract by `npm run generate`. Do not edit.
import * as Schema from "effect/Schema"
import { CentsAmount, Instant } from "../schemas/amounts-and-instants.ts"

export const AccountId = Schema.String.pipe(Schema.brand("AccountId"))
export type AccountId = typeof AccountId.Type
export const AuthenticationId = Schema.String.pipe(Schema.brand("AuthenticationId"))
export type AuthenticationId = typeof AuthenticationId.Type
export const ByocId = Schema.String.pipe(Schema.brand("ByocId"))
export type ByocId = typeof ByocId.Type
export const CartId = Schema.String.pipe(Schema.brand("CartId"))
export type CartId = typeof CartId.Type
export const CartLineId = Schema.String.pipe(Schema.brand("CartLineId"))
export type CartLineId = typeof CartLineId.Type
export const ClientId = Schema.String.pipe(Schema.brand("ClientId"))
export type ClientId = typeof ClientId.Type
export const ClientSubscriptionId = Schema.String.pipe(Schema.brand("ClientSubscriptionId"))
export type ClientSubscriptionId = typeof ClientSubscriptionId.Type
export const ComboGroupDetailId = Schema.String.pipe(Schema.brand("ComboGroupDetailId"))
export type ComboGroupDetailId = typeof ComboGroupDetailId.Type
export const ComboGroupId = Schema.String.pipe(Schema.brand("ComboGroupId"))
export type ComboGroupId = typeof ComboGroupId.Type
export const ComboId = Schema.String.pipe(Schema.brand("ComboId"))
export type ComboId = typeof ComboId.Type
export const CrId = Schema.String.pipe(Schema.brand("CrId"))
export type CrId = typeof CrId.Type
export const DeviceFingerprintingId = Schema.String.pipe(Schema.brand("DeviceFingerprintingId"))
export type DeviceFingerprintingId = typeof DeviceFingerprintingId.Type
export const DispositionDetailId = Schema.String.pipe(Schema.brand("DispositionDetailId"))
export type DispositionDetailId = typeof DispositionDetailId.Type
export const EventId = Schema.String.pipe(Schema.brand("EventId"))
export type EventId = typeof EventId.Type
export const ExpositionId = Schema.String.pipe(Schema.brand("ExpositionId"))
export type ExpositionId = typeof ExpositionId.Type
export const FacilityId = Schema.String.pipe(Schema.brand("FacilityId"))
export type FacilityId = typeof FacilityId.Type
export const FlexpassEventId = Schema.String.pipe(Schema.brand("FlexpassEventId"))
export type FlexpassEventId = typeof FlexpassEventId.Type
export const GiftCertificatesId = Schema.String.pipe(Schema.brand("GiftCertificatesId"))
export type GiftCertificatesId = typeof GiftCertificatesId.Type
export const HoldId = Schema.String.pipe(Schema.brand("HoldId"))
export type HoldId = typeof HoldId.Type
export const HoursId = Schema.String.pipe(Schema.brand("HoursId"))
export type HoursId = typeof HoursId.Type
export const InvoiceId = Schema.String.pipe(Schema.brand("InvoiceId"))
export type InvoiceId = typeof InvoiceId.Type
export const KeptCardId = Schema.String.pipe(Schema.brand("KeptCardId"))
export type KeptCardId = typeof KeptCardId.Type
export const LineId = Schema.String.pipe(Schema.brand("LineId"))
export type LineId = typeof LineId.Type
export const LocationId = Schema.String.pipe(Schema.brand("LocationId"))
export type LocationId = typeof LocationId.Type
export const MemberId = Schema.String.pipe(Schema.brand("MemberId"))
export type MemberId = typeof MemberId.Type
export const MerchantId = Schema.String.pipe(Schema.brand("MerchantId"))
export type MerchantId = typeof MerchantId.Type
export const NewsletterId = Schema.String.pipe(Schema.brand("NewsletterId"))
export type NewsletterId = typeof NewsletterId.Type
export const OrderId = Schema.String.pipe(Schema.brand("OrderId"))
export type OrderId = typeof OrderId.Type
export const PageId = Schema.String.pipe(Schema.brand("PageId"))
export type PageId = typeof PageId.Type
export const ParkingId = Schema.String.pipe(Schema.brand("ParkingId"))
export type ParkingId = typeof ParkingId.Type
export const PaypalOrderId = Schema.String.pipe(Schema.brand("PaypalOrderId"))
export type PaypalOrderId = typeof PaypalOrderId.Type
export const PpdId = Schema.String.pipe(Schema.brand("PpdId"))
export type PpdId = typeof PpdId.Type
export const PriceId = Schema.String.pipe(Schema.brand("PriceId"))
export type PriceId = typeof PriceId.Type
export const PriceLevelId = Schema.String.pipe(Schema.brand("PriceLevelId"))
export type PriceLevelId = typeof PriceLevelId.Type
export const ProcessorId = Schema.String.pipe(Schema.brand("ProcessorId"))
export type ProcessorId = typeof ProcessorId.Type
export const ProducerId = Schema.String.pipe(Schema.brand("ProducerId"))
export type ProducerId = typeof ProducerId.Type
export const ProductId = Schema.String.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type
export const PromoId = Schema.String.pipe(Schema.brand("PromoId"))
export type PromoId = typeof PromoId.Type
export const ProviderId = Schema.String.pipe(Schema.brand("ProviderId"))
export type ProviderId = typeof ProviderId.Type
export const ReferenceId = Schema.String.pipe(Schema.brand("ReferenceId"))
export type ReferenceId = typeof ReferenceId.Type
export const ReservationId = Schema.String.pipe(Schema.brand("ReservationId"))
export type ReservationId = typeof ReservationId.Type
export const RowId = Schema.String.pipe(Schema.brand("RowId"))
export type RowId = typeof RowId.Type
export const RpId = Schema.String.pipe(Schema.brand("RpId"))
export type RpId = typeof RpId.Type
export const SaleId = Schema.String.pipe(Schema.brand("SaleId"))
export type SaleId = typeof SaleId.Type
export const SeatId = Schema.String.pipe(Schema.brand("SeatId"))
export type SeatId = typeof SeatId.Type
export const SectionId = Schema.String.pipe(Schema.brand("SectionId"))
export type SectionId = typeof SectionId.Type
export const SessionId = Schema.String.pipe(Schema.brand("SessionId"))
export type SessionId = typeof SessionId.Type
export const ShowId = Schema.String.pipe(Schema.brand("ShowId"))
export type ShowId = typeof ShowId.Type
export const SodId = Schema.String.pipe(Schema.brand("SodId"))
export type SodId = typeof SodId.Type
export const SubscriptionId = Schema.String.pipe(Schema.brand("SubscriptionId"))
export type SubscriptionId = typeof SubscriptionId.Type
export const ThreeDSecureAuthenticationId = Schema.String.pipe(Schema.brand("ThreeDSecureAuthenticationId"))
export type ThreeDSecureAuthenticationId = typeof ThreeDSecureAuthenticationId.Type
export const TicketId = Schema.String.pipe(Schema.brand("TicketId"))
export type TicketId = typeof TicketId.Type
export const UserId = Schema.String.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type
export const VenueId = Schema.String.pipe(Schema.brand("VenueId"))
export type VenueId = typeof VenueId.Type
export const WebsiteId = Schema.String.pipe(Schema.brand("WebsiteId"))
export type WebsiteId = typeof WebsiteId.Type
export const ProblemCode = Schema.Literals(["request-invalid","website-unknown","website-not-found","route-unknown","request-timeout","expectation-failed","headers-too-large","rate-limited","service-unavailable","overloaded","unexpected","session-missing","session-expired","staff-token-missing","refresh-token-expired","refresh-token-unknown","login-failed","permission-missing","page-unknown","event-unknown","section-unknown","subscription-unknown","venue-unknown","plan-not-kept","plan-changed","no-seat-map","price-unknown","price-sold-out","hour-needed","event-not-on-sale","event-cancelled","seats-taken","seats-in-cart","seat-not-for-sale","seats-unknown","seats-not-together","mixed-price-levels","strands-seat","quantity-mismatch","invalid-quantity","not-enough-places","not-enough-together","promotion-unknown","type-not-changed","hold-unknown","cart-unknown","cart-empty","cart-expired","cart-link-expired","cart-link-look-only","cart-paid","holders-not-asked","holder-answers-needed","release-not-whole","cart-being-paid","no-extension-left","sale-needed","sale-unknown","cart-changed","amount-changed","refund-item-unknown","refund-nothing-left","refund-amount-changed","event-not-cancelled","event-refund-unknown","refund-payment-due","sale-voided","void-not-due","void-being-paid","void-items-used","refund-not-captured","refund-exceeds-payment","refund-refused","payment-not-stuck","payment-seats-gone","payment-to-give-back","refund-unknown","refund-not-stuck","client-invalid","delivery-not-offered","payment-in-progress","payment-method-not-offered","kept-card-unknown","kept-cards-full","raw-card-not-accepted","card-invalid","card-brand-not-accepted","network-refused","card-declined","authentication-needed","authentication-failed","authentication-mismatch","payment-pending","payment-voided","processor-unavailable","payment-misconfigured","signature-invalid","ticket-unknown","ticket-not-printable","ticket-of-cancelled-event","login-needed","passkey-refused","passkey-unknown","passkeys-full","sign-in-unknown","account-owes","account-payment-open","client-unknown","client-without-password","social-login-refused","social-provider-unknown","social-address-unverified","social-account-exists","social-provider-unreachable","accounts-not-offered","not-yours","queue-key-needed","queue-key-expired","queue-place-unknown","user-unknown","invoice-unknown","flex-pass-unknown","membership-unknown","combo-unknown","item-unknown","event-outside-combo","stay-unknown","parking-unknown","certificate-unknown","location-unknown","newsletter-link-ended","newsletter-unknown","renewal-unknown","renewal-ended","renewal-done","reset-link-ended","email-invalid","wallet-link-ended","wallet-pass-unavailable","email-taken","password-refused","password-wrong","password-needed","email-link-ended","email-not-pending","promotion-used-up","promotion-not-yet","promotion-over","promotion-not-for-event","promotion-not-for-price","promotion-limit","promotion-members-only","presale-unknown","presale-used-up","presale-needed","certificate-balance-short","flex-credits-short","ticket-already-exchanged","ticket-not-giftable","ticket-gift-ended","ticket-gift-kept","combo-incomplete","combo-overfull","combo-repeats","ticket-counts-differ","amount-not-offered","nothing-due","address-not-allowed"])
export type ProblemCode = typeof ProblemCode.Type
export const ProblemAction = Schema.Literals(["correct-request","correct-fields","retry","retry-later","start-session","log-in","ask-permission","go-home","choose-other-seats","change-quantity","choose-other-event","review-cart","start-over","use-another-card","authenticate","wait-in-queue","ask-new-link","wait","contact-support"])
export type ProblemAction = typeof ProblemAction.Type
export const AccessToken = Schema.Struct({ accessToken: Schema.String, expiresIn: Schema.Int })
export type AccessToken = typeof AccessToken.Type
export const Account = Schema.Struct({ id: AccountId, code: Schema.String, name: Schema.String })
export type Account = typeof Account.Type
export const AddressLine = Schema.String.check(Schema.isMaxLength(200), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type AddressLine = typeof AddressLine.Type
export const Apartment = Schema.String.check(Schema.isMaxLength(40), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type Apartment = typeof Apartment.Type
export const CityName = Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type CityName = typeof CityName.Type
export const PostalCode = Schema.String.check(Schema.isMaxLength(12), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type PostalCode = typeof PostalCode.Type
export const CountryCode = Schema.String.check(Schema.isMaxLength(2), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type CountryCode = typeof CountryCode.Type
export const CompanyName = Schema.String.check(Schema.isMaxLength(200), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type CompanyName = typeof CompanyName.Type
export const AddressType = Schema.Literals(["OLD","BILLING","COMPANY"])
export type AddressType = typeof AddressType.Type
export const ProvinceName = Schema.String.check(Schema.isMaxLength(40), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type ProvinceName = typeof ProvinceName.Type
export const Address = Schema.Struct({ addressLine1: AddressLine, addressLine2: Schema.optionalKey(AddressLine), appartment: Schema.optionalKey(Apartment), city: CityName, zipCode: PostalCode, country: CountryCode, company: Schema.optionalKey(CompanyName), unitType: Schema.optionalKey(Schema.Literals(["APARTMENT","SUITE","UNIT"])), type: AddressType, province: Schema.optionalKey(ProvinceName) })
export type Address = typeof Address.Type
export const ApplePaySession = Schema.Struct({ result: Schema.String })
export type ApplePaySession = typeof ApplePaySession.Type
export const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200))
export type Id = typeof Id.Type
export const ApplePaySessionRequest = Schema.Struct({ merchantIdentifier: Id, displayName: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(64)), initiative: Schema.Literals(["web"]), initiativeContext: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(253)) })
export type ApplePaySessionRequest = typeof ApplePaySessionRequest.Type
export const Role = Schema.Literals(["CLIENT","ADMIN"])
export type Role = typeof Role.Type
export const Authentication = Schema.Struct({ clientId: ClientId, role: Role, mustChangePassword: Schema.Boolean })
export type Authentication = typeof Authentication.Type
export const Availability = Schema.Struct({ eventId: Schema.optionalKey(EventId), subscriptionId: Schema.optionalKey(SubscriptionId), version: Schema.String, serverTime: Instant, placesLeft: Schema.Int, sections: Schema.Array(Schema.Struct({ sectionId: SectionId, version: Schema.String, placesLeft: Schema.Int, capacity: Schema.Int })) })
export type Availability = typeof Availability.Type
export const Banner = Schema.Struct({ id: Schema.String, imageUrl: Schema.String, title: Schema.String, pageId: Schema.optionalKey(PageId), url: Schema.optionalKey(Schema.String) })
export type Banner = typeof Banner.Type
export const BannerPlace = Schema.Literals(["carousel","main","secondary"])
export type BannerPlace = typeof BannerPlace.Type
export const BrowserData = Schema.Struct({ colorDepth: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(1000)), javaEnabled: Schema.optionalKey(Schema.Boolean), javascriptEnabled: Schema.optionalKey(Schema.Boolean), language: Schema.String.check(Schema.isMaxLength(20)), screenHeight: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(100000)), screenWidth: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(100000)), timezoneOffset: Schema.Int.check(Schema.isGreaterThanOrEqualTo(-1440), Schema.isLessThanOrEqualTo(1440)), userAgent: Schema.String.check(Schema.isMaxLength(500)) })
export type BrowserData = typeof BrowserData.Type
export const OptionalId = Schema.String.check(Schema.isMaxLength(200))
export type OptionalId = typeof OptionalId.Type
export const Email = Schema.String.check(Schema.isMaxLength(254), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type Email = typeof Email.Type
export const PersonName = Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type PersonName = typeof PersonName.Type
export const PhoneType = Schema.Literals(["MAISON"])
export type PhoneType = typeof PhoneType.Type
export const PhoneNumber = Schema.String.check(Schema.isMaxLength(40), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type PhoneNumber = typeof PhoneNumber.Type
export const Phone = Schema.Struct({ type: PhoneType, number: PhoneNumber })
export type Phone = typeof Phone.Type
export const OwnedMembership = Schema.Struct({ id: Id, memberId: MemberId, title: Schema.String.check(Schema.isMaxLength(300)), startsAt: Instant, endsAt: Schema.optionalKey(Instant) })
export type OwnedMembership = typeof OwnedMembership.Type
export const Buyer = Schema.Struct({ id: Schema.optionalKey(OptionalId), email: Email, username: Schema.optionalKey(Email), firstname: PersonName, lastname: PersonName, language: Schema.optionalKey(Schema.Literals(["fr","en"])), company: Schema.optionalKey(CompanyName), title: Schema.optionalKey(PersonName), addresses: Schema.optionalKey(Schema.Array(Address).check(Schema.isMaxLength(5))), phones: Schema.optionalKey(Schema.Array(Phone).check(Schema.isMaxLength(5))), accountId: Schema.optionalKey(AccountId), isCompletedProfile: Schema.optionalKey(Schema.Boolean), mustChangePassword: Schema.optionalKey(Schema.Boolean), emailConfirmed: Schema.optionalKey(Schema.Boolean), pendingEmail: Schema.optionalKey(Email), memberships: Schema.optionalKey(Schema.Array(OwnedMembership).check(Schema.isMaxLength(100))) })
export type Buyer = typeof Buyer.Type
export const SaleState = Schema.Literals(["ONSALE","SOLDOUT","WASONSALE","NOTAVAILABLE","CANCELLED","INVISIBLE"])
export type SaleState = typeof SaleState.Type
export const ByocTier = Schema.Struct({ events: Schema.Int.check(Schema.isGreaterThanOrEqualTo(2)), percentOff: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1), Schema.isLessThanOrEqualTo(100))), amountOff: Schema.optionalKey(CentsAmount), price: Schema.optionalKey(CentsAmount) })
export type ByocTier = typeof ByocTier.Type
export const Place = Schema.Struct({ id: VenueId, name: Schema.String, addressLine1: Schema.optionalKey(Schema.String), addressLine2: Schema.optionalKey(Schema.String), city: Schema.String, provinceState: Schema.String, postalCode: Schema.optionalKey(Schema.String), country: Schema.String, latitude: Schema.optionalKey(Schema.Finite), longitude: Schema.optionalKey(Schema.Finite) })
export type Place = typeof Place.Type
export const Price = Schema.Struct({ id: PriceId, name: Schema.String, priceType: Schema.String, price: CentsAmount, originalPrice: Schema.optionalKey(CentsAmount), serviceCharges: CentsAmount, divisor: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), maxTickets: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), minTickets: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), soldout: Schema.optionalKey(Schema.Boolean), promoId: Schema.optionalKey(PromoId), qty: Schema.optionalKey(Schema.Int), seatIds: Schema.optionalKey(Schema.Array(SeatId)), confirmed: Schema.optionalKey(Schema.Boolean), total: Schema.optionalKey(CentsAmount) })
export type Price = typeof Price.Type
export const ComboDetail = Schema.Struct({ id: ComboGroupDetailId, showId: ShowId, eventId: EventId, title: Schema.String, start: Instant, place: Place, priceLevelId: PriceLevelId, priceLevel: Schema.String, rs: Schema.Boolean, soldout: Schema.Boolean, prices: Schema.Array(Price) })
export type ComboDetail = typeof ComboDetail.Type
export const Byoc = Schema.Struct({ id: ByocId, title: Schema.String, description: Schema.optionalKey(Schema.String), imageUrl: Schema.optionalKey(Schema.String), perCart: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), saleState: SaleState, most: Schema.Int.check(Schema.isGreaterThanOrEqualTo(2)), tiers: Schema.Array(ByocTier).check(Schema.isMinLength(1)), details: Schema.Array(ComboDetail) })
export type Byoc = typeof Byoc.Type
export const TicketCount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(1000))
export type TicketCount = typeof TicketCount.Type
export const ByocChoice = Schema.Struct({ eventIds: Schema.Array(EventId).check(Schema.isMaxLength(100)), qty: TicketCount })
export type ByocChoice = typeof ByocChoice.Type
export const ByocEventPrices = Schema.Struct({ eventId: EventId, prices: Schema.Array(Price) })
export type ByocEventPrices = typeof ByocEventPrices.Type
export const ByocEvents = Schema.Struct({ eventIds: Schema.Array(EventId).check(Schema.isMinLength(1), Schema.isMaxLength(100)) })
export type ByocEvents = typeof ByocEvents.Type
export const ByocPriceGroup = Schema.Struct({ id: Schema.String, name: Schema.String, eventIds: Schema.Array(EventId), qty: Schema.Int, total: CentsAmount, prices: Schema.Array(Price) })
export type ByocPriceGroup = typeof ByocPriceGroup.Type
export const ItemHour = Schema.Struct({ formattedHour: Schema.String, formattedDatetime: Schema.String, saleState: SaleState, expositionId: ExpositionId, start: Schema.optionalKey(Instant), dateOnly: Schema.Boolean })
export type ItemHour = typeof ItemHour.Type
export const SeatMapMode = Schema.Literals(["full","polygons","none"])
export type SeatMapMode = typeof SeatMapMode.Type
export const CalendarEvent = Schema.Struct({ id: EventId, code: Schema.String, showId: ShowId, title: Schema.String, imageUrl: Schema.optionalKey(Schema.String), note: Schema.optionalKey(Schema.String), saleState: SaleState, itemHours: Schema.Array(ItemHour), altExhibit: Schema.optionalKey(Schema.Boolean), start: Instant, doors: Schema.optionalKey(Instant), onSaleFrom: Schema.optionalKey(Instant), inPresale: Schema.optionalKey(Schema.Boolean), place: Place, seatMap: Schema.optionalKey(SeatMapMode), priceFrom: Schema.optionalKey(CentsAmount), placesLeft: Schema.optionalKey(Schema.Int) })
export type CalendarEvent = typeof CalendarEvent.Type
export const CardBrand = Schema.Literals(["amex","discover","interac","jcb","mastercard","visa"])
export type CardBrand = typeof CardBrand.Type
export const CardEntry = Schema.Literals(["HOSTED","NUMBERS"])
export type CardEntry = typeof CardEntry.Type
export const ForeignToken = Schema.String.check(Schema.isMaxLength(5000))
export type ForeignToken = typeof ForeignToken.Type
export const CardToAuthenticate = Schema.Struct({ token: Schema.optionalKey(ForeignToken), number: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(30))), expiry: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(4), Schema.isPattern(new RegExp("^\\d{4}$", "u")))), nameOnCard: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))) })
export type CardToAuthenticate = typeof CardToAuthenticate.Type
export const CartState = Schema.Literals(["empty","held","paying","paid","expired"])
export type CartState = typeof CartState.Type
export const CartElementType = Schema.Literals(["event","subscription","combo","member","giftcertificate","reservedseating"])
export type CartElementType = typeof CartElementType.Type
export const RowType = Schema.Literals(["SEAT","TABLE"])
export type RowType = typeof RowType.Type
export const CartDetailToken = Schema.Struct({ idCartLine: CartLineId, seatId: Schema.optionalKey(SeatId), seat: Schema.optionalKey(Schema.String), row: Schema.optionalKey(Schema.String), rowType: Schema.optionalKey(RowType), section: Schema.optionalKey(Schema.String), level: Schema.optionalKey(Schema.String), questionResponse: Schema.optionalKey(Schema.String) })
export type CartDetailToken = typeof CartDetailToken.Type
export const RequiredEmail = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(254), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type RequiredEmail = typeof RequiredEmail.Type
export const GiftRecipient = Schema.Struct({ name: PersonName, email: RequiredEmail, message: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))), sendOn: Schema.optionalKey(Schema.String) })
export type GiftRecipient = typeof GiftRecipient.Type
export const CartPrice = Schema.Struct({ id: PriceId, reservationId: ReservationId, name: Schema.String, priceLevel: Schema.optionalKey(Schema.String), priceLevelId: Schema.optionalKey(PriceLevelId), priceType: Schema.String, price: CentsAmount, originalPrice: Schema.optionalKey(CentsAmount), serviceCharges: CentsAmount, qty: Schema.Int, total: CentsAmount, promoId: Schema.optionalKey(PromoId), promoName: Schema.optionalKey(Schema.String), parkingId: Schema.optionalKey(ParkingId), subscriptionId: Schema.optionalKey(SubscriptionId), byocId: Schema.optionalKey(ByocId), comboId: Schema.optionalKey(ComboId), comboGroupId: Schema.optionalKey(ComboGroupId), comboGroupDetailId: Schema.optionalKey(ComboGroupDetailId), memberId: Schema.optionalKey(MemberId), giftCertificatesId: Schema.optionalKey(GiftCertificatesId), hoursId: Schema.optionalKey(HoursId), eventId: Schema.optionalKey(EventId), seatIds: Schema.Array(SeatId), confirmed: Schema.Boolean, presale: Schema.optionalKey(Schema.String), presaleCode: Schema.optionalKey(Schema.String), cartDetailToken: Schema.Array(CartDetailToken), productId: Schema.optionalKey(ProductId), productKind: Schema.optionalKey(Schema.Literals(["membership","giftcertificate","donation","flexpass","parking"])), maxTickets: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), parkingDate: Schema.optionalKey(Schema.String), parkingType: Schema.optionalKey(Schema.String), parkingAddress: Schema.optionalKey(Schema.String), recipient: Schema.optionalKey(GiftRecipient), receiptText: Schema.optionalKey(Schema.String), donation: Schema.optionalKey(Schema.Boolean), soldout: Schema.optionalKey(Schema.Boolean), rs: Schema.Boolean, imageUrl: Schema.optionalKey(Schema.String), pageUrl: Schema.optionalKey(Schema.String), visualizeSeatUrl: Schema.optionalKey(Schema.String), fullDate: Schema.optionalKey(Schema.String), venue: Schema.optionalKey(Schema.String), date: Schema.optionalKey(Instant), title: Schema.String, abandonedCartActive: Schema.Boolean })
export type CartPrice = typeof CartPrice.Type
export const CartEvent = Schema.Struct({ eventId: EventId, title: Schema.String, eventStart: Instant, location: Place })
export type CartEvent = typeof CartEvent.Type
export const ParkingItem = Schema.Struct({ id: ParkingId, eventId: EventId, hold: Schema.Boolean, name: Schema.String, address: Schema.String, date: Schema.String, amount: CentsAmount, type: Schema.String, logo_url: Schema.optionalKey(Schema.String), maxTickets: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), soldout: Schema.optionalKey(Schema.Boolean) })
export type ParkingItem = typeof ParkingItem.Type
export const TaxSummary = Schema.Struct({ subtotal: CentsAmount, serviceCharge: CentsAmount, tax1: CentsAmount, tax2: CentsAmount, tax3: CentsAmount, descriptionTax1: Schema.String, descriptionTax2: Schema.String, descriptionTax3: Schema.String, totalBeforeTaxes: CentsAmount, totalAfterTaxes: CentsAmount })
export type TaxSummary = typeof TaxSummary.Type
export const CartElement = Schema.Struct({ _type: CartElementType, eventId: Schema.optionalKey(EventId), subscriptionId: Schema.optionalKey(SubscriptionId), comboId: Schema.optionalKey(ComboId), productId: Schema.optionalKey(ProductId), sameTicketCountPage: Schema.optionalKey(Schema.String), cancelled: Schema.optionalKey(Schema.Boolean), title: Schema.String, imageUrl: Schema.optionalKey(Schema.String), eventStart: Schema.optionalKey(Instant), location: Schema.optionalKey(Place), prices: Schema.Array(CartPrice), events: Schema.optionalKey(Schema.Array(CartEvent)), parking: Schema.optionalKey(Schema.Array(ParkingItem)), tax: TaxSummary })
export type CartElement = typeof CartElement.Type
export const CartLinkPurpose = Schema.Literals(["look","pay"])
export type CartLinkPurpose = typeof CartLinkPurpose.Type
export const Cart = Schema.Struct({ id: CartId, state: CartState, version: Schema.Int, cartElements: Schema.Array(CartElement), tax: TaxSummary, totalQty: Schema.Int, reservationTime: Schema.Int, remainingTime: Schema.Int, serverTime: Instant, expiresAt: Schema.optionalKey(Instant), renewalsLeft: Schema.Int, link: Schema.optionalKey(Schema.Struct({ purpose: CartLinkPurpose, expiresAt: Instant, isReady: Schema.Boolean })) })
export type Cart = typeof Cart.Type
export const Reason = Schema.String.check(Schema.isMinLength(3), Schema.isMaxLength(500), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type Reason = typeof Reason.Type
export const CartClearing = Schema.Struct({ reason: Reason, unconfirmed: Schema.optionalKey(Schema.Boolean) })
export type CartClearing = typeof CartClearing.Type
export const CartElementPart = Schema.Literals(["edit","delete","addTickets","seatMapPdf","info","serviceCharge"])
export type CartElementPart = typeof CartElementPart.Type
export const CartLink = Schema.Struct({ url: Schema.String, purpose: CartLinkPurpose, expiresAt: Instant, cartExpiresAt: Instant })
export type CartLink = typeof CartLink.Type
export const CartLinkRequest = Schema.Struct({ purpose: CartLinkPurpose, minutes: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(5), Schema.isLessThanOrEqualTo(1440))) })
export type CartLinkRequest = typeof CartLinkRequest.Type
export const OrderStanding = Schema.Literals(["due","refunded","voided"])
export type OrderStanding = typeof OrderStanding.Type
export const CartSummary = Schema.Struct({ id: CartId, state: CartState, createdAt: Instant, changedAt: Instant, expiresAt: Schema.optionalKey(Instant), remainingTime: Schema.Int, totalQty: Schema.Int, total: CentsAmount, titles: Schema.Array(Schema.String), client: Schema.optionalKey(Schema.String), saleId: Schema.optionalKey(SaleId), standing: Schema.optionalKey(OrderStanding) })
export type CartSummary = typeof CartSummary.Type
export const CartList = Schema.Struct({ serverTime: Instant, carts: Schema.Array(CartSummary) })
export type CartList = typeof CartList.Type
export const ReplayedFact = Schema.Literals(["state","version","expiry","renewals","line","hold","event","seat","price-id","price","computed-price","service-charge","delivery","taxes","total"])
export type ReplayedFact = typeof ReplayedFact.Type
export const ReplayDifference = Schema.Struct({ fact: ReplayedFact, explanation: Schema.String, lineId: Schema.optionalKey(LineId), journal: Schema.String, stored: Schema.String })
export type ReplayDifference = typeof ReplayDifference.Type
export const CartReplay = Schema.Struct({ cartId: CartId, saleId: Schema.optionalKey(SaleId), state: CartState, version: Schema.Int, changes: Schema.Int, tickets: Schema.Int, comparedAmounts: Schema.Int, unpriced: Schema.Int, total: Schema.optionalKey(CentsAmount), differences: Schema.Array(ReplayDifference).check(Schema.isMaxLength(200)) })
export type CartReplay = typeof CartReplay.Type
export const SupportHold = Schema.Struct({ id: HoldId, cartId: CartId, state: Schema.Literals(["live","paying","lapsed","released","sold","refunded","voided"]), eventId: Schema.optionalKey(EventId), title: Schema.String, eventStart: Schema.optionalKey(Instant), subscription: Schema.optionalKey(Schema.String), combo: Schema.optionalKey(Schema.String), priceLevel: Schema.optionalKey(Schema.String), priceType: Schema.String, qty: Schema.Int, seats: Schema.Array(CartDetailToken), createdAt: Instant, expiresAt: Instant, remainingTime: Schema.Int })
export type SupportHold = typeof SupportHold.Type
export const JournalEntry = Schema.Struct({ at: Instant, version: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), command: Schema.String, outcome: Schema.String, actor: Schema.optionalKey(Schema.String), explanation: Schema.String, data: Schema.optionalKey(Schema.Struct({  })) })
export type JournalEntry = typeof JournalEntry.Type
export const Processor = Schema.Literals(["PAYMENTECH","MONERIS","PAYPAL","EXACT","STRIPE","PAYSAFE","DO_NOT_USE","CARDCONNECT","GLOBALPAYMENTS"])
export type Processor = typeof Processor.Type
export const CertificateUse = Schema.Struct({ lastFour: Schema.String.check(Schema.isMinLength(4), Schema.isMaxLength(4)), amount: CentsAmount.check(Schema.isGreaterThanOrEqualTo(0)) })
export type CertificateUse = typeof CertificateUse.Type
export const Wallet = Schema.Literals(["google_pay","apple_pay"])
export type Wallet = typeof Wallet.Type
export const PaymentAttempt = Schema.Struct({ at: Instant, state: Schema.Literals(["created","authenticating","authorising","challenging","authorised","declined","unknown","captured","lapsed","voiding","voided","refunding","refunded"]), processor: Schema.optionalKey(Processor), amount: CentsAmount, instalment: Schema.optionalKey(Schema.Int), giftCertificates: Schema.optionalKey(Schema.Array(CertificateUse)), brand: Schema.optionalKey(Schema.Union([CardBrand, Schema.String])), wallet: Schema.optionalKey(Wallet), keptCard: Schema.optionalKey(Schema.Boolean), lastFour: Schema.optionalKey(Schema.String), code: Schema.optionalKey(Schema.String), stuck: Schema.optionalKey(Id) })
export type PaymentAttempt = typeof PaymentAttempt.Type
export const SaleProgress = Schema.Literals(["open","paying","paid","released","voided"])
export type SaleProgress = typeof SaleProgress.Type
export const Sale = Schema.Struct({ saleToken: Schema.String, saleId: Schema.optionalKey(SaleId), state: SaleProgress })
export type Sale = typeof Sale.Type
export const RefundState = Schema.Literals(["requested","done","refused"])
export type RefundState = typeof RefundState.Type
export const RefundItem = Schema.Struct({ id: Schema.String, ticketId: Schema.optionalKey(TicketId), title: Schema.String, detail: Schema.String, price: CentsAmount, serviceCharge: CentsAmount, taxes: CentsAmount, total: CentsAmount })
export type RefundItem = typeof RefundItem.Type
export const RefundReturn = Schema.Struct({ means: Schema.Literals(["card","giftcertificate","instalment"]), amount: CentsAmount, dueOn: Schema.optionalKey(Schema.String), brand: Schema.optionalKey(Schema.String), lastFour: Schema.optionalKey(Schema.String) })
export type RefundReturn = typeof RefundReturn.Type
export const Refund = Schema.Struct({ id: Schema.String, saleId: SaleId, state: RefundState, at: Instant, doneAt: Schema.optionalKey(Instant), by: Schema.String, reason: Schema.String, keepSeats: Schema.Boolean, keepFees: Schema.Boolean, items: Schema.Array(RefundItem), tax: TaxSummary, amount: CentsAmount, returns: Schema.Array(RefundReturn), code: Schema.optionalKey(Schema.String), stuck: Schema.optionalKey(Schema.Boolean) })
export type Refund = typeof Refund.Type
export const DeliveryCode = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(40), Schema.isPattern(new RegExp("^[A-Z][A-Z0-9_]*$", "u")))
export type DeliveryCode = typeof DeliveryCode.Type
export const Cents = CentsAmount.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(1000000000))
export type Cents = typeof Cents.Type
export const ShippingCart = Schema.Struct({ eventId: EventId, code: DeliveryCode, price: Schema.optionalKey(Cents), description: Schema.optionalKey(AddressLine) })
export type ShippingCart = typeof ShippingCart.Type
export const NamedComboGroup = Schema.Struct({ comboGroupId: ComboGroupId, name: Schema.String })
export type NamedComboGroup = typeof NamedComboGroup.Type
export const CartReport = Schema.Struct({ summary: CartSummary, cart: Cart, holds: Schema.Array(SupportHold), journal: Schema.Array(JournalEntry), attempts: Schema.Array(PaymentAttempt), unpaidAmount: Schema.optionalKey(CentsAmount), sale: Schema.optionalKey(Sale), refunds: Schema.optionalKey(Schema.Array(Refund)), shipping: Schema.optionalKey(Schema.Array(ShippingCart)), deliveryAddress: Schema.optionalKey(Address), shippingTax: Schema.optionalKey(TaxSummary), comboGroups: Schema.optionalKey(Schema.Array(NamedComboGroup)) })
export type CartReport = typeof CartReport.Type
export const CaseEntry = Schema.Struct({ number: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)), websiteId: WebsiteId, cartId: Schema.Union([CartId, Schema.Null]), sessionId: Schema.Union([SessionId, Schema.Null]), at: Schema.Int, actor: Schema.String, command: Schema.String, outcome: Schema.String, data: Schema.Struct({  }) })
export type CaseEntry = typeof CaseEntry.Type
export const CaseLine = Schema.Struct({ holdId: HoldId, eventId: Schema.Union([EventId, Schema.Null]), priceId: PriceId, seatId: Schema.Union([SeatId, Schema.Null]), price: CentsAmount, serviceCharge: CentsAmount })
export type CaseLine = typeof CaseLine.Type
export const CaseCart = Schema.Struct({ state: CartState, version: Schema.Int, expiresAt: Schema.Union([Schema.Int, Schema.Null]), renewalsUsed: Schema.Int, lines: Schema.Record(Schema.String, CaseLine) })
export type CaseCart = typeof CaseCart.Type
export const TaxName = Schema.Struct({ fr: Schema.String, en: Schema.String })
export type TaxName = typeof TaxName.Type
export const TaxRate = Schema.Struct({ numerator: Schema.Int, denominator: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)) })
export type TaxRate = typeof TaxRate.Type
export const TaxInForce = Schema.Struct({ code: Schema.Literals(["GST","HST","QST","PST","MUNICIPAL"]), name: TaxName, rate: TaxRate, slot: Schema.Literals([1,2,3]), onServiceCharge: Schema.Boolean })
export type TaxInForce = typeof TaxInForce.Type
export const CaseTaxes = Schema.Struct({ amount: CentsAmount, serviceCharge: CentsAmount, tax1: CentsAmount, tax2: CentsAmount, tax3: CentsAmount, taxes: Schema.Array(TaxInForce) })
export type CaseTaxes = typeof CaseTaxes.Type
export const CaseAmount = Schema.Struct({ id: Schema.String, qty: Schema.Int, price: CentsAmount, serviceCharge: CentsAmount, taxable: Schema.Boolean, taxes: CaseTaxes })
export type CaseAmount = typeof CaseAmount.Type
export const CaseAmounts = Schema.Struct({ holds: Schema.Array(CaseAmount), deliveries: Schema.Array(CaseAmount) })
export type CaseAmounts = typeof CaseAmounts.Type
export const CasePayment = Schema.Struct({ amount: CentsAmount, certificates: CentsAmount, hasDocument: Schema.Boolean })
export type CasePayment = typeof CasePayment.Type
export const CartTestCase = Schema.Struct({ format: Schema.Literals([1]), cart: Schema.String, shopper: Schema.String, email: Schema.optionalKey(Schema.String), entries: Schema.Array(CaseEntry), stored: CaseCart, amounts: CaseAmounts, paid: Schema.optionalKey(CasePayment) })
export type CartTestCase = typeof CartTestCase.Type
export const Category = Schema.Literals(["show","sport","music","comedy","festival","art","exhibition"])
export type Category = typeof Category.Type
export const CertificateCodeList = Schema.Array(Schema.String.check(Schema.isMinLength(4), Schema.isMaxLength(40))).check(Schema.isMaxLength(5))
export type CertificateCodeList = typeof CertificateCodeList.Type
export const CertificateCodes = Schema.Struct({ codes: CertificateCodeList })
export type CertificateCodes = typeof CertificateCodes.Type
export const ChallengeNotification = Schema.StructWithRest(Schema.Struct({ cres: Schema.String.check(Schema.isMaxLength(20000)), threeDSSessionData: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2000))) }), [Schema.Record(Schema.String, Schema.String.check(Schema.isMaxLength(5000)))])
export type ChallengeNotification = typeof ChallengeNotification.Type
export const ChangedSections = Schema.Struct({ version: Schema.String, serverTime: Instant, placesLeft: Schema.Int, sections: Schema.Array(Schema.Struct({ sectionId: SectionId, version: Schema.String, placesLeft: Schema.Int, free: Schema.optionalKey(Schema.Array(Schema.String.check(Schema.isPattern(new RegExp("^[0-9a-f]*$", "u"))))) })) })
export type ChangedSections = typeof ChangedSections.Type
export const CheckoutSite = Schema.Struct({ checkoutOrigin: Schema.String, shopOrigin: Schema.String })
export type CheckoutSite = typeof CheckoutSite.Type
export const City = Schema.Struct({ city: Schema.String, province: Schema.String })
export type City = typeof City.Type
export const NewPassword = Schema.String.check(Schema.isMaxLength(180))
export type NewPassword = typeof NewPassword.Type
export const Client = Schema.Struct({ id: Schema.optionalKey(ClientId), email: Email, username: Schema.optionalKey(Email), firstname: PersonName, lastname: PersonName, language: Schema.optionalKey(Schema.Literals(["fr","en"])), company: Schema.optionalKey(CompanyName), title: Schema.optionalKey(PersonName), addresses: Schema.optionalKey(Schema.Array(Address).check(Schema.isMaxLength(5))), phones: Schema.optionalKey(Schema.Array(Phone).check(Schema.isMaxLength(5))), accountId: Schema.optionalKey(AccountId), isCompletedProfile: Schema.optionalKey(Schema.Boolean), mustChangePassword: Schema.optionalKey(Schema.Boolean), password: Schema.optionalKey(NewPassword), confirmation: Schema.optionalKey(NewPassword), oldPassword: Schema.optionalKey(NewPassword), emailConfirmed: Schema.optionalKey(Schema.Boolean), pendingEmail: Schema.optionalKey(Email), memberships: Schema.optionalKey(Schema.Array(OwnedMembership).check(Schema.isMaxLength(100))) })
export type Client = typeof Client.Type
export const ClientCommand = Schema.Literals(["close","export","ask-new-password","end-access"])
export type ClientCommand = typeof ClientCommand.Type
export const Password = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(180))
export type Password = typeof Password.Type
export const ClientCredentials = Schema.Struct({ username: RequiredEmail, password: Password })
export type ClientCredentials = typeof ClientCredentials.Type
export const ClientEntry = Schema.Struct({ at: Instant, command: ClientCommand, by: Schema.String, reason: Schema.optionalKey(Schema.String) })
export type ClientEntry = typeof ClientEntry.Type
export const ClientNewsletter = Schema.Struct({ id: NewsletterId, title: Schema.String, since: Instant })
export type ClientNewsletter = typeof ClientNewsletter.Type
export const ClientOrder = Schema.Struct({ saleId: SaleId, at: Instant, amount: CentsAmount, voided: Schema.Boolean })
export type ClientOrder = typeof ClientOrder.Type
export const ClientReason = Schema.Struct({ reason: Reason })
export type ClientReason = typeof ClientReason.Type
export const ClientSearch = Schema.String.check(Schema.isMinLength(2), Schema.isMaxLength(254))
export type ClientSearch = typeof ClientSearch.Type
export const OwedOrder = Schema.Struct({ saleId: SaleId, why: Schema.Literals(["payment-due","payment-open"]) })
export type OwedOrder = typeof OwedOrder.Type
export const LaterPayment = Schema.Struct({ saleId: SaleId, dueOn: Schema.String, amount: CentsAmount })
export type LaterPayment = typeof LaterPayment.Type
export const ClosingPreview = Schema.Struct({ owed: Schema.Array(OwedOrder), upcomingTickets: Schema.Int, passTickets: Schema.Int, memberships: Schema.Int, orders: Schema.Int, laterPayments: Schema.Array(LaterPayment), cards: Schema.Int, newsletters: Schema.Int, hasPassword: Schema.Boolean })
export type ClosingPreview = typeof ClosingPreview.Type
export const ComboGroupKind = Schema.Literals(["MANDATORY","OPTIONAL","PSEUDO_MANDATORY"])
export type ComboGroupKind = typeof ComboGroupKind.Type
export const ComboGroup = Schema.Struct({ id: ComboGroupId, kind: ComboGroupKind, name: Schema.optionalKey(Schema.String), required: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), min: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), max: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), details: Schema.Array(ComboDetail), itemHours: Schema.Array(ItemHour) })
export type ComboGroup = typeof ComboGroup.Type
export const Combo = Schema.Struct({ id: ComboId, title: Schema.String, description: Schema.optionalKey(Schema.String), imageUrl: Schema.optionalKey(Schema.String), perCart: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), priceFrom: Schema.optionalKey(CentsAmount), saleState: SaleState, mandatoryGroups: Schema.Array(ComboGroup), optionalGroups: Schema.Array(ComboGroup), pseudoMandatoryGroups: Schema.Array(ComboGroup), onePerShow: Schema.Boolean, onePerPerformance: Schema.Boolean })
export type Combo = typeof Combo.Type
export const ServiceLine = Schema.Struct({ region: Schema.Literals(["QUEBEC","ATLANTIC","ONTARIO","WEST"]), phone: Schema.String })
export type ServiceLine = typeof ServiceLine.Type
export const SocialLink = Schema.Struct({ network: Schema.String, url: Schema.String })
export type SocialLink = typeof SocialLink.Type
export const Contact = Schema.Struct({ phone: Schema.optionalKey(Schema.String), email: Schema.optionalKey(Schema.String), address: Schema.optionalKey(Schema.String), lines: Schema.optionalKey(Schema.Array(ServiceLine)), social: Schema.optionalKey(Schema.Array(SocialLink)) })
export type Contact = typeof Contact.Type
export const Credentials = Schema.Struct({ username: RequiredEmail, password: Password, oauthType: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))) })
export type Credentials = typeof Credentials.Type
export const PaymentTokenType = Schema.Literals(["stripe","google_pay","apple_pay"])
export type PaymentTokenType = typeof PaymentTokenType.Type
export const WalletToken = Schema.String.check(Schema.isMaxLength(16000))
export type WalletToken = typeof WalletToken.Type
export const CreditCard = Schema.Struct({ number: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(30))), expiry: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(4), Schema.isPattern(new RegExp("^\\d{4}$", "u")))), cvd: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(4), Schema.isPattern(new RegExp("^\\d{3,4}$", "u")))), nameOnCard: Schema.optionalKey(PersonName), tokensPayment: Schema.optionalKey(Schema.Struct({ type: PaymentTokenType, token: WalletToken })), stripeToken: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(200))), threeDSecureAuthenticationId: Schema.optionalKey(ThreeDSecureAuthenticationId), paypalOrderId: Schema.optionalKey(PaypalOrderId), keptCardId: Schema.optionalKey(KeptCardId), keep: Schema.optionalKey(Schema.Boolean) })
export type CreditCard = typeof CreditCard.Type
export const Currency = Schema.Literals(["CAD","USD","EUR","CZK","GBP"])
export type Currency = typeof Currency.Type
export const Language = Schema.Literals(["fr","en"])
export type Language = typeof Language.Type
export const DataLayerProduct = Schema.Struct({ id: Schema.String, eventId: EventId, quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), price: Cents, name: Schema.optionalKey(Schema.String), category: Schema.optionalKey(Schema.String), brand: Schema.optionalKey(Schema.String), variant: Schema.optionalKey(Schema.String) })
export type DataLayerProduct = typeof DataLayerProduct.Type
export const DataLayer = Schema.Struct({ page: Schema.String, pageType: Schema.optionalKey(Schema.Literals(["home","show","event","cart","checkout","confirmation","other"])), pageId: Schema.optionalKey(PageId), eventId: Schema.optionalKey(EventId), language: Schema.optionalKey(Language), total: Schema.optionalKey(Cents), taxes: Schema.optionalKey(Cents), saleId: Schema.optionalKey(SaleId), products: Schema.optionalKey(Schema.Array(DataLayerProduct)) })
export type DataLayer = typeof DataLayer.Type
export const Point = Schema.Struct({ x: Schema.Finite, y: Schema.Finite })
export type Point = typeof Point.Type
export const Decoration = Schema.Struct({ shape: Schema.Literals(["polygon","circle","ellipse","rectangle","text"]), position: Point, rotation: Schema.optionalKey(Schema.Finite), color: Schema.optionalKey(Schema.String), borderColor: Schema.optionalKey(Schema.String), polygon: Schema.optionalKey(Schema.Struct({ points: Schema.Array(Point) })), circle: Schema.optionalKey(Schema.Struct({ radius: Schema.Finite })), ellipse: Schema.optionalKey(Schema.Struct({ radius: Point })), rectangle: Schema.optionalKey(Schema.Struct({ width: Schema.Finite, height: Schema.Finite })), front: Schema.optionalKey(Schema.Boolean), text: Schema.optionalKey(Schema.Struct({ text: Schema.String, size: Schema.optionalKey(Schema.Finite), color: Schema.optionalKey(Schema.String), position: Schema.optionalKey(Point) })) })
export type Decoration = typeof Decoration.Type
export const SeatJson = Schema.Struct({ level: Schema.String, section: Schema.String, row: Schema.String, seat: Schema.String })
export type SeatJson = typeof SeatJson.Type
export const SaleLine = Schema.Struct({ title: Schema.String, eventStart: Schema.optionalKey(Instant), priceLevel: Schema.optionalKey(Schema.String), priceType: Schema.optionalKey(Schema.String), qty: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)), price: CentsAmount, serviceCharges: CentsAmount, total: CentsAmount, seats: Schema.optionalKey(Schema.Array(SeatJson)) })
export type SaleLine = typeof SaleLine.Type
export const DeferredSale = Schema.Struct({ saleId: SaleId, amount: CentsAmount.check(Schema.isGreaterThanOrEqualTo(0)), instalment: Schema.optionalKey(Schema.Struct({ number: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)), count: Schema.Int.check(Schema.isGreaterThanOrEqualTo(2)), dueOn: Schema.String })), client: Buyer, lines: Schema.Array(SaleLine) })
export type DeferredSale = typeof DeferredSale.Type
export const Token = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200))
export type Token = typeof Token.Type
export const DeferredSaleRequest = Schema.Struct({ saleToken: Token })
export type DeferredSaleRequest = typeof DeferredSaleRequest.Type
export const DeliveryCategory = Schema.Literals(["E_TICKETS","SMARTPHONE","MAIL","WILLCALL"])
export type DeliveryCategory = typeof DeliveryCategory.Type
export const DeliveryChoice = Schema.Struct({ shippingCarts: Schema.Array(ShippingCart).check(Schema.isMaxLength(50)), country: Schema.optionalKey(CountryCode), province: Schema.optionalKey(ProvinceName) })
export type DeliveryChoice = typeof DeliveryChoice.Type
export const Display = Schema.Literals(["ITEMS","DATES","CALENDAR_ONLY","PRICES"])
export type Display = typeof Display.Type
export const DoorList = Schema.Struct({ serverTime: Instant, eventId: EventId, tickets: Schema.Array(Schema.Struct({ id: Schema.String, codeNumber: Schema.Int, admittedAt: Schema.optionalKey(Instant) })) })
export type DoorList = typeof DoorList.Type
export const EmailConfirmation = Schema.Struct({ token: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)) })
export type EmailConfirmation = typeof EmailConfirmation.Type
export const EnrolmentRequest = Schema.Struct({ amount: Cents, card: CardToAuthenticate })
export type EnrolmentRequest = typeof EnrolmentRequest.Type
export const EnrolmentResult = Schema.Struct({ status: Schema.Literals(["enrolled","notEnrolled"]), authenticationId: Schema.Union([AuthenticationId, Schema.Null]), method: Schema.optionalKey(Schema.Struct({ url: Schema.String, data: Schema.String })) })
export type EnrolmentResult = typeof EnrolmentResult.Type
export const PriceLevel = Schema.Struct({ id: PriceLevelId, name: Schema.String, prices: Schema.Array(Price), serviceCharge_min: CentsAmount, serviceCharge_max: CentsAmount, price_min: CentsAmount, price_max: CentsAmount, original_price_min: CentsAmount, original_price_max: CentsAmount, soldout: Schema.Boolean, hasPromo: Schema.Boolean, rs: Schema.Boolean, priceLevelColor: Schema.String, qty: Schema.Int, seatsId: Schema.Array(SeatId), sectionId: Schema.optionalKey(SectionId), placesLeft: Schema.optionalKey(Schema.Int) })
export type PriceLevel = typeof PriceLevel.Type
export const OpeningMembership = Schema.Struct({ id: Schema.String, title: Schema.String, pageId: Schema.optionalKey(PageId) })
export type OpeningMembership = typeof OpeningMembership.Type
export const Presale = Schema.Struct({ from: Instant, until: Instant, isOpen: Schema.Boolean, byCode: Schema.Boolean, memberships: Schema.Array(OpeningMembership) })
export type Presale = typeof Presale.Type
export const EventDetail = Schema.Struct({ id: EventId, code: Schema.String, pageId: PageId, showId: ShowId, title: Schema.String, pageTitle: Schema.String, imageUrl: Schema.optionalKey(Schema.String), itemHours: Schema.optionalKey(Schema.Array(ItemHour)), hoursId: Schema.optionalKey(HoursId), start: Instant, doors: Schema.optionalKey(Instant), onSaleFrom: Schema.optionalKey(Instant), durationMinutes: Schema.optionalKey(Schema.Int), note: Schema.optionalKey(Schema.String), saleState: SaleState, place: Place, seatMap: SeatMapMode, priceLevels: Schema.Array(PriceLevel), priceFrom: Schema.optionalKey(CentsAmount), placesLeft: Schema.optionalKey(Schema.Int), avoidSingle: Schema.Boolean, lastResort: Schema.optionalKey(Schema.Boolean), taxNames: Schema.Array(Schema.String), presale: Schema.optionalKey(Presale), memberOffers: Schema.optionalKey(Schema.Array(OpeningMembership)), serverTime: Instant, timeZone: Schema.String })
export type EventDetail = typeof EventDetail.Type
export const EventRefundState = Schema.Literals(["running","done","stopped"])
export type EventRefundState = typeof EventRefundState.Type
export const EventRefundSum = Schema.Struct({ sales: Schema.Int, amount: CentsAmount })
export type EventRefundSum = typeof EventRefundSum.Type
export const EventRefundAwaited = Schema.Struct({ payments: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)), until: Instant })
export type EventRefundAwaited = typeof EventRefundAwaited.Type
export const EventRefund = Schema.Struct({ id: Schema.String, eventId: EventId, title: Schema.String, startsAt: Instant, state: EventRefundState, at: Instant, endedAt: Schema.optionalKey(Instant), by: Schema.String, stoppedBy: Schema.optionalKey(Schema.String), reason: Schema.String, keepFees: Schema.Boolean, evenAdmitted: Schema.Boolean, orders: Schema.Int, waiting: Schema.Int, done: EventRefundSum, requested: EventRefundSum, refused: EventRefundSum, leftOut: Schema.Int, awaited: Schema.optionalKey(EventRefundAwaited), tax: TaxSummary, card: CentsAmount })
export type EventRefund = typeof EventRefund.Type
export const EventRefundHindrance = Schema.Literals(["refunded","admitted","payment-due","not-captured","exceeds-payment","voided","failed","stopped"])
export type EventRefundHindrance = typeof EventRefundHindrance.Type
export const RefundHindrance = Schema.Literals(["refunded","admitted","certificate-used","pass-used"])
export type RefundHindrance = typeof RefundHindrance.Type
export const EventRefundKept = Schema.Struct({ saleId: SaleId, id: Schema.String, title: Schema.String, detail: Schema.String, why: RefundHindrance, explanation: Schema.String })
export type EventRefundKept = typeof EventRefundKept.Type
export const EventRefundLeftOut = Schema.Struct({ saleId: SaleId, why: EventRefundHindrance, explanation: Schema.String })
export type EventRefundLeftOut = typeof EventRefundLeftOut.Type
export const EventRefundList = Schema.Struct({ eventId: EventId, refunds: Schema.Array(EventRefund) })
export type EventRefundList = typeof EventRefundList.Type
export const EventRefundReturns = Schema.Struct({ card: CentsAmount, giftcertificate: CentsAmount, instalment: CentsAmount, certificates: Schema.Int, credits: Schema.Int })
export type EventRefundReturns = typeof EventRefundReturns.Type
export const EventRefundPreview = Schema.Struct({ eventId: EventId, title: Schema.String, startsAt: Instant, cancelled: Schema.Boolean, sales: Schema.Int, tickets: Schema.Int, extras: Schema.Int, tax: TaxSummary, amount: CentsAmount, returns: EventRefundReturns, kept: Schema.Array(EventRefundKept).check(Schema.isMaxLength(500)), keptCount: Schema.Int, leftOut: Schema.Array(EventRefundLeftOut).check(Schema.isMaxLength(500)), leftOutCount: Schema.Int, notCaptured: Schema.Int, carts: Schema.Int })
export type EventRefundPreview = typeof EventRefundPreview.Type
export const EventRefundSaleState = Schema.Literals(["waiting","requested","done","refused","left-out"])
export type EventRefundSaleState = typeof EventRefundSaleState.Type
export const EventRefundSale = Schema.Struct({ number: Schema.Int, saleId: SaleId, state: EventRefundSaleState, amount: CentsAmount, kept: Schema.Int, why: Schema.optionalKey(EventRefundHindrance), explanation: Schema.optionalKey(Schema.String), code: Schema.optionalKey(Schema.String) })
export type EventRefundSale = typeof EventRefundSale.Type
export const EventRefundReport = Schema.Struct({ id: Schema.String, eventId: EventId, title: Schema.String, startsAt: Instant, state: EventRefundState, at: Instant, endedAt: Schema.optionalKey(Instant), by: Schema.String, stoppedBy: Schema.optionalKey(Schema.String), reason: Schema.String, keepFees: Schema.Boolean, evenAdmitted: Schema.Boolean, orders: Schema.Int, waiting: Schema.Int, done: EventRefundSum, requested: EventRefundSum, refused: EventRefundSum, leftOut: Schema.Int, awaited: Schema.optionalKey(EventRefundAwaited), tax: TaxSummary, card: CentsAmount, sales: Schema.Array(EventRefundSale).check(Schema.isMaxLength(500)) })
export type EventRefundReport = typeof EventRefundReport.Type
export const EventRefundRequest = Schema.Struct({ keepFees: Schema.optionalKey(Schema.Boolean), evenAdmitted: Schema.optionalKey(Schema.Boolean), reason: Reason, amount: Cents })
export type EventRefundRequest = typeof EventRefundRequest.Type
export const EventRefundSelection = Schema.Struct({ keepFees: Schema.optionalKey(Schema.Boolean), evenAdmitted: Schema.optionalKey(Schema.Boolean) })
export type EventRefundSelection = typeof EventRefundSelection.Type
export const ExchangeRequest = Schema.Struct({ clientId: ClientId, keyserverToken: Schema.optionalKey(Token), exchanges: Schema.Array(Schema.Struct({ performanceId: EventId, ticketId: TicketId })).check(Schema.isMinLength(1), Schema.isMaxLength(100)) })
export type ExchangeRequest = typeof ExchangeRequest.Type
export const FindingFact = Schema.Literals(["held","extended","divided","answered","linked","at-checkout","paying","payment-ended","sold","refunded","refund-settled","payment-settled","resent","voided","given","given-back","released","lapsed","taken-over","refused","free","sale-window","presale","blocked","no-price","rule","discount","period","events","ticket-types","price-levels","members","uses","per-shopper","applied","not-applied"])
export type FindingFact = typeof FindingFact.Type
export const JournalCitation = Schema.Struct({ number: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)), version: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), at: Instant, command: Schema.String, outcome: Schema.String })
export type JournalCitation = typeof JournalCitation.Type
export const Finding = Schema.Struct({ fact: FindingFact, explanation: Schema.String, at: Schema.optionalKey(Instant), cartId: Schema.optionalKey(CartId), saleId: Schema.optionalKey(SaleId), rule: Schema.optionalKey(Schema.String), entry: Schema.optionalKey(JournalCitation) })
export type Finding = typeof Finding.Type
export const ExplainedHold = Schema.Struct({ hold: SupportHold, extensions: Schema.Int, findings: Schema.Array(Finding) })
export type ExplainedHold = typeof ExplainedHold.Type
export const ExplanationFact = Schema.Literals(["regular-price","listed-price","chosen-amount","ticket-type","combo","subscription","promotion","flex-pass","presale","service-charge","line-total","delivery","subtotal","tax","total","payment","place","day","no-tax"])
export type ExplanationFact = typeof ExplanationFact.Type
export const ExplanationStep = Schema.Struct({ fact: ExplanationFact, explanation: Schema.String, amount: Schema.optionalKey(CentsAmount), rule: Schema.optionalKey(Schema.String), law: Schema.optionalKey(Schema.String), entry: Schema.optionalKey(JournalCitation) })
export type ExplanationStep = typeof ExplanationStep.Type
export const ExplainedLine = Schema.Struct({ holdId: Schema.optionalKey(HoldId), title: Schema.String, seats: Schema.Array(CartDetailToken), qty: Schema.Int, total: CentsAmount, steps: Schema.Array(ExplanationStep) })
export type ExplainedLine = typeof ExplainedLine.Type
export const ExplainedSeat = Schema.Struct({ seatId: SeatId, seat: Schema.String, row: Schema.String, rowType: Schema.optionalKey(RowType), section: Schema.String, level: Schema.String })
export type ExplainedSeat = typeof ExplainedSeat.Type
export const ExplainedSubject = Schema.Literals(["price","tax"])
export type ExplainedSubject = typeof ExplainedSubject.Type
export const Explanation = Schema.Struct({ about: ExplainedSubject, cartId: CartId, saleId: Schema.optionalKey(SaleId), state: CartState, lines: Schema.Array(ExplainedLine), steps: Schema.Array(ExplanationStep) })
export type Explanation = typeof Explanation.Type
export const FacebookSignIn = Schema.Struct({ userID: Id, email: Email, first_name: PersonName, last_name: PersonName, signedRequest: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(5000)) })
export type FacebookSignIn = typeof FacebookSignIn.Type
export const Image = Schema.Struct({ imageSize: Schema.String.check(Schema.isPattern(new RegExp("^(SMALL|BIG|BANNER|\\d+x\\d+)(_FR)?$", "u"))), url: Schema.String })
export type Image = typeof Image.Type
export const TicketSeat = Schema.Struct({ level: Schema.String, section: Schema.String, row: Schema.String, rowType: Schema.optionalKey(RowType), seat: Schema.String, dispositionDetailId: DispositionDetailId })
export type TicketSeat = typeof TicketSeat.Type
export const FlexPassFilm = Schema.Struct({ id: EventId, title: Schema.String, venue: Schema.String, itemHours: Schema.Array(Schema.Struct({ formattedDate: Schema.String })).check(Schema.isMinLength(1)), images: Schema.Array(Image), location: Place, saleState: SaleState, seat: Schema.optionalKey(TicketSeat) })
export type FlexPassFilm = typeof FlexPassFilm.Type
export const FlexPass = Schema.Struct({ id: Schema.String, flexpassEventId: FlexpassEventId, title: Schema.String, description: Schema.String, toBeExchange: Schema.Array(FlexPassFilm), alreadyExchanged: Schema.Record(Schema.String, FlexPassFilm), invoiceId: InvoiceId, ticketIds: Schema.Array(TicketId) })
export type FlexPass = typeof FlexPass.Type
export const FormerEmail = Schema.Struct({ email: Schema.String, until: Instant })
export type FormerEmail = typeof FormerEmail.Type
export const FoundClient = Schema.Struct({ id: ClientId, email: Schema.String, firstname: Schema.String, lastname: Schema.String, language: Schema.Literals(["fr","en"]), openedAt: Instant })
export type FoundClient = typeof FoundClient.Type
export const Gate = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type Gate = typeof Gate.Type
export const GiftAnswer = Schema.Struct({ message: Schema.String, giftRecipient: Schema.String })
export type GiftAnswer = typeof GiftAnswer.Type
export const GiftCertificate = Schema.Struct({ code: Schema.String, balance: CentsAmount.check(Schema.isGreaterThanOrEqualTo(0)), currency: Currency })
export type GiftCertificate = typeof GiftCertificate.Type
export const GiftRequest = Schema.Struct({ ticketId: TicketId, email: RequiredEmail })
export type GiftRequest = typeof GiftRequest.Type
export const GoogleSignIn = Schema.Struct({ idToken: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(5000)), userID: Id, email: Email, first_name: PersonName, last_name: PersonName })
export type GoogleSignIn = typeof GoogleSignIn.Type
export const Health = Schema.Struct({ status: Schema.Literals(["ok"]), version: Schema.optionalKey(Schema.String) })
export type Health = typeof Health.Type
export const SocialProvider = Schema.Literals(["FACEBOOK","GOOGLE"])
export type SocialProvider = typeof SocialProvider.Type
export const HeldAccount = Schema.Struct({ client: Client, openedAt: Instant, emailConfirmedAt: Schema.optionalKey(Instant), hasPassword: Schema.Boolean, signIns: Schema.Int, passkeys: Schema.Int, identities: Schema.Array(SocialProvider), cards: Schema.Int, orders: Schema.Array(ClientOrder).check(Schema.isMaxLength(50)), ordersLeftOut: Schema.Int, newsletters: Schema.Array(ClientNewsletter) })
export type HeldAccount = typeof HeldAccount.Type
export const HeldCard = Schema.Struct({ brand: Schema.optionalKey(Schema.String), lastFour: Schema.optionalKey(Schema.String), expiry: Schema.optionalKey(Schema.String), since: Instant })
export type HeldCard = typeof HeldCard.Type
export const HeldCertificate = Schema.Struct({ lastFour: Schema.String, value: CentsAmount, balance: CentsAmount, boughtAt: Instant })
export type HeldCertificate = typeof HeldCertificate.Type
export const HeldIdentity = Schema.Struct({ provider: SocialProvider, providerId: ProviderId, since: Instant })
export type HeldIdentity = typeof HeldIdentity.Type
export const HeldNewsletter = Schema.Struct({ newsletterId: NewsletterId, title: Schema.optionalKey(Schema.String), email: Schema.String, city: Schema.optionalKey(Schema.String), postalCode: Schema.optionalKey(Schema.String), province: Schema.optionalKey(Schema.String), language: Schema.Literals(["fr","en","both"]), source: Schema.Literals(["footer","profile","checkout"]), consent: Schema.String, askedAt: Instant, confirmedAt: Schema.optionalKey(Instant), endedAt: Schema.optionalKey(Instant) })
export type HeldNewsletter = typeof HeldNewsletter.Type
export const ReceiptRefund = Schema.Struct({ doneAt: Instant, amount: CentsAmount.check(Schema.isGreaterThanOrEqualTo(0)), returns: Schema.Array(Schema.String) })
export type ReceiptRefund = typeof ReceiptRefund.Type
export const Instalment = Schema.Struct({ dueOn: Schema.String, amount: CentsAmount.check(Schema.isGreaterThanOrEqualTo(0)), state: Schema.Literals(["paid","due","failed"]) })
export type Instalment = typeof Instalment.Type
export const InteracReceipt = Schema.Struct({ issuerName: Schema.String, confirmation: Schema.String })
export type InteracReceipt = typeof InteracReceipt.Type
export const IssuedTicket = Schema.Struct({ sodId: SodId, mailCategory: DeliveryCategory, eventId: EventId, title: Schema.String, eventStart: Instant, calendarUrl: Schema.optionalKey(Schema.String), priceLevel: Schema.String, priceType: Schema.String, printable: Schema.Boolean, giftRecipient: Schema.optionalKey(Email), voidedAt: Schema.optionalKey(Instant), seat: Schema.optionalKey(TicketSeat), addToGoogleWalletLink: Schema.optionalKey(Schema.String), addToAppleWalletLink: Schema.optionalKey(Schema.String) })
export type IssuedTicket = typeof IssuedTicket.Type
export const Receipt = Schema.Struct({ saleId: SaleId, date: Instant, client: Buyer, tax: TaxSummary, cartElements: Schema.Array(CartElement), shipping: Schema.Array(ShippingCart), shippingTax: Schema.optionalKey(TaxSummary), deferred: Schema.Boolean, voidedAt: Schema.optionalKey(Instant), coltsConfirmation: Schema.optionalKey(Schema.String), refunds: Schema.optionalKey(Schema.Array(ReceiptRefund).check(Schema.isMinLength(1))), payment: Schema.Struct({ amount: CentsAmount, giftCertificates: Schema.optionalKey(Schema.Array(CertificateUse)), brand: Schema.optionalKey(Schema.Union([CardBrand, Schema.String])), lastFour: Schema.optionalKey(Schema.String.check(Schema.isPattern(new RegExp("^\\d{4}$", "u")))), crId: Schema.optionalKey(CrId), wallet: Schema.optionalKey(Wallet), instalments: Schema.optionalKey(Schema.Array(Instalment).check(Schema.isMinLength(2))), interac: Schema.optionalKey(InteracReceipt) }), tickets: Schema.Array(IssuedTicket), organiser: Schema.Struct({ name: Schema.String, email: Schema.optionalKey(Schema.String), phone: Schema.optionalKey(Schema.String), taxNumbers: Schema.Array(Schema.String) }) })
export type Receipt = typeof Receipt.Type
export const HeldRefund = Schema.Struct({ at: Instant, doneAt: Schema.optionalKey(Instant), amount: CentsAmount, state: RefundState })
export type HeldRefund = typeof HeldRefund.Type
export const HeldOrder = Schema.Struct({ receipt: Receipt, refunds: Schema.Array(HeldRefund) })
export type HeldOrder = typeof HeldOrder.Type
export const HeldPass = Schema.Struct({ id: Schema.String, productId: ProductId, credits: Schema.Int, creditsLeft: Schema.Int, boughtAt: Instant })
export type HeldPass = typeof HeldPass.Type
export const HeldRenewal = Schema.Struct({ number: Schema.String, deadline: Instant })
export type HeldRenewal = typeof HeldRenewal.Type
export const HoldExplanation = Schema.Struct({ shopper: Schema.String, cartId: Schema.optionalKey(CartId), saleId: Schema.optionalKey(SaleId), holds: Schema.Array(ExplainedHold), refusals: Schema.Array(Finding) })
export type HoldExplanation = typeof HoldExplanation.Type
export const HoldType = Schema.Literals(["show","subscription","parking","COMBO","BYOC","MEMBER","GIFT_CERTTIFICATES"])
export type HoldType = typeof HoldType.Type
export const PromoCode = Schema.String.check(Schema.isMaxLength(40))
export type PromoCode = typeof PromoCode.Type
export const Url = Schema.String.check(Schema.isMaxLength(2000))
export type Url = typeof Url.Type
export const HoldPriceLine = Schema.Struct({ id: Id, qty: TicketCount, seatIds: Schema.optionalKey(Schema.Array(SeatId).check(Schema.isMaxLength(1000))), promoId: Schema.optionalKey(PromoId), expositionId: Schema.optionalKey(ExpositionId), parkingId: Schema.optionalKey(ParkingId), parkingDate: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))), parkingType: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))), presale: Schema.optionalKey(PromoCode), confirmed: Schema.optionalKey(Schema.Boolean), amount: Schema.optionalKey(Cents), referenceId: Schema.optionalKey(ReferenceId), comboGroupDetailId: Schema.optionalKey(ComboGroupDetailId), giftCertificatesId: Schema.optionalKey(GiftCertificatesId), imageUrl: Schema.optionalKey(Url), pageUrl: Schema.optionalKey(Url), venue: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))), date: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))), title: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))), recipient: Schema.optionalKey(GiftRecipient) })
export type HoldPriceLine = typeof HoldPriceLine.Type
export const HoldGroup = Schema.Struct({ type: HoldType, id: Id, prices: Schema.Array(HoldPriceLine).check(Schema.isMinLength(1), Schema.isMaxLength(100)), keyserverToken: Schema.optionalKey(ForeignToken), memberId: Schema.optionalKey(MemberId), comboGroupId: Schema.optionalKey(ComboGroupId), comboId: Schema.optionalKey(ComboId), comboQty: Schema.optionalKey(TicketCount), byocId: Schema.optionalKey(ByocId), pageUrl: Schema.optionalKey(Url), imageUrl: Schema.optionalKey(Url), giftCertificatesId: Schema.optionalKey(GiftCertificatesId) })
export type HoldGroup = typeof HoldGroup.Type
export const HoldList = Schema.Struct({ serverTime: Instant, holds: Schema.Array(SupportHold) })
export type HoldList = typeof HoldList.Type
export const HolderAnswer = Schema.String.check(Schema.isMaxLength(200), Schema.isPattern(new RegExp("^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$", "u")))
export type HolderAnswer = typeof HolderAnswer.Type
export const HoldsAnswer = Schema.Struct({ message: Schema.String, cart: Cart, lastResort: Schema.optionalKey(Schema.Boolean) })
export type HoldsAnswer = typeof HoldsAnswer.Type
export const InitiateAuthenticationRequest = Schema.Struct({ hash: Token, authenticationId: AuthenticationId, amount: Cents, methodCompletion: Schema.Literals(["YES","NO","UNAVAILABLE"]), browser: BrowserData, card: CardToAuthenticate })
export type InitiateAuthenticationRequest = typeof InitiateAuthenticationRequest.Type
export const InteracPayment = Schema.Struct({ payment_url: Schema.String, x_login: Schema.String, x_amount: Schema.String.check(Schema.isPattern(new RegExp("^\\d+\\.\\d{2}$", "u"))), x_fp_sequence: Schema.String, x_fp_timestamp: Schema.String, x_fp_hash: Schema.String, x_receipt_link_url: Schema.String, x_test_request: Schema.Literals(["TRUE","FALSE"]), x_po_num: Schema.String })
export type InteracPayment = typeof InteracPayment.Type
export const InteracResult = Schema.StructWithRest(Schema.Struct({ x_login: Schema.String.check(Schema.isMaxLength(50)), x_po_num: Schema.String.check(Schema.isMaxLength(50)), x_amount: Schema.String.check(Schema.isMaxLength(12), Schema.isPattern(new RegExp("^\\d{1,8}\\.\\d{2}$", "u"))), x_trans_id: Schema.String.check(Schema.isMaxLength(50)), x_response_code: Schema.String.check(Schema.isMaxLength(5)), x_MD5_Hash: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))), x_SHA1_Hash: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))), exact_issname: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))), exact_issconf: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(50))) }), [Schema.Record(Schema.String, Schema.String.check(Schema.isMaxLength(5000)))])
export type InteracResult = typeof InteracResult.Type
export const InvoiceTicket = Schema.Struct({ eventName: Schema.String, pricelevel: Schema.String, priceType: Schema.String, price: CentsAmount, serviceCharge: CentsAmount, seatJson: Schema.optionalKey(SeatJson) })
export type InvoiceTicket = typeof InvoiceTicket.Type
export const Invoice = Schema.Struct({ id: InvoiceId, date: Instant, ticketsQty: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), returnedTicketsQty: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), serviceCharge: CentsAmount, totalAmount: CentsAmount, paymentMode: Schema.Array(Schema.String), voidedAt: Schema.optionalKey(Instant), tickets: Schema.optionalKey(Schema.Array(InvoiceTicket)), returnedTickets: Schema.optionalKey(Schema.Array(InvoiceTicket)), htmlReport: Schema.optionalKey(Schema.String) })
export type Invoice = typeof Invoice.Type
export const KeptCard = Schema.Struct({ id: KeptCardId, brand: Schema.Union([CardBrand, Schema.String]), lastFour: Schema.String.check(Schema.isPattern(new RegExp("^\\d{4}$", "u"))), expiry: Schema.String.check(Schema.isPattern(new RegExp("^\\d{4}$", "u"))), state: Schema.Literals(["usable","unusable","leaving"]) })
export type KeptCard = typeof KeptCard.Type
export const KeptCardRemoval = Schema.Struct({ removed: Schema.Boolean })
export type KeptCardRemoval = typeof KeptCardRemoval.Type
export const KeptCards = Schema.Struct({ cards: Schema.Array(KeptCard).check(Schema.isMaxLength(50)), canKeep: Schema.Boolean, keeper: Schema.String })
export type KeptCards = typeof KeptCards.Type
export const QueueState = Schema.Literals(["waiting-room","queue","authorized"])
export type QueueState = typeof QueueState.Type
export const Key = Schema.Struct({ state: QueueState, url: Schema.String, token: Schema.String, position: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), firstPosition: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), etaSeconds: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), opensAt: Schema.optionalKey(Instant), enterBy: Schema.optionalKey(Instant), goodUntil: Schema.optionalKey(Instant), pollSeconds: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), serverTime: Schema.optionalKey(Instant) })
export type Key = typeof Key.Type
export const KeyEta = Schema.Struct({ state: QueueState, url: Schema.optionalKey(Schema.String), token: Schema.optionalKey(Schema.String), position: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), firstPosition: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), etaSeconds: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), opensAt: Schema.optionalKey(Instant), enterBy: Schema.optionalKey(Instant), goodUntil: Schema.optionalKey(Instant), pollSeconds: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), serverTime: Schema.optionalKey(Instant) })
export type KeyEta = typeof KeyEta.Type
export const KeyKind = Schema.Literals(["pages","events","subscriptions","flexpass"])
export type KeyKind = typeof KeyKind.Type
export const KeyRecord = Schema.Struct({ pageId: Schema.optionalKey(PageId), id: Schema.optionalKey(OptionalId), type: KeyKind, keyserver: Schema.optionalKey(Schema.Struct({ url: Url, token: ForeignToken })) })
export type KeyRecord = typeof KeyRecord.Type
export const PasskeyTransports = Schema.Array(Schema.String.check(Schema.isMaxLength(20))).check(Schema.isMaxLength(10))
export type PasskeyTransports = typeof PasskeyTransports.Type
export const KnownPasskey = Schema.Struct({ id: Schema.String, transports: PasskeyTransports })
export type KnownPasskey = typeof KnownPasskey.Type
export const Seat = Schema.Struct({ id: SeatId, name: Schema.String, order: Schema.Int, rowId: RowId, rowName: Schema.String, sectionName: Schema.String, levelName: Schema.String, x: Schema.Finite, y: Schema.Finite, rotation: Schema.Finite, accessible: Schema.optionalKey(Schema.Boolean) })
export type Seat = typeof Seat.Type
export const Row = Schema.Struct({ id: RowId, name: Schema.String, type: RowType, seats: Schema.Array(Seat) })
export type Row = typeof Row.Type
export const SeatView = Schema.Struct({ imageUrl: Schema.String, description: Schema.String, rowIds: Schema.optionalKey(Schema.Array(RowId).check(Schema.isMinLength(1))), seatIds: Schema.optionalKey(Schema.Array(SeatId).check(Schema.isMinLength(1))) })
export type SeatView = typeof SeatView.Type
export const Section = Schema.Struct({ id: SectionId, name: Schema.String, levelName: Schema.optionalKey(Schema.String), kind: Schema.optionalKey(Schema.Literals(["seats","general-admission"])), rows: Schema.optionalKey(Schema.Array(Row)), polygons: Schema.Array(Schema.Array(Point)), numberOfSeats: Schema.Int, priceLevels: Schema.Array(Schema.String), colors: Schema.Array(Schema.String), views: Schema.optionalKey(Schema.Array(SeatView)) })
export type Section = typeof Section.Type
export const Level = Schema.Struct({ id: Schema.String, name: Schema.String, sections: Schema.Array(Section) })
export type Level = typeof Level.Type
export const LocalMoment = Schema.String.check(Schema.isMaxLength(16), Schema.isPattern(new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d)?$", "u")))
export type LocalMoment = typeof LocalMoment.Type
export const Location = Schema.Struct({ id: LocationId, name: Schema.String, images: Schema.Array(Image), addressLine1: Schema.optionalKey(Schema.String), addressLine2: Schema.optionalKey(Schema.String), city: Schema.String, provinceState: Schema.String, postalCode: Schema.optionalKey(Schema.String), country: Schema.String, latitude: Schema.optionalKey(Schema.Finite), longitude: Schema.optionalKey(Schema.Finite), parameters: Schema.Struct({ pageHtml: Schema.optionalKey(Schema.String), pageHtmlFr: Schema.optionalKey(Schema.String) }) })
export type Location = typeof Location.Type
export const LocationList = Schema.Struct({ locations: Schema.Array(Location) })
export type LocationList = typeof LocationList.Type
export const LogEntry = Schema.Struct({ message: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(2000)), context: Schema.optionalKey(Schema.Record(Schema.String, Schema.Union([Schema.String.check(Schema.isMaxLength(500)), Schema.Finite.check(Schema.isGreaterThanOrEqualTo(-1000000000000000), Schema.isLessThanOrEqualTo(1000000000000000)), Schema.Boolean, Schema.Null]))) })
export type LogEntry = typeof LogEntry.Type
export const LogLevel = Schema.Literals(["debug","info","warn","error"])
export type LogLevel = typeof LogLevel.Type
export const MailCheck = Schema.Struct({ valid: Schema.Boolean, suggestion: Schema.optionalKey(Schema.String) })
export type MailCheck = typeof MailCheck.Type
export const MapPriceLevel = Schema.Struct({ id: PriceLevelId, name: Schema.String, color: Schema.String, prices: Schema.Array(Price), min: CentsAmount, max: CentsAmount })
export type MapPriceLevel = typeof MapPriceLevel.Type
export const MessageAnswer = Schema.Struct({ message: Schema.String })
export type MessageAnswer = typeof MessageAnswer.Type
export const MethodNotification = Schema.StructWithRest(Schema.Struct({ threeDSMethodData: ForeignToken }), [Schema.Record(Schema.String, Schema.String.check(Schema.isMaxLength(5000)))])
export type MethodNotification = typeof MethodNotification.Type
export const NearbyStay = Schema.Struct({ id: Schema.String, embedUrl: Schema.String })
export type NearbyStay = typeof NearbyStay.Type
export const PasskeyLabel = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60), Schema.isPattern(new RegExp("\\S", "u")))
export type PasskeyLabel = typeof PasskeyLabel.Type
export const WebAuthnBytes = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(8000), Schema.isPattern(new RegExp("^[\\w-]+$", "u")))
export type WebAuthnBytes = typeof WebAuthnBytes.Type
export const NewPasskey = Schema.Struct({ name: PasskeyLabel, id: WebAuthnBytes, clientDataJSON: WebAuthnBytes, attestationObject: WebAuthnBytes, transports: Schema.optionalKey(PasskeyTransports) })
export type NewPasskey = typeof NewPasskey.Type
export const NewPasswordAsk = Schema.Struct({ reason: Reason, takenOver: Schema.optionalKey(Schema.Boolean) })
export type NewPasswordAsk = typeof NewPasswordAsk.Type
export const NewsletterText = Schema.Struct({ FR: Schema.String, EN: Schema.String })
export type NewsletterText = typeof NewsletterText.Type
export const Newsletter = Schema.Struct({ id: NewsletterId, title: NewsletterText, newsletterText: NewsletterText, alreadySubscribed: Schema.Boolean, confirmationSent: Schema.optionalKey(Schema.Boolean), consent: Schema.optionalKey(Schema.String) })
export type Newsletter = typeof Newsletter.Type
export const NewsletterChange = Schema.Struct({ clientId: Schema.optionalKey(ClientId), subscribe: Schema.Array(Id).check(Schema.isMaxLength(100)), unsubscribe: Schema.Array(Id).check(Schema.isMaxLength(100)), source: Schema.optionalKey(Schema.Literals(["footer","profile","checkout"])), email: Schema.optionalKey(Email), city: Schema.optionalKey(CityName), postalCode: Schema.optionalKey(PostalCode), province: Schema.optionalKey(ProvinceName), language: Schema.optionalKey(Schema.Literals(["fr","en","both"])) })
export type NewsletterChange = typeof NewsletterChange.Type
export const NewsletterLink = Schema.Struct({ act: Schema.Literals(["confirm","leave"]), used: Schema.Boolean, newsletters: Schema.Array(Newsletter) })
export type NewsletterLink = typeof NewsletterLink.Type
export const NewsletterSender = Schema.Literals(["organiser","producers"])
export type NewsletterSender = typeof NewsletterSender.Type
export const OfferCode = Schema.Struct({ eventId: EventId, code: Schema.optionalKey(PromoCode) })
export type OfferCode = typeof OfferCode.Type
export const OpenedPresale = Schema.Struct({ code: Schema.optionalKey(Schema.String), until: Instant, left: Schema.optionalKey(Schema.Int) })
export type OpenedPresale = typeof OpenedPresale.Type
export const Outlet = Schema.Struct({ id: Schema.String, name: Schema.String, addressLine1: Schema.optionalKey(Schema.String), addressLine2: Schema.optionalKey(Schema.String), city: Schema.String, provinceState: Schema.String, postalCode: Schema.optionalKey(Schema.String), country: Schema.String, latitude: Schema.optionalKey(Schema.Finite), longitude: Schema.optionalKey(Schema.Finite), phone: Schema.optionalKey(Schema.String), hours: Schema.Array(Schema.String), note: Schema.optionalKey(Schema.String) })
export type Outlet = typeof Outlet.Type
export const OutletList = Schema.Struct({ outlets: Schema.Array(Outlet) })
export type OutletList = typeof OutletList.Type
export const OwnCartLink = Schema.Struct({ reservationToken: Schema.String, expiresAt: Instant })
export type OwnCartLink = typeof OwnCartLink.Type
export const Show = Schema.Struct({ id: ShowId, title: Schema.String, durationMinutes: Schema.optionalKey(Schema.Int), events: Schema.Array(CalendarEvent) })
export type Show = typeof Show.Type
export const Subscription = Schema.Struct({ id: SubscriptionId, title: Schema.String, description: Schema.optionalKey(Schema.String), imageUrl: Schema.optionalKey(Schema.String), note: Schema.optionalKey(Schema.String), saleState: SaleState, seatMap: SeatMapMode, events: Schema.Array(CalendarEvent), priceLevels: Schema.Array(PriceLevel), priceFrom: Schema.optionalKey(CentsAmount) })
export type Subscription = typeof Subscription.Type
export const ProductKind = Schema.Literals(["membership","giftcertificate","donation","flexpass"])
export type ProductKind = typeof ProductKind.Type
export const ProductAmounts = Schema.Struct({ min: CentsAmount, max: CentsAmount, suggested: Schema.Array(CentsAmount) })
export type ProductAmounts = typeof ProductAmounts.Type
export const Product = Schema.Struct({ id: ProductId, kind: ProductKind, title: Schema.String, description: Schema.optionalKey(Schema.String), imageUrl: Schema.optionalKey(Schema.String), saleState: SaleState, onSaleFrom: Schema.optionalKey(Instant), price: Schema.optionalKey(CentsAmount), serviceCharges: CentsAmount, amounts: Schema.optionalKey(ProductAmounts), maxTickets: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), taxable: Schema.Boolean, validUntil: Schema.optionalKey(Schema.String), validMonths: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), benefits: Schema.optionalKey(Schema.Array(Schema.String)), credits: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), events: Schema.optionalKey(Schema.Array(CalendarEvent)), receiptText: Schema.optionalKey(Schema.String) })
export type Product = typeof Product.Type
export const Suggestion = Schema.Struct({ title: Schema.String, url: Schema.optionalKey(Schema.String), pageId: Schema.optionalKey(PageId), notEventIds: Schema.Array(EventId) })
export type Suggestion = typeof Suggestion.Type
export const Page = Schema.Struct({ id: PageId, title: Schema.String, subtitle: Schema.optionalKey(Schema.String), description: Schema.optionalKey(Schema.String), category: Category, imageUrlBig: Schema.String, imageUrlSmall: Schema.String, display: Display, saleState: SaleState, redirectUrl: Schema.optionalKey(Schema.String), priceFrom: Schema.optionalKey(CentsAmount), sameTicketCount: Schema.optionalKey(Schema.Boolean), shows: Schema.Array(Show), subscriptions: Schema.Array(Subscription), combos: Schema.Array(Combo), byocs: Schema.Array(Byoc), products: Schema.optionalKey(Schema.Array(Product)), suggestion: Schema.Array(Suggestion), itemsDates: Schema.Struct({ items: Schema.Array(Schema.Struct({ date: Schema.String, dates: Schema.Array(CalendarEvent) })) }) })
export type Page = typeof Page.Type
export const PlaceName = Schema.Struct({ id: Schema.String, name: Schema.String })
export type PlaceName = typeof PlaceName.Type
export const PageSummary = Schema.Struct({ id: PageId, title: Schema.String, subtitle: Schema.optionalKey(Schema.String), category: Category, imageUrlBig: Schema.String, imageUrlSmall: Schema.String, display: Display, saleState: SaleState, featured: Schema.Boolean, priceFrom: Schema.optionalKey(CentsAmount), firstStart: Schema.optionalKey(Instant), lastStart: Schema.optionalKey(Instant), eventCount: Schema.optionalKey(Schema.Int), place: Schema.optionalKey(Place), places: Schema.optionalKey(Schema.Array(PlaceName)), nextEventId: Schema.optionalKey(EventId), distance: Schema.optionalKey(Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))) })
export type PageSummary = typeof PageSummary.Type
export const Passkey = Schema.Struct({ id: Schema.String, name: Schema.String, addedAt: Instant, usedAt: Schema.optionalKey(Instant) })
export type Passkey = typeof Passkey.Type
export const PasskeyAsked = Schema.Struct({ password: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)) })
export type PasskeyAsked = typeof PasskeyAsked.Type
export const PasskeyChallenge = Schema.Struct({ challenge: Schema.String, rpId: RpId, expiration: Instant })
export type PasskeyChallenge = typeof PasskeyChallenge.Type
export const PasskeyName = Schema.Struct({ name: PasskeyLabel })
export type PasskeyName = typeof PasskeyName.Type
export const PasskeySignIn = Schema.Struct({ id: WebAuthnBytes, clientDataJSON: WebAuthnBytes, authenticatorData: WebAuthnBytes, signature: WebAuthnBytes })
export type PasskeySignIn = typeof PasskeySignIn.Type
export const PasskeyToMake = Schema.Struct({ challenge: Schema.String, rpId: RpId, expiration: Instant, rpName: Schema.String, userId: UserId, userName: Schema.String, displayName: Schema.String, known: Schema.Array(KnownPasskey).check(Schema.isMaxLength(10)) })
export type PasskeyToMake = typeof PasskeyToMake.Type
export const Passkeys = Schema.Struct({ passkeys: Schema.Array(Passkey).check(Schema.isMaxLength(10)) })
export type Passkeys = typeof Passkeys.Type
export const PasswordChange = Schema.Struct({ oldPassword: Password, password: Password, confirmation: Password })
export type PasswordChange = typeof PasswordChange.Type
export const PasswordProof = Schema.Struct({ password: Password })
export type PasswordProof = typeof PasswordProof.Type
export const PasswordReset = Schema.Struct({ token: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)), password: Password, confirmation: Password })
export type PasswordReset = typeof PasswordReset.Type
export const PasswordResetRequest = Schema.Struct({ email: RequiredEmail })
export type PasswordResetRequest = typeof PasswordResetRequest.Type
export const PayPalOrder = Schema.Struct({ orderId: OrderId, approvalUrl: Schema.String })
export type PayPalOrder = typeof PayPalOrder.Type
export const PayPalOrderRequest = Schema.Struct({ saleToken: Id, amount: Cents })
export type PayPalOrderRequest = typeof PayPalOrderRequest.Type
export const PaymentMethods = Schema.Struct({ visa: Schema.Boolean, mastercard: Schema.Boolean, amex: Schema.Boolean, discover: Schema.Boolean, exact: Schema.Boolean, paypal: Schema.Boolean, google_pay: Schema.Boolean, apple_pay: Schema.Boolean, giftcertificate: Schema.Boolean })
export type PaymentMethods = typeof PaymentMethods.Type
export const PaymentRequest = Schema.Struct({ client: Buyer, creditCard: CreditCard, amount: Cents, giftCertificateAmount: Schema.optionalKey(Cents), shippingCarts: Schema.optionalKey(Schema.Array(ShippingCart).check(Schema.isMaxLength(50))), saleToken: Token, instalment: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1), Schema.isLessThanOrEqualTo(100))), accessToken: Schema.optionalKey(ForeignToken) })
export type PaymentRequest = typeof PaymentRequest.Type
export const PaymentResponse = Schema.Struct({ saleId: SaleId, deferred: Schema.Boolean, crId: Schema.Union([CrId, Schema.Null]) })
export type PaymentResponse = typeof PaymentResponse.Type
export const PaymentSettlement = Schema.Struct({ outcome: Schema.Literals(["charged","not-charged","given-back"]), processorId: Schema.optionalKey(ProcessorId), reason: Reason })
export type PaymentSettlement = typeof PaymentSettlement.Type
export const PaysafeAuthenticationRequest = Schema.Struct({ saleToken: Token, bin: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(6), Schema.isPattern(new RegExp("^\\d{6}$", "u")))), amount: Cents, currency: Currency, deviceFingerprintingId: DeviceFingerprintingId, card: CardToAuthenticate })
export type PaysafeAuthenticationRequest = typeof PaysafeAuthenticationRequest.Type
export const SignIn = Schema.Struct({ id: Schema.String, isThis: Schema.Boolean, signedInAt: Instant, usedAt: Schema.optionalKey(Instant), endsAt: Instant, browser: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))), system: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))) })
export type SignIn = typeof SignIn.Type
export const PersonalData = Schema.Struct({ organiser: Schema.String, writtenAt: Instant, client: Client, openedAt: Instant, changedAt: Instant, emailConfirmedAt: Schema.optionalKey(Instant), formerEmails: Schema.Array(FormerEmail), signIns: Schema.Array(SignIn), passkeys: Schema.Array(Passkey), identities: Schema.Array(HeldIdentity), cards: Schema.Array(HeldCard), newsletters: Schema.Array(HeldNewsletter).check(Schema.isMaxLength(500)), orders: Schema.Array(HeldOrder).check(Schema.isMaxLength(500)), ordersLeftOut: Schema.Int, flexPasses: Schema.Array(HeldPass), certificates: Schema.Array(HeldCertificate), renewals: Schema.Array(HeldRenewal), staffEntries: Schema.Array(ClientEntry) })
export type PersonalData = typeof PersonalData.Type
export const PlanRevision = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(64))
export type PlanRevision = typeof PlanRevision.Type
export const PlanText = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(6000000))
export type PlanText = typeof PlanText.Type
export const PresaleCode = Schema.Struct({ eventId: EventId, code: Schema.optionalKey(PromoCode) })
export type PresaleCode = typeof PresaleCode.Type
export const PriceLevelHold = Schema.Struct({ keyserverToken: Schema.optionalKey(ForeignToken), presale: Schema.optionalKey(PromoCode), promoId: Schema.optionalKey(PromoId), priceLevels: Schema.Array(Schema.Struct({ id: Id, prices: Schema.Array(Schema.Struct({ id: Id, qty: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1), Schema.isLessThanOrEqualTo(1000)) })).check(Schema.isMinLength(1), Schema.isMaxLength(20)) })).check(Schema.isMinLength(1), Schema.isMaxLength(20)) })
export type PriceLevelHold = typeof PriceLevelHold.Type
export const PriceSplit = Schema.Struct({ cartPriceId: ReservationId, otherCartPriceIds: Schema.optionalKey(Schema.Array(ReservationId).check(Schema.isMaxLength(999))), splits: Schema.Array(Schema.Struct({ priceId: PriceId, qty: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1), Schema.isLessThanOrEqualTo(1000)), idCartLine: Schema.Array(CartLineId).check(Schema.isMinLength(1), Schema.isMaxLength(1000)) })).check(Schema.isMinLength(1), Schema.isMaxLength(20)) })
export type PriceSplit = typeof PriceSplit.Type
export const Problem = Schema.Struct({ type: Schema.String, title: Schema.String, status: Schema.Int, code: ProblemCode, message: Schema.String, action: ProblemAction, detail: Schema.optionalKey(Schema.String), errors: Schema.optionalKey(Schema.Array(Schema.Struct({ path: Schema.String, message: Schema.String }))), seatIds: Schema.optionalKey(Schema.Array(SeatId)), nearest: Schema.optionalKey(Schema.Array(SeatId)), group: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), holds: Schema.optionalKey(Schema.Array(CartLineId)), min: Schema.optionalKey(Schema.Int), max: Schema.optionalKey(Schema.Int), step: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(2))), comboGroupId: Schema.optionalKey(ComboGroupId), comboGroupDetailId: Schema.optionalKey(ComboGroupDetailId), available: Schema.optionalKey(Schema.Int), amount: Schema.optionalKey(CentsAmount), saleState: Schema.optionalKey(Schema.String), reason: Schema.optionalKey(Schema.Literals(["keyserver"])), queue: Schema.optionalKey(Schema.Struct({ type: KeyKind, id: Schema.String })), declineCode: Schema.optionalKey(Schema.String), messageKey: Schema.optionalKey(Schema.String), clientSecret: Schema.optionalKey(Schema.String), cardToken: Schema.optionalKey(Schema.String), retryAfter: Schema.optionalKey(Schema.Int) })
export type Problem = typeof Problem.Type
export const ProcessorConfig = Schema.Struct({ type: Processor, token: Schema.optionalKey(Schema.String), threeDSecure: Schema.Boolean, threeDSecureToken: Schema.optionalKey(Schema.String), accountId: Schema.optionalKey(AccountId), sdkUrl: Schema.optionalKey(Schema.String), threeDSecureUrl: Schema.optionalKey(Schema.String), cardEntry: Schema.optionalKey(CardEntry), keepsCards: Schema.optionalKey(Schema.Boolean), environment: Schema.optionalKey(Schema.Literals(["LIVE","TEST"])) })
export type ProcessorConfig = typeof ProcessorConfig.Type
export const Producer = Schema.Struct({ id: ProducerId, name: Schema.String })
export type Producer = typeof Producer.Type
export const PromotedLine = Schema.Struct({ holdId: HoldId, title: Schema.String, qty: Schema.Int, off: CentsAmount, findings: Schema.Array(Finding) })
export type PromotedLine = typeof PromotedLine.Type
export const PromotedOrder = Schema.Struct({ cartId: CartId, saleId: Schema.optionalKey(SaleId), lines: Schema.Array(PromotedLine), refusals: Schema.Array(Finding) })
export type PromotedOrder = typeof PromotedOrder.Type
export const PromotedPrice = Schema.Struct({ id: PriceId, name: Schema.String, price: CentsAmount, originalPrice: CentsAmount, serviceCharges: CentsAmount })
export type PromotedPrice = typeof PromotedPrice.Type
export const Promotion = Schema.Struct({ promoId: PromoId, code: Schema.String, name: Schema.String, percent: Schema.optionalKey(Schema.Int), amount: Schema.optionalKey(CentsAmount), until: Schema.optionalKey(Instant), perShopper: Schema.optionalKey(Schema.Int), waivesServiceCharge: Schema.optionalKey(Schema.Boolean), forMembers: Schema.optionalKey(Schema.Boolean), prices: Schema.Array(PromotedPrice) })
export type Promotion = typeof Promotion.Type
export const PromotionUse = Schema.Struct({ cartId: CartId, saleId: Schema.optionalKey(SaleId), shopper: Schema.String, state: CartState, qty: Schema.Int, off: CentsAmount, entry: Schema.optionalKey(JournalCitation) })
export type PromotionUse = typeof PromotionUse.Type
export const PromotionExplanation = Schema.Struct({ promoId: PromoId, code: Schema.String, name: Schema.String, state: Schema.Literals(["to-come","open","over","used-up"]), used: Schema.Int, capacity: Schema.optionalKey(Schema.Int), left: Schema.optionalKey(Schema.Int), perShopper: Schema.optionalKey(Schema.Int), findings: Schema.Array(Finding), uses: Schema.Array(PromotionUse).check(Schema.isMaxLength(100)), order: Schema.optionalKey(PromotedOrder) })
export type PromotionExplanation = typeof PromotionExplanation.Type
export const Queue = Schema.Struct({ type: KeyKind, id: Id })
export type Queue = typeof Queue.Type
export const QueueEmail = Schema.Struct({ email: Schema.String.check(Schema.isMaxLength(254)), keyserverUrl: Schema.String.check(Schema.isMaxLength(2000)), token: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(5000)), websiteUrl: Schema.String.check(Schema.isMaxLength(2000)) })
export type QueueEmail = typeof QueueEmail.Type
export const QueueEmailStatus = Schema.Struct({ enabled: Schema.Boolean })
export type QueueEmailStatus = typeof QueueEmailStatus.Type
export const RefreshToken = Schema.Struct({ refreshToken: Schema.String, userId: UserId, expiration: Instant, oauthType: Schema.String, rotateAfter: Schema.optionalKey(Instant) })
export type RefreshToken = typeof RefreshToken.Type
export const RefundItemIds = Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(200))
export type RefundItemIds = typeof RefundItemIds.Type
export const RefundKept = Schema.Struct({ id: Schema.String, title: Schema.String, detail: Schema.String, why: RefundHindrance, explanation: Schema.String })
export type RefundKept = typeof RefundKept.Type
export const RefundList = Schema.Struct({ saleId: SaleId, paid: CentsAmount, refunded: CentsAmount, refunds: Schema.Array(Refund) })
export type RefundList = typeof RefundList.Type
export const RefundPreview = Schema.Struct({ saleId: SaleId, items: Schema.Array(RefundItem), kept: Schema.Array(RefundKept), tax: TaxSummary, amount: CentsAmount, returns: Schema.Array(RefundReturn) })
export type RefundPreview = typeof RefundPreview.Type
export const RefundRequest = Schema.Struct({ items: Schema.optionalKey(RefundItemIds), keepFees: Schema.optionalKey(Schema.Boolean), evenAdmitted: Schema.optionalKey(Schema.Boolean), keepSeats: Schema.optionalKey(Schema.Boolean), reason: Reason, amount: Cents })
export type RefundRequest = typeof RefundRequest.Type
export const RefundSelection = Schema.Struct({ items: Schema.optionalKey(RefundItemIds), keepFees: Schema.optionalKey(Schema.Boolean), evenAdmitted: Schema.optionalKey(Schema.Boolean) })
export type RefundSelection = typeof RefundSelection.Type
export const RefundSettlement = Schema.Struct({ outcome: Schema.Literals(["given-back","not-given-back"]), processorIds: Schema.optionalKey(Schema.Array(ProcessorId).check(Schema.isMinLength(1), Schema.isMaxLength(12))), reason: Reason })
export type RefundSettlement = typeof RefundSettlement.Type
export const ReleaseItem = Schema.Struct({ eventId: Schema.optionalKey(EventId), subscriptionId: Schema.optionalKey(SubscriptionId), reservationId: Schema.optionalKey(ReservationId), clientSubscriptionId: Schema.optionalKey(ClientSubscriptionId), holds: Schema.optionalKey(Schema.Array(CartLineId).check(Schema.isMaxLength(1000))), questionResponse: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(1000))), shipping: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))), qty: Schema.optionalKey(TicketCount), parkingId: Schema.optionalKey(ParkingId), parkingDate: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))), presale: Schema.optionalKey(PromoCode) })
export type ReleaseItem = typeof ReleaseItem.Type
export const ReleaseReason = Schema.Struct({ reason: Reason })
export type ReleaseReason = typeof ReleaseReason.Type
export const RenewalAmount = Schema.Struct({ dueOn: Schema.String, amount: CentsAmount.check(Schema.isGreaterThanOrEqualTo(0)) })
export type RenewalAmount = typeof RenewalAmount.Type
export const RenewalShipping = Schema.Struct({ id: Schema.Literals([1,2,3]), code: Schema.Literals(["SeasonBookelts","ETickets","Smartphone"]), price: Schema.Literals([0]) })
export type RenewalShipping = typeof RenewalShipping.Type
export const RenewalDetails = Schema.Struct({ client: Buyer, lines: Schema.Array(SaleLine).check(Schema.isMinLength(1)), amounts: Schema.Array(RenewalAmount).check(Schema.isMinLength(1)), instalments: Schema.optionalKey(Schema.Array(RenewalAmount).check(Schema.isMinLength(2))), keeper: Schema.optionalKey(Schema.String), giftCertificates: Schema.optionalKey(Schema.Array(CertificateUse)), saleToken: Schema.String, hash: Schema.optionalKey(Schema.String), title: Schema.String, number: Schema.String, deadline: Instant, shippings: Schema.Array(RenewalShipping), cartElements: Schema.Array(CartElement), tax: TaxSummary, lost: Schema.Array(Schema.String), serverTime: Instant })
export type RenewalDetails = typeof RenewalDetails.Type
export const RenewalDetailsRequest = Schema.Struct({ token: Token, codes: Schema.optionalKey(CertificateCodeList) })
export type RenewalDetailsRequest = typeof RenewalDetailsRequest.Type
export const RenewalRequest = Schema.Struct({ shipping: RenewalShipping, saleToken: Token, client: Buyer, creditCard: CreditCard, amount: Schema.optionalKey(Cents), giftCertificateAmount: Schema.optionalKey(Cents), instalments: Schema.optionalKey(Schema.Boolean) })
export type RenewalRequest = typeof RenewalRequest.Type
export const RenewalResponse = Schema.Struct({ saleId: SaleId, deferred: Schema.Boolean, crId: Schema.Union([CrId, Schema.Null]), coltsConfirmation: Schema.String, receipt: Receipt })
export type RenewalResponse = typeof RenewalResponse.Type
export const ResentReceipt = Schema.Struct({ saleId: SaleId, to: Schema.String })
export type ResentReceipt = typeof ResentReceipt.Type
export const SaleNewslettersRequest = Schema.Struct({ clientId: Schema.optionalKey(ClientId), performanceIds: Schema.Array(EventId).check(Schema.isMaxLength(50)) })
export type SaleNewslettersRequest = typeof SaleNewslettersRequest.Type
export const SaleStart = Schema.Struct({ saleToken: Schema.String, amount: CentsAmount, tax: TaxSummary, shipping: Schema.optionalKey(Schema.Array(ShippingCart)), shippingTax: Schema.optionalKey(TaxSummary), giftCertificates: Schema.optionalKey(Schema.Array(CertificateUse)), hash: Schema.optionalKey(Schema.String), remainingTime: Schema.Int, serverTime: Instant })
export type SaleStart = typeof SaleStart.Type
export const SaleVoid = Schema.Struct({ saleId: SaleId, at: Instant, by: Schema.String, reason: Schema.String, keepSeats: Schema.Boolean, amount: CentsAmount, items: Schema.Array(RefundItem), returns: Schema.Array(RefundReturn) })
export type SaleVoid = typeof SaleVoid.Type
export const ScanOutcome = Schema.Literals(["admitted","already-admitted","refunded","replaced","other-event","unknown"])
export type ScanOutcome = typeof ScanOutcome.Type
export const ScannedTicket = Schema.Struct({ id: Schema.String, eventId: EventId, title: Schema.String, eventStart: Instant, place: Schema.String, priceType: Schema.String, receiptNumber: Schema.String })
export type ScannedTicket = typeof ScannedTicket.Type
export const Scan = Schema.Struct({ outcome: ScanOutcome, at: Instant, gate: Schema.String, again: Schema.optionalKey(Schema.Boolean), ticket: Schema.optionalKey(ScannedTicket), first: Schema.optionalKey(Schema.Struct({ at: Instant, gate: Schema.String })) })
export type Scan = typeof Scan.Type
export const ScannedEvents = Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(20))
export type ScannedEvents = typeof ScannedEvents.Type
export const TicketCode = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(300))
export type TicketCode = typeof TicketCode.Type
export const ScanImport = Schema.Struct({ eventIds: ScannedEvents, gate: Gate, scans: Schema.Array(Schema.Struct({ code: TicketCode, at: Schema.String.check(Schema.isMaxLength(29), Schema.isPattern(new RegExp("^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$", "u"))) })).check(Schema.isMinLength(1), Schema.isMaxLength(500)) })
export type ScanImport = typeof ScanImport.Type
export const ScanLog = Schema.Struct({ serverTime: Instant, admitted: Schema.Int, scans: Schema.Array(Schema.Struct({ outcome: ScanOutcome, at: Instant, receivedAt: Instant, gate: Schema.String, staffName: Schema.String, again: Schema.optionalKey(Schema.Boolean), ticketId: Schema.optionalKey(TicketId) })) })
export type ScanLog = typeof ScanLog.Type
export const ScanRequest = Schema.Struct({ code: TicketCode, eventIds: ScannedEvents, gate: Gate, again: Schema.optionalKey(Schema.Boolean) })
export type ScanRequest = typeof ScanRequest.Type
export const SearchText = Schema.String.check(Schema.isMaxLength(100))
export type SearchText = typeof SearchText.Type
export const SeatDetail = Schema.Struct({ seatId: SeatId, priceLevelId: Schema.Union([PriceLevelId, Schema.Null]), invisible: Schema.Boolean, sellable: Schema.Boolean, freeAt: Schema.optionalKey(Schema.Array(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))).check(Schema.isMinLength(1))), note: Schema.optionalKey(Schema.String) })
export type SeatDetail = typeof SeatDetail.Type
export const SeatExplanation = Schema.Struct({ serverTime: Instant, eventId: EventId, title: Schema.String, eventStart: Schema.optionalKey(Instant), seat: ExplainedSeat, priceLevel: Schema.optionalKey(Schema.String), state: Schema.Literals(["free","held","paying","sold","blocked"]), canBeChosen: Schema.Boolean, qty: Schema.Int, findings: Schema.Array(Finding), history: Schema.Array(Finding) })
export type SeatExplanation = typeof SeatExplanation.Type
export const Session = Schema.Struct({ sessionToken: Schema.String, expiration: Instant, serverTime: Instant })
export type Session = typeof Session.Type
export const TerritoryMap = Schema.Struct({ AB: Schema.optionalKey(Schema.Boolean), BC: Schema.optionalKey(Schema.Boolean), HORS_CANADA: Schema.optionalKey(Schema.Boolean), MB: Schema.optionalKey(Schema.Boolean), NB: Schema.optionalKey(Schema.Boolean), NL: Schema.optionalKey(Schema.Boolean), NS: Schema.optionalKey(Schema.Boolean), NT: Schema.optionalKey(Schema.Boolean), NU: Schema.optionalKey(Schema.Boolean), ON: Schema.optionalKey(Schema.Boolean), PE: Schema.optionalKey(Schema.Boolean), QC: Schema.optionalKey(Schema.Boolean), SK: Schema.optionalKey(Schema.Boolean), YT: Schema.optionalKey(Schema.Boolean) })
export type TerritoryMap = typeof TerritoryMap.Type
export const ShippingMode = Schema.Struct({ price: CentsAmount, code: DeliveryCode, description: Schema.String, note: Schema.optionalKey(Schema.String), territory: TerritoryMap, invalidFromCartAmount: Schema.optionalKey(CentsAmount), ppdId: Schema.optionalKey(PpdId) })
export type ShippingMode = typeof ShippingMode.Type
export const Shippings = Schema.Struct({ eventshippingModes: Schema.Array(Schema.Struct({ eventId: EventId, shippingModeRests: Schema.Array(ShippingMode) })) })
export type Shippings = typeof Shippings.Type
export const SignIns = Schema.Struct({ signIns: Schema.Array(SignIn).check(Schema.isMaxLength(100)) })
export type SignIns = typeof SignIns.Type
export const SitePage = Schema.Literals(["faq","contact","careers","medias","streaming","vq","pos"])
export type SitePage = typeof SitePage.Type
export const SocialSignIn = Schema.Struct({ provider: SocialProvider, clientId: ClientId })
export type SocialSignIn = typeof SocialSignIn.Type
export const SocialSignInReturn = Schema.Struct({ provider: SocialProvider, state: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)), code: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(5000)), iss: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(200))) })
export type SocialSignInReturn = typeof SocialSignInReturn.Type
export const SocialSignInStart = Schema.Struct({ provider: SocialProvider, returnPath: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2000), Schema.isPattern(new RegExp("^\\/[\\w~%.\\-][\\w~%.\\/\\-]*(\\?[\\w%.&=+*\\-]*)?$", "u")))) })
export type SocialSignInStart = typeof SocialSignInStart.Type
export const SocialSignInStarted = Schema.Struct({ authorizationUrl: Schema.String, nonce: Schema.String, expiration: Instant })
export type SocialSignInStarted = typeof SocialSignInStarted.Type
export const StaticPageName = Schema.Literals(["faq","contact","careers","medias","streaming","vq"])
export type StaticPageName = typeof StaticPageName.Type
export const StaticPage = Schema.Struct({ name: StaticPageName, title: Schema.optionalKey(Schema.String), html: Schema.String, language: Language, pageIds: Schema.Array(PageId) })
export type StaticPage = typeof StaticPage.Type
export const SubscriptionDetail = Schema.Struct({ id: SubscriptionId, pageId: PageId, title: Schema.String, pageTitle: Schema.String, description: Schema.optionalKey(Schema.String), imageUrl: Schema.optionalKey(Schema.String), start: Instant, note: Schema.optionalKey(Schema.String), saleState: SaleState, place: Place, seatMap: SeatMapMode, events: Schema.Array(CalendarEvent), priceLevels: Schema.Array(PriceLevel), priceFrom: Schema.optionalKey(CentsAmount), placesLeft: Schema.Int, avoidSingle: Schema.Boolean, lastResort: Schema.optionalKey(Schema.Boolean), taxNames: Schema.Array(Schema.String), serverTime: Instant, timeZone: Schema.String })
export type SubscriptionDetail = typeof SubscriptionDetail.Type
export const SupportClient = Schema.Struct({ id: ClientId, account: Schema.optionalKey(HeldAccount), entries: Schema.Array(ClientEntry) })
export type SupportClient = typeof SupportClient.Type
export const SupportClientList = Schema.Struct({ clients: Schema.Array(FoundClient).check(Schema.isMaxLength(100)), more: Schema.Boolean })
export type SupportClientList = typeof SupportClientList.Type
export const TaxedKind = Schema.Literals(["parking","giftcertificate"])
export type TaxedKind = typeof TaxedKind.Type
export const TaxesOf = Schema.Struct({ id: Schema.String, taxable: Schema.Boolean, taxes: Schema.Array(TaxInForce) })
export type TaxesOf = typeof TaxesOf.Type
export const TaxesInForce = Schema.Struct({ day: Schema.String, of: Schema.Array(TaxesOf) })
export type TaxesInForce = typeof TaxesInForce.Type
export const ThemePalette = Schema.Record(Schema.String, Schema.String.check(Schema.isPattern(new RegExp("^#[0-9a-fA-F]{6}$", "u"))))
export type ThemePalette = typeof ThemePalette.Type
export const ThreeDSecureResult = Schema.Struct({ status: Schema.Literals(["frictionless","challenge","notEnrolled","failed"]), authenticationId: Schema.Union([AuthenticationId, Schema.Null]), challenge: Schema.optionalKey(Schema.Struct({ url: Schema.optionalKey(Schema.String), payload: Schema.String })) })
export type ThreeDSecureResult = typeof ThreeDSecureResult.Type
export const TicketAnswer = Schema.Struct({ idCartLine: CartLineId, questionResponse: HolderAnswer })
export type TicketAnswer = typeof TicketAnswer.Type
export const TicketToken = Schema.Struct({ sodId: SodId, mailCategory: DeliveryCategory, giftRecipient: Schema.optionalKey(Email), giftOpenUntil: Schema.optionalKey(Instant), seat: Schema.optionalKey(TicketSeat), addToGoogleWalletLink: Schema.optionalKey(Schema.String), addToAppleWalletLink: Schema.optionalKey(Schema.String) })
export type TicketToken = typeof TicketToken.Type
export const TicketPriceLine = Schema.Struct({ priceLevel: Schema.String, priceType: Schema.String, price: CentsAmount, serviceCharges: CentsAmount, upcomingTicketDetailTokens: Schema.Array(TicketToken).check(Schema.isMinLength(1)), printable: Schema.Boolean, giftable: Schema.Boolean, rs: Schema.Boolean, eventId: EventId, addToGoogleWalletLink: Schema.optionalKey(Schema.String), addToAppleWalletLink: Schema.optionalKey(Schema.String) })
export type TicketPriceLine = typeof TicketPriceLine.Type
export const TicketElement = Schema.Struct({ title: Schema.String, location: Place, eventStart: Instant, cancelled: Schema.optionalKey(Schema.Boolean), images: Schema.Array(Schema.Struct({ url: Schema.String })), prices: Schema.Array(TicketPriceLine), pricesByMail: Schema.Struct({ E_TICKETS: Schema.optionalKey(Schema.Array(TicketPriceLine)), SMARTPHONE: Schema.optionalKey(Schema.Array(TicketPriceLine)), MAIL: Schema.optionalKey(Schema.Array(TicketPriceLine)), WILLCALL: Schema.optionalKey(Schema.Array(TicketPriceLine)) }) })
export type TicketElement = typeof TicketElement.Type
export const TicketGift = Schema.Struct({ title: Schema.String, eventStart: Instant, timeZone: Schema.String, place: Place, priceLevel: Schema.String, priceType: Schema.String, seat: Schema.optionalKey(TicketSeat), giver: Schema.optionalKey(Schema.String), seller: Schema.String, declineUntil: Schema.optionalKey(Instant) })
export type TicketGift = typeof TicketGift.Type
export const TicketKey = Schema.Struct({ id: Schema.String, current: Schema.Boolean, jwk: Schema.Struct({ kty: Schema.Literals(["OKP"]), crv: Schema.Literals(["Ed25519"]), x: Schema.String }) })
export type TicketKey = typeof TicketKey.Type
export const TrackedProduct = Schema.Struct({ eventId: EventId, priceType: Schema.String.check(Schema.isMaxLength(200)), priceLevel: Schema.String.check(Schema.isMaxLength(200)), qty: TicketCount, price: Cents, promoId: Schema.optionalKey(PromoId), parkingId: Schema.optionalKey(ParkingId), priceId: Schema.optionalKey(PriceId) })
export type TrackedProduct = typeof TrackedProduct.Type
export const Unsubscription = Schema.Struct({ "List-Unsubscribe": Schema.Literals(["One-Click"]) })
export type Unsubscription = typeof Unsubscription.Type
export const User = Schema.Struct({ id: UserId, account: Account, producerId: Schema.optionalKey(ProducerId) })
export type User = typeof User.Type
export const Venue = Schema.Struct({ id: VenueId, name: Schema.String, levels: Schema.Array(Level), priceLevels: Schema.Array(MapPriceLevel), imageUrl: Schema.optionalKey(Schema.String), scaleImage: Schema.optionalKey(Schema.Finite), seatSizeFactor: Schema.optionalKey(Schema.Finite), avoidSingle: Schema.Boolean, lastResort: Schema.optionalKey(Schema.Boolean), facilityId: Schema.optionalKey(FacilityId), decorations: Schema.optionalKey(Schema.Array(Decoration)), bounds: Schema.Struct({ x: Schema.Finite, y: Schema.Finite, width: Schema.Finite, height: Schema.Finite }), version: Schema.String })
export type Venue = typeof Venue.Type
export const VenueOfSite = Schema.Struct({ id: Schema.String, name: Schema.String, city: Schema.String, seatCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)) })
export type VenueOfSite = typeof VenueOfSite.Type
export const VenuePlan = Schema.Struct({ venueId: VenueId, venueFile: Schema.String, venue: Schema.String, planFile: Schema.String, plan: Schema.String, revision: Schema.String, seats: Schema.Array(Schema.Struct({ seatId: SeatId, state: Schema.Literals(["sold","held"]) })) })
export type VenuePlan = typeof VenuePlan.Type
export const VenueText = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(300000))
export type VenueText = typeof VenueText.Type
export const VenuePlanSave = Schema.Struct({ revision: Schema.optionalKey(PlanRevision), plan: PlanText, venue: Schema.optionalKey(VenueText), dryRun: Schema.optionalKey(Schema.Boolean) })
export type VenuePlanSave = typeof VenuePlanSave.Type
export const VenuePlanVerdict = Schema.Struct({ outcome: Schema.Literals(["saved","judged","refused"]), revision: Schema.String, differences: Schema.Array(Schema.String), problems: Schema.Array(Schema.Struct({ file: Schema.String, line: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), column: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))), message: Schema.String, seatId: Schema.optionalKey(SeatId) })) })
export type VenuePlanVerdict = typeof VenuePlanVerdict.Type
export const Verification = Schema.Struct({ status: Schema.Literals(["valid","invalid"]), responseCode: Schema.String })
export type Verification = typeof Verification.Type
export const VoidPreview = Schema.Struct({ saleId: SaleId, amount: CentsAmount, items: Schema.Array(RefundItem), used: Schema.Array(RefundKept), returns: Schema.Array(RefundReturn) })
export type VoidPreview = typeof VoidPreview.Type
export const VoidRequest = Schema.Struct({ keepSeats: Schema.optionalKey(Schema.Boolean), evenUsed: Schema.optionalKey(Schema.Boolean), reason: Reason })
export type VoidRequest = typeof VoidRequest.Type
export const WalletSettings = Schema.Struct({ merchantName: Schema.String.check(Schema.isMaxLength(64)), applePay: Schema.optionalKey(Schema.Struct({ merchantIdentifier: Schema.String, sdkUrl: Schema.optionalKey(Schema.String) })), googlePay: Schema.optionalKey(Schema.Struct({ sdkUrl: Schema.String, environment: Schema.Literals(["PRODUCTION","TEST"]), merchantId: Schema.optionalKey(MerchantId), tokenization: Schema.Record(Schema.String, Schema.String) })) })
export type WalletSettings = typeof WalletSettings.Type
export const WebsiteConfig = Schema.Struct({ accountId: AccountId, accountCode: Schema.String, subdomain: Schema.String, name: Schema.String, tagline: Schema.optionalKey(Schema.String), cart: Schema.Boolean, cartRedirectionUrl: Schema.optionalKey(Schema.String), clientAccount: Schema.String, languages: Schema.Array(Language).check(Schema.isMinLength(1)), header: Schema.optionalKey(Schema.String), footer: Schema.optionalKey(Schema.String), backgroundImage: Schema.optionalKey(Schema.String), backgroundColor: Schema.optionalKey(Schema.String), themePalette: ThemePalette, themeMood: Schema.optionalKey(Schema.String), styleTkp: Schema.optionalKey(Schema.Boolean), flowStandard: Schema.optionalKey(Schema.Boolean), uniqueHolderSurvey: Schema.optionalKey(Schema.Boolean), holderSurvey: Schema.optionalKey(Schema.Struct({ question: Schema.String, required: Schema.Boolean })), socialProviders: Schema.optionalKey(Schema.Array(SocialSignIn)), facebookVersion: Schema.optionalKey(Schema.String), hiddenCartElements: Schema.optionalKey(Schema.Array(CartElementPart)), showMapsLink: Schema.optionalKey(Schema.Boolean), checkout: Schema.optionalKey(Schema.Boolean), oldCheckout: Schema.optionalKey(Schema.Boolean), checkoutSite: Schema.optionalKey(CheckoutSite), oldFlow: Schema.optionalKey(Schema.Boolean), splitPrice: Schema.optionalKey(Schema.Boolean), wallets: Schema.optionalKey(WalletSettings), paypal: Schema.optionalKey(Schema.Struct({ clientId: ClientId, sdkUrl: Schema.String })), interacHiddenSubdomains: Schema.optionalKey(Schema.Array(Schema.String)), privacyConsent: Schema.optionalKey(Schema.Boolean), privacyUrl: Schema.optionalKey(Schema.Struct({ fr: Schema.optionalKey(Schema.String), en: Schema.optionalKey(Schema.String) })), showCompanyAndTitle: Schema.optionalKey(Schema.Boolean), timeFormat: Schema.optionalKey(Schema.Literals([12,24])), tracking: Schema.optionalKey(Schema.Boolean), nearbyStays: Schema.optionalKey(Schema.Boolean), logLevel: Schema.optionalKey(LogLevel), networkPositionUrl: Schema.optionalKey(Schema.String), images: Schema.Array(Image), processorConfig: ProcessorConfig, contact: Schema.optionalKey(Contact), timeZone: Schema.String, reservationTime: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), renewals: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))), deliveries: Schema.optionalKey(Schema.Array(DeliveryCategory)), sitePages: Schema.optionalKey(Schema.Array(SitePage)), banners: Schema.optionalKey(Schema.Array(BannerPlace)), emailCheck: Schema.optionalKey(Schema.Boolean), newsletters: Schema.optionalKey(Schema.Array(NewsletterSender)), solutionUrl: Schema.optionalKey(Schema.String), redirectHosts: Schema.optionalKey(Schema.Array(Schema.String)) })
export type WebsiteConfig = typeof WebsiteConfig.Type

/** What each operation answers; those that answer no JSON are left out. */
export const answers = {
  getWebsiteConfig: WebsiteConfig,
  listPages: Schema.Array(PageSummary),
  getPage: Page,
  getGroupedPage: Page,
  listByocEventPrices: Schema.Array(ByocEventPrices),
  listByocPrices: Schema.Array(ByocPriceGroup),
  getEvent: EventDetail,
  getSubscription: SubscriptionDetail,
  getEventSeatMap: Venue,
  getEventPolygons: Venue,
  getSectionDetails: Schema.Array(SeatDetail),
  getAvailability: Availability,
  getSection: Section,
  getSectionInMode: Section,
  getSubscriptionSeatMap: Venue,
  getSubscriptionPolygons: Venue,
  getSubscriptionSectionDetails: Schema.Array(SeatDetail),
  getSubscriptionAvailability: Availability,
  getVenueSeatMap: Venue,
  getVenuePolygons: Venue,
  getVenueSectionDetails: Schema.Array(SeatDetail),
  createHolds: HoldsAnswer,
  releaseHolds: HoldsAnswer,
  extendHolds: HoldsAnswer,
  answerHolds: HoldsAnswer,
  holdByPriceLevel: HoldsAnswer,
  holdSubscriptionByPriceLevel: HoldsAnswer,
  splitPriceLine: HoldsAnswer,
  getCartByToken: Cart,
  linkOwnCart: OwnCartLink,
  getCart: Cart,
  deleteCart: MessageAnswer,
  deleteUnconfirmed: MessageAnswer,
  getPaymentMethods: PaymentMethods,
  getEventPriceTaxes: TaxSummary,
  getSubscriptionPriceTaxes: TaxSummary,
  getMembershipTaxes: TaxSummary,
  getTaxesInForce: TaxesInForce,
  getItemTaxes: TaxSummary,
  lookUpPromotion: Promotion,
  openPresale: OpenedPresale,
  getGiftCertificate: GiftCertificate,
  listParking: Schema.Array(ParkingItem),
  getShippings: Shippings,
  askKey: Key,
  askKeyEta: KeyEta,
  getQueueEmailStatus: QueueEmailStatus,
  listQueues: Schema.Array(Queue),
  listLocations: LocationList,
  getLocation: Location,
  listOutlets: OutletList,
  getStaticPage: StaticPage,
  getNearbyStay: NearbyStay,
  getTestNearbyStay: NearbyStay,
  createSale: SaleStart,
  getSale: Sale,
  setSaleDeliveries: SaleStart,
  setSaleCertificates: SaleStart,
  checkoutCreditCard: PaymentResponse,
  getInvoiceConfirmation: Receipt,
  authenticateWithPaysafe: ThreeDSecureResult,
  checkGlobalPaymentsEnrolment: EnrolmentResult,
  initiateGlobalPaymentsAuthentication: ThreeDSecureResult,
  getGlobalPaymentsAccessToken: AccessToken,
  receiveStripeEvent: Schema.Struct({ received: Schema.Boolean }),
  receivePayPalEvent: Schema.Struct({ received: Schema.Boolean }),
  createSession: Session,
  logIn: RefreshToken,
  createRefreshToken: RefreshToken,
  getRefreshToken: RefreshToken,
  authorizeRefreshToken: Session,
  rotateRefreshToken: RefreshToken,
  getPermissionMask: Schema.String,
  getUserPermissions: Schema.Array(Schema.Int),
  listUpcomingTickets: Schema.Array(TicketElement),
  sendTicketAsGift: GiftAnswer,
  getTicketGift: TicketGift,
  getInteracPayment: InteracPayment,
  createPayPalOrder: PayPalOrder,
  createApplePaySession: ApplePaySession,
  getDeferredSale: DeferredSale,
  payDeferredSale: PaymentResponse,
  getRenewal: RenewalDetails,
  payRenewal: RenewalResponse,
  updateClient: Client,
  createClient: Client,
  getOwnClient: Client,
  listSignIns: SignIns,
  exportOwnData: PersonalData,
  previewClosing: ClosingPreview,
  listPasskeys: Passkeys,
  addPasskey: Passkey,
  beginPasskey: PasskeyToMake,
  beginPasskeySignIn: PasskeyChallenge,
  logInWithPasskey: Client,
  getKeptCards: KeptCards,
  removeKeptCard: KeptCardRemoval,
  logInClient: Client,
  logInWithFacebook: Client,
  logInWithGoogle: Client,
  beginSocialSignIn: SocialSignInStarted,
  finishSocialSignIn: Client,
  checkAuthentication: Authentication,
  listInvoices: Schema.Array(Invoice),
  listFlexPasses: Schema.Array(FlexPass),
  getFlexPass: FlexPass,
  getFlexPassEvents: FlexPass,
  exchangeFlexPass: FlexPass,
  listSaleNewsletters: Schema.Array(Newsletter),
  listClientNewsletters: Schema.Array(Newsletter),
  listMasterNewsletters: Schema.Array(Newsletter),
  confirmNewsletters: Schema.Array(Newsletter),
  readNewsletterLink: NewsletterLink,
  leaveNewsletter: Schema.Array(Newsletter),
  changeNewsletters: Schema.Array(Newsletter),
  verifyEmail: Verification,
  verifyPhone: Verification,
  verifyAddress: Verification,
  verifyIp: Verification,
  checkMail: MailCheck,
  findCity: City,
  listCarousel: Schema.Array(Banner),
  getMainBanner: Banner,
  getSecondaryBanner: Banner,
  listTagManagers: Schema.Array(Schema.String),
  listDataLayerProducts: Schema.Array(DataLayerProduct),
  getDataLayer: DataLayer,
  getUser: User,
  listAccounts: Schema.Array(Account),
  listProducers: Schema.Array(Producer),
  listSupportCarts: CartList,
  getSupportCart: CartReport,
  clearSupportCart: MessageAnswer,
  explainSupportCart: Explanation,
  linkSupportCart: CartLink,
  settlePayment: CartReport,
  replaySupportCart: CartReplay,
  exportSupportCart: CartTestCase,
  previewRefund: RefundPreview,
  listRefunds: RefundList,
  refundSale: Refund,
  settleRefund: Refund,
  resendReceipt: ResentReceipt,
  previewVoid: VoidPreview,
  voidSale: SaleVoid,
  listSupportClients: SupportClientList,
  getSupportClient: SupportClient,
  exportSupportClient: PersonalData,
  previewSupportClosing: ClosingPreview,
  closeSupportClient: ClientEntry,
  askNewPassword: ClientEntry,
  listSupportHolds: HoldList,
  getSupportHold: SupportHold,
  explainSupportHold: HoldExplanation,
  releaseSupportHold: MessageAnswer,
  explainSupportSeat: SeatExplanation,
  previewEventRefund: EventRefundPreview,
  listEventRefunds: EventRefundList,
  refundEvent: EventRefund,
  getEventRefund: EventRefundReport,
  stopEventRefund: EventRefund,
  explainSupportPromotion: PromotionExplanation,
  listScans: ScanLog,
  scanTicket: Scan,
  importScans: Schema.Array(Scan),
  getDoorList: DoorList,
  listVenues: Schema.Array(VenueOfSite),
  getVenuePlan: VenuePlan,
  saveVenuePlan: VenuePlanVerdict,
  listTicketKeys: Schema.Array(TicketKey),
  getHealth: Health,
  getReadiness: Health,
}
