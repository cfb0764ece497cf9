// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listSignIns = /* @__PURE__ */ operation<"listSignIns">({"id":"listSignIns","method":"GET","path":"/v1/clients/self/sessions","security":"session","cache":0,"media":"json","problems":"login-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const endSignIn = /* @__PURE__ */ operation<"endSignIn">({"id":"endSignIn","method":"DELETE","path":"/v1/clients/self/sessions/{id}","security":"session","cache":0,"media":"none","problems":"login-needed sign-in-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const endOtherSignIns = /* @__PURE__ */ operation<"endOtherSignIns">({"id":"endOtherSignIns","method":"POST","path":"/v1/clients/self/sessions/actions/end-others","security":"session","cache":0,"media":"none","problems":"login-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
