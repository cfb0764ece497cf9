// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getStaticPage = /* @__PURE__ */ operation<"getStaticPage">({"id":"getStaticPage","method":"GET","path":"/v1/static-pages/{name}","security":"none","cache":60000,"media":"json","problems":"page-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
