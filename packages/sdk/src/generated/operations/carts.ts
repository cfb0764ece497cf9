// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getCartByToken = /* @__PURE__ */ operation<"getCartByToken">({"id":"getCartByToken","method":"GET","path":"/v1/cart","security":"session-or-staff","cache":0,"media":"json","problems":"cart-unknown cart-expired cart-link-expired cart-paid session-missing session-expired staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const linkOwnCart = /* @__PURE__ */ operation<"linkOwnCart">({"id":"linkOwnCart","method":"POST","path":"/v1/cart/self/link","security":"session","cache":0,"media":"json","problems":"cart-unknown cart-empty cart-expired cart-being-paid cart-paid session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getCart = /* @__PURE__ */ operation<"getCart">({"id":"getCart","method":"GET","path":"/v1/cart/self","security":"session","cache":0,"media":"json","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const deleteCart = /* @__PURE__ */ operation<"deleteCart">({"id":"deleteCart","method":"DELETE","path":"/v1/cart/delete","security":"session","cache":0,"media":"json","problems":"cart-being-paid session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const deleteUnconfirmed = /* @__PURE__ */ operation<"deleteUnconfirmed">({"id":"deleteUnconfirmed","method":"DELETE","path":"/v1/cart/unconfirmed","security":"session","cache":0,"media":"json","problems":"release-not-whole cart-being-paid session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getPaymentMethods = /* @__PURE__ */ operation<"getPaymentMethods">({"id":"getPaymentMethods","method":"GET","path":"/v1/cart/paymentMethods","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
