// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listOutlets = /* @__PURE__ */ operation<"listOutlets">({"id":"listOutlets","method":"GET","path":"/v1/outlets","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
