import type { CardBrand } from "@parterre/contract"
import { isOutcomeOpen, NOT_CHARGED } from "@parterre/domain/payments"
import type { Knex } from "knex"
import { changeCart } from "../carts/cart-store.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { defined } from "../defined.ts"
import { journalDone } from "../journal/journal-store.ts"
import { atBankTime, isAtBank } from "../payments/interac-page.ts"
import { remembers } from "../payments/processor.ts"
import { Refusal } from "../refusal.ts"
import { completeSale } from "./confirm-sale.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { lockPayment, movePayment, onAttempt, type PaymentRecord } from "./payment-record.ts"
import { challengeTime, releaseSale } from "./settle-attempt.ts"

/** What staff found of a payment in the console of the processor that it was made at. */
export interface PaymentSettlement {
  readonly staffName: string
  readonly outcome: "charged" | "not-charged"
  /** The number that the console shows of what was charged. */
  readonly processorId?: string | undefined
  readonly reason: string
}

/** What keeps staff and the server from ending one payment in two ways. */
export interface SettlementGuard {
  readonly lock: typeof lockPayment
}

/** Until when a payment may be ended by its own request, or at its bank. */
const answerTime = (attempt: PaymentAttemptRow) => (isAtBank(attempt) ? atBankTime : challengeTime)

/** States whose end a processor has to tell. */
const isWaiting = ({ state }: PaymentAttemptRow): boolean => isOutcomeOpen(state) || state === "voiding"

/**
 * Whether what became of an attempt can be asked no more: its website has left the processor or the account that it was made
 * at, or the processor has forgotten it.
 */
async function isPaymentStuck(
  { processors, clock }: Pick<PaymentDependencies, "processors" | "clock">,
  attempt: PaymentAttemptRow,
): Promise<boolean> {
  const now = clock.now()
  if (!isWaiting(attempt) || now - attempt.created_at < answerTime(attempt)) return false
  try {
    const own = await processors.ownOf(attempt)
    return own === undefined || !remembers(own, attempt.created_at, now)
  } catch (error) {
    // Without its keys nobody can tell whose account it is; with them it may be asked.
    if (error instanceof Refusal && error.code === "payment-misconfigured") return false
    throw error
  }
}

/** The attempts of a cart that are stuck, of those that were made last at what they pay. */
export async function stuckAmong(
  dependencies: Pick<PaymentDependencies, "processors" | "clock">,
  attempts: readonly PaymentAttemptRow[],
): Promise<PaymentAttemptRow[]> {
  const stuck: PaymentAttemptRow[] = []
  for (const attempt of attempts) {
    const isLatest = !attempts.some(
      ({ sale_id, instalment, attempt: number }) =>
        sale_id === attempt.sale_id && instalment === attempt.instalment && number > attempt.attempt,
    )
    if (isLatest && (await isPaymentStuck(dependencies, attempt))) stuck.push(attempt)
  }
  return stuck
}

/**
 * Ends a payment that is stuck, as staff found it in its processor's console: what was charged pays the sale, and what was
 * not is over and lets the seats go, at the latest by the reconciler. No money moves. Throws `payment-not-stuck` where its
 * processor can be asked, or somebody else has ended it, and `payment-seats-gone` where there can be no tickets.
 */
export async function settlePayment(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  settlement: PaymentSettlement,
  guard: SettlementGuard = { lock: lockPayment },
): Promise<void> {
  if (!(await isPaymentStuck(dependencies, attempt))) throw new Refusal("payment-not-stuck")
  const now = dependencies.clock.now()
  await inTransaction(dependencies.db, async (trx) => {
    const locked = await guard.lock(trx, attempt.website_id, attempt.sale_id, attempt.instalment)
    if (locked?.attempt?.id !== attempt.id || !isWaiting(locked.attempt))
      throw new Refusal("payment-not-stuck")
    const record = await journalled(trx, { ...locked, attempt: locked.attempt }, settlement, now)
    if (settlement.outcome === "charged") await charge(trx, dependencies, record, settlement, now)
    else
      await movePayment(
        trx,
        record,
        [onAttempt(record.attempt.state === "voiding" ? "void" : "refused")],
        now,
        { attempt: { code: NOT_CHARGED }, sale: { cart_version: record.cart.version } },
      )
  })
  if (settlement.outcome === "not-charged") await releaseSale(dependencies, attempt)
}

type StuckRecord = PaymentRecord & { readonly attempt: PaymentAttemptRow }

async function charge(
  trx: Knex.Transaction,
  dependencies: PaymentDependencies,
  record: StuckRecord,
  { processorId = "" }: PaymentSettlement,
  now: number,
): Promise<void> {
  const { sale, attempt } = record
  // Its tickets are out: this was still due of them.
  if (sale.state === "paid") {
    await movePayment(trx, record, [onAttempt("found-captured")], now, {
      attempt: { processor_id: processorId, code: null },
    })
    return
  }
  if (sale.state !== "paying") throw new Refusal("payment-not-stuck")
  const money = {
    ...{ processorId, brand: (attempt.brand ?? "other") as CardBrand, lastFour: attempt.last_four ?? "" },
    state: "captured" as const,
  }
  try {
    await completeSale(trx, dependencies, record, money, "staff-confirms", now)
  } catch (error) {
    throw error instanceof Refusal && error.code === "payment-voided"
      ? new Refusal("payment-seats-gone")
      : error
  }
}

/** Answers the record with its cart, which is another by then. */
async function journalled(
  trx: Knex.Transaction,
  record: StuckRecord,
  { staffName, outcome, processorId, reason }: PaymentSettlement,
  now: number,
): Promise<StuckRecord> {
  const { cart, attempt } = record
  await journalDone(trx, {
    websiteId: cart.website_id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: `staff:${staffName}`,
    outcome: "done",
    command: "payment.settle",
    data: defined({ attemptId: attempt.id, amount: attempt.amount, result: outcome, processorId, reason }),
  })
  return { ...record, cart: await changeCart(trx, cart, {}, now) }
}
