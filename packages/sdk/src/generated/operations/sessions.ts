// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const createSession = /* @__PURE__ */ operation<"createSession">({"id":"createSession","method":"POST","path":"/v1/session","security":"none","cache":0,"media":"json","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const logIn = /* @__PURE__ */ operation<"logIn">({"id":"logIn","method":"POST","path":"/v1/refresh-tokens","security":"none","cache":0,"media":"json","problems":"login-failed request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const createRefreshToken = /* @__PURE__ */ operation<"createRefreshToken">({"id":"createRefreshToken","method":"POST","path":"/v2/refresh-tokens","security":"none","cache":0,"media":"json","problems":"login-failed request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getRefreshToken = /* @__PURE__ */ operation<"getRefreshToken">({"id":"getRefreshToken","method":"GET","path":"/v2/refresh-tokens/{token}","security":"none","cache":0,"media":"json","problems":"refresh-token-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const authorizeRefreshToken = /* @__PURE__ */ operation<"authorizeRefreshToken">({"id":"authorizeRefreshToken","method":"POST","path":"/v1/refresh-tokens/{token}/actions/authorize","security":"none","cache":0,"media":"json","problems":"refresh-token-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const endRefreshToken = /* @__PURE__ */ operation<"endRefreshToken">({"id":"endRefreshToken","method":"POST","path":"/v1/refresh-tokens/actions/end","security":"staff","cache":0,"media":"none","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const rotateRefreshToken = /* @__PURE__ */ operation<"rotateRefreshToken">({"id":"rotateRefreshToken","method":"POST","path":"/v1/refresh-tokens/actions/rotate","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getPermissionMask = /* @__PURE__ */ operation<"getPermissionMask">({"id":"getPermissionMask","method":"GET","path":"/v1/refresh-tokens/permission","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getUserPermissions = /* @__PURE__ */ operation<"getUserPermissions">({"id":"getUserPermissions","method":"GET","path":"/v1/user-permissions","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
