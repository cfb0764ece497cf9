// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const writeLog = /* @__PURE__ */ operation<"writeLog">({"id":"writeLog","method":"POST","path":"/v1/log/{level}","security":"session","cache":0,"media":"none","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
