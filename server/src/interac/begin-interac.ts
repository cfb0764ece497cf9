import { randomInt } from "node:crypto"
import type { Buyer, InteracPayment, PaymentRequest } from "@parterre/contract"
import { parseCents, plainAmount } from "@parterre/domain/money"
import { isSaleOver } from "@parterre/domain/payments"
import { beginPayment } from "../checkout/begin-payment.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { leaveBank } from "../checkout/leave-bank.ts"
import { checkBuyer } from "../checkout/payment-checks.ts"
import { paymentGuard } from "../checkout/payment-guard.ts"
import { movePayment, onAttempt } from "../checkout/payment-record.ts"
import type { Shopper } from "../checkout/start-sale.ts"
import { buyerOf } from "../clients/client-answer.ts"
import { requireBuyer } from "../clients/client-checks.ts"
import { clientStore } from "../clients/client-store.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { exactReference } from "../payments/exact.ts"
import { INTERAC_BRAND, type InteracPage } from "../payments/interac-page.ts"
import { Refusal } from "../refusal.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { insertInterac } from "../sales/interac-store.ts"
import { shippingOf } from "../sales/paid-sale.ts"
import { latestSale } from "../sales/sale-store.ts"
import { saleTokenFor } from "../sales/sale-token.ts"
import { formHash } from "./signatures.ts"

export interface InteracAsked {
  /** Who pays: the client who is signed in, or the guest who has said who they are. */
  readonly clientId: string
  /** Dollars, as the shopper saw them. */
  readonly amount: string
  /** Where the bank's page leads back to. */
  readonly returnUrl: string
}

/**
 * Begins a payment at Interac Online and answers the form that opens it. The attempt is written before the form leaves;
 * it waits, with the seats kept, until the payment page or the reconciler tells how it ended.
 */
export async function beginInterac(
  dependencies: PaymentDependencies,
  shopper: Shopper,
  page: InteracPage,
  asked: InteracAsked,
): Promise<InteracPayment> {
  const { db, clock, newId } = dependencies
  const { website, session } = shopper
  requireBuyer(website, session)
  const client = await buyer(dependencies, shopper, asked.clientId)
  const sale = await latestSale(db, session)
  if (sale === undefined || sale.state === "paid" || isSaleOver(sale.state)) throw new Refusal("sale-needed")
  const before = sale.state === "paying" ? await latestAttempt(db, sale) : undefined
  if (before !== undefined) await leaveBank(dependencies, before)
  const amount = parseCents(asked.amount, "en")
  // What gift certificates pay whole needs no bank.
  if (amount === undefined || amount === 0) throw new Refusal("amount-changed", { amount: sale.amount })
  const request: PaymentRequest = {
    client,
    creditCard: {},
    amount,
    saleToken: saleTokenFor(sale.id, session.id),
    shippingCarts: shippingOf(sale).map(({ eventId, code }) => ({ eventId, code })),
  }
  checkBuyer(request)
  const payment = {
    request,
    card: undefined,
    isGuarded: false,
    authentication: undefined,
    processor: page.processor.type,
    account: page.account,
    attemptId: newId(),
  }
  const now = clock.now()
  const attempt = await inTransaction(db, async (trx) => {
    const begun = await beginPayment(trx, shopper, sale.id, payment, now, paymentGuard)
    if (begun.kind !== "begun") throw new Refusal("payment-in-progress")
    await movePayment(trx, begun.record, [onAttempt("challenge")], now, {
      attempt: { brand: INTERAC_BRAND },
    })
    await insertInterac(trx, {
      attempt_id: begun.attempt.id,
      website_id: website.id,
      order_number: exactReference(begun.attempt.reference),
      transaction_id: null,
      issuer_name: null,
      issuer_confirmation: null,
      created_at: now,
      settled_at: null,
    })
    return begun.attempt
  })
  return formOf(attempt, page, asked.returnUrl)
}

/** Whoever pays must have said who they are, and nobody pays in another's name. */
async function buyer(
  { db }: Pick<PaymentDependencies, "db">,
  { website, session }: Shopper,
  clientId: string,
): Promise<Buyer> {
  const own = session.clientId ?? session.guestId
  if (own === undefined) throw new Refusal("login-needed")
  if (own !== clientId) throw new Refusal("not-yours")
  const row = await clientStore(db, website.id).read(own)
  if (row === undefined) throw new Refusal("login-needed")
  return buyerOf(row)
}

function formOf(attempt: PaymentAttemptRow, page: InteracPage, returnUrl: string): InteracPayment {
  const signed = {
    x_login: page.id,
    // The page refuses a number that it has seen: it opens one visit.
    x_fp_sequence: String(randomInt(1, 2 ** 47)),
    x_fp_timestamp: String(Math.floor(attempt.created_at / 1000)),
    x_amount: plainAmount(attempt.amount),
  }
  return {
    ...signed,
    payment_url: page.url,
    x_fp_hash: formHash(signed, page),
    x_receipt_link_url: returnUrl,
    x_test_request: page.isTest ? "TRUE" : "FALSE",
    x_po_num: exactReference(attempt.reference),
  }
}
