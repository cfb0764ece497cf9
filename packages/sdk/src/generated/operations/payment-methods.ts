// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getInteracPayment = /* @__PURE__ */ operation<"getInteracPayment">({"id":"getInteracPayment","method":"GET","path":"/v1/interac/exact-url","security":"session","cache":30000,"media":"json","problems":"sale-needed cart-empty cart-expired cart-changed amount-changed payment-in-progress payment-pending client-invalid login-needed not-yours delivery-not-offered promotion-limit certificate-balance-short payment-method-not-offered payment-misconfigured processor-unavailable session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const receiveInteracResult = /* @__PURE__ */ operation<"receiveInteracResult">({"id":"receiveInteracResult","method":"POST","path":"/v1/interac/result","security":"none","cache":0,"media":"text","problems":"signature-invalid amount-changed sale-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const createPayPalOrder = /* @__PURE__ */ operation<"createPayPalOrder">({"id":"createPayPalOrder","method":"POST","path":"/v1/paypal/orders","security":"session","cache":0,"media":"json","problems":"sale-needed login-needed payment-in-progress amount-changed payment-method-not-offered payment-misconfigured processor-unavailable session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const createApplePaySession = /* @__PURE__ */ operation<"createApplePaySession">({"id":"createApplePaySession","method":"POST","path":"/v1/pay/apple/create-session","security":"session","cache":0,"media":"json","problems":"address-not-allowed payment-method-not-offered payment-misconfigured processor-unavailable session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
