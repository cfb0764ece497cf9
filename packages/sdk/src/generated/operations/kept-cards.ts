// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getKeptCards = /* @__PURE__ */ operation<"getKeptCards">({"id":"getKeptCards","method":"GET","path":"/v1/clients/self/cards","security":"session","cache":0,"media":"json","problems":"login-needed payment-misconfigured session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const removeKeptCard = /* @__PURE__ */ operation<"removeKeptCard">({"id":"removeKeptCard","method":"DELETE","path":"/v1/clients/self/cards/{id}","security":"session","cache":0,"media":"json","problems":"login-needed kept-card-unknown payment-misconfigured session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
