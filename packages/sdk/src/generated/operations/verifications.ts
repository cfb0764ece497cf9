// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const verifyEmail = /* @__PURE__ */ operation<"verifyEmail">({"id":"verifyEmail","method":"GET","path":"/v1/xverify/email/{base64}","security":"session","cache":0,"media":"json","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const verifyPhone = /* @__PURE__ */ operation<"verifyPhone">({"id":"verifyPhone","method":"GET","path":"/v1/xverify/phone/{base64}","security":"session","cache":0,"media":"json","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const verifyAddress = /* @__PURE__ */ operation<"verifyAddress">({"id":"verifyAddress","method":"GET","path":"/v1/xverify/address/{line1}/{city}/{country}/{zip}","security":"session","cache":0,"media":"json","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const verifyIp = /* @__PURE__ */ operation<"verifyIp">({"id":"verifyIp","method":"GET","path":"/v1/xverify/ip","security":"session","cache":0,"media":"json","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const checkMail = /* @__PURE__ */ operation<"checkMail">({"id":"checkMail","method":"GET","path":"/v1/mailcheck/{base64}","security":"session","cache":0,"media":"json","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
