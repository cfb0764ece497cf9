// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listSaleNewsletters = /* @__PURE__ */ operation<"listSaleNewsletters">({"id":"listSaleNewsletters","method":"POST","path":"/v1/mailinglist","security":"session","cache":0,"media":"json","problems":"login-needed not-yours event-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listClientNewsletters = /* @__PURE__ */ operation<"listClientNewsletters">({"id":"listClientNewsletters","method":"GET","path":"/v1/mailinglist/client/{id}","security":"session","cache":0,"media":"json","problems":"login-needed not-yours session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listMasterNewsletters = /* @__PURE__ */ operation<"listMasterNewsletters">({"id":"listMasterNewsletters","method":"GET","path":"/v1/mailinglist/master/client/{id}","security":"session","cache":0,"media":"json","problems":"login-needed not-yours session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const confirmNewsletters = /* @__PURE__ */ operation<"confirmNewsletters">({"id":"confirmNewsletters","method":"POST","path":"/v1/mailinglist/confirmations/{token}","security":"none","cache":0,"media":"json","problems":"newsletter-link-ended request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const readNewsletterLink = /* @__PURE__ */ operation<"readNewsletterLink">({"id":"readNewsletterLink","method":"GET","path":"/v1/mailinglist/links/{token}","security":"none","cache":0,"media":"json","problems":"newsletter-link-ended request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const openUnsubscribe = /* @__PURE__ */ operation<"openUnsubscribe">({"id":"openUnsubscribe","method":"GET","path":"/v1/mailinglist/unsubscribe/{token}","security":"none","cache":0,"media":"text","problems":"newsletter-link-ended request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const leaveNewsletter = /* @__PURE__ */ operation<"leaveNewsletter">({"id":"leaveNewsletter","method":"POST","path":"/v1/mailinglist/unsubscribe/{token}","security":"none","cache":0,"media":"json","problems":"newsletter-link-ended request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const changeNewsletters = /* @__PURE__ */ operation<"changeNewsletters">({"id":"changeNewsletters","method":"POST","path":"/v1/subscribetonewsletter","security":"session","cache":0,"media":"json","problems":"login-needed not-yours newsletter-unknown email-invalid session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
