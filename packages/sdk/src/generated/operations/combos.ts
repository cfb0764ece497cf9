// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listByocEventPrices = /* @__PURE__ */ operation<"listByocEventPrices">({"id":"listByocEventPrices","method":"POST","path":"/v1/pages/{pageId}/byoc/{byocId}/events/price","security":"none","cache":0,"media":"json","problems":"page-unknown combo-unknown event-outside-combo request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listByocPrices = /* @__PURE__ */ operation<"listByocPrices">({"id":"listByocPrices","method":"POST","path":"/v1/pages/{pageId}/byoc/{byocId}/prices","security":"none","cache":0,"media":"json","problems":"page-unknown combo-unknown event-outside-combo invalid-quantity request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
