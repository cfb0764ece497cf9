import { expect, it } from "vitest"
import { operations, problems } from "../src/index.ts"

/** HTTP statuses that rows name, by call and by the problem that has them. */
const refusals = [
  ["[CALL-046] logged out", "listUpcomingTickets", "login-needed", 401],
  ["[CALL-047] another's ticket", "getTicketsPdf", "not-yours", 403],
  ["[CALL-047] a ticket that is not printed", "getTicketsPdf", "ticket-not-printable", 403],
  ["[CALL-051] a ticket that cannot be given", "sendTicketAsGift", "ticket-not-giftable", 403],
  ["[CALL-051] another's ticket", "sendTicketAsGift", "not-yours", 403],
  ["[CALL-053] no coordinates", "findCity", "request-invalid", 400],
  ["[CALL-058] an unknown level", "writeLog", "request-invalid", 400],
  ["[CALL-058] too many entries", "writeLog", "rate-limited", 429],
  ["[CALL-060] bad credentials", "logIn", "login-failed", 401],
  ["[CALL-061] an unknown token", "getRefreshToken", "refresh-token-unknown", 404],
  ["[CALL-063] another user", "getUser", "permission-missing", 403],
  ["[CALL-065] no access to reports", "listProducers", "permission-missing", 403],
  ["[CALL-066] no refresh token", "getUserPermissions", "staff-token-missing", 401],
  ["[CALL-068] a declined card", "checkoutCreditCard", "card-declined", 402],
  ["[CALL-068] another amount", "checkoutCreditCard", "amount-changed", 409],
  ["[CALL-068] another cart", "checkoutCreditCard", "cart-changed", 409],
  ["[CALL-068] an expired cart", "checkoutCreditCard", "cart-expired", 410],
  ["[CALL-070] an unknown link", "getRenewal", "renewal-unknown", 404],
  ["[CALL-070] a link used or expired", "getRenewal", "renewal-ended", 410],
  ["[CALL-087] what is not base64", "verifyPhone", "request-invalid", 400],
  ["[CALL-091] bad credentials", "logInClient", "login-failed", 401],
  ["[CALL-091] too many tries", "logInClient", "rate-limited", 429],
  ["[CALL-093] logged out", "getOwnClient", "login-needed", 401],
  ["[CALL-094] an email that has an account", "createClient", "email-taken", 409],
  ["[CALL-094] a weak password", "createClient", "password-refused", 422],
  ["[CALL-096] a wrong old password", "changePassword", "password-wrong", 422],
  ["[CALL-096] another's password", "changePassword", "not-yours", 403],
  ["[CALL-099] logged out", "checkAuthentication", "login-needed", 401],
  ["[CALL-100] a bad signedRequest", "logInWithFacebook", "social-login-refused", 401],
  ["[CALL-101] a bad idToken", "logInWithGoogle", "social-login-refused", 401],
  ["[CALL-102] another's invoice", "getFlexPassEvents", "not-yours", 403],
  ["[CALL-103] an unknown pass", "getFlexPass", "flex-pass-unknown", 404],
  ["[CALL-103] another's pass", "getFlexPass", "not-yours", 403],
  ["[CALL-104] logged out", "listFlexPasses", "login-needed", 401],
  ["[CALL-105] a film that is not on sale", "exchangeFlexPass", "event-not-on-sale", 409],
  ["[CALL-105] a ticket exchanged before", "exchangeFlexPass", "ticket-already-exchanged", 409],
  ["[CALL-106] another's invoices", "listInvoices", "not-yours", 403],
  ["[CALL-107] another's report", "getInvoiceHtml", "not-yours", 403],
  ["[CALL-108] another's newsletters", "listMasterNewsletters", "not-yours", 403],
  ["[CALL-109] another's newsletters", "listClientNewsletters", "not-yours", 403],
] as const

it.each(refusals)("%s: %s refuses with %s, %d", (_, id, code, status) => {
  expect(operations[id].problems).toContain(code)
  expect(problems[code].status).toBe(status)
})
