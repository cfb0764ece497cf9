// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getHealth = /* @__PURE__ */ operation<"getHealth">({"id":"getHealth","method":"GET","path":"/healthz","security":"none","cache":0,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getReadiness = /* @__PURE__ */ operation<"getReadiness">({"id":"getReadiness","method":"GET","path":"/readyz","security":"none","cache":0,"media":"json","problems":"service-unavailable request-invalid website-unknown rate-limited overloaded unexpected"})
