import type { Knex } from "knex"
import { lockCart } from "../carts/cart-store.ts"
import { AWAITING_SHOPPER, CANCELLING, VOIDING } from "../checkout/begin-payment.ts"
import { type ConfirmedBy, confirmSale } from "../checkout/confirm-sale.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import {
  cancelChallenge,
  captureAttempt,
  leaveUnknown,
  markAttempt,
  refundAttempt,
  refuseAttempt,
  releaseSale,
  touch,
  voidAttempt,
} from "../checkout/settle-attempt.ts"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { CardProcessor, LookupOutcome } from "../payments/processor.ts"

/** Milliseconds: a request may still be waiting for its answer, which takes 30 s at most. */
const inFlight = 45_000
/** Milliseconds between two looks at one attempt: as long again as it is old, within these. */
const shortestPause = 5_000
const longestPause = 10 * 60_000
/** Milliseconds an issuer's challenge stays answerable, and some. */
const challengeTime = 15 * 60_000

type Unsettled = PaymentAttemptRow & { readonly sale_state: SaleRow["state"] }

/**
 * Brings every payment to rest: asks the processor what became of attempts nobody heard of again, takes the money of
 * paid sales, lets go of money without tickets, and releases what nobody will pay. Answers how many it looked at.
 */
export async function reconcile(
  dependencies: PaymentDependencies,
  now: number,
  atMost = 100,
): Promise<number> {
  const due = await dueAttempts(dependencies.db, now, atMost)
  // A processor that does not answer keeps its own website waiting, and no other.
  const ofWebsite = [...Map.groupBy(due, ({ website_id }) => website_id).values()]
  await Promise.all(ofWebsite.map((attempts) => settleInTurn(dependencies, attempts, now)))
  await releaseForgottenSales(dependencies.db, now, atMost)
  return due.length
}

async function settleInTurn(
  dependencies: PaymentDependencies,
  attempts: readonly Unsettled[],
  now: number,
): Promise<void> {
  for (const attempt of attempts) {
    try {
      await settle(dependencies, attempt, now)
    } catch (error) {
      // One broken payment must not keep the others waiting.
      dependencies.log.error(
        { err: error, reference: attempt.reference },
        "a payment could not be reconciled",
      )
      await touch(dependencies, attempt)
    }
  }
}

/** Those not yet due are left out here: a crowd of them would fill the round and hide the others. */
const dueAttempts = (db: Knex, now: number, atMost: number): Promise<Unsettled[]> =>
  db("payment_attempts")
    .join("sales", "sales.id", "payment_attempts.sale_id")
    .where((due) =>
      due
        .where({ "payment_attempts.state": "authorising" })
        .where("payment_attempts.changed_at", "<=", now - inFlight)
        .orWhere((waited) =>
          waited
            .whereNot({ "payment_attempts.state": "authorising" })
            .where("payment_attempts.changed_at", "<=", now - shortestPause)
            .whereRaw(
              "(payment_attempts.changed_at <= ? OR 2 * payment_attempts.changed_at - payment_attempts.created_at <= ?)",
              [now - longestPause, now],
            ),
        ),
    )
    .where((either) =>
      either
        .whereIn("payment_attempts.state", ["authorising", "unknown", "authorised"])
        .orWhere({ "payment_attempts.state": "declined", "payment_attempts.code": VOIDING })
        .orWhere((ended) =>
          ended
            .whereIn("payment_attempts.state", ["declined", "voided", "refunded"])
            .where("sales.state", "paying")
            .whereRaw(
              "payment_attempts.attempt = (SELECT MAX(attempt) FROM payment_attempts newest WHERE newest.sale_id = sales.id)",
            ),
        ),
    )
    .orderBy("payment_attempts.changed_at")
    .limit(atMost)
    .select("payment_attempts.*", "sales.state as sale_state")

async function settle(dependencies: PaymentDependencies, attempt: Unsettled, now: number): Promise<void> {
  switch (attempt.state) {
    case "authorising":
    case "unknown":
      return attempt.code === AWAITING_SHOPPER || attempt.code === CANCELLING
        ? settleChallenge(dependencies, attempt, now)
        : lookUp(dependencies, attempt, now)
    case "authorised":
      if (attempt.sale_state === "paid") await captureAttempt(dependencies, attempt)
      else if (attempt.code === VOIDING) await voidAttempt(dependencies, attempt, approvalOf(attempt))
      else await confirmOrLetGo(dependencies, attempt, approvalOf(attempt), "reconciler-confirms")
      return
    case "declined":
      if (attempt.code === VOIDING && !(await voidAttempt(dependencies, attempt, approvalOf(attempt)))) return
      return releaseSale(dependencies, attempt)
    default:
      return releaseSale(dependencies, attempt)
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
  if (attempt.code === CANCELLING || now - attempt.created_at >= challengeTime) {
    if (await cancelChallenge(dependencies, attempt)) await uncharged(dependencies, attempt, "abandoned", now)
    else await touch(dependencies, attempt)
    return
  }
  const { processor } = await dependencies.processors.of(attempt.website_id)
  const outcome = await processor.lookup(attempt.reference)
  // The shopper may have passed the challenge and closed the window.
  if (outcome.kind === "approved") await applyFound(dependencies, attempt, outcome, now)
  else await touch(dependencies, attempt)
}

async function lookUp(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  now: number,
): Promise<void> {
  const { processor } = await dependencies.processors.of(attempt.website_id)
  const outcome = await processor.lookup(attempt.reference)
  switch (outcome.kind) {
    case "approved":
      return applyFound(dependencies, attempt, outcome, now)
    case "declined":
      return uncharged(dependencies, attempt, outcome.declineCode ?? outcome.code, now)
    case "not-found":
      return isProof(processor, attempt, now)
        ? uncharged(dependencies, attempt, "not-charged", now)
        : leaveUnknown(dependencies, attempt, outcome.kind)
    case "authentication-needed":
      if (now - attempt.created_at < challengeTime) return leaveUnknown(dependencies, attempt, outcome.kind)
      await voidUnanswered(dependencies, attempt, outcome.processorId, now)
      return
    default:
      return leaveUnknown(dependencies, attempt, outcome.kind)
  }
}

/** A processor's list may trail behind: only late does an absent payment prove that nothing was charged. */
const isProof = (processor: CardProcessor, attempt: PaymentAttemptRow, now: number): boolean =>
  now - attempt.created_at >= processor.lookupLag + inFlight

async function voidUnanswered(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  processorId: string,
  now: number,
): Promise<void> {
  const { processor } = await dependencies.processors.of(attempt.website_id)
  const { reference, amount, currency } = attempt
  const outcome = await processor.voidAuthorisation({ processorId, reference, amount, currency })
  if (outcome.kind === "done") await uncharged(dependencies, attempt, "abandoned", now)
  else await leaveUnknown(dependencies, attempt, outcome.kind)
}

async function applyFound(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  found: Extract<LookupOutcome, { kind: "approved" }>,
  now: number,
): Promise<void> {
  if (found.state === "voided") return uncharged(dependencies, attempt, "voided", now)
  if (found.state === "captured") {
    const confirmed = await confirmSale(dependencies, attempt, found, "reconciler-confirms")
    if (confirmed.kind === "impossible") await refundAttempt(dependencies, attempt, found)
    else if (confirmed.record.attempt !== undefined)
      await captureAttempt(dependencies, confirmed.record.attempt)
    return
  }
  await confirmOrLetGo(dependencies, attempt, found, "reconciler-confirms")
}

/** Tickets and then the money; without the one, not the other. */
async function confirmOrLetGo(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  approved: Parameters<typeof confirmSale>[2],
  by: ConfirmedBy,
): Promise<void> {
  const confirmed = await confirmSale(dependencies, attempt, approved, by)
  if (confirmed.kind === "impossible") await voidAttempt(dependencies, attempt, approved)
  else if (confirmed.record.attempt?.state === "authorised")
    await captureAttempt(dependencies, confirmed.record.attempt)
}

/** Nothing was charged: a shopper who still has time may try again, otherwise the seats are free. */
async function uncharged(
  dependencies: PaymentDependencies,
  attempt: PaymentAttemptRow,
  code: string,
  now: number,
): Promise<void> {
  const cart = await dependencies
    .db<CartRow>("carts")
    .join("sales", "sales.cart_id", "carts.id")
    .where({ "sales.id": attempt.sale_id })
    .first("carts.expires_at")
  if ((cart?.expires_at ?? 0) > now) return refuseAttempt(dependencies, attempt, code)
  await markAttempt(dependencies, attempt, "refused", code)
  await releaseSale(dependencies, attempt)
}

/** Sales nobody pays any more: their cart ran out or was emptied. */
async function releaseForgottenSales(db: Knex, now: number, atMost: number): Promise<void> {
  const forgotten: Pick<SaleRow, "id" | "website_id" | "cart_id">[] = await db("sales")
    .join("carts", "carts.id", "sales.cart_id")
    .where({ "sales.state": "open" })
    .whereIn("carts.state", ["expired", "empty"])
    .limit(atMost)
    .select("sales.id", "sales.website_id", "sales.cart_id")
  for (const { id, website_id, cart_id } of forgotten)
    await inTransaction(db, async (trx) => {
      const cart = await lockCart(trx, website_id, cart_id)
      if (cart?.state !== "expired" && cart?.state !== "empty") return
      const release = { state: "released" as const, changed_at: now }
      await trx<SaleRow>("sales").where({ id, state: "open" }).update(release)
    })
}
