// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listVenues = /* @__PURE__ */ operation<"listVenues">({"id":"listVenues","method":"GET","path":"/v1/venues","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getVenuePlan = /* @__PURE__ */ operation<"getVenuePlan">({"id":"getVenuePlan","method":"GET","path":"/v1/venues/{id}/plan","security":"staff","cache":0,"media":"json","problems":"venue-unknown plan-not-kept staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const saveVenuePlan = /* @__PURE__ */ operation<"saveVenuePlan">({"id":"saveVenuePlan","method":"POST","path":"/v1/venues/{id}/plan","security":"staff","cache":0,"media":"json","problems":"venue-unknown plan-not-kept plan-changed staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
