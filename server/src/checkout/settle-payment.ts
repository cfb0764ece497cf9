import type { CardBrand } from "@parterre/contract"
import {
  GIVEN_BACK,
  isOutcomeOpen,
  LAPSED,
  NOT_CHARGED,
  type SalePaymentEvent,
} from "@parterre/domain/payments"
import type { Knex } from "knex"
import { changeCart } from "../carts/cart-store.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { defined } from "../defined.ts"
import { journalDone } from "../journal/journal-store.ts"
import { atBankTime, isAtBank } from "../payments/interac-page.ts"
import { remembers } from "../payments/processor.ts"
import { Refusal } from "../refusal.ts"
import { changeAttempt, readAttempt } from "../sales/attempt-store.ts"
import { changeSale } from "../sales/sale-store.ts"
import { lapse } from "./capture-attempt.ts"
import { completeSale } from "./confirm-sale.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import {
  lockPayment,
  movePayment,
  onAttempt,
  type PaymentRecord,
  paymentOf,
  tryMoves,
} from "./payment-record.ts"
import { challengeTime, releaseSale } from "./settle-attempt.ts"

/** What staff found of a payment in the console of the processor that it was made at. */
export interface PaymentSettlement {
  readonly staffName: string
  /** `given-back`: it was charged, and all of it has gone back. */
  readonly outcome: "charged" | "not-charged" | "given-back"
  /** The number that the console shows of what was charged, or of its refund. */
  readonly processorId?: string | undefined
  readonly reason: string
}

/** What keeps staff and the server from ending one payment in two ways. */
export interface SettlementGuard {
  readonly lock: typeof lockPayment
}

/** Until when a payment may be ended by its own request, or at its bank. */
const answerTime = (attempt: PaymentAttemptRow) => (isAtBank(attempt) ? atBankTime : challengeTime)

/** What an attempt still waits for of its processor; undefined where it has come to rest. */
function waitsFor({ state }: PaymentAttemptRow): "answer" | "void" | "capture" | "refund" | undefined {
  if (isOutcomeOpen(state)) return "answer"
  switch (state) {
    case "voiding":
      return "void"
    case "authorised":
      return "capture"
    case "refunding":
      return "refund"
    default:
      return undefined
  }
}

/**
 * Whether what became of an attempt can be asked no more: its website has left the processor or the account that it was made
 * at, or the processor has forgotten it. Money that is reserved is known by its number, and is taken however old it is.
 */
async function isPaymentStuck(
  { processors, clock }: Pick<PaymentDependencies, "processors" | "clock">,
  attempt: PaymentAttemptRow,
): Promise<boolean> {
  const now = clock.now()
  const wanted = waitsFor(attempt)
  if (wanted === undefined || now - attempt.created_at < answerTime(attempt)) return false
  try {
    const own = await processors.ownOf(attempt)
    return own === undefined || (wanted !== "capture" && !remembers(own, attempt.created_at, now))
  } catch (error) {
    // Without its keys nobody can tell whose account it is; with them it may be asked.
    if (error instanceof Refusal && error.code === "payment-misconfigured") return false
    throw error
  }
}

/** The attempts of a cart that are stuck. What is let go or given back may have been followed by another. */
export async function stuckAmong(
  dependencies: Pick<PaymentDependencies, "processors" | "clock">,
  attempts: readonly PaymentAttemptRow[],
): Promise<PaymentAttemptRow[]> {
  const stuck: PaymentAttemptRow[] = []
  for (const attempt of attempts) if (await isPaymentStuck(dependencies, attempt)) stuck.push(attempt)
  return stuck
}

/**
 * Ends a payment that is stuck, as staff found it in its processor's console: what was charged pays the sale, and what was
 * not, or has gone back, is over and lets the seats go, at the latest by the reconciler; of tickets that are out it is due
 * again. No money moves. Throws `payment-not-stuck` where its processor can be asked, or somebody else has ended it,
 * `payment-seats-gone` where there can be no tickets, and `payment-to-give-back` where it pays nothing any more and the
 * money is not back yet.
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
    const isLatest = locked?.attempt?.id === attempt.id
    const own = isLatest ? locked?.attempt : await readAttempt(trx, attempt)
    // Only what was judged may be ended: money that was found meanwhile is taken, or may be.
    if (locked === undefined || own === undefined || waitsFor(own) !== waitsFor(attempt))
      throw new Refusal("payment-not-stuck")
    const record = await journalled(trx, { ...locked, attempt: own }, settlement, now)
    if (settlement.outcome === "charged" && isLatest) await charge(trx, dependencies, record, settlement, now)
    else await end(trx, dependencies, { ...record, isLatest }, settlement, now)
  })
  if (settlement.outcome !== "charged") await releaseSale(dependencies, attempt)
}

type StuckRecord = PaymentRecord & { readonly attempt: PaymentAttemptRow }

/** Money that pays for something. */
async function charge(
  trx: Knex.Transaction,
  dependencies: PaymentDependencies,
  record: StuckRecord,
  { processorId = "" }: PaymentSettlement,
  now: number,
): Promise<void> {
  const { sale, attempt } = record
  switch (waitsFor(attempt)) {
    case undefined:
      throw new Refusal("payment-not-stuck")
    case "refund":
      throw new Refusal("payment-to-give-back")
    case "capture":
      // Its number is known: a refund goes by that, should the website come back to the account.
      if (sale.state !== "paid") throw new Refusal("payment-not-stuck")
      await movePayment(trx, record, [onAttempt("capture")], now)
      return
    default:
      break
  }
  // Its tickets are out: this was still due of them.
  if (sale.state === "paid") {
    await movePayment(trx, record, [onAttempt("found-captured")], now, {
      attempt: { processor_id: processorId, code: null },
    })
    return
  }
  if (sale.state !== "paying") throw new Refusal("payment-to-give-back")
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

/** Money that pays for nothing, or never came; what has a successor ends by itself, for the sale is no longer its own. */
async function end(
  trx: Knex.Transaction,
  dependencies: PaymentDependencies,
  { isLatest, ...record }: StuckRecord & { readonly isLatest: boolean },
  { outcome }: PaymentSettlement,
  now: number,
): Promise<void> {
  const { attempt } = record
  const wanted = waitsFor(attempt)
  if (wanted === undefined || (!isLatest && (wanted === "answer" || wanted === "capture")))
    throw new Refusal("payment-not-stuck")
  // The server knows that this money was taken, or staff have seen it.
  if (outcome === "charged" || (wanted === "refund" && outcome !== "given-back"))
    throw new Refusal("payment-to-give-back")
  const isDue = isLatest && record.sale.state === "paid"
  if (wanted === "capture") {
    if (!isDue) throw new Refusal("payment-not-stuck")
    return lapse(trx, dependencies, record, now, outcome === "given-back" ? GIVEN_BACK : LAPSED)
  }
  const { moves, code } = endOf(attempt, wanted, outcome, isDue)
  const change = { code }
  if (isLatest) {
    await movePayment(trx, record, moves, now, { attempt: change })
    return
  }
  const after = tryMoves({ ...paymentOf(record), sale: "open", tickets: "none" }, moves)
  if (after?.attempt === undefined) throw new Refusal("payment-not-stuck")
  await changeAttempt(trx, attempt, { ...change, state: after.attempt, changed_at: now })
}

/** How what pays nothing ends. Of tickets that are out, money that has gone back is due again, and not refunded. */
function endOf(
  attempt: PaymentAttemptRow,
  wanted: "answer" | "void" | "refund",
  outcome: PaymentSettlement["outcome"],
  isDue: boolean,
): { readonly moves: readonly SalePaymentEvent[]; readonly code: string | null } {
  if (wanted === "refund") return { moves: [onAttempt("refund")], code: attempt.code }
  if (outcome === "given-back" && !isDue)
    return { moves: (["found-captured", "give-back", "refund"] as const).map(onAttempt), code: null }
  const event = wanted === "answer" ? "refused" : "void"
  return { moves: [onAttempt(event)], code: outcome === "given-back" ? GIVEN_BACK : NOT_CHARGED }
}

/**
 * Answers the record with its cart, which is another by then. A sale that was started with the cart as it was stays so: its
 * shopper may be about to pay it.
 */
async function journalled(
  trx: Knex.Transaction,
  record: StuckRecord,
  { staffName, outcome, processorId, reason }: PaymentSettlement,
  now: number,
): Promise<StuckRecord> {
  const { cart, sale, attempt } = record
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
  const changed = await changeCart(trx, cart, {}, now)
  if (sale.cart_version !== cart.version) return { ...record, cart: changed }
  await changeSale(trx, sale, { cart_version: changed.version })
  return { ...record, cart: changed, sale: { ...sale, cart_version: changed.version } }
}
