// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listLocations = /* @__PURE__ */ operation<"listLocations">({"id":"listLocations","method":"GET","path":"/v1/locations","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getLocation = /* @__PURE__ */ operation<"getLocation">({"id":"getLocation","method":"GET","path":"/v1/locations/{id}","security":"none","cache":60000,"media":"json","problems":"location-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const findCity = /* @__PURE__ */ operation<"findCity">({"id":"findCity","method":"GET","path":"/v1/l12n/city","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
