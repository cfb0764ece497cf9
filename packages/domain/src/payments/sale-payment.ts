import { step } from "../machines/machine.ts"
import { type AttemptEvent, type AttemptState, attemptMachine, mayHoldMoney } from "./attempt-machine.ts"
import { type SaleEvent, type SaleProgress, saleMachine } from "./sale-machine.ts"

/** A sale, its current attempt and its tickets, seen together. */
export type SalePayment = {
  sale: SaleProgress
  attempt: AttemptState | undefined
  tickets: "none" | "issued" | "revoked"
}

export type SalePaymentEvent = { on: "sale"; event: SaleEvent } | { on: "attempt"; event: AttemptEvent }

export type SalePaymentStep = { ok: true; payment: SalePayment } | { ok: false; error: "illegal-transition" }

export const newSalePayment: SalePayment = { sale: "open", attempt: undefined, tickets: "none" }

const illegal: SalePaymentStep = { ok: false, error: "illegal-transition" }

/** Nothing was asked for yet of a later instalment. */
const MONEYLESS: readonly (AttemptState | undefined)[] = [undefined, "lapsed", "declined", "voided"]

/** Whether tickets are out and this money of theirs is not: the buyer is asked to pay once more, or by instalments. */
export const isPaymentDue = ({ sale, attempt }: Pick<SalePayment, "sale" | "attempt">): boolean =>
  sale === "paid" && MONEYLESS.includes(attempt)

/**
 * The two lifecycles together: authorise, then confirm and issue tickets in one step, then capture. A sale without a
 * charge (nothing to pay) goes through an attempt as well, of zero cents.
 */
export function stepSalePayment(payment: SalePayment, move: SalePaymentEvent): SalePaymentStep {
  return move.on === "sale" ? stepSale(payment, move.event) : stepAttempt(payment, move.event)
}

function stepSale(payment: SalePayment, event: SaleEvent): SalePaymentStep {
  const next = step(saleMachine, payment.sale, event)
  if (!next.ok) return illegal
  const { attempt } = payment
  switch (next.state) {
    case "paying":
      return { ok: true, payment: { sale: "paying", attempt: attemptMachine.initial, tickets: "none" } }
    case "paid":
      if (event === "pay-due")
        return isPaymentDue(payment)
          ? { ok: true, payment: { ...payment, attempt: attemptMachine.initial } }
          : illegal
      if (payment.sale === "paid") return { ok: true, payment }
      if (attempt !== "authorised" && attempt !== "captured") return illegal
      return { ok: true, payment: { ...payment, sale: "paid", tickets: "issued" } }
    // Its tickets are out and no money is, nor is any on its way: they end.
    case "voided":
      return isPaymentDue(payment)
        ? { ok: true, payment: { ...payment, sale: "voided", tickets: "revoked" } }
        : illegal
    // Neither a second try nor a release while the processor may hold money for this one.
    default:
      if (attempt !== undefined && (mayHoldMoney(attempt) || isUnfinished(attempt))) return illegal
      return { ok: true, payment: { ...payment, sale: next.state } }
  }
}

function stepAttempt(payment: SalePayment, event: AttemptEvent): SalePaymentStep {
  if (payment.attempt === undefined) return illegal
  const next = step(attemptMachine, payment.attempt, event)
  if (!next.ok) return illegal
  const isPaid = payment.sale === "paid"
  // Money is taken for tickets that exist, and let go only where no tickets count on it.
  if ((event === "capture" || event === "lapse") && !isPaid) return illegal
  if (event === "let-go" && isPaid && payment.attempt === "authorised") return illegal
  // The tickets go before the money does.
  const tickets = event === "give-back" && isPaid ? "revoked" : payment.tickets
  return { ok: true, payment: { ...payment, attempt: next.state, tickets } }
}

const isUnfinished = (attempt: AttemptState) => attempt === "created" || attempt === "authenticating"

/** Whether nothing remains for us to do: no open attempt, and no tickets waiting for money that is there. */
export function isAtRest({ sale, attempt }: SalePayment): boolean {
  if (sale === "paid")
    return attempt === "captured" || attempt === "refunded" || isPaymentDue({ sale, attempt })
  return sale !== "paying" && (attempt === undefined || (!mayHoldMoney(attempt) && !isUnfinished(attempt)))
}
