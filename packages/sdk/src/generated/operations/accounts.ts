// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getUser = /* @__PURE__ */ operation<"getUser">({"id":"getUser","method":"GET","path":"/v2/users/{id}","security":"staff","cache":0,"media":"json","problems":"user-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listAccounts = /* @__PURE__ */ operation<"listAccounts">({"id":"listAccounts","method":"GET","path":"/v1/accounts","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listProducers = /* @__PURE__ */ operation<"listProducers">({"id":"listProducers","method":"GET","path":"/v1/reports/producers","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
