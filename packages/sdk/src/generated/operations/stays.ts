// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getNearbyStay = /* @__PURE__ */ operation<"getNearbyStay">({"id":"getNearbyStay","method":"GET","path":"/v1/stay22/object/{id}","security":"none","cache":60000,"media":"json","problems":"stay-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getTestNearbyStay = /* @__PURE__ */ operation<"getTestNearbyStay">({"id":"getTestNearbyStay","method":"GET","path":"/v1/stay22/object/{id}/test","security":"none","cache":60000,"media":"json","problems":"stay-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
