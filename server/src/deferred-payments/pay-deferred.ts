import type { PaymentRequest, PaymentResponse } from "@parterre/contract"
import type { Knex } from "knex"
import { applyOutcome } from "../checkout/apply-outcome.ts"
import { longestWait } from "../checkout/attempt-limits.ts"
import { keptColumns, newAttempt, refuseManyRefused, takeOrder } from "../checkout/begin-payment.ts"
import { CURRENCY } from "../checkout/check-authentication.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { type KeptCardAtHand, keptCardIn, refuseKeptToken } from "../checkout/kept-card.ts"
import { accountOf, type CardWatch, processorOf, readAfterChallenge } from "../checkout/pay.ts"
import { acceptsCard, checkBuyer, checkPaymentCard } from "../checkout/payment-checks.ts"
import { type PaymentGuard, paymentGuard } from "../checkout/payment-guard.ts"
import { movePayment, onAttempt, onSale, walk } from "../checkout/payment-record.ts"
import { cancelChallenge, endCancelled } from "../checkout/settle-attempt.ts"
import type { Shopper } from "../checkout/start-sale.ts"
import type { InstalmentRow, PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { type CardPayment, isOrder } from "../payments/processor.ts"
import { Refusal } from "../refusal.ts"
import { countAttempts, insertAttempt } from "../sales/attempt-store.ts"
import { readInstalment } from "../sales/instalment-store.ts"
import { type DeferredSale, isDueNow, isSettled, namedDeferredSale } from "./due-sale.ts"

/** Whoever has the link of the mail; signed in, their own kept cards pay too. */
export type Payer = Pick<Shopper, "website" | "session">

/**
 * Takes the money of tickets that are out already by another card, a kept one, a wallet's or an order of PayPal, without
 * 3-D Secure [PAY-021] [3DS-003]. Nothing of the sale changes but its payment: a refused card leaves it due, of two
 * requests at once one charges, and what is paid by now answers its own result again.
 */
export async function payDeferred(
  dependencies: PaymentDependencies,
  payer: Payer,
  request: PaymentRequest,
  guard: PaymentGuard = paymentGuard,
  watch: CardWatch = (work) => work(),
): Promise<PaymentResponse> {
  const { db, processors, clock } = dependencies
  const { website } = payer
  const deferred = await namedDeferredSale(db, website.id, request.saleToken, request.instalment)
  if (isSettled(deferred)) return answer(deferred.sale, deferred.latest?.id ?? null, true)
  checkBuyer(request)
  const payments = await processors.of(website.id)
  // What is bought is kept by whom it was sold to, and the card by whoever pays: none is kept here.
  if (request.creditCard.keep === true) throw new Refusal("payment-method-not-offered")
  const kept = await keptCardIn(db, payer, request, payments)
  const card = kept?.card ?? checkPaymentCard(request, payments, website.timeZone, clock.now())
  // No bank is asked, so a wallet's card never comes back with what stands for it.
  if ("token" in card && card.openedBy !== undefined) throw new Refusal("payment-method-not-offered")
  return watch(async () => {
    await leaveUnanswered(dependencies, deferred)
    const begun = await inTransaction(db, (trx) =>
      begin(
        trx,
        dependencies,
        deferred,
        {
          ...{ request, card, kept, processor: processorOf(payments, card).type },
          account: accountOf(payments, card),
        },
        guard,
      ),
    )
    const { attempt } = begun
    const processor = await processors.ofAttempt(attempt)
    const outcome =
      begun.kind === "challenged"
        ? await readAfterChallenge(processor, attempt)
        : await processor.authorise({
            reference: attempt.reference,
            amount: attempt.amount,
            currency: attempt.currency,
            card,
            needsProof: false,
            accepts: acceptsCard(payments.settings),
            email: request.client.email,
          })
    try {
      const { isCaptured } = await applyOutcome(dependencies, attempt, processor, outcome, guard)
      return answer(deferred.sale, attempt.id, isCaptured)
    } catch (error) {
      // The approval came after it was taken for a refusal, and was let go: the tickets are good, and due still.
      throw error instanceof Refusal && error.code === "payment-voided"
        ? new Refusal("processor-unavailable")
        : error
    }
  })
}

/** A challenge that its buyer left without an answer ends, so that another card may be charged. */
async function leaveUnanswered(dependencies: PaymentDependencies, { latest }: DeferredSale): Promise<void> {
  if (latest?.state !== "challenging") return
  const processor = await dependencies.processors.ofAttempt(latest)
  // The website has changed its processor since: the challenge can be neither read nor ended here.
  if (processor.takesNoCards) throw new Refusal("payment-in-progress")
  const { kind } = await readAfterChallenge(processor, latest)
  if (kind === "authentication-needed" && (await cancelChallenge(dependencies, latest)))
    await endCancelled(dependencies, latest)
}

interface CardToCharge {
  readonly request: PaymentRequest
  readonly card: CardPayment
  readonly kept: KeptCardAtHand | undefined
  readonly processor: string
  readonly account: string | null
}

interface Begun {
  readonly kind: "begun" | "challenged"
  readonly attempt: PaymentAttemptRow
}

/** Writes down that the card is about to be charged, after looking once more under lock at what is due. */
async function begin(
  trx: Knex.Transaction,
  { newId, clock }: PaymentDependencies,
  { sale: { id: saleId, website_id }, amount: seen, instalment: seenInstalment }: DeferredSale,
  { request, card, kept, processor, account }: CardToCharge,
  guard: Pick<PaymentGuard, "lock" | "stillKept">,
): Promise<Begun> {
  const now = clock.now()
  const record = await guard.lock(trx, website_id, saleId, seenInstalment?.ordinal)
  const latest = record?.attempt
  if (record === undefined) throw new Refusal("sale-unknown")
  if (record.sale.state === "voided") throw new Refusal("sale-voided")
  // A refund may have taken cents off it since it was seen.
  const amount = seenInstalment === undefined ? seen : await leftOf(trx, seenInstalment)
  if (amount === 0) throw new Refusal("nothing-due")
  if (request.amount !== amount) throw new Refusal("amount-changed", { amount })
  if (latest?.state === "challenging") {
    // An order answers no challenge of a bank.
    if (isOrder(card)) throw new Refusal("payment-in-progress")
    const answered = await movePayment(trx, record, [onAttempt("challenge-answered")], now)
    return { kind: "challenged", attempt: answered.attempt ?? latest }
  }
  if (!isDueNow({ latest })) throw new Refusal(isSettled({ latest }) ? "nothing-due" : "payment-in-progress")
  await refuseKeptToken(trx, card)
  await refuseManyRefused(trx, record.sale, now - longestWait * 1000)
  const after = walk(record, [onSale("pay-due"), onAttempt("authorise")])
  const id = newId()
  await takeOrder(trx, record.sale, card, id)
  await guard.stillKept(trx, kept, now)
  const attempt = {
    ...newAttempt(record.sale, {
      id,
      number: (await countAttempts(trx, record.sale)) + 1,
      instalment: seenInstalment?.ordinal ?? 0,
      processor,
      account,
      request,
      card,
      amount,
      currency: CURRENCY,
      state: after.attempt ?? "authorising",
      now,
    }),
    ...keptColumns(kept),
  }
  await insertAttempt(trx, attempt)
  return { kind: "begun", attempt }
}

/** Cents, 0 where nothing of it is left. */
const leftOf = async (trx: Knex.Transaction, instalment: InstalmentRow): Promise<number> =>
  (await readInstalment(trx, instalment))?.amount ?? 0

const answer = (sale: SaleRow, attemptId: string | null, isCaptured: boolean): PaymentResponse => ({
  saleId: sale.receipt_number ?? sale.id,
  deferred: !isCaptured,
  crId: attemptId,
})
