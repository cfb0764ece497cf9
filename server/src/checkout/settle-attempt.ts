import { step } from "@parterre/domain/machines"
import {
  ABANDONED,
  type AttemptEvent,
  attemptMachine,
  isOutcomeOpen,
  newSalePayment,
  whyUncharged,
} from "@parterre/domain/payments"
import type { Knex } from "knex"
import { endPayment, releaseAfterPayment, showMoreTime } from "../carts/payment-hold.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import {
  type Approved,
  type CardProcessor,
  type ChargeRef,
  type LookupOutcome,
  remembers,
} from "../payments/processor.ts"
import { Refusal } from "../refusal.ts"
import { changeAttempt, readAttempt, touchAttempt } from "../sales/attempt-store.ts"
import { generousAttempts } from "./attempt-limits.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import {
  lockPayment,
  movePayment,
  onAttempt,
  onSale,
  type PaymentRecord,
  paymentOf,
  tryMoves,
} from "./payment-record.ts"

/** Milliseconds a shopper has after a refused card to try another. */
const secondChance = 3 * 60_000
/** Milliseconds shown while the processor is asked what became of a payment. */
const lookUpTime = 10 * 60_000
/** Milliseconds an issuer's challenge stays answerable, and some. */
export const challengeTime = 15 * 60_000

/** Runs work on the locked payment when this attempt is still the one that counts. */
export async function onAttemptOf<Result>(
  { db, clock }: PaymentDependencies,
  attempt: PaymentAttemptRow,
  work: (trx: Knex.Transaction, record: PaymentRecord, now: number) => Promise<Result>,
): Promise<Result | undefined> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const locked = await lockPayment(trx, attempt.website_id, attempt.sale_id, attempt.instalment)
    return locked?.attempt?.id === attempt.id ? work(trx, locked, now) : undefined
  })
}

/** The card was surely not charged: the sale is open again and the shopper has time for another card. */
export const refuseAttempt = (
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  code: string,
): Promise<void> => reopenAfter(dependencies, attempt, "refused", code)

/** The processor has let a challenge go that its shopper left: the sale is open again, as after a refused card. */
export const endCancelled = (dependencies: PaymentDependencies, attempt: PaymentAttemptRow): Promise<void> =>
  reopenAfter(dependencies, attempt, "void", ABANDONED)

/** The attempt ended without money: the sale is open again, unless seats of the cart are gone. */
export async function reopenAfter(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  end: "refused" | "void",
  code: string,
): Promise<void> {
  const reopen = () =>
    onAttemptOf(dependencies, attempt, async (trx, record, now) => {
      if (record.attempt === undefined || !isLegal(record.attempt, end)) return
      // Of a paid sale the card alone failed: its payment is due still.
      if (record.sale.state === "paid") {
        await movePayment(trx, record, [onAttempt(end)], now, { attempt: { code } })
        return
      }
      const moves = [onAttempt(end), onSale("try-again")]
      const until = attempt.attempt <= generousAttempts ? now + secondChance : now
      await endPayment(trx, record.cart, until, now, {
        why: whyUncharged(code),
        before: ({ version }) =>
          movePayment(trx, record, moves, now, { attempt: { code }, sale: { cart_version: version } }),
      })
    })
  try {
    await reopen()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Seats of the cart are gone; the reconciler releases what is left.
    await markAttempt(dependencies, attempt, end, code)
  }
}

const isLegal = ({ state }: PaymentAttemptRow, event: AttemptEvent) => step(attemptMachine, state, event).ok

/** Writes a move of the attempt alone. */
export async function markAttempt(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  event: AttemptEvent,
  code: string | null = null,
): Promise<void> {
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    await movePayment(trx, record, [onAttempt(event)], now, { attempt: { code } })
  })
}

/** The answer is lost: the seats stay and the reconciler asks the processor, later each time. */
export async function leaveUnknown(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  reason: string,
): Promise<void> {
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.attempt === undefined || !isLegal(record.attempt, "no-answer")) return
    const cart =
      record.sale.state === "paid" ? record.cart : await showMoreTime(trx, record.cart, now + lookUpTime, now)
    await movePayment(trx, record, [onAttempt("no-answer")], now, {
      attempt: { code: reason },
      sale: { cart_version: cart.version },
    })
  })
}

/** The processor's challenge is open in the shopper's browser; the attempt waits until they come back. */
export async function awaitShopper(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processorId: string,
): Promise<void> {
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.attempt === undefined || !isLegal(record.attempt, "challenge")) return
    await movePayment(trx, record, [onAttempt("challenge")], now, { attempt: { processor_id: processorId } })
  })
}

/** Asks the processor to let a challenge go that nobody will answer any more; answers whether it has. */
export async function cancelChallenge(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
): Promise<boolean> {
  const claimed = await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.attempt?.state === "voiding") return true
    if (record.attempt?.state !== "challenging") return false
    await movePayment(trx, record, [onAttempt("let-go")], now, { attempt: { code: ABANDONED } })
    return true
  })
  if (claimed !== true) return false
  return isLetGo(dependencies, attempt, attempt.processor_id ?? "")
}

/** The charge of an attempt, as its processor knows it. */
export const chargeOf = (attempt: PaymentAttemptRow, processorId: string): ChargeRef => ({
  processorId,
  reference: attempt.reference,
  amount: attempt.amount,
  currency: attempt.currency,
})

/** What became of an attempt, as its processor tells. */
export const lookUpAttempt = (
  processor: CardProcessor,
  { reference, processor_id }: PaymentAttemptRow,
): Promise<LookupOutcome> => processor.lookup(reference, processor_id ?? undefined)

/** The truth at the processor of an attempt; undefined when it cannot be had now. */
export async function chargeState(processor: CardProcessor, attempt: PaymentAttemptRow) {
  const outcome = await lookUpAttempt(processor, attempt)
  if (outcome.kind === "approved") return outcome.state
  return outcome.kind === "declined" ? "voided" : undefined
}

/**
 * Lets an authorisation go that cannot become tickets. It is written down first, so that a crash is resumed and nobody
 * makes tickets of it meanwhile; one whose tickets are out already stays.
 */
export async function voidAttempt(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  approved: Pick<Approved, "processorId">,
): Promise<boolean> {
  const begun = await moveOwn(dependencies, attempt, approved.processorId, ({ state }) =>
    isOutcomeOpen(state) ? ["approved", "let-go"] : state === "voiding" ? [] : ["let-go"],
  )
  if (!begun || !(await isLetGo(dependencies, attempt, approved.processorId))) return false
  dependencies.log.warn({ reference: attempt.reference }, "an authorisation without tickets was voided")
  await moveOwn(dependencies, attempt, approved.processorId, () => ["void"])
  return true
}

/** Whether the processor has let the money go. What it has taken meanwhile is to be given back, and written down so. */
async function isLetGo(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processorId: string,
): Promise<boolean> {
  const { processors, log } = dependencies
  const processor = await processors.ofAttempt(attempt)
  const { kind } = await processor.voidAuthorisation(chargeOf(attempt, processorId))
  if (kind === "done") return true
  const truth = kind === "rejected" ? await chargeState(processor, attempt) : undefined
  if (truth === "voided") return true
  log.error({ reference: attempt.reference, outcome: truth ?? kind }, "a void did not succeed")
  if (truth === "captured")
    await moveOwn(dependencies, attempt, processorId, (_, isPaid) =>
      isPaid ? ["found-captured"] : ["found-captured", "give-back"],
    )
  else await touch(dependencies, attempt)
  return false
}

/**
 * Moves an attempt whether or not another has come after it; one that has a successor moves by itself, for the sale is
 * no longer its own. Answers whether it was moved: money of a paid sale stays, and an illegal move writes nothing.
 */
const moveOwn = (
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processorId: string,
  eventsFrom: (own: PaymentAttemptRow, isPaid: boolean) => readonly AttemptEvent[],
): Promise<boolean> =>
  onOwnRow(dependencies, attempt, async (trx, { isLatest, ...record }, now) => {
    const isPaid = isLatest && record.sale.state === "paid"
    // Tickets that somebody has made meanwhile are not taken away again; of a card that was refused there are none.
    if (isPaid && record.attempt.state !== "declined" && record.attempt.state !== "voiding") return false
    const events = eventsFrom(record.attempt, isPaid)
    const payment = isLatest ? paymentOf(record) : { ...newSalePayment, attempt: record.attempt.state }
    const after = tryMoves(payment, events.map(onAttempt))
    if (after?.attempt === undefined) return false
    const change = { state: after.attempt, processor_id: processorId, changed_at: now }
    await changeAttempt(trx, attempt, change)
    return true
  })

/** Runs work on the locked payment seen from this attempt, whether or not another has come after it. */
async function onOwnRow<Result>(
  { db, clock }: PaymentDependencies,
  attempt: PaymentAttemptRow,
  work: (
    trx: Knex.Transaction,
    record: PaymentRecord & { readonly attempt: PaymentAttemptRow; readonly isLatest: boolean },
    now: number,
  ) => Promise<Result>,
): Promise<Result> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const locked = await lockPayment(trx, attempt.website_id, attempt.sale_id, attempt.instalment)
    const own = await readAttempt(trx, attempt)
    if (locked === undefined || own === undefined)
      throw new Error(`${attempt.reference} is not there any more`)
    return work(trx, { ...locked, attempt: own, isLatest: locked.attempt?.id === own.id }, now)
  })
}

/** Money taken that cannot become tickets goes back; that is written down first. */
export async function refundAttempt(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  approved: Pick<Approved, "processorId"> & { readonly amount?: number },
): Promise<boolean> {
  const { processors, log, clock } = dependencies
  const begun = await moveOwn(dependencies, attempt, approved.processorId, ({ state }) =>
    state === "refunding" ? [] : state === "captured" ? ["give-back"] : ["found-captured", "give-back"],
  )
  if (!begun) return false
  const processor = await processors.ofAttempt(attempt)
  // Nobody knows when it was first asked for: surely not before the payment.
  const isTooLate = attempt.state === "refunding" && !remembers(processor, attempt.created_at, clock.now())
  const refund = { reference: `${attempt.reference}:refund`, amount: approved.amount ?? attempt.amount }
  const outcome = isTooLate
    ? ({ kind: "repeat-too-late" } as const)
    : await processor.refund(chargeOf(attempt, approved.processorId), refund)
  if (outcome.kind !== "done") {
    log.error({ reference: attempt.reference, outcome: outcome.kind }, "a refund did not succeed")
    await touch(dependencies, attempt)
    return false
  }
  return moveOwn(dependencies, attempt, approved.processorId, () => ["refund"])
}

/** Only the reconciler releases: the sale is over and what its cart still held is free. */
export async function releaseSale(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
): Promise<void> {
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.sale.state !== "paying") return
    const { code } = record.attempt ?? {}
    await releaseAfterPayment(trx, record.cart, now, {
      ...(code && { why: whyUncharged(code) }),
      before: ({ version }) =>
        movePayment(trx, record, [onSale("reconciler-releases")], now, { sale: { cart_version: version } }),
    })
  })
}

/** Counts a try: the longer an attempt is unresolved, the later it is looked at again. */
export async function touch(dependencies: PaymentDependencies, attempt: PaymentAttemptRow): Promise<void> {
  await touchAttempt(dependencies.db, attempt, dependencies.clock.now())
}
