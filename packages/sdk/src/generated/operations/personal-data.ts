// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const exportOwnData = /* @__PURE__ */ operation<"exportOwnData">({"id":"exportOwnData","method":"POST","path":"/v1/clients/self/actions/export","security":"session","cache":0,"media":"json","problems":"login-needed accounts-not-offered password-needed password-wrong session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const previewClosing = /* @__PURE__ */ operation<"previewClosing">({"id":"previewClosing","method":"GET","path":"/v1/clients/self/closing","security":"session","cache":0,"media":"json","problems":"login-needed accounts-not-offered session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const closeOwnAccount = /* @__PURE__ */ operation<"closeOwnAccount">({"id":"closeOwnAccount","method":"POST","path":"/v1/clients/self/actions/close","security":"session","cache":0,"media":"none","problems":"login-needed accounts-not-offered password-needed password-wrong account-owes account-payment-open session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
