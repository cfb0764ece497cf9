// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getEventPriceTaxes = /* @__PURE__ */ operation<"getEventPriceTaxes">({"id":"getEventPriceTaxes","method":"GET","path":"/v1/events/{id}/taxes/{priceId}","security":"none","cache":60000,"media":"json","problems":"event-unknown price-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSubscriptionPriceTaxes = /* @__PURE__ */ operation<"getSubscriptionPriceTaxes">({"id":"getSubscriptionPriceTaxes","method":"GET","path":"/v1/subscriptions/{id}/taxes/{priceId}","security":"none","cache":60000,"media":"json","problems":"subscription-unknown price-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getMembershipTaxes = /* @__PURE__ */ operation<"getMembershipTaxes">({"id":"getMembershipTaxes","method":"GET","path":"/v1/members/{id}/taxes","security":"none","cache":60000,"media":"json","problems":"membership-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getTaxesInForce = /* @__PURE__ */ operation<"getTaxesInForce">({"id":"getTaxesInForce","method":"GET","path":"/v1/taxes","security":"none","cache":60000,"media":"json","problems":"event-unknown subscription-unknown item-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getItemTaxes = /* @__PURE__ */ operation<"getItemTaxes">({"id":"getItemTaxes","method":"GET","path":"/v1/taxes/{a}/{b}","security":"none","cache":60000,"media":"json","problems":"item-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getShippings = /* @__PURE__ */ operation<"getShippings">({"id":"getShippings","method":"GET","path":"/v1/shippings","security":"none","cache":60000,"media":"json","problems":"event-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const setSaleDeliveries = /* @__PURE__ */ operation<"setSaleDeliveries">({"id":"setSaleDeliveries","method":"PUT","path":"/v1/session/sale/deliveries","security":"session","cache":0,"media":"json","problems":"login-needed cart-empty cart-expired cart-being-paid delivery-not-offered cart-unknown cart-link-expired cart-link-look-only cart-paid event-cancelled ticket-counts-differ release-not-whole holder-answers-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
