export { AUTHENTICATION_MARKER } from "./local-session.ts"
export { isRefreshTokenExpired } from "./refresh-token.ts"
export { guardRoute } from "./route-guard.ts"
export { isLogoutForced } from "./session-machine.ts"
