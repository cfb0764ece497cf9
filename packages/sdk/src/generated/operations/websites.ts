// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getWebsiteConfig = /* @__PURE__ */ operation<"getWebsiteConfig">({"id":"getWebsiteConfig","method":"GET","path":"/v1/websites/config","security":"none","cache":60000,"media":"json","problems":"website-not-found request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
