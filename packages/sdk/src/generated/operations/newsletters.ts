// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listSaleNewsletters = /* @__PURE__ */ operation<"listSaleNewsletters">({"id":"listSaleNewsletters","method":"POST","path":"/v1/mailinglist","security":"session","cache":0,"media":"json","problems":"login-needed not-yours event-unknown not-built session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listClientNewsletters = /* @__PURE__ */ operation<"listClientNewsletters">({"id":"listClientNewsletters","method":"GET","path":"/v1/mailinglist/client/{id}","security":"session","cache":0,"media":"json","problems":"login-needed not-yours not-built session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listMasterNewsletters = /* @__PURE__ */ operation<"listMasterNewsletters">({"id":"listMasterNewsletters","method":"GET","path":"/v1/mailinglist/master/client/{id}","security":"session","cache":0,"media":"json","problems":"login-needed not-yours not-built session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const changeNewsletters = /* @__PURE__ */ operation<"changeNewsletters">({"id":"changeNewsletters","method":"POST","path":"/v1/subscribetonewsletter","security":"session","cache":0,"media":"json","problems":"login-needed not-yours newsletter-unknown email-invalid not-built session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
