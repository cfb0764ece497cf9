import { ABANDONED, NOT_CHARGED, paymentDuty } from "@parterre/domain/payments"
import type { Knex } from "knex"
import { cartOfSale, lockCart } from "../carts/cart-store.ts"
import { captureAttempt } from "../checkout/capture-attempt.ts"
import { confirmFound, confirmOrUndo } from "../checkout/confirm-or-undo.ts"
import type { Money } from "../checkout/confirm-sale.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import {
  awaitShopper,
  cancelChallenge,
  challengeTime,
  leaveUnknown,
  lookUpAttempt,
  markAttempt,
  refundAttempt,
  releaseSale,
  reopenAfter,
  touch,
  voidAttempt,
} from "../checkout/settle-attempt.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { settleLateInterac } from "../interac/settle-late-interac.ts"
import { resumeKeptCards } from "../kept-cards/resume-kept-cards.ts"
import { atBankTime, isAtBank } from "../payments/interac-page.ts"
import { type CardProcessor, type LookupOutcome, remembers } from "../payments/processor.ts"
import { resumeRefunds } from "../refunds/resume-refunds.ts"
import { releaseOpenSale } from "../sales/sale-store.ts"
import { inWebsiteTurns } from "../websites/website-turns.ts"
import { dueAttempts, forgottenSales, type Patience, type Unsettled } from "./unsettled-store.ts"

/** A request waits for its answer for 30 s at most. */
const patience: Patience = { inFlight: 45_000, shortestPause: 5_000, longestPause: 10 * 60_000 }

/**
 * Brings every payment to rest: asks the processor what became of attempts nobody heard of again, takes the money of
 * paid sales, lets go of money without tickets, releases what nobody will pay, and carries refunds and kept cards to their
 * end. Answers how many it looked at.
 */
export async function reconcile(
  dependencies: PaymentDependencies,
  now: number,
  atMost = 100,
): Promise<number> {
  const due = await dueAttempts(dependencies.db, now, atMost, patience)
  await inWebsiteTurns(dependencies, due, (attempt) => settleOne(dependencies, attempt, now))
  await releaseForgottenSales(dependencies.db, now, atMost)
  const refunds = await resumeRefunds(dependencies, now, atMost)
  return due.length + refunds + (await resumeKeptCards(dependencies, now, atMost))
}

async function settleOne(dependencies: PaymentDependencies, attempt: Unsettled, now: number): Promise<void> {
  try {
    await settle(dependencies, attempt, now)
  } catch (error) {
    // One broken payment must not keep the others waiting.
    dependencies.log.error({ err: error, reference: attempt.reference }, "a payment could not be reconciled")
    await touch(dependencies, attempt)
  }
}

async function settle(dependencies: PaymentDependencies, attempt: Unsettled, now: number): Promise<void> {
  const { state } = attempt
  if (state === "declined" && isAtBank(attempt)) await settleLateInterac(dependencies, attempt, now)
  // An attempt that has a successor is nobody's payment any more: it has no sale to make tickets of.
  const sale = attempt.attempt < attempt.latest ? "open" : attempt.sale_state
  switch (paymentDuty({ sale, attempt: state, tickets: sale === "paid" ? "issued" : "none" })) {
    case "look-up":
      if (state !== "challenging") return lookUp(dependencies, attempt, now)
      return isAtBank(attempt)
        ? settleAtBank(dependencies, attempt, now)
        : settleChallenge(dependencies, attempt, now)
    case "capture":
      await captureAttempt(dependencies, attempt)
      return
    case "confirm-or-let-go":
      return confirm(dependencies, attempt, { ...approvalOf(attempt), state: "authorised" })
    case "confirm-or-give-back":
      return confirm(dependencies, attempt, { ...approvalOf(attempt), state: "captured" })
    case "void":
      if (attempt.code === ABANDONED) return endChallenge(dependencies, attempt, now)
      await voidAttempt(dependencies, attempt, approvalOf(attempt))
      return
    case "refund":
      await refundAttempt(dependencies, attempt, approvalOf(attempt))
      return
    case "release":
      return releaseSale(dependencies, attempt)
    // Nothing is left to do, or a shopper is still at it: no attempt is written before its card is sent.
    default:
      return
  }
}

const approvalOf = (attempt: PaymentAttemptRow) => ({
  processorId: attempt.processor_id ?? "",
  brand: "other" as const,
  lastFour: attempt.last_four ?? "",
})

async function settleChallenge(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  now: number,
): Promise<void> {
  if (now - attempt.created_at >= challengeTime) return endChallenge(dependencies, attempt, now)
  const processor = await dependencies.processors.ofAttempt(attempt)
  const outcome = await lookUpAttempt(processor, attempt)
  // The shopper may have passed the challenge and closed the window.
  if (outcome.kind === "approved") await applyFound(dependencies, attempt, outcome, now)
  else await touch(dependencies, attempt)
}

/** A bank's page is open, and cannot be closed from here: whoever pays too late gets the money back. */
async function settleAtBank(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  now: number,
): Promise<void> {
  const processor = await dependencies.processors.ofAttempt(attempt)
  const outcome = await lookUpAttempt(processor, attempt)
  if (outcome.kind === "approved") return applyFound(dependencies, attempt, outcome, now)
  const isLeft = outcome.kind === "not-found" && now - attempt.created_at >= atBankTime
  if (outcome.kind === "declined" || isLeft)
    return uncharged(dependencies, attempt, refusal(isLeft ? ABANDONED : "declined"), now)
  await touch(dependencies, attempt)
}

/** Nobody will answer the challenge any more. */
async function endChallenge(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  now: number,
): Promise<void> {
  if (await cancelChallenge(dependencies, attempt))
    await uncharged(dependencies, attempt, { end: "void", code: ABANDONED }, now)
  else await touch(dependencies, attempt)
}

async function lookUp(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  now: number,
): Promise<void> {
  const processor = await dependencies.processors.ofAttempt(attempt)
  const outcome = await lookUpAttempt(processor, attempt)
  switch (outcome.kind) {
    case "approved":
      return applyFound(dependencies, attempt, outcome, now)
    case "declined":
      return uncharged(dependencies, attempt, refusal(outcome.declineCode ?? outcome.code), now)
    case "not-found":
      return isProof(processor, attempt, now)
        ? uncharged(dependencies, attempt, refusal(NOT_CHARGED), now)
        : leaveUnknown(dependencies, attempt, outcome.kind)
    case "authentication-needed":
      return awaitShopper(dependencies, attempt, outcome.processorId)
    default:
      return leaveUnknown(dependencies, attempt, outcome.kind)
  }
}

/**
 * A processor's list may trail behind: only late does an absent payment prove that nothing was charged, and no longer where it
 * has forgotten the payment by then.
 */
const isProof = (processor: CardProcessor, { created_at }: PaymentAttemptRow, now: number): boolean =>
  now - created_at >= processor.lookupLag + patience.inFlight && remembers(processor, created_at, now)

/** How an attempt ended without money. */
interface Uncharged {
  readonly end: "refused" | "void"
  readonly code: string
}

const refusal = (code: string): Uncharged => ({ end: "refused", code })

async function applyFound(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  found: Extract<LookupOutcome, { kind: "approved" }>,
  now: number,
): Promise<void> {
  if (!(await confirmFound(dependencies, attempt, found, "reconciler-confirms")))
    await uncharged(dependencies, attempt, refusal("voided"), now)
}

async function confirm(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  money: Money,
): Promise<void> {
  await confirmOrUndo(dependencies, attempt, money, "reconciler-confirms")
}

/** Nothing was charged: a shopper who still has time may try again, otherwise the seats are free. */
async function uncharged(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  { end, code }: Uncharged,
  now: number,
): Promise<void> {
  const cart = await cartOfSale(dependencies.db, attempt.website_id, attempt.sale_id)
  if ((cart?.expires_at ?? 0) > now) return reopenAfter(dependencies, attempt, end, code)
  await markAttempt(dependencies, attempt, end, code)
  await releaseSale(dependencies, attempt)
}

/** Sales nobody pays any more: their cart ran out or was emptied. */
async function releaseForgottenSales(db: Knex, now: number, atMost: number): Promise<void> {
  for (const { id, website_id, cart_id } of await forgottenSales(db, atMost))
    await inTransaction(db, async (trx) => {
      const cart = await lockCart(trx, website_id, cart_id)
      if (cart?.state !== "expired" && cart?.state !== "empty") return
      await releaseOpenSale(trx, { id, website_id }, now)
    })
}
