// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getInteracPayment = /* @__PURE__ */ operation<"getInteracPayment">({"id":"getInteracPayment","method":"GET","path":"/v1/interac/exact-url","security":"session","cache":30000,"media":"json","problems":"cart-empty cart-expired amount-changed not-yours payment-method-not-offered processor-unavailable not-built session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const createApplePaySession = /* @__PURE__ */ operation<"createApplePaySession">({"id":"createApplePaySession","method":"POST","path":"/v1/pay/apple/create-session","security":"session","cache":0,"media":"json","problems":"address-not-allowed payment-method-not-offered processor-unavailable not-built session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
