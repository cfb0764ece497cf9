// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getGiftCertificate = /* @__PURE__ */ operation<"getGiftCertificate">({"id":"getGiftCertificate","method":"GET","path":"/v1/certificates/{code}","security":"session","cache":0,"media":"json","problems":"certificate-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const setSaleCertificates = /* @__PURE__ */ operation<"setSaleCertificates">({"id":"setSaleCertificates","method":"PUT","path":"/v1/session/sale/certificates","security":"session","cache":0,"media":"json","problems":"login-needed cart-empty cart-expired cart-being-paid certificate-unknown payment-method-not-offered cart-unknown cart-link-expired cart-link-look-only cart-paid event-cancelled ticket-counts-differ release-not-whole holder-answers-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
