// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listPages = /* @__PURE__ */ operation<"listPages">({"id":"listPages","method":"GET","path":"/v1/pages","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getPage = /* @__PURE__ */ operation<"getPage">({"id":"getPage","method":"GET","path":"/v1/pages/{id}","security":"none","cache":60000,"media":"json","problems":"page-unknown queue-key-needed request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getGroupedPage = /* @__PURE__ */ operation<"getGroupedPage">({"id":"getGroupedPage","method":"GET","path":"/v1/pages/{id}/wtf","security":"none","cache":60000,"media":"json","problems":"page-unknown queue-key-needed request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getEvent = /* @__PURE__ */ operation<"getEvent">({"id":"getEvent","method":"GET","path":"/v1/events/{id}","security":"none","cache":60000,"media":"json","problems":"event-unknown queue-key-needed request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getEventCalendar = /* @__PURE__ */ operation<"getEventCalendar">({"id":"getEventCalendar","method":"GET","path":"/v1/events/{id}/calendar","security":"none","cache":60000,"media":"text","problems":"event-unknown ticket-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSubscription = /* @__PURE__ */ operation<"getSubscription">({"id":"getSubscription","method":"GET","path":"/v1/subscriptions/{id}","security":"none","cache":60000,"media":"json","problems":"subscription-unknown queue-key-needed request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listQueues = /* @__PURE__ */ operation<"listQueues">({"id":"listQueues","method":"GET","path":"/v1/queues","security":"none","cache":10000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
