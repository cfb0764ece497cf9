// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listTagManagers = /* @__PURE__ */ operation<"listTagManagers">({"id":"listTagManagers","method":"GET","path":"/v1/tracker/systemgtm","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listDataLayerProducts = /* @__PURE__ */ operation<"listDataLayerProducts">({"id":"listDataLayerProducts","method":"POST","path":"/v1/tracker/productforperformance","security":"session","cache":0,"media":"json","problems":"event-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getDataLayer = /* @__PURE__ */ operation<"getDataLayer">({"id":"getDataLayer","method":"GET","path":"/v1/tracker/datalayer/{pageUrl}","security":"session","cache":0,"media":"json","problems":"sale-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
