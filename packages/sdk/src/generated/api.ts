// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../client/operation.ts"

export const getWebsiteConfig = /* @__PURE__ */ operation<"getWebsiteConfig">({"id":"getWebsiteConfig","method":"GET","path":"/v1/websites/config","security":"none","cache":60000,"media":"json","problems":["website-not-found","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listPages = /* @__PURE__ */ operation<"listPages">({"id":"listPages","method":"GET","path":"/v1/pages","security":"none","cache":60000,"media":"json","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getPage = /* @__PURE__ */ operation<"getPage">({"id":"getPage","method":"GET","path":"/v1/pages/{id}","security":"none","cache":60000,"media":"json","problems":["page-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getEvent = /* @__PURE__ */ operation<"getEvent">({"id":"getEvent","method":"GET","path":"/v1/events/{id}","security":"none","cache":60000,"media":"json","problems":["event-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getEventSeatMap = /* @__PURE__ */ operation<"getEventSeatMap">({"id":"getEventSeatMap","method":"GET","path":"/v1/seatmap/event/{id}/full","security":"none","cache":60000,"media":"json","problems":["event-unknown","no-seat-map","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getEventPolygons = /* @__PURE__ */ operation<"getEventPolygons">({"id":"getEventPolygons","method":"GET","path":"/v1/seatmap/event/{id}/polygons","security":"none","cache":60000,"media":"json","problems":["event-unknown","no-seat-map","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSectionDetails = /* @__PURE__ */ operation<"getSectionDetails">({"id":"getSectionDetails","method":"GET","path":"/v1/seatmap/event/{id}/section/{sectionId}/details","security":"none","cache":600000,"media":"json","problems":["event-unknown","section-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getAvailability = /* @__PURE__ */ operation<"getAvailability">({"id":"getAvailability","method":"GET","path":"/v1/seatmap/event/{id}/availability","security":"none","cache":0,"media":"json","problems":["event-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSection = /* @__PURE__ */ operation<"getSection">({"id":"getSection","method":"GET","path":"/v1/seatmap/sections/{id}","security":"none","cache":600000,"media":"json","problems":["section-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSectionInMode = /* @__PURE__ */ operation<"getSectionInMode">({"id":"getSectionInMode","method":"GET","path":"/v1/seatmap/sections/{id}/{mode}","security":"none","cache":600000,"media":"json","problems":["section-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscriptionSeatMap = /* @__PURE__ */ operation<"getSubscriptionSeatMap">({"id":"getSubscriptionSeatMap","method":"GET","path":"/v1/seatmap/subscription/{id}/full","security":"none","cache":60000,"media":"json","problems":["subscription-unknown","no-seat-map","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscriptionPolygons = /* @__PURE__ */ operation<"getSubscriptionPolygons">({"id":"getSubscriptionPolygons","method":"GET","path":"/v1/seatmap/subscription/{id}/polygons","security":"none","cache":60000,"media":"json","problems":["subscription-unknown","no-seat-map","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSubscriptionSectionDetails = /* @__PURE__ */ operation<"getSubscriptionSectionDetails">({"id":"getSubscriptionSectionDetails","method":"GET","path":"/v1/seatmap/subscription/{id}/section/{sectionId}/details","security":"none","cache":600000,"media":"json","problems":["subscription-unknown","section-unknown","not-built","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getVenueSeatMap = /* @__PURE__ */ operation<"getVenueSeatMap">({"id":"getVenueSeatMap","method":"GET","path":"/v1/seatmap/venues/{id}/full","security":"staff","cache":0,"media":"json","problems":["venue-unknown","no-seat-map","not-built","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getVenuePolygons = /* @__PURE__ */ operation<"getVenuePolygons">({"id":"getVenuePolygons","method":"GET","path":"/v1/seatmap/venues/{id}/polygons","security":"staff","cache":0,"media":"json","problems":["venue-unknown","no-seat-map","not-built","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createHolds = /* @__PURE__ */ operation<"createHolds">({"id":"createHolds","method":"POST","path":"/v1/holds","security":"session","cache":0,"media":"json","problems":["event-unknown","event-not-on-sale","seats-taken","seat-not-for-sale","seats-unknown","seats-not-together","mixed-price-levels","strands-seat","price-unknown","quantity-mismatch","invalid-quantity","not-enough-places","cart-being-paid","cart-expired","hold-type-not-offered","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const releaseHolds = /* @__PURE__ */ operation<"releaseHolds">({"id":"releaseHolds","method":"POST","path":"/v1/holds/actions/release","security":"session","cache":0,"media":"json","problems":["cart-being-paid","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const extendHolds = /* @__PURE__ */ operation<"extendHolds">({"id":"extendHolds","method":"POST","path":"/v1/holds/actions/extend","security":"session","cache":0,"media":"json","problems":["cart-expired","cart-empty","cart-being-paid","no-extension-left","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const holdByPriceLevel = /* @__PURE__ */ operation<"holdByPriceLevel">({"id":"holdByPriceLevel","method":"POST","path":"/v1/holds-pricelevel/{id}","security":"session","cache":0,"media":"json","problems":["event-unknown","event-not-on-sale","price-unknown","invalid-quantity","not-enough-places","not-enough-together","cart-being-paid","cart-expired","promotion-unknown","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getCart = /* @__PURE__ */ operation<"getCart">({"id":"getCart","method":"GET","path":"/v1/cart/self","security":"session","cache":0,"media":"json","problems":["session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const deleteCart = /* @__PURE__ */ operation<"deleteCart">({"id":"deleteCart","method":"DELETE","path":"/v1/cart/delete","security":"session","cache":0,"media":"json","problems":["cart-being-paid","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const deleteUnconfirmed = /* @__PURE__ */ operation<"deleteUnconfirmed">({"id":"deleteUnconfirmed","method":"DELETE","path":"/v1/cart/unconfirmed","security":"session","cache":0,"media":"json","problems":["cart-being-paid","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getPaymentMethods = /* @__PURE__ */ operation<"getPaymentMethods">({"id":"getPaymentMethods","method":"GET","path":"/v1/cart/paymentMethods","security":"none","cache":60000,"media":"json","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getEventPriceTaxes = /* @__PURE__ */ operation<"getEventPriceTaxes">({"id":"getEventPriceTaxes","method":"GET","path":"/v1/events/{id}/taxes/{priceId}","security":"none","cache":60000,"media":"json","problems":["event-unknown","price-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getShippings = /* @__PURE__ */ operation<"getShippings">({"id":"getShippings","method":"GET","path":"/v1/shippings","security":"none","cache":60000,"media":"json","problems":["event-unknown","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createSale = /* @__PURE__ */ operation<"createSale">({"id":"createSale","method":"PUT","path":"/v1/session/create-sale","security":"session","cache":0,"media":"json","problems":["cart-empty","cart-expired","cart-being-paid","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSale = /* @__PURE__ */ operation<"getSale">({"id":"getSale","method":"GET","path":"/v1/session/sale","security":"session","cache":0,"media":"json","problems":["sale-unknown","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const checkoutCreditCard = /* @__PURE__ */ operation<"checkoutCreditCard">({"id":"checkoutCreditCard","method":"POST","path":"/backend/v1/cart/checkoutCreditCard","security":"session","cache":0,"media":"json","problems":["sale-needed","cart-empty","cart-expired","cart-changed","amount-changed","client-invalid","delivery-not-offered","payment-in-progress","payment-method-not-offered","card-invalid","card-brand-not-accepted","card-declined","authentication-needed","authentication-failed","authentication-mismatch","payment-pending","payment-voided","processor-unavailable","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getInvoiceConfirmation = /* @__PURE__ */ operation<"getInvoiceConfirmation">({"id":"getInvoiceConfirmation","method":"GET","path":"/v1/invoice-confirmation/{id}","security":"session","cache":0,"media":"json","problems":["sale-unknown","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const authenticateWithPaysafe = /* @__PURE__ */ operation<"authenticateWithPaysafe">({"id":"authenticateWithPaysafe","method":"POST","path":"/v1/threeDSecure/paysafe/authentications/{id}","security":"session","cache":0,"media":"json","problems":["sale-needed","amount-changed","card-invalid","authentication-mismatch","payment-method-not-offered","processor-unavailable","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const checkGlobalPaymentsEnrolment = /* @__PURE__ */ operation<"checkGlobalPaymentsEnrolment">({"id":"checkGlobalPaymentsEnrolment","method":"POST","path":"/v1/threeDSecure/globalpayments/{hash}","security":"session","cache":0,"media":"json","problems":["sale-needed","amount-changed","card-invalid","authentication-mismatch","payment-method-not-offered","processor-unavailable","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const receiveMethodNotification = /* @__PURE__ */ operation<"receiveMethodNotification">({"id":"receiveMethodNotification","method":"POST","path":"/v1/threeDSecure/globalpayments/methodUrlResponse","security":"none","cache":0,"media":"text","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const receiveChallengeNotification = /* @__PURE__ */ operation<"receiveChallengeNotification">({"id":"receiveChallengeNotification","method":"POST","path":"/v1/threeDSecure/globalpayments/methodUrlResponse2","security":"none","cache":0,"media":"text","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const initiateGlobalPaymentsAuthentication = /* @__PURE__ */ operation<"initiateGlobalPaymentsAuthentication">({"id":"initiateGlobalPaymentsAuthentication","method":"POST","path":"/v1/threeDSecure/globalpayments/initiateAuthentication","security":"session","cache":0,"media":"json","problems":["sale-needed","amount-changed","card-invalid","authentication-mismatch","payment-method-not-offered","processor-unavailable","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getGlobalPaymentsAccessToken = /* @__PURE__ */ operation<"getGlobalPaymentsAccessToken">({"id":"getGlobalPaymentsAccessToken","method":"GET","path":"/v1/threeDSecure/globalpayments/accesstoken","security":"session","cache":0,"media":"json","problems":["payment-method-not-offered","processor-unavailable","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const receiveStripeEvent = /* @__PURE__ */ operation<"receiveStripeEvent">({"id":"receiveStripeEvent","method":"POST","path":"/v1/webhooks/stripe/{accountCode}","security":"none","cache":0,"media":"json","problems":["signature-invalid","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getTicketsPdf = /* @__PURE__ */ operation<"getTicketsPdf">({"id":"getTicketsPdf","method":"GET","path":"/backend/v1/tickets","security":"session","cache":0,"media":"blob","problems":["ticket-unknown","ticket-not-printable","session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createSession = /* @__PURE__ */ operation<"createSession">({"id":"createSession","method":"POST","path":"/v1/session","security":"none","cache":0,"media":"json","problems":["session-missing","session-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const logIn = /* @__PURE__ */ operation<"logIn">({"id":"logIn","method":"POST","path":"/v1/refresh-tokens","security":"none","cache":0,"media":"json","problems":["login-failed","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const createRefreshToken = /* @__PURE__ */ operation<"createRefreshToken">({"id":"createRefreshToken","method":"POST","path":"/v2/refresh-tokens","security":"none","cache":0,"media":"json","problems":["login-failed","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getRefreshToken = /* @__PURE__ */ operation<"getRefreshToken">({"id":"getRefreshToken","method":"GET","path":"/v2/refresh-tokens/{token}","security":"none","cache":0,"media":"json","problems":["refresh-token-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const authorizeRefreshToken = /* @__PURE__ */ operation<"authorizeRefreshToken">({"id":"authorizeRefreshToken","method":"POST","path":"/v1/refresh-tokens/{token}/actions/authorize","security":"none","cache":0,"media":"json","problems":["refresh-token-expired","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getPermissionMask = /* @__PURE__ */ operation<"getPermissionMask">({"id":"getPermissionMask","method":"GET","path":"/v1/refresh-tokens/permission","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getUserPermissions = /* @__PURE__ */ operation<"getUserPermissions">({"id":"getUserPermissions","method":"GET","path":"/v1/user-permissions","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listSupportCarts = /* @__PURE__ */ operation<"listSupportCarts">({"id":"listSupportCarts","method":"GET","path":"/v1/support/carts","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSupportCart = /* @__PURE__ */ operation<"getSupportCart">({"id":"getSupportCart","method":"GET","path":"/v1/support/carts/{id}","security":"staff","cache":0,"media":"json","problems":["cart-unknown","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const listSupportHolds = /* @__PURE__ */ operation<"listSupportHolds">({"id":"listSupportHolds","method":"GET","path":"/v1/support/holds","security":"staff","cache":0,"media":"json","problems":["staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getSupportHold = /* @__PURE__ */ operation<"getSupportHold">({"id":"getSupportHold","method":"GET","path":"/v1/support/holds/{id}","security":"staff","cache":0,"media":"json","problems":["hold-unknown","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const releaseSupportHold = /* @__PURE__ */ operation<"releaseSupportHold">({"id":"releaseSupportHold","method":"POST","path":"/v1/support/holds/{id}/actions/release","security":"staff","cache":0,"media":"json","problems":["hold-unknown","cart-being-paid","staff-token-missing","refresh-token-expired","permission-missing","request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getHealth = /* @__PURE__ */ operation<"getHealth">({"id":"getHealth","method":"GET","path":"/healthz","security":"none","cache":0,"media":"json","problems":["request-invalid","website-unknown","rate-limited","service-unavailable","unexpected"]})

export const getReadiness = /* @__PURE__ */ operation<"getReadiness">({"id":"getReadiness","method":"GET","path":"/readyz","security":"none","cache":0,"media":"json","problems":["service-unavailable","request-invalid","website-unknown","rate-limited","unexpected"]})
