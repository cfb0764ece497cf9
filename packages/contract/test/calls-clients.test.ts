import { describeCalls } from "./calls.test-support.ts"

const client = { is: "Client", fields: { id: "string", email: "string!", mustChangePassword: "boolean" } }
const profile = {
  is: "Client",
  fields: { firstname: "string!", lastname: "string!", email: "string!", password: "string" },
}
const shared = { tag: "clients", security: ["session"] }
const silent = { ...shared, answer: "nothing", status: 204 } as const
const person = { userID: "string!", email: "string!", first_name: "string!", last_name: "string!" }
const newPassword = { password: "string!", confirmation: "string!" }

describeCalls("clients", [
  {
    title: "[CALL-091] client login",
    call: "POST /v1/clients/actions/authorize",
    ...shared,
    body: { is: "ClientCredentials", fields: { username: "string!", password: "string!" } },
    answer: client,
    problems: ["login-failed"],
  },
  {
    title: "[CALL-092] client logout",
    call: "POST /v1/accounts/{accountCode}/actions/logout",
    ...silent,
  },
  {
    title: "[CALL-093] the session's own client",
    call: "GET /v1/clients/self",
    ...shared,
    answer: client,
    cache: 0,
    problems: ["login-needed"],
  },
  {
    title: "[CALL-094] a client created",
    call: "POST /v1/clients",
    ...shared,
    body: profile,
    answer: client,
    problems: ["email-taken", "password-refused", "client-invalid"],
  },
  {
    title: "[CALL-095] a client changed",
    call: "PUT /v1/clients",
    ...shared,
    body: profile,
    answer: client,
    problems: ["login-needed", "not-yours", "email-taken", "client-invalid"],
  },
  {
    title: "[CALL-096] a password changed by its owner",
    call: "POST /v1/clients/{id}/actions/change-password",
    ...silent,
    body: { is: "PasswordChange", fields: { oldPassword: "string!", ...newPassword } },
    problems: ["password-wrong", "not-yours", "password-refused"],
  },
  {
    title: "[CALL-097] a password set with a reset token",
    call: "POST /v1/client/actions/reset-password",
    ...silent,
    body: { is: "PasswordReset", fields: { token: "string!", ...newPassword } },
    problems: ["reset-link-ended", "password-refused"],
  },
  {
    title: "[CALL-098] a reset asked for",
    call: "POST /v1/client/actions/reset-password-request",
    ...silent,
    body: { is: "PasswordResetRequest", fields: { email: "string!" } },
  },
  {
    title: "[CALL-099] whether the session has a client",
    call: "POST /v1/accounts/{accountCode}/actions/authentication",
    ...shared,
    answer: { is: "Authentication", fields: { clientId: "string!", role: "Role!" } },
    problems: ["login-needed"],
  },
  {
    title: "[CALL-100] sign-in with Facebook",
    call: "POST /v1/clients/facebook",
    ...shared,
    body: { is: "FacebookSignIn", fields: { ...person, signedRequest: "string!" } },
    answer: client,
    problems: ["social-login-refused"],
  },
  {
    title: "[CALL-101] sign-in with Google",
    call: "POST /v1/clients/google",
    ...shared,
    body: { is: "GoogleSignIn", fields: { idToken: "string!", ...person } },
    answer: client,
    problems: ["social-login-refused"],
  },
])
