import { describeCalls } from "./calls.test-support.ts"

const record = {
  is: "RefreshToken",
  fields: { refreshToken: "string!", userId: "string!", expiration: "date-time!", oauthType: "string!" },
}
const credentials = {
  is: "Credentials",
  fields: { username: "string!", password: "string!", oauthType: "string" },
}
const signIn = {
  tag: "sessions",
  body: credentials,
  answer: record,
  security: [],
  problems: ["login-failed"],
}
const staffRead = { security: ["staff"], cache: 0 }

describeCalls("staff", [
  { title: "[CALL-059] a refresh token created", call: "POST /v2/refresh-tokens", ...signIn },
  { title: "[CALL-060] staff sign-in", call: "POST /v1/refresh-tokens", ...signIn },
  {
    title: "[CALL-061] a refresh token's record, for whoever has the token",
    call: "GET /v2/refresh-tokens/{token}",
    tag: "sessions",
    answer: record,
    security: [],
    cache: 0,
    problems: ["refresh-token-unknown"],
  },
  {
    title: "[CALL-062] a session opened with a refresh token",
    call: "POST /v1/refresh-tokens/{token}/actions/authorize",
    tag: "sessions",
    answer: { is: "Session", fields: { sessionToken: "string!", expiration: "date-time!" } },
    security: [],
    problems: ["refresh-token-expired"],
  },
  {
    title: "[CALL-063] a staff user",
    call: "GET /v2/users/{id}",
    tag: "accounts",
    answer: { is: "User", fields: { id: "string!", account: "Account!", producerId: "string" } },
    ...staffRead,
    problems: ["user-unknown"],
  },
  {
    title: "[CALL-064] accounts the user may choose",
    call: "GET /v1/accounts",
    tag: "accounts",
    answer: { is: "Account[]", fields: { id: "string!", code: "string!", name: "string!" } },
    ...staffRead,
  },
  {
    title: "[CALL-065] producers, for readers of reports",
    call: "GET /v1/reports/producers",
    tag: "accounts",
    answer: { is: "Producer[]", fields: { id: "string!", name: "string!" } },
    permission: "reportWebAccess",
    ...staffRead,
  },
  {
    title: "[CALL-066] permissions as a list of numbers",
    call: "GET /v1/user-permissions",
    tag: "sessions",
    answer: { is: "integer[]" },
    ...staffRead,
  },
  {
    title: "[CALL-067] permissions as a base64 mask",
    call: "GET /v1/refresh-tokens/permission",
    tag: "sessions",
    answer: { is: "string" },
    ...staffRead,
  },
])
