import { textAt } from "@parterre/domain/json-fields"
import type { Answer } from "./exchange.ts"
import { approvedOf, orderOf, stateOf } from "./paypal-orders.ts"
import { issueOf, rejectionOf } from "./paypal-session.ts"
import type { AuthoriseOutcome, Declined, RefundOutcome, SettleOutcome } from "./processor.ts"

/** Refusals that speak of the shopper's account or funds, or of an order that cannot be approved any more. */
const DECLINES: readonly string[] = [
  "INSTRUMENT_DECLINED",
  "PAYER_CANNOT_PAY",
  "PAYER_ACCOUNT_RESTRICTED",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "PAYER_ACTION_REQUIRED",
  "TRANSACTION_REFUSED",
  "TRANSACTION_BLOCKED_BY_PAYEE",
  "COMPLIANCE_VIOLATION",
  "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED",
  "ORDER_NOT_APPROVED",
  "ORDER_EXPIRED",
  "ORDER_COMPLETED_OR_VOIDED",
]

export const declined = (code: string): Declined => ({ kind: "declined", code, retry: true })

/** What became of money that was to be reserved. */
export function authorisedBy(answer: Answer): AuthoriseOutcome {
  if (answer.status >= 300) {
    const issue = issueOf(answer)
    if (issue === "ORDER_ALREADY_AUTHORIZED") return { kind: "duplicate" }
    return answer.status === 404 || DECLINES.includes(issue) ? declined(issue) : rejectionOf(answer)
  }
  const order = orderOf(answer.body)
  const status = order?.authorization?.status ?? "no-authorization"
  if (order !== undefined && stateOf(order) === "authorised") return approvedOf(order)
  return status === "DENIED" ? declined("AUTHORIZATION_DENIED") : { kind: "unknown", reason: status }
}

/** Money that PayPal looks at before it lets it go is not there yet: the reconciler asks again. */
export function capturedBy(status: string | undefined, processorId: string): SettleOutcome {
  if (status === "PENDING") return { kind: "unavailable", reason: "capture-pending" }
  if (status === "DECLINED" || status === "FAILED")
    return { kind: "rejected", code: `CAPTURE_${status}`, message: "PayPal did not let the money go" }
  return status === undefined ? { kind: "unknown", reason: "no-status" } : { kind: "done", processorId }
}

/** A refund that PayPal looks at first may be refused yet: the reconciler asks again. One that it refused gave nothing back. */
export function refundedBy(status: string | undefined, processorId: string): RefundOutcome {
  if (status === "PENDING") return { kind: "unavailable", reason: "refund-pending" }
  if (status === "FAILED" || status === "CANCELLED")
    return { kind: "rejected", code: `REFUND_${status}`, message: "the refund failed", isOver: true }
  return status === "COMPLETED"
    ? { kind: "done", processorId }
    : { kind: "unknown", reason: status ?? "no-status" }
}

/** Where a shopper approves an order without the script. */
export function approvalLink({ body }: Answer): string | undefined {
  const links = (body as { readonly links?: unknown } | null)?.links
  const all: readonly unknown[] = Array.isArray(links) ? links : []
  const link = all.find((each) => ["payer-action", "approve"].includes(textAt(each, "rel") ?? ""))
  return textAt(link, "href")
}
