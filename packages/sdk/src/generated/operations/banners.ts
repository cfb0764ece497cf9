// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listCarousel = /* @__PURE__ */ operation<"listCarousel">({"id":"listCarousel","method":"GET","path":"/v1/carousel","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getMainBanner = /* @__PURE__ */ operation<"getMainBanner">({"id":"getMainBanner","method":"GET","path":"/v1/privileged","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSecondaryBanner = /* @__PURE__ */ operation<"getSecondaryBanner">({"id":"getSecondaryBanner","method":"GET","path":"/v1/banner","security":"none","cache":60000,"media":"json","problems":"request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
