// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listFlexPasses = /* @__PURE__ */ operation<"listFlexPasses">({"id":"listFlexPasses","method":"GET","path":"/v1/flexpasses","security":"session","cache":0,"media":"json","problems":"login-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getFlexPass = /* @__PURE__ */ operation<"getFlexPass">({"id":"getFlexPass","method":"GET","path":"/v1/flexpass/{id}","security":"session","cache":0,"media":"json","problems":"login-needed not-yours flex-pass-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getFlexPassEvents = /* @__PURE__ */ operation<"getFlexPassEvents">({"id":"getFlexPassEvents","method":"GET","path":"/v1/flexpass/{invoiceId}/events","security":"session","cache":0,"media":"json","problems":"login-needed not-yours invoice-unknown flex-pass-unknown queue-key-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const exchangeFlexPass = /* @__PURE__ */ operation<"exchangeFlexPass">({"id":"exchangeFlexPass","method":"POST","path":"/backend/v1/cart/flexpass/exchange","security":"session-or-staff","cache":0,"media":"json","problems":"login-needed not-yours ticket-unknown ticket-already-exchanged flex-credits-short event-unknown queue-key-needed event-not-on-sale not-enough-places session-missing session-expired staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
