// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listParking = /* @__PURE__ */ operation<"listParking">({"id":"listParking","method":"GET","path":"/v1/parking","security":"none","cache":600000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
