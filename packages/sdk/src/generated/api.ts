// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../client/operation.ts"

export const getWebsiteConfig = /* @__PURE__ */ operation<"getWebsiteConfig">({"id":"getWebsiteConfig","method":"GET","path":"/v1/websites/config","security":"none","cache":60000,"media":"json","problems":["website-not-found","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listPages = /* @__PURE__ */ operation<"listPages">({"id":"listPages","method":"GET","path":"/v1/pages","security":"none","cache":60000,"media":"json","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getPage = /* @__PURE__ */ operation<"getPage">({"id":"getPage","method":"GET","path":"/v1/pages/{id}","security":"none","cache":60000,"media":"json","problems":["page-unknown","queue-key-needed","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getGroupedPage = /* @__PURE__ */ operation<"getGroupedPage">({"id":"getGroupedPage","method":"GET","path":"/v1/pages/{id}/wtf","security":"none","cache":60000,"media":"json","problems":["page-unknown","queue-key-needed","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listByocEventPrices = /* @__PURE__ */ operation<"listByocEventPrices">({"id":"listByocEventPrices","method":"POST","path":"/v1/pages/{pageId}/byoc/{byocId}/events/price","security":"none","cache":0,"media":"json","problems":["page-unknown","combo-unknown","event-outside-combo","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listByocPrices = /* @__PURE__ */ operation<"listByocPrices">({"id":"listByocPrices","method":"POST","path":"/v1/pages/{pageId}/byoc/{byocId}/prices","security":"none","cache":0,"media":"json","problems":["page-unknown","combo-unknown","event-outside-combo","invalid-quantity","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getEvent = /* @__PURE__ */ operation<"getEvent">({"id":"getEvent","method":"GET","path":"/v1/events/{id}","security":"none","cache":60000,"media":"json","problems":["event-unknown","queue-key-needed","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscription = /* @__PURE__ */ operation<"getSubscription">({"id":"getSubscription","method":"GET","path":"/v1/subscriptions/{id}","security":"none","cache":60000,"media":"json","problems":["subscription-unknown","queue-key-needed","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getEventSeatMap = /* @__PURE__ */ operation<"getEventSeatMap">({"id":"getEventSeatMap","method":"GET","path":"/v1/seatmap/event/{id}/full","security":"none","cache":60000,"media":"json","problems":["event-unknown","no-seat-map","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getEventPolygons = /* @__PURE__ */ operation<"getEventPolygons">({"id":"getEventPolygons","method":"GET","path":"/v1/seatmap/event/{id}/polygons","security":"none","cache":60000,"media":"json","problems":["event-unknown","no-seat-map","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSectionDetails = /* @__PURE__ */ operation<"getSectionDetails">({"id":"getSectionDetails","method":"GET","path":"/v1/seatmap/event/{id}/section/{sectionId}/details","security":"none","cache":600000,"media":"json","problems":["event-unknown","section-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getAvailability = /* @__PURE__ */ operation<"getAvailability">({"id":"getAvailability","method":"GET","path":"/v1/seatmap/event/{id}/availability","security":"none","cache":0,"media":"json","problems":["event-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSection = /* @__PURE__ */ operation<"getSection">({"id":"getSection","method":"GET","path":"/v1/seatmap/sections/{id}","security":"none","cache":600000,"media":"json","problems":["section-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSectionInMode = /* @__PURE__ */ operation<"getSectionInMode">({"id":"getSectionInMode","method":"GET","path":"/v1/seatmap/sections/{id}/{mode}","security":"none","cache":600000,"media":"json","problems":["section-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscriptionSeatMap = /* @__PURE__ */ operation<"getSubscriptionSeatMap">({"id":"getSubscriptionSeatMap","method":"GET","path":"/v1/seatmap/subscription/{id}/full","security":"none","cache":60000,"media":"json","problems":["subscription-unknown","no-seat-map","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscriptionPolygons = /* @__PURE__ */ operation<"getSubscriptionPolygons">({"id":"getSubscriptionPolygons","method":"GET","path":"/v1/seatmap/subscription/{id}/polygons","security":"none","cache":60000,"media":"json","problems":["subscription-unknown","no-seat-map","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscriptionSectionDetails = /* @__PURE__ */ operation<"getSubscriptionSectionDetails">({"id":"getSubscriptionSectionDetails","method":"GET","path":"/v1/seatmap/subscription/{id}/section/{sectionId}/details","security":"none","cache":600000,"media":"json","problems":["subscription-unknown","section-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscriptionAvailability = /* @__PURE__ */ operation<"getSubscriptionAvailability">({"id":"getSubscriptionAvailability","method":"GET","path":"/v1/seatmap/subscription/{id}/availability","security":"none","cache":0,"media":"json","problems":["subscription-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getVenueSeatMap = /* @__PURE__ */ operation<"getVenueSeatMap">({"id":"getVenueSeatMap","method":"GET","path":"/v1/seatmap/venues/{id}/full","security":"staff","cache":0,"media":"json","problems":["venue-unknown","no-seat-map","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getVenuePolygons = /* @__PURE__ */ operation<"getVenuePolygons">({"id":"getVenuePolygons","method":"GET","path":"/v1/seatmap/venues/{id}/polygons","security":"staff","cache":0,"media":"json","problems":["venue-unknown","no-seat-map","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getVenueSectionDetails = /* @__PURE__ */ operation<"getVenueSectionDetails">({"id":"getVenueSectionDetails","method":"GET","path":"/v1/seatmap/venues/{id}/section/{sectionId}/details","security":"staff","cache":0,"media":"json","problems":["venue-unknown","section-unknown","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createHolds = /* @__PURE__ */ operation<"createHolds">({"id":"createHolds","method":"POST","path":"/v1/holds","security":"session","cache":0,"media":"json","problems":["event-unknown","event-not-on-sale","seats-taken","seat-not-for-sale","seats-unknown","seats-not-together","mixed-price-levels","strands-seat","price-unknown","quantity-mismatch","invalid-quantity","not-enough-places","cart-being-paid","cart-expired","hold-type-not-offered","queue-key-needed","subscription-unknown","membership-unknown","parking-unknown","combo-unknown","combo-incomplete","combo-repeats","event-outside-combo","ticket-counts-differ","amount-not-offered","promotion-unknown","promotion-used-up","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const releaseHolds = /* @__PURE__ */ operation<"releaseHolds">({"id":"releaseHolds","method":"POST","path":"/v1/holds/actions/release","security":"session","cache":0,"media":"json","problems":["release-not-whole","cart-being-paid","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const extendHolds = /* @__PURE__ */ operation<"extendHolds">({"id":"extendHolds","method":"POST","path":"/v1/holds/actions/extend","security":"session","cache":0,"media":"json","problems":["cart-expired","cart-empty","cart-being-paid","no-extension-left","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const holdByPriceLevel = /* @__PURE__ */ operation<"holdByPriceLevel">({"id":"holdByPriceLevel","method":"POST","path":"/v1/holds-pricelevel/{id}","security":"session","cache":0,"media":"json","problems":["event-unknown","event-not-on-sale","price-unknown","invalid-quantity","not-enough-places","not-enough-together","cart-being-paid","cart-expired","promotion-unknown","promotion-used-up","queue-key-needed","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const holdSubscriptionByPriceLevel = /* @__PURE__ */ operation<"holdSubscriptionByPriceLevel">({"id":"holdSubscriptionByPriceLevel","method":"POST","path":"/v1/holds-pricelevel-subscription/{id}","security":"session","cache":0,"media":"json","problems":["subscription-unknown","event-not-on-sale","price-unknown","invalid-quantity","not-enough-places","not-enough-together","cart-being-paid","cart-expired","promotion-unknown","promotion-used-up","queue-key-needed","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const splitPriceLine = /* @__PURE__ */ operation<"splitPriceLine">({"id":"splitPriceLine","method":"POST","path":"/v1/holds-pricelevel/split","security":"session","cache":0,"media":"json","problems":["hold-unknown","price-unknown","quantity-mismatch","invalid-quantity","cart-being-paid","cart-expired","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getCartByToken = /* @__PURE__ */ operation<"getCartByToken">({"id":"getCartByToken","method":"GET","path":"/v1/cart","security":"session-or-staff","cache":0,"media":"json","problems":["cart-unknown","cart-expired","not-built","session-missing","session-expired","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getCart = /* @__PURE__ */ operation<"getCart">({"id":"getCart","method":"GET","path":"/v1/cart/self","security":"session","cache":0,"media":"json","problems":["session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const deleteCart = /* @__PURE__ */ operation<"deleteCart">({"id":"deleteCart","method":"DELETE","path":"/v1/cart/delete","security":"session","cache":0,"media":"json","problems":["cart-being-paid","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const deleteUnconfirmed = /* @__PURE__ */ operation<"deleteUnconfirmed">({"id":"deleteUnconfirmed","method":"DELETE","path":"/v1/cart/unconfirmed","security":"session","cache":0,"media":"json","problems":["cart-being-paid","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getPaymentMethods = /* @__PURE__ */ operation<"getPaymentMethods">({"id":"getPaymentMethods","method":"GET","path":"/v1/cart/paymentMethods","security":"none","cache":60000,"media":"json","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getEventPriceTaxes = /* @__PURE__ */ operation<"getEventPriceTaxes">({"id":"getEventPriceTaxes","method":"GET","path":"/v1/events/{id}/taxes/{priceId}","security":"none","cache":60000,"media":"json","problems":["event-unknown","price-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscriptionPriceTaxes = /* @__PURE__ */ operation<"getSubscriptionPriceTaxes">({"id":"getSubscriptionPriceTaxes","method":"GET","path":"/v1/subscriptions/{id}/taxes/{priceId}","security":"none","cache":60000,"media":"json","problems":["subscription-unknown","price-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getMembershipTaxes = /* @__PURE__ */ operation<"getMembershipTaxes">({"id":"getMembershipTaxes","method":"GET","path":"/v1/members/{id}/taxes","security":"none","cache":60000,"media":"json","problems":["membership-unknown","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getItemTaxes = /* @__PURE__ */ operation<"getItemTaxes">({"id":"getItemTaxes","method":"GET","path":"/v1/taxes/{a}/{b}","security":"none","cache":60000,"media":"json","problems":["item-unknown","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getGiftCertificate = /* @__PURE__ */ operation<"getGiftCertificate">({"id":"getGiftCertificate","method":"GET","path":"/v1/certificates/{code}","security":"session","cache":0,"media":"json","problems":["certificate-unknown","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listParking = /* @__PURE__ */ operation<"listParking">({"id":"listParking","method":"GET","path":"/v1/parking","security":"none","cache":600000,"media":"json","problems":["not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getShippings = /* @__PURE__ */ operation<"getShippings">({"id":"getShippings","method":"GET","path":"/v1/shippings","security":"none","cache":60000,"media":"json","problems":["event-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const askKey = /* @__PURE__ */ operation<"askKey">({"id":"askKey","method":"POST","path":"/v1/key/{type}/{id}","security":"session","cache":0,"media":"json","problems":["page-unknown","event-unknown","subscription-unknown","flex-pass-unknown","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const askKeyEta = /* @__PURE__ */ operation<"askKeyEta">({"id":"askKeyEta","method":"POST","path":"/v1/key/{type}/{id}/eta","security":"session","cache":0,"media":"json","problems":["page-unknown","event-unknown","subscription-unknown","flex-pass-unknown","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const sendQueueEmail = /* @__PURE__ */ operation<"sendQueueEmail">({"id":"sendQueueEmail","method":"POST","path":"/v1/keyserver/email","security":"session","cache":0,"media":"none","problems":["address-not-allowed","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getQueueEmailStatus = /* @__PURE__ */ operation<"getQueueEmailStatus">({"id":"getQueueEmailStatus","method":"GET","path":"/v1/keyserver/email/{accountCode}/status","security":"none","cache":60000,"media":"json","problems":["not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const leaveQueue = /* @__PURE__ */ operation<"leaveQueue">({"id":"leaveQueue","method":"PUT","path":"/v1/kickout","security":"session","cache":0,"media":"none","problems":["cart-being-paid","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listLocations = /* @__PURE__ */ operation<"listLocations">({"id":"listLocations","method":"GET","path":"/v1/locations","security":"none","cache":60000,"media":"json","problems":["not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getLocation = /* @__PURE__ */ operation<"getLocation">({"id":"getLocation","method":"GET","path":"/v1/locations/{id}","security":"none","cache":60000,"media":"json","problems":["location-unknown","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getNearbyStay = /* @__PURE__ */ operation<"getNearbyStay">({"id":"getNearbyStay","method":"GET","path":"/v1/stay22/object/{id}","security":"none","cache":60000,"media":"json","problems":["stay-unknown","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getTestNearbyStay = /* @__PURE__ */ operation<"getTestNearbyStay">({"id":"getTestNearbyStay","method":"GET","path":"/v1/stay22/object/{id}/test","security":"none","cache":60000,"media":"json","problems":["stay-unknown","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createSale = /* @__PURE__ */ operation<"createSale">({"id":"createSale","method":"PUT","path":"/v1/session/create-sale","security":"session","cache":0,"media":"json","problems":["login-needed","cart-empty","cart-expired","cart-being-paid","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSale = /* @__PURE__ */ operation<"getSale">({"id":"getSale","method":"GET","path":"/v1/session/sale","security":"session","cache":0,"media":"json","problems":["sale-unknown","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const setSaleCertificates = /* @__PURE__ */ operation<"setSaleCertificates">({"id":"setSaleCertificates","method":"PUT","path":"/v1/session/sale/certificates","security":"session","cache":0,"media":"json","problems":["login-needed","cart-empty","cart-expired","cart-being-paid","certificate-unknown","payment-method-not-offered","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const checkoutCreditCard = /* @__PURE__ */ operation<"checkoutCreditCard">({"id":"checkoutCreditCard","method":"POST","path":"/backend/v1/cart/checkoutCreditCard","security":"session","cache":0,"media":"json","problems":["login-needed","sale-needed","cart-empty","cart-expired","cart-changed","amount-changed","certificate-balance-short","client-invalid","delivery-not-offered","payment-in-progress","payment-method-not-offered","card-invalid","card-brand-not-accepted","card-declined","authentication-needed","authentication-failed","authentication-mismatch","payment-pending","payment-voided","processor-unavailable","payment-misconfigured","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getInvoiceConfirmation = /* @__PURE__ */ operation<"getInvoiceConfirmation">({"id":"getInvoiceConfirmation","method":"GET","path":"/v1/invoice-confirmation/{id}","security":"session","cache":0,"media":"json","problems":["sale-unknown","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const authenticateWithPaysafe = /* @__PURE__ */ operation<"authenticateWithPaysafe">({"id":"authenticateWithPaysafe","method":"POST","path":"/v1/threeDSecure/paysafe/authentications/{id}","security":"session","cache":0,"media":"json","problems":["sale-needed","amount-changed","card-invalid","authentication-mismatch","payment-method-not-offered","processor-unavailable","payment-misconfigured","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const checkGlobalPaymentsEnrolment = /* @__PURE__ */ operation<"checkGlobalPaymentsEnrolment">({"id":"checkGlobalPaymentsEnrolment","method":"POST","path":"/v1/threeDSecure/globalpayments/{hash}","security":"session","cache":0,"media":"json","problems":["sale-needed","amount-changed","card-invalid","authentication-mismatch","payment-method-not-offered","processor-unavailable","payment-misconfigured","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const receiveMethodNotification = /* @__PURE__ */ operation<"receiveMethodNotification">({"id":"receiveMethodNotification","method":"POST","path":"/v1/threeDSecure/globalpayments/methodUrlResponse","security":"none","cache":0,"media":"text","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const receiveChallengeNotification = /* @__PURE__ */ operation<"receiveChallengeNotification">({"id":"receiveChallengeNotification","method":"POST","path":"/v1/threeDSecure/globalpayments/methodUrlResponse2","security":"none","cache":0,"media":"text","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const initiateGlobalPaymentsAuthentication = /* @__PURE__ */ operation<"initiateGlobalPaymentsAuthentication">({"id":"initiateGlobalPaymentsAuthentication","method":"POST","path":"/v1/threeDSecure/globalpayments/initiateAuthentication","security":"session","cache":0,"media":"json","problems":["sale-needed","amount-changed","card-invalid","authentication-mismatch","payment-method-not-offered","processor-unavailable","payment-misconfigured","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getGlobalPaymentsAccessToken = /* @__PURE__ */ operation<"getGlobalPaymentsAccessToken">({"id":"getGlobalPaymentsAccessToken","method":"GET","path":"/v1/threeDSecure/globalpayments/accesstoken","security":"session","cache":0,"media":"json","problems":["payment-method-not-offered","processor-unavailable","payment-misconfigured","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const receiveStripeEvent = /* @__PURE__ */ operation<"receiveStripeEvent">({"id":"receiveStripeEvent","method":"POST","path":"/v1/webhooks/stripe/{accountCode}","security":"none","cache":0,"media":"json","problems":["signature-invalid","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getTicketsPdf = /* @__PURE__ */ operation<"getTicketsPdf">({"id":"getTicketsPdf","method":"GET","path":"/backend/v1/tickets","security":"session","cache":0,"media":"blob","problems":["ticket-unknown","not-yours","ticket-not-printable","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createSession = /* @__PURE__ */ operation<"createSession">({"id":"createSession","method":"POST","path":"/v1/session","security":"none","cache":0,"media":"json","problems":["session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const logIn = /* @__PURE__ */ operation<"logIn">({"id":"logIn","method":"POST","path":"/v1/refresh-tokens","security":"none","cache":0,"media":"json","problems":["login-failed","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createRefreshToken = /* @__PURE__ */ operation<"createRefreshToken">({"id":"createRefreshToken","method":"POST","path":"/v2/refresh-tokens","security":"none","cache":0,"media":"json","problems":["login-failed","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getRefreshToken = /* @__PURE__ */ operation<"getRefreshToken">({"id":"getRefreshToken","method":"GET","path":"/v2/refresh-tokens/{token}","security":"none","cache":0,"media":"json","problems":["refresh-token-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const authorizeRefreshToken = /* @__PURE__ */ operation<"authorizeRefreshToken">({"id":"authorizeRefreshToken","method":"POST","path":"/v1/refresh-tokens/{token}/actions/authorize","security":"none","cache":0,"media":"json","problems":["refresh-token-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const endRefreshToken = /* @__PURE__ */ operation<"endRefreshToken">({"id":"endRefreshToken","method":"POST","path":"/v1/refresh-tokens/actions/end","security":"staff","cache":0,"media":"none","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const rotateRefreshToken = /* @__PURE__ */ operation<"rotateRefreshToken">({"id":"rotateRefreshToken","method":"POST","path":"/v1/refresh-tokens/actions/rotate","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getPermissionMask = /* @__PURE__ */ operation<"getPermissionMask">({"id":"getPermissionMask","method":"GET","path":"/v1/refresh-tokens/permission","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getUserPermissions = /* @__PURE__ */ operation<"getUserPermissions">({"id":"getUserPermissions","method":"GET","path":"/v1/user-permissions","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSeatsPdf = /* @__PURE__ */ operation<"getSeatsPdf">({"id":"getSeatsPdf","method":"GET","path":"/backend/vs.pdf","security":"none","cache":60000,"media":"blob","problems":["event-unknown","no-seat-map","seats-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listUpcomingTickets = /* @__PURE__ */ operation<"listUpcomingTickets">({"id":"listUpcomingTickets","method":"GET","path":"/v1/tickets/upcoming/self","security":"session","cache":0,"media":"json","problems":["login-needed","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const sendTicketAsGift = /* @__PURE__ */ operation<"sendTicketAsGift">({"id":"sendTicketAsGift","method":"PUT","path":"/v1/sendasgift","security":"session","cache":0,"media":"json","problems":["login-needed","ticket-unknown","not-yours","ticket-not-giftable","email-invalid","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getGoogleWalletLink = /* @__PURE__ */ operation<"getGoogleWalletLink">({"id":"getGoogleWalletLink","method":"GET","path":"/v1/wallet-passes/google/{link}","security":"none","cache":0,"media":"text","problems":["ticket-unknown","wallet-link-ended","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getAppleWalletPass = /* @__PURE__ */ operation<"getAppleWalletPass">({"id":"getAppleWalletPass","method":"GET","path":"/v1/wallet-passes/apple/{link}","security":"none","cache":0,"media":"blob","problems":["ticket-unknown","wallet-link-ended","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getInteracPayment = /* @__PURE__ */ operation<"getInteracPayment">({"id":"getInteracPayment","method":"GET","path":"/v1/interac/exact-url","security":"session","cache":30000,"media":"json","problems":["cart-empty","cart-expired","amount-changed","not-yours","payment-method-not-offered","processor-unavailable","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createApplePaySession = /* @__PURE__ */ operation<"createApplePaySession">({"id":"createApplePaySession","method":"POST","path":"/v1/pay/apple/create-session","security":"session","cache":0,"media":"json","problems":["address-not-allowed","payment-method-not-offered","processor-unavailable","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getDeferredSale = /* @__PURE__ */ operation<"getDeferredSale">({"id":"getDeferredSale","method":"POST","path":"/v1/ccpayment/details","security":"session","cache":0,"media":"json","problems":["sale-unknown","nothing-due","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const payDeferredSale = /* @__PURE__ */ operation<"payDeferredSale">({"id":"payDeferredSale","method":"POST","path":"/backend/v1/ccpayment/process-paiement","security":"session","cache":0,"media":"json","problems":["sale-unknown","nothing-due","amount-changed","client-invalid","payment-in-progress","payment-method-not-offered","card-invalid","card-brand-not-accepted","card-declined","payment-pending","processor-unavailable","payment-misconfigured","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getRenewal = /* @__PURE__ */ operation<"getRenewal">({"id":"getRenewal","method":"POST","path":"/backend/v1/websites/{subdomain}/subscriptions/renew/details","security":"session","cache":0,"media":"json","problems":["website-not-found","renewal-unknown","renewal-ended","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const payRenewal = /* @__PURE__ */ operation<"payRenewal">({"id":"payRenewal","method":"POST","path":"/backend/v1/websites/{subdomain}/subscriptions/renew/multiplePaymentCheckout","security":"session","cache":0,"media":"json","problems":["website-not-found","sale-unknown","renewal-ended","client-invalid","delivery-not-offered","payment-in-progress","payment-method-not-offered","card-invalid","card-brand-not-accepted","card-declined","authentication-needed","authentication-failed","authentication-mismatch","payment-pending","payment-voided","processor-unavailable","payment-misconfigured","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const updateClient = /* @__PURE__ */ operation<"updateClient">({"id":"updateClient","method":"PUT","path":"/v1/clients","security":"session","cache":0,"media":"json","problems":["login-needed","not-yours","accounts-not-offered","client-invalid","email-taken","password-refused","password-needed","password-wrong","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createClient = /* @__PURE__ */ operation<"createClient">({"id":"createClient","method":"POST","path":"/v1/clients","security":"session","cache":0,"media":"json","problems":["accounts-not-offered","client-invalid","email-taken","password-refused","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getOwnClient = /* @__PURE__ */ operation<"getOwnClient">({"id":"getOwnClient","method":"GET","path":"/v1/clients/self","security":"session","cache":0,"media":"json","problems":["login-needed","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const changePassword = /* @__PURE__ */ operation<"changePassword">({"id":"changePassword","method":"POST","path":"/v1/clients/{id}/actions/change-password","security":"session","cache":0,"media":"none","problems":["login-needed","not-yours","password-wrong","password-refused","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const resetPassword = /* @__PURE__ */ operation<"resetPassword">({"id":"resetPassword","method":"POST","path":"/v1/client/actions/reset-password","security":"session","cache":0,"media":"none","problems":["reset-link-ended","password-refused","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const requestPasswordReset = /* @__PURE__ */ operation<"requestPasswordReset">({"id":"requestPasswordReset","method":"POST","path":"/v1/client/actions/reset-password-request","security":"session","cache":0,"media":"none","problems":["session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const confirmEmail = /* @__PURE__ */ operation<"confirmEmail">({"id":"confirmEmail","method":"POST","path":"/v1/client/actions/confirm-email","security":"session","cache":0,"media":"none","problems":["email-link-ended","email-taken","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const undoEmailChange = /* @__PURE__ */ operation<"undoEmailChange">({"id":"undoEmailChange","method":"POST","path":"/v1/client/actions/undo-email-change","security":"session","cache":0,"media":"none","problems":["email-link-ended","password-refused","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const sendEmailConfirmation = /* @__PURE__ */ operation<"sendEmailConfirmation">({"id":"sendEmailConfirmation","method":"POST","path":"/v1/clients/{id}/actions/send-email-confirmation","security":"session","cache":0,"media":"none","problems":["login-needed","not-yours","email-not-pending","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const withdrawEmailChange = /* @__PURE__ */ operation<"withdrawEmailChange">({"id":"withdrawEmailChange","method":"POST","path":"/v1/clients/{id}/actions/withdraw-email-change","security":"session","cache":0,"media":"none","problems":["login-needed","not-yours","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const logInClient = /* @__PURE__ */ operation<"logInClient">({"id":"logInClient","method":"POST","path":"/v1/clients/actions/authorize","security":"session","cache":0,"media":"json","problems":["login-failed","accounts-not-offered","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const logInWithFacebook = /* @__PURE__ */ operation<"logInWithFacebook">({"id":"logInWithFacebook","method":"POST","path":"/v1/clients/facebook","security":"session","cache":0,"media":"json","problems":["social-login-refused","accounts-not-offered","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const logInWithGoogle = /* @__PURE__ */ operation<"logInWithGoogle">({"id":"logInWithGoogle","method":"POST","path":"/v1/clients/google","security":"session","cache":0,"media":"json","problems":["social-login-refused","accounts-not-offered","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const checkAuthentication = /* @__PURE__ */ operation<"checkAuthentication">({"id":"checkAuthentication","method":"POST","path":"/v1/accounts/{accountCode}/actions/authentication","security":"session","cache":0,"media":"json","problems":["login-needed","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const logOutClient = /* @__PURE__ */ operation<"logOutClient">({"id":"logOutClient","method":"POST","path":"/v1/accounts/{accountCode}/actions/logout","security":"session","cache":0,"media":"none","problems":["session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listInvoices = /* @__PURE__ */ operation<"listInvoices">({"id":"listInvoices","method":"GET","path":"/v1/invoices","security":"session","cache":0,"media":"json","problems":["login-needed","not-yours","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getInvoiceHtml = /* @__PURE__ */ operation<"getInvoiceHtml">({"id":"getInvoiceHtml","method":"GET","path":"/backend/v1/ng-invoice.html","security":"session","cache":0,"media":"text","problems":["login-needed","not-yours","invoice-unknown","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listFlexPasses = /* @__PURE__ */ operation<"listFlexPasses">({"id":"listFlexPasses","method":"GET","path":"/v1/flexpasses","security":"session","cache":0,"media":"json","problems":["login-needed","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getFlexPass = /* @__PURE__ */ operation<"getFlexPass">({"id":"getFlexPass","method":"GET","path":"/v1/flexpass/{id}","security":"session","cache":0,"media":"json","problems":["login-needed","not-yours","flex-pass-unknown","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getFlexPassEvents = /* @__PURE__ */ operation<"getFlexPassEvents">({"id":"getFlexPassEvents","method":"GET","path":"/v1/flexpass/{invoiceId}/events","security":"session","cache":0,"media":"json","problems":["login-needed","not-yours","invoice-unknown","queue-key-needed","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const exchangeFlexPass = /* @__PURE__ */ operation<"exchangeFlexPass">({"id":"exchangeFlexPass","method":"POST","path":"/backend/v1/cart/flexpass/exchange","security":"session-or-staff","cache":0,"media":"json","problems":["login-needed","not-yours","ticket-unknown","ticket-already-exchanged","flex-credits-short","event-unknown","queue-key-needed","event-not-on-sale","not-enough-places","not-built","session-missing","session-expired","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listSaleNewsletters = /* @__PURE__ */ operation<"listSaleNewsletters">({"id":"listSaleNewsletters","method":"POST","path":"/v1/mailinglist","security":"session","cache":0,"media":"json","problems":["login-needed","not-yours","event-unknown","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listClientNewsletters = /* @__PURE__ */ operation<"listClientNewsletters">({"id":"listClientNewsletters","method":"GET","path":"/v1/mailinglist/client/{id}","security":"session","cache":0,"media":"json","problems":["login-needed","not-yours","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listMasterNewsletters = /* @__PURE__ */ operation<"listMasterNewsletters">({"id":"listMasterNewsletters","method":"GET","path":"/v1/mailinglist/master/client/{id}","security":"session","cache":0,"media":"json","problems":["login-needed","not-yours","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const changeNewsletters = /* @__PURE__ */ operation<"changeNewsletters">({"id":"changeNewsletters","method":"POST","path":"/v1/subscribetonewsletter","security":"session","cache":0,"media":"json","problems":["login-needed","not-yours","newsletter-unknown","email-invalid","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const verifyEmail = /* @__PURE__ */ operation<"verifyEmail">({"id":"verifyEmail","method":"GET","path":"/v1/xverify/email/{base64}","security":"session","cache":0,"media":"json","problems":["not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const verifyPhone = /* @__PURE__ */ operation<"verifyPhone">({"id":"verifyPhone","method":"GET","path":"/v1/xverify/phone/{base64}","security":"session","cache":0,"media":"json","problems":["not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const verifyAddress = /* @__PURE__ */ operation<"verifyAddress">({"id":"verifyAddress","method":"GET","path":"/v1/xverify/address/{line1}/{city}/{country}/{zip}","security":"session","cache":0,"media":"json","problems":["not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const verifyIp = /* @__PURE__ */ operation<"verifyIp">({"id":"verifyIp","method":"GET","path":"/v1/xverify/ip","security":"session","cache":0,"media":"json","problems":["not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const checkMail = /* @__PURE__ */ operation<"checkMail">({"id":"checkMail","method":"GET","path":"/v1/mailcheck/{base64}","security":"session","cache":0,"media":"json","problems":["not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const findCity = /* @__PURE__ */ operation<"findCity">({"id":"findCity","method":"GET","path":"/v1/l12n/city","security":"none","cache":60000,"media":"json","problems":["not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listCarousel = /* @__PURE__ */ operation<"listCarousel">({"id":"listCarousel","method":"GET","path":"/v1/carousel","security":"none","cache":60000,"media":"json","problems":["not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getMainBanner = /* @__PURE__ */ operation<"getMainBanner">({"id":"getMainBanner","method":"GET","path":"/v1/privileged","security":"none","cache":60000,"media":"json","problems":["not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSecondaryBanner = /* @__PURE__ */ operation<"getSecondaryBanner">({"id":"getSecondaryBanner","method":"GET","path":"/v1/banner","security":"none","cache":60000,"media":"json","problems":["not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listTagManagers = /* @__PURE__ */ operation<"listTagManagers">({"id":"listTagManagers","method":"GET","path":"/v1/tracker/systemgtm","security":"none","cache":60000,"media":"json","problems":["not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listDataLayerProducts = /* @__PURE__ */ operation<"listDataLayerProducts">({"id":"listDataLayerProducts","method":"POST","path":"/v1/tracker/productforperformance","security":"session","cache":0,"media":"json","problems":["event-unknown","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getDataLayer = /* @__PURE__ */ operation<"getDataLayer">({"id":"getDataLayer","method":"GET","path":"/v1/tracker/datalayer/{pageUrl}","security":"session","cache":0,"media":"json","problems":["sale-unknown","not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getUser = /* @__PURE__ */ operation<"getUser">({"id":"getUser","method":"GET","path":"/v2/users/{id}","security":"staff","cache":0,"media":"json","problems":["user-unknown","not-built","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listAccounts = /* @__PURE__ */ operation<"listAccounts">({"id":"listAccounts","method":"GET","path":"/v1/accounts","security":"staff","cache":0,"media":"json","problems":["not-built","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listProducers = /* @__PURE__ */ operation<"listProducers">({"id":"listProducers","method":"GET","path":"/v1/reports/producers","security":"staff","cache":0,"media":"json","problems":["not-built","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const writeLog = /* @__PURE__ */ operation<"writeLog">({"id":"writeLog","method":"POST","path":"/v1/log/{level}","security":"session","cache":0,"media":"none","problems":["not-built","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listSupportCarts = /* @__PURE__ */ operation<"listSupportCarts">({"id":"listSupportCarts","method":"GET","path":"/v1/support/carts","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSupportCart = /* @__PURE__ */ operation<"getSupportCart">({"id":"getSupportCart","method":"GET","path":"/v1/support/carts/{id}","security":"staff","cache":0,"media":"json","problems":["cart-unknown","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listSupportHolds = /* @__PURE__ */ operation<"listSupportHolds">({"id":"listSupportHolds","method":"GET","path":"/v1/support/holds","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSupportHold = /* @__PURE__ */ operation<"getSupportHold">({"id":"getSupportHold","method":"GET","path":"/v1/support/holds/{id}","security":"staff","cache":0,"media":"json","problems":["hold-unknown","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const releaseSupportHold = /* @__PURE__ */ operation<"releaseSupportHold">({"id":"releaseSupportHold","method":"POST","path":"/v1/support/holds/{id}/actions/release","security":"staff","cache":0,"media":"json","problems":["hold-unknown","cart-being-paid","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getHealth = /* @__PURE__ */ operation<"getHealth">({"id":"getHealth","method":"GET","path":"/healthz","security":"none","cache":0,"media":"json","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getReadiness = /* @__PURE__ */ operation<"getReadiness">({"id":"getReadiness","method":"GET","path":"/readyz","security":"none","cache":0,"media":"json","problems":["service-unavailable","request-invalid","website-unknown","rate-limited","unexpected"]})
