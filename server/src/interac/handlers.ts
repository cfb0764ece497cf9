import type { InteracResult } from "@parterre/contract"
import { plainAmount } from "@parterre/domain/money"
import { isInteracOffered } from "@parterre/domain/payment-methods"
import { paymentMethods } from "../carts/payment-methods.ts"
import { confirmFound } from "../checkout/confirm-or-undo.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { lookUpAttempt, refuseAttempt } from "../checkout/settle-attempt.ts"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import { type Handlers, sessionOf, type Website } from "../http/handler.ts"
import { requestOrigin } from "../http/request-origin.ts"
import { transactionOf } from "../payments/exact-answers.ts"
import type { InteracPage } from "../payments/interac-page.ts"
import { Refusal } from "../refusal.ts"
import { attemptOfOrder, keepResult } from "../sales/interac-store.ts"
import { beginInterac } from "./begin-interac.ts"
import { returnPage } from "./return-page.ts"
import { isSigned } from "./signatures.ts"

/** Interac Online: the form that opens it, and what comes back. */
export function interacHandlers(dependencies: PaymentDependencies, publicOrigin: string): Handlers {
  const { processors } = dependencies

  async function offeredPage({ id }: Website): Promise<InteracPage> {
    const { settings, interac } = await processors.of(id)
    const hidden = settings.interac?.hiddenSubdomains ?? []
    if (!isInteracOffered(paymentMethods(settings), id, hidden))
      throw new Refusal("payment-method-not-offered")
    if (interac === undefined) throw new Refusal("payment-misconfigured")
    return interac
  }

  return {
    getInteracPayment: async (request) => {
      const { website, language, query } = request
      const page = await offeredPage(website)
      const back = new URLSearchParams({ subdomain: website.id, language })
      return beginInterac(dependencies, { website, language, session: sessionOf(request) }, page, {
        clientId: query.clientId,
        amount: query.amount,
        returnUrl: `${requestOrigin(request, publicOrigin)}/v1/interac/result?${back}`,
      })
    },

    receiveInteracResult: async ({ website, language, query, body, log }) => {
      const { interac } = await processors.of(website.id)
      if (interac === undefined || !isSigned(body, interac)) {
        log.warn({ order: body.x_po_num }, "a result of Interac was not signed by its page")
        throw new Refusal("signature-invalid")
      }
      await settleResult(dependencies, website.id, body)
      return returnPage(language, query.subdomain)
    },
  }
}

const APPROVED = "1"

/**
 * Does what a signed result says, once the processor says the same. Its signature covers the transaction and the amount
 * only, so approval and sale are read anew; what cannot be read now is left to the reconciler.
 */
async function settleResult(
  dependencies: PaymentDependencies,
  websiteId: string,
  result: InteracResult,
): Promise<void> {
  const { db, log, processors } = dependencies
  const attempt = await attemptOfOrder(db, websiteId, result.x_po_num)
  if (attempt === undefined) throw new Refusal("sale-unknown")
  const { reference, amount } = attempt
  if (result.x_amount !== plainAmount(amount)) {
    log.error({ reference, amount: result.x_amount }, "a result of Interac is about another amount")
    throw new Refusal("amount-changed", { amount })
  }
  const processor = await processors.ofAttempt(attempt)
  const found = await lookUpAttempt(processor, attempt)
  if (found.kind === "approved" && found.state !== "voided") {
    if (
      transactionOf(found.processorId) !== result.x_trans_id ||
      !(await keep(dependencies, attempt, result))
    )
      throw new Refusal("sale-unknown")
    await confirmFound(dependencies, attempt, found, "webhook-confirms")
    return
  }
  const isRefused =
    found.kind === "declined" || (found.kind === "not-found" && result.x_response_code !== APPROVED)
  if (isRefused) await refuseAttempt(dependencies, attempt, `interac-${result.x_response_code}`)
}

const keep = (
  { db }: Pick<PaymentDependencies, "db">,
  attempt: PaymentAttemptRow,
  { x_trans_id, exact_issname, exact_issconf }: InteracResult,
): Promise<boolean> =>
  keepResult(db, attempt, {
    transactionId: x_trans_id,
    issuerName: exact_issname,
    confirmation: exact_issconf,
  })
