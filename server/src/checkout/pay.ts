import type { PaymentRequest, PaymentResponse } from "@parterre/contract"
import { isMoneyTaken, isSaleOver, isThreeDSecureRequired, UNREACHED } from "@parterre/domain/payments"
import { requireBuyer } from "../clients/client-checks.ts"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { makeReady, settleKept } from "../kept-cards/keep-card.ts"
import { type CardPayment, type CardProcessor, isOrder } from "../payments/processor.ts"
import { NO_PROCESSOR } from "../payments/references.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"
import { Refusal } from "../refusal.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { firstPayment } from "../sales/instalment-plan.ts"
import { readSale, saleOfToken } from "../sales/sale-store.ts"
import { dayInZone } from "../zoned-time.ts"
import { applyOutcome } from "./apply-outcome.ts"
import { beginPayment, type PaymentToBegin } from "./begin-payment.ts"
import { CURRENCY, checkAuthentication } from "./check-authentication.ts"
import { completeSale } from "./confirm-sale.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { type KeptCardAtHand, keptCardIn, requireKeeping } from "./kept-card.ts"
import { acceptsCard, checkBuyer, checkPaymentCard } from "./payment-checks.ts"
import { type PaymentGuard, paymentGuard } from "./payment-guard.ts"
import { movePayment, onAttempt, type PaymentRecord } from "./payment-record.ts"
import { refuseAttempt } from "./settle-attempt.ts"
import type { Shopper } from "./start-sale.ts"

/** Runs what asks a processor about a card; see `declinedCards`. */
export type CardWatch = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Pays a sale by card: authorise, then turn the seats into tickets, then capture. The same sale answers the same
 * receipt again, and of two requests at once one charges.
 */
export async function pay(
  dependencies: PaymentDependencies,
  shopper: Shopper,
  request: PaymentRequest,
  guard: PaymentGuard = paymentGuard,
  watch: CardWatch = (work) => work(),
): Promise<PaymentResponse> {
  const { db, processors, clock } = dependencies
  const sale = await saleOfToken(db, shopper.session, request.saleToken)
  if (sale === undefined || isSaleOver(sale.state)) throw new Refusal("sale-needed")
  if (sale.state === "paid") return paidAnswer(dependencies, sale)
  if (shopper.renewal === undefined) requireBuyer(shopper.website, shopper.session)
  checkBuyer(request)
  if (request.amount === 0) return payNothing(dependencies, shopper, sale, request, guard)
  const payments = await processors.of(shopper.website.id)
  const { timeZone } = shopper.website
  const kept = await keptCardIn(db, shopper, request, payments)
  const card = kept?.card ?? checkPaymentCard(request, payments, timeZone, clock.now())
  const isInInstalments = shopper.renewal?.instalments !== undefined
  if (request.creditCard.keep || isInInstalments) requireKeeping(shopper, card, payments, isInInstalments)
  return watch(() => payByCard(dependencies, shopper, { sale, request, payments, card, kept }, guard))
}

/** A payment whose card could be one, as far as we can tell without its processor. */
interface CardPaymentToMake {
  readonly sale: SaleRow
  readonly request: PaymentRequest
  readonly payments: WebsitePayments
  readonly card: CardPayment
  /** Where the processor keeps it. */
  readonly kept: KeptCardAtHand | undefined
}

async function payByCard(
  dependencies: PaymentDependencies,
  shopper: Shopper,
  { sale, request, payments, card, kept }: CardPaymentToMake,
  guard: PaymentGuard,
): Promise<PaymentResponse> {
  const { db, newId, clock } = dependencies
  const { settings } = payments
  const processor = processorOf(payments, card)
  const isInInstalments = shopper.renewal?.instalments !== undefined
  // The browser has no say in it. At PayPal the shopper has signed in, and no bank is asked by us.
  const isToBeProven =
    !isOrder(card) &&
    isThreeDSecureRequired(
      // The token of the card's own fields stands for a card typed just now: that one is not stored.
      { amount: request.amount, hasStoredToken: kept !== undefined, isDeferredFix: false },
      { type: processor.type, threeDSecure: settings.threeDSecure },
    )
  // Whether a wallet's card is proven, its processor sees when it opens the token.
  const isGuarded = isToBeProven && !isOfWallet(card)
  const authentication =
    sale.state === "open" && isGuarded
      ? await checkAuthentication(dependencies, payments, sale, {
          id: request.creditCard.threeDSecureAuthenticationId,
          card,
          amount: firstPayment(
            shopper.renewal?.instalments,
            dueNow(sale, request),
            dayInZone(clock.now(), shopper.website.timeZone),
          ),
          now: clock.now(),
        })
      : undefined
  const payment: PaymentToBegin = {
    request,
    card,
    isGuarded,
    authentication,
    processor: processor.type,
    account: accountOf(payments, card),
    attemptId: newId(),
    kept,
    keepAs:
      request.creditCard.keep || isInInstalments
        ? {
            ...{ id: newId(), account: payments.account },
            forInstalmentsOf: isInInstalments ? sale.id : undefined,
          }
        : undefined,
  }
  const begun = await inTransaction(db, (trx) =>
    beginPayment(trx, shopper, sale.id, payment, clock.now(), guard),
  )
  if (begun.kind === "paid") return paidAnswer(dependencies, begun.record.sale)
  const { attempt } = begun
  const outcome =
    begun.kind === "challenged"
      ? await readAfterChallenge(processor, attempt)
      : await processor.authorise({
          reference: attempt.reference,
          amount: attempt.amount,
          currency: attempt.currency,
          card:
            payment.keepAs === undefined
              ? card
              : await readyToKeep(dependencies, processor, attempt, card, isInInstalments),
          needsProof: isToBeProven,
          accepts: acceptsCard(settings),
          email: request.client.email,
          ...(authentication?.proof === undefined ? {} : { authentication: authentication.proof }),
        })
  const { record, isCaptured } = await applyOutcome(dependencies, attempt, processor, outcome, guard)
  if (payment.keepAs !== undefined) await settleKept(dependencies, attempt)
  return answer(record, isCaptured)
}

/** What pays once it is kept. Later instalments need it: where nothing is kept, nothing is charged. */
async function readyToKeep(
  dependencies: PaymentDependencies,
  processor: CardProcessor,
  attempt: PaymentAttemptRow,
  card: CardPayment,
  isForInstalments: boolean,
): Promise<CardPayment> {
  const ready = "token" in card ? await makeReady(dependencies, processor, attempt, card) : card
  if (!isForInstalments) return ready
  if ("token" in ready && ready.kept !== undefined)
    return { ...ready, kept: { ...ready.kept, isForInstalments } }
  await refuseAttempt(dependencies, attempt, `${UNREACHED}not-kept`)
  throw new Refusal("processor-unavailable")
}

/** Whether a wallet's own token pays, rather than what a processor has made of a card. */
const isOfWallet = (card: CardPayment): boolean => "token" in card && card.wallet !== undefined

/** There; see `processorAccount`. */
export const accountOf = ({ account, paypalAccount }: WebsitePayments, card: CardPayment): string | null =>
  isOrder(card) ? (paypalAccount ?? null) : account

/** Who is asked for the money: the processor of cards, or PayPal for an order of its own. */
export const processorOf = ({ processor, paypal }: WebsitePayments, card: CardPayment): CardProcessor =>
  isOrder(card) && paypal !== undefined ? paypal : processor

/** The sale's amount is looked at before the bank's check, so that a wrong amount is called by its name. */
function dueNow(sale: SaleRow, request: PaymentRequest): number {
  if (sale.amount !== request.amount) throw new Refusal("amount-changed", { amount: sale.amount })
  return sale.amount
}

/** Reads the payment the shopper has just passed, or not, the challenge of. */
export async function readAfterChallenge(processor: CardProcessor, attempt: PaymentAttemptRow) {
  const outcome = await processor.readPayment?.(attempt.processor_id ?? "", {
    saleToken: attempt.sale_id,
    amount: attempt.amount,
    currency: CURRENCY,
  })
  if (outcome === undefined) throw new Error(`${processor.type} has no challenge of its own`)
  if (outcome.kind === "mismatch") throw new Error(`The payment of ${attempt.reference} is another sale's`)
  // A reading charges nothing: whatever kept it from being read, the outcome is what it was.
  const isUnread = outcome.kind === "unavailable" || outcome.kind === "rejected"
  return isUnread ? ({ kind: "unknown", reason: outcome.kind } as const) : outcome
}

/** Nothing to pay, or all of it by gift certificate: tickets at once, and no processor hears of it. */
async function payNothing(
  dependencies: PaymentDependencies,
  shopper: Shopper,
  sale: SaleRow,
  request: PaymentRequest,
  guard: PaymentGuard,
): Promise<PaymentResponse> {
  const { db, newId, clock } = dependencies
  const now = clock.now()
  const payment: PaymentToBegin = {
    request,
    card: undefined,
    isGuarded: false,
    authentication: undefined,
    processor: NO_PROCESSOR,
    account: null,
    attemptId: newId(),
  }
  const record = await inTransaction(db, async (trx) => {
    const begun = await beginPayment(trx, shopper, sale.id, payment, now, guard)
    if (begun.kind === "challenged") throw new Refusal("payment-in-progress")
    if (begun.kind === "paid") return begun.record
    const nobody = { processorId: "", brand: "other" as const, lastFour: "" }
    const paid = await completeSale(trx, dependencies, begun.record, nobody, "browser-confirms", now)
    return movePayment(trx, paid, [onAttempt("capture")], now, {
      attempt: { brand: null, processor_id: null },
    })
  })
  return answer(record, true)
}

const answer = ({ sale, attempt }: PaymentRecord, captured: boolean): PaymentResponse => ({
  saleId: sale.receipt_number ?? sale.id,
  deferred: !captured,
  crId: attempt?.id ?? null,
})

async function paidAnswer(
  { db }: PaymentDependencies,
  { id, website_id }: SaleRow,
): Promise<PaymentResponse> {
  const sale = await readSale(db, website_id, id)
  const attempt = await latestAttempt(db, { id, website_id })
  return {
    saleId: sale?.receipt_number ?? id,
    deferred: attempt !== undefined && !isMoneyTaken(attempt.state),
    crId: attempt?.id ?? null,
  }
}
