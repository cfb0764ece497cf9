// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const getTicketsPdf = /* @__PURE__ */ operation<"getTicketsPdf">({"id":"getTicketsPdf","method":"GET","path":"/backend/v1/tickets","security":"session","cache":0,"media":"blob","problems":"ticket-unknown not-yours ticket-not-printable ticket-of-cancelled-event session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getTicketCode = /* @__PURE__ */ operation<"getTicketCode">({"id":"getTicketCode","method":"GET","path":"/v1/tickets/{id}/code","security":"session","cache":0,"media":"blob","problems":"ticket-unknown not-yours ticket-not-printable ticket-of-cancelled-event session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSeatsPdf = /* @__PURE__ */ operation<"getSeatsPdf">({"id":"getSeatsPdf","method":"GET","path":"/backend/vs.pdf","security":"none","cache":60000,"media":"blob","problems":"event-unknown no-seat-map seats-unknown request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listUpcomingTickets = /* @__PURE__ */ operation<"listUpcomingTickets">({"id":"listUpcomingTickets","method":"GET","path":"/v1/tickets/upcoming/self","security":"session","cache":0,"media":"json","problems":"login-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const sendTicketAsGift = /* @__PURE__ */ operation<"sendTicketAsGift">({"id":"sendTicketAsGift","method":"PUT","path":"/v1/sendasgift","security":"session","cache":0,"media":"json","problems":"login-needed ticket-unknown not-yours ticket-not-giftable email-invalid session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getTicketGift = /* @__PURE__ */ operation<"getTicketGift">({"id":"getTicketGift","method":"GET","path":"/v1/ticket-gifts/{token}","security":"none","cache":0,"media":"json","problems":"ticket-gift-ended request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const takeBackTicketGift = /* @__PURE__ */ operation<"takeBackTicketGift">({"id":"takeBackTicketGift","method":"POST","path":"/v1/tickets/{id}/actions/take-back-gift","security":"session","cache":0,"media":"none","problems":"login-needed ticket-unknown not-yours ticket-gift-ended ticket-gift-kept session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getTicketGiftPdf = /* @__PURE__ */ operation<"getTicketGiftPdf">({"id":"getTicketGiftPdf","method":"GET","path":"/v1/ticket-gifts/{token}/pdf","security":"none","cache":0,"media":"blob","problems":"ticket-gift-ended request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const declineTicketGift = /* @__PURE__ */ operation<"declineTicketGift">({"id":"declineTicketGift","method":"POST","path":"/v1/ticket-gifts/{token}/actions/decline","security":"none","cache":0,"media":"none","problems":"ticket-gift-ended ticket-gift-kept request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getGoogleWalletLink = /* @__PURE__ */ operation<"getGoogleWalletLink">({"id":"getGoogleWalletLink","method":"GET","path":"/v1/wallet-passes/google/{link}","security":"none","cache":0,"media":"text","problems":"ticket-unknown wallet-link-ended wallet-pass-unavailable request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getAppleWalletPass = /* @__PURE__ */ operation<"getAppleWalletPass">({"id":"getAppleWalletPass","method":"GET","path":"/v1/wallet-passes/apple/{link}","security":"none","cache":0,"media":"blob","problems":"ticket-unknown wallet-link-ended wallet-pass-unavailable request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
