// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const askKey = /* @__PURE__ */ operation<"askKey">({"id":"askKey","method":"POST","path":"/v1/key/{type}/{id}","security":"session","cache":0,"media":"json","problems":"page-unknown event-unknown subscription-unknown flex-pass-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const askKeyEta = /* @__PURE__ */ operation<"askKeyEta">({"id":"askKeyEta","method":"POST","path":"/v1/key/{type}/{id}/eta","security":"session","cache":0,"media":"json","problems":"page-unknown event-unknown subscription-unknown flex-pass-unknown queue-key-expired queue-place-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const sendQueueEmail = /* @__PURE__ */ operation<"sendQueueEmail">({"id":"sendQueueEmail","method":"POST","path":"/v1/keyserver/email","security":"session","cache":0,"media":"none","problems":"address-not-allowed queue-key-expired queue-place-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getQueueEmailStatus = /* @__PURE__ */ operation<"getQueueEmailStatus">({"id":"getQueueEmailStatus","method":"GET","path":"/v1/keyserver/email/{accountCode}/status","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const leaveQueue = /* @__PURE__ */ operation<"leaveQueue">({"id":"leaveQueue","method":"PUT","path":"/v1/kickout","security":"session","cache":0,"media":"none","problems":"cart-being-paid session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
