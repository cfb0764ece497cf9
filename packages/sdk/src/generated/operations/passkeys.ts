// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listPasskeys = /* @__PURE__ */ operation<"listPasskeys">({"id":"listPasskeys","method":"GET","path":"/v1/clients/self/passkeys","security":"session","cache":0,"media":"json","problems":"login-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const addPasskey = /* @__PURE__ */ operation<"addPasskey">({"id":"addPasskey","method":"POST","path":"/v1/clients/self/passkeys","security":"session","cache":0,"media":"json","problems":"login-needed accounts-not-offered passkey-refused passkeys-full session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const beginPasskey = /* @__PURE__ */ operation<"beginPasskey">({"id":"beginPasskey","method":"POST","path":"/v1/clients/self/passkeys/actions/begin","security":"session","cache":0,"media":"json","problems":"login-needed accounts-not-offered password-needed password-wrong passkeys-full session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const renamePasskey = /* @__PURE__ */ operation<"renamePasskey">({"id":"renamePasskey","method":"PUT","path":"/v1/clients/self/passkeys/{id}","security":"session","cache":0,"media":"none","problems":"login-needed passkey-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const removePasskey = /* @__PURE__ */ operation<"removePasskey">({"id":"removePasskey","method":"DELETE","path":"/v1/clients/self/passkeys/{id}","security":"session","cache":0,"media":"none","problems":"login-needed passkey-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const beginPasskeySignIn = /* @__PURE__ */ operation<"beginPasskeySignIn">({"id":"beginPasskeySignIn","method":"POST","path":"/v1/clients/passkey/actions/begin","security":"session","cache":0,"media":"json","problems":"accounts-not-offered session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const logInWithPasskey = /* @__PURE__ */ operation<"logInWithPasskey">({"id":"logInWithPasskey","method":"POST","path":"/v1/clients/passkey/actions/authorize","security":"session","cache":0,"media":"json","problems":"accounts-not-offered passkey-refused session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
