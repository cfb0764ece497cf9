import type { AttemptEvent } from "@parterre/domain"
import type { Knex } from "knex"
import { endPayment, releaseAfterPayment, showMoreTime } from "../carts/payment-hold.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Approved, CardProcessor, ChargeRef } from "../payments/processor.ts"
import { Refusal } from "../refusal.ts"
import { AWAITING_SHOPPER, CANCELLING, generousAttempts, VOIDING } from "./begin-payment.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { lockPayment, movePayment, onAttempt, onSale, type PaymentRecord } from "./payment-record.ts"

/** Milliseconds a shopper has after a refused card to try another. */
const secondChance = 3 * 60_000
/** Milliseconds shown while the processor is asked what became of a payment. */
const lookUpTime = 10 * 60_000

const isWaiting = (state: PaymentAttemptRow["state"] | undefined) =>
  state === "authorising" || state === "unknown"

/** Runs work on the locked payment when this attempt is still the one that counts. */
async function onAttemptOf<Result>(
  { db, clock }: PaymentDependencies,
  attempt: PaymentAttemptRow,
  work: (trx: Knex.Transaction, record: PaymentRecord, now: number) => Promise<Result>,
): Promise<Result | undefined> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const locked = await lockPayment(trx, attempt.website_id, attempt.sale_id)
    return locked?.attempt?.id === attempt.id ? work(trx, locked, now) : undefined
  })
}

/** The card was surely not charged: the sale is open again and the shopper has time for another card. */
export async function refuseAttempt(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  code: string,
): Promise<void> {
  const reopen = () =>
    onAttemptOf(dependencies, attempt, async (trx, record, now) => {
      if (!isWaiting(record.attempt?.state)) return
      const moves = [onAttempt("refused"), onSale("try-again")]
      const until = attempt.attempt <= generousAttempts ? now + secondChance : now
      const cart = await endPayment(trx, record.cart, until, now)
      await movePayment(trx, record, moves, now, {
        attempt: { code },
        sale: { cart_version: cart.version },
      })
    })
  try {
    await reopen()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Seats of the cart are gone; the reconciler releases what is left.
    await markAttempt(dependencies, attempt, "refused", code)
  }
}

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
    if (!isWaiting(record.attempt?.state)) return
    const cart = await showMoreTime(trx, record.cart, now + lookUpTime, now)
    await movePayment(trx, record, [onAttempt("no-answer")], now, {
      attempt: { code: reason },
      sale: { cart_version: cart.version },
    })
  })
}

/** Stripe's challenge is open in the shopper's browser; the attempt stays as it is until they come back. */
export async function awaitShopper(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processorId: string,
): Promise<void> {
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.attempt?.state !== "authorising") return
    const change = { code: AWAITING_SHOPPER, processor_id: processorId, changed_at: now }
    await trx<PaymentAttemptRow>("payment_attempts").where({ id: attempt.id }).update(change)
  })
}

/** Ends a challenge that nobody will answer any more; the sale is open again once the processor has let it go. */
export async function cancelChallenge(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
): Promise<boolean> {
  const claimed = await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    const { state, code } = record.attempt ?? {}
    if (state !== "authorising" || (code !== AWAITING_SHOPPER && code !== CANCELLING)) return false
    const change = { code: CANCELLING, changed_at: now }
    await trx<PaymentAttemptRow>("payment_attempts").where({ id: attempt.id }).update(change)
    return true
  })
  if (claimed !== true) return false
  const { processor } = await dependencies.processors.of(attempt.website_id)
  const outcome = await processor.voidAuthorisation(chargeOf(attempt, attempt.processor_id ?? ""))
  return outcome.kind === "done"
}

const chargeOf = (attempt: PaymentAttemptRow, processorId: string): ChargeRef => ({
  processorId,
  reference: attempt.reference,
  amount: attempt.amount,
  currency: attempt.currency,
})

/**
 * Whether a capture or void that did not work had been done before, by hand or too long ago for the processor to know
 * the repetition.
 */
async function isDoneAlready(
  processor: CardProcessor,
  { reference }: PaymentAttemptRow,
  wanted: "captured" | "voided",
): Promise<boolean> {
  const found = await processor.lookup(reference)
  if (found.kind === "approved") return found.state === wanted
  return found.kind === "declined" && wanted === "voided"
}

/** Takes the money of a paid sale; what does not work now, the reconciler tries again. Answers whether it is taken. */
export async function captureAttempt(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
): Promise<boolean> {
  const { processors, log } = dependencies
  const { processor } = await processors.of(attempt.website_id)
  const { kind } = await processor.capture(chargeOf(attempt, attempt.processor_id ?? ""))
  if (kind !== "done" && !(kind === "rejected" && (await isDoneAlready(processor, attempt, "captured")))) {
    log.error({ reference: attempt.reference, outcome: kind }, "a capture did not succeed")
    await touch(dependencies, attempt)
    return false
  }
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.attempt?.state === "authorised") await movePayment(trx, record, [onAttempt("capture")], now)
  })
  return true
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
  const { processors, log } = dependencies
  if (!(await beginVoid(dependencies, attempt, approved.processorId))) return false
  const { processor } = await processors.of(attempt.website_id)
  const { kind } = await processor.voidAuthorisation(chargeOf(attempt, approved.processorId))
  if (kind !== "done" && !(kind === "rejected" && (await isDoneAlready(processor, attempt, "voided")))) {
    log.error({ reference: attempt.reference, outcome: kind }, "a void did not succeed")
    await touch(dependencies, attempt)
    return false
  }
  log.warn({ reference: attempt.reference }, "an authorisation without tickets was voided")
  await onOwnRow(dependencies, attempt, async (trx, record, now) => {
    if (record.attempt.state === "authorised" && record.sale.state !== "paid")
      await movePayment(trx, record, [onAttempt("void")], now)
    else if (record.attempt.code === VOIDING) await writeVoid(trx, record.attempt, "voided", now)
  })
  return true
}

const beginVoid = (
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processorId: string,
): Promise<boolean> =>
  onOwnRow(dependencies, attempt, async (trx, record, now) => {
    const { attempt: own, sale } = record
    if (sale.state === "paid" && record.isLatest) return false
    const row = { ...own, processor_id: processorId }
    if (isWaiting(own.state))
      await movePayment(trx, record, [onAttempt("approved")], now, {
        attempt: { processor_id: processorId, code: VOIDING },
      })
    // A card taken for refused was approved after all: the row stays refused and remembers the void.
    else if (own.state === "authorised" || own.state === "declined") await writeVoid(trx, row, VOIDING, now)
    return true
  })

const writeVoid = (
  trx: Knex.Transaction,
  { id, processor_id }: PaymentAttemptRow,
  code: string,
  now: number,
) => trx<PaymentAttemptRow>("payment_attempts").where({ id }).update({ code, processor_id, changed_at: now })

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
    const locked = await lockPayment(trx, attempt.website_id, attempt.sale_id)
    const own = await trx<PaymentAttemptRow>("payment_attempts").where({ id: attempt.id }).first()
    if (locked === undefined || own === undefined)
      throw new Error(`${attempt.reference} is not there any more`)
    return work(trx, { ...locked, attempt: own, isLatest: locked.attempt?.id === own.id }, now)
  })
}

/** Money taken that cannot become tickets goes back. */
export async function refundAttempt(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  approved: Pick<Approved, "processorId">,
): Promise<boolean> {
  const { processors, log } = dependencies
  const { processor } = await processors.of(attempt.website_id)
  const refund = { reference: `${attempt.reference}:refund`, amount: attempt.amount }
  const outcome = await processor.refund(chargeOf(attempt, approved.processorId), refund)
  if (outcome.kind !== "done") {
    log.error({ reference: attempt.reference, outcome: outcome.kind }, "a refund did not succeed")
    await touch(dependencies, attempt)
    return false
  }
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (isWaiting(record.attempt?.state))
      await movePayment(trx, record, [onAttempt("found-captured"), onAttempt("refund")], now)
  })
  return true
}

/** Only the reconciler releases: the sale is over and what its cart still held is free. */
export async function releaseSale(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
): Promise<void> {
  await onAttemptOf(dependencies, attempt, async (trx, record, now) => {
    if (record.sale.state !== "paying") return
    const cart = await releaseAfterPayment(trx, record.cart, now)
    await movePayment(trx, record, [onSale("reconciler-releases")], now, {
      sale: { cart_version: cart.version },
    })
  })
}

/** Counts a try: the longer an attempt is unresolved, the later it is looked at again. */
export async function touch(dependencies: PaymentDependencies, attempt: PaymentAttemptRow): Promise<void> {
  const { db, clock } = dependencies
  await db<PaymentAttemptRow>("payment_attempts")
    .where({ id: attempt.id, state: attempt.state })
    .update({ changed_at: clock.now() })
}
