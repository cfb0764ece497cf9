// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listScans = /* @__PURE__ */ operation<"listScans">({"id":"listScans","method":"GET","path":"/v1/scans","security":"staff","cache":0,"media":"json","problems":"event-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const scanTicket = /* @__PURE__ */ operation<"scanTicket">({"id":"scanTicket","method":"POST","path":"/v1/scans","security":"staff","cache":0,"media":"json","problems":"event-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const importScans = /* @__PURE__ */ operation<"importScans">({"id":"importScans","method":"POST","path":"/v1/scans/actions/import","security":"staff","cache":0,"media":"json","problems":"event-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getDoorList = /* @__PURE__ */ operation<"getDoorList">({"id":"getDoorList","method":"GET","path":"/v1/scans/events/{id}","security":"staff","cache":0,"media":"json","problems":"event-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listTicketKeys = /* @__PURE__ */ operation<"listTicketKeys">({"id":"listTicketKeys","method":"GET","path":"/v1/ticket-keys","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
