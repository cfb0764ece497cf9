// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const lookUpPromotion = /* @__PURE__ */ operation<"lookUpPromotion">({"id":"lookUpPromotion","method":"POST","path":"/v1/promotions/actions/look-up","security":"session","cache":0,"media":"json","problems":"event-unknown promotion-unknown promotion-not-yet promotion-over promotion-not-for-event promotion-not-for-price promotion-used-up promotion-limit promotion-members-only session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const openPresale = /* @__PURE__ */ operation<"openPresale">({"id":"openPresale","method":"POST","path":"/v1/presales/actions/open","security":"session","cache":0,"media":"json","problems":"event-unknown presale-unknown presale-used-up presale-needed event-not-on-sale session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
