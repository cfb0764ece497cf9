// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listSupportCarts = /* @__PURE__ */ operation<"listSupportCarts">({"id":"listSupportCarts","method":"GET","path":"/v1/support/carts","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSupportCart = /* @__PURE__ */ operation<"getSupportCart">({"id":"getSupportCart","method":"GET","path":"/v1/support/carts/{id}","security":"staff","cache":0,"media":"json","problems":"cart-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const clearSupportCart = /* @__PURE__ */ operation<"clearSupportCart">({"id":"clearSupportCart","method":"POST","path":"/v1/support/carts/{id}/actions/clear","security":"staff","cache":0,"media":"json","problems":"cart-unknown cart-empty cart-expired cart-being-paid cart-paid staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const explainSupportCart = /* @__PURE__ */ operation<"explainSupportCart">({"id":"explainSupportCart","method":"GET","path":"/v1/support/carts/{id}/explanation","security":"staff","cache":0,"media":"json","problems":"cart-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const linkSupportCart = /* @__PURE__ */ operation<"linkSupportCart">({"id":"linkSupportCart","method":"POST","path":"/v1/support/carts/{id}/link","security":"staff","cache":0,"media":"json","problems":"cart-unknown cart-empty cart-expired cart-being-paid cart-paid staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const settlePayment = /* @__PURE__ */ operation<"settlePayment">({"id":"settlePayment","method":"POST","path":"/v1/support/carts/{id}/payments/{paymentId}/settlement","security":"staff","cache":0,"media":"json","problems":"cart-unknown payment-not-stuck payment-seats-gone payment-to-give-back staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const replaySupportCart = /* @__PURE__ */ operation<"replaySupportCart">({"id":"replaySupportCart","method":"GET","path":"/v1/support/carts/{id}/replay","security":"staff","cache":0,"media":"json","problems":"cart-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const exportSupportCart = /* @__PURE__ */ operation<"exportSupportCart">({"id":"exportSupportCart","method":"GET","path":"/v1/support/carts/{id}/test-case","security":"staff","cache":0,"media":"json","problems":"cart-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const previewRefund = /* @__PURE__ */ operation<"previewRefund">({"id":"previewRefund","method":"POST","path":"/v1/support/sales/{id}/refund-preview","security":"staff","cache":0,"media":"json","problems":"sale-unknown sale-voided refund-item-unknown refund-payment-due refund-exceeds-payment staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listRefunds = /* @__PURE__ */ operation<"listRefunds">({"id":"listRefunds","method":"GET","path":"/v1/support/sales/{id}/refunds","security":"staff","cache":0,"media":"json","problems":"sale-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const refundSale = /* @__PURE__ */ operation<"refundSale">({"id":"refundSale","method":"POST","path":"/v1/support/sales/{id}/refunds","security":"staff","cache":0,"media":"json","problems":"sale-unknown sale-voided refund-item-unknown refund-nothing-left refund-amount-changed refund-not-captured refund-payment-due refund-exceeds-payment refund-refused staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const settleRefund = /* @__PURE__ */ operation<"settleRefund">({"id":"settleRefund","method":"POST","path":"/v1/support/sales/{id}/refunds/{refundId}/settlement","security":"staff","cache":0,"media":"json","problems":"sale-unknown refund-unknown refund-not-stuck staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const resendReceipt = /* @__PURE__ */ operation<"resendReceipt">({"id":"resendReceipt","method":"POST","path":"/v1/support/sales/{id}/actions/resend","security":"staff","cache":0,"media":"json","problems":"sale-unknown sale-voided staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const previewVoid = /* @__PURE__ */ operation<"previewVoid">({"id":"previewVoid","method":"POST","path":"/v1/support/sales/{id}/void-preview","security":"staff","cache":0,"media":"json","problems":"sale-unknown sale-voided void-not-due void-being-paid staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const voidSale = /* @__PURE__ */ operation<"voidSale">({"id":"voidSale","method":"POST","path":"/v1/support/sales/{id}/void","security":"staff","cache":0,"media":"json","problems":"sale-unknown sale-voided void-not-due void-being-paid void-items-used staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listSupportClients = /* @__PURE__ */ operation<"listSupportClients">({"id":"listSupportClients","method":"GET","path":"/v1/support/clients","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSupportClient = /* @__PURE__ */ operation<"getSupportClient">({"id":"getSupportClient","method":"GET","path":"/v1/support/clients/{id}","security":"staff","cache":0,"media":"json","problems":"client-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const exportSupportClient = /* @__PURE__ */ operation<"exportSupportClient">({"id":"exportSupportClient","method":"POST","path":"/v1/support/clients/{id}/actions/export","security":"staff","cache":0,"media":"json","problems":"client-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const previewSupportClosing = /* @__PURE__ */ operation<"previewSupportClosing">({"id":"previewSupportClosing","method":"GET","path":"/v1/support/clients/{id}/closing","security":"staff","cache":0,"media":"json","problems":"client-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const closeSupportClient = /* @__PURE__ */ operation<"closeSupportClient">({"id":"closeSupportClient","method":"POST","path":"/v1/support/clients/{id}/actions/close","security":"staff","cache":0,"media":"json","problems":"client-unknown account-owes account-payment-open staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const askNewPassword = /* @__PURE__ */ operation<"askNewPassword">({"id":"askNewPassword","method":"POST","path":"/v1/support/clients/{id}/actions/ask-new-password","security":"staff","cache":0,"media":"json","problems":"client-unknown client-without-password staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listSupportHolds = /* @__PURE__ */ operation<"listSupportHolds">({"id":"listSupportHolds","method":"GET","path":"/v1/support/holds","security":"staff","cache":0,"media":"json","problems":"staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getSupportHold = /* @__PURE__ */ operation<"getSupportHold">({"id":"getSupportHold","method":"GET","path":"/v1/support/holds/{id}","security":"staff","cache":0,"media":"json","problems":"hold-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const explainSupportHold = /* @__PURE__ */ operation<"explainSupportHold">({"id":"explainSupportHold","method":"GET","path":"/v1/support/holds/{id}/explanation","security":"staff","cache":0,"media":"json","problems":"hold-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const releaseSupportHold = /* @__PURE__ */ operation<"releaseSupportHold">({"id":"releaseSupportHold","method":"POST","path":"/v1/support/holds/{id}/actions/release","security":"staff","cache":0,"media":"json","problems":"hold-unknown cart-being-paid staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const explainSupportSeat = /* @__PURE__ */ operation<"explainSupportSeat">({"id":"explainSupportSeat","method":"GET","path":"/v1/support/events/{id}/seats/{seatId}/explanation","security":"staff","cache":0,"media":"json","problems":"event-unknown seats-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const previewEventRefund = /* @__PURE__ */ operation<"previewEventRefund">({"id":"previewEventRefund","method":"POST","path":"/v1/support/events/{id}/refund-preview","security":"staff","cache":0,"media":"json","problems":"event-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const listEventRefunds = /* @__PURE__ */ operation<"listEventRefunds">({"id":"listEventRefunds","method":"GET","path":"/v1/support/events/{id}/refunds","security":"staff","cache":0,"media":"json","problems":"event-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const refundEvent = /* @__PURE__ */ operation<"refundEvent">({"id":"refundEvent","method":"POST","path":"/v1/support/events/{id}/refunds","security":"staff","cache":0,"media":"json","problems":"event-unknown event-not-cancelled refund-nothing-left refund-amount-changed staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getEventRefund = /* @__PURE__ */ operation<"getEventRefund">({"id":"getEventRefund","method":"GET","path":"/v1/support/event-refunds/{id}","security":"staff","cache":0,"media":"json","problems":"event-refund-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const stopEventRefund = /* @__PURE__ */ operation<"stopEventRefund">({"id":"stopEventRefund","method":"POST","path":"/v1/support/event-refunds/{id}/actions/stop","security":"staff","cache":0,"media":"json","problems":"event-refund-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const explainSupportPromotion = /* @__PURE__ */ operation<"explainSupportPromotion">({"id":"explainSupportPromotion","method":"GET","path":"/v1/support/promotions/{id}/explanation","security":"staff","cache":0,"media":"json","problems":"promotion-unknown cart-unknown staff-token-missing refresh-token-expired permission-missing request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
