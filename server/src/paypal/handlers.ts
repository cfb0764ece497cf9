import { createHash } from "node:crypto"
import { amountToPay } from "../checkout/amount-due.ts"
import { CURRENCY } from "../checkout/check-authentication.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { handleOnce } from "../checkout/processor-event-store.ts"
import { confirmToldPayment } from "../checkout/webhook-handlers.ts"
import { requireBuyer } from "../clients/client-checks.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { deferredSaleOf, isDueNow, isSettled } from "../deferred-payments/due-sale.ts"
import {
  type Handlers,
  type OperationRequest,
  type ShopperSession,
  sessionOf,
  type Website,
} from "../http/handler.ts"
import { requestOrigin } from "../http/request-origin.ts"
import type { PayPalProcessor } from "../payments/paypal.ts"
import { isSigned, type PayPalEvent } from "../payments/paypal-events.ts"
import { processorRefusal } from "../payments/processor-refusal.ts"
import { Refusal } from "../refusal.ts"
import { attemptOfProcessorId } from "../sales/attempt-store.ts"
import { keepPayPalOrder } from "../sales/paypal-order-store.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { saleOfToken } from "../sales/sale-store.ts"
import { readWebsite } from "../websites/website-store.ts"
import { keepSeatsForOrder } from "./keep-seats.ts"

/** PayPal: the order that its shopper approves, and what PayPal tells by itself. An approved order pays as a card does. */
export function paypalHandlers(dependencies: PaymentDependencies, publicOrigin: string): Handlers {
  const { db, clock, newId, log, processors } = dependencies

  async function paypalOf({ id }: Website): Promise<PayPalProcessor> {
    const { settings, paypal } = await processors.of(id)
    if (settings.paypal === undefined) throw new Refusal("payment-method-not-offered")
    if (paypal === undefined) throw new Refusal("payment-misconfigured")
    return paypal
  }

  return {
    createPayPalOrder: async (request) => {
      const { website, language, body } = request
      const paypal = await paypalOf(website)
      const session = sessionOf(request)
      const { sale, amount, page } = await saleToPay(website, session, body.saleToken)
      // What gift certificates pay whole needs no order.
      if (amount !== body.amount || amount === 0) throw new Refusal("amount-changed", { amount })
      const made = await paypal.createOrder({
        key: `order:${newId()}`,
        saleToken: sale.id,
        amount,
        currency: CURRENCY,
        language,
        merchantName: await merchantName(website.id, language),
        returnUrl: shopAddress(request, publicOrigin, page),
      })
      if (made.kind !== "order") throw processorRefusal(log, paypal.type, made)
      const order = { website_id: website.id, order_id: made.orderId, sale_id: sale.id }
      await inTransaction(db, async (trx) => {
        await keepPayPalOrder(trx, { ...order, created_at: clock.now() })
        await keepSeatsForOrder(trx, sale, clock.now())
      })
      return { orderId: made.orderId, approvalUrl: made.approvalUrl }
    },

    receivePayPalEvent: async ({ website, headers, rawBody }) => {
      const paypal = await paypalOf(website)
      if (rawBody === undefined) throw new Refusal("signature-invalid")
      // Whoever does not even claim a signature costs no question to PayPal.
      if (!isSigned(headers)) throw new Refusal("signature-invalid")
      const event = await paypal.readEvent(rawBody, headers)
      if (event === undefined) throw new Refusal("signature-invalid")
      // Unverified, it is not handled: PayPal sends it again.
      if ("kind" in event) throw processorRefusal(log, paypal.type, event)
      const row = {
        processor: paypal.type,
        event_id: event.id,
        website_id: website.id,
        payload_hash: createHash("sha256").update(rawBody).digest("hex"),
        received_at: clock.now(),
      }
      await handleOnce(db, row, () => confirm(website.id, paypal, event))
      return { received: true }
    },
  }

  /** What an order is made for: the session's open sale, or one whose payment is due, for whoever has its link. */
  async function saleToPay(website: Website, session: ShopperSession, saleToken: string) {
    const own = await saleOfToken(db, session, saleToken)
    if (own === undefined || own.state === "paid") {
      const deferred = await deferredSaleOf(db, website.id, saleToken).catch((error: unknown) => {
        throw own === undefined && error instanceof Refusal && error.code === "sale-unknown"
          ? new Refusal("sale-needed")
          : error
      })
      if (!isDueNow(deferred)) throw new Refusal(isSettled(deferred) ? "nothing-due" : "payment-in-progress")
      const { sale, amount } = deferred
      return { sale, amount, page: { path: "checkout-deferred", query: {} } }
    }
    const renewal = await renewalStore(db, website.id).ofCart(own.cart_id)
    // The link of a renewal stands for a sign-in.
    if (renewal === undefined) requireBuyer(website, session)
    if (own.state === "paying") throw new Refusal("payment-in-progress")
    if (own.state !== "open") throw new Refusal("sale-needed")
    const { amount } = await amountToPay(db, own, { website, now: clock.now() })
    // The link itself is nothing for PayPal's records: the browser knows it.
    if (renewal !== undefined) return { sale: own, amount, page: { path: "checkout-colts", query: {} } }
    return { sale: own, amount, page: { path: "mode", query: { step: "payment" } } }
  }

  /** An order is one attempt's, which another may have followed: its money is given back then. */
  async function confirm(
    websiteId: string,
    paypal: PayPalProcessor,
    { isApproval, saleId, processorId }: PayPalEvent,
  ): Promise<void> {
    if (!isApproval || saleId === undefined || processorId === undefined) return
    const attempt = await attemptOfProcessorId(db, { id: saleId, website_id: websiteId }, processorId)
    if (attempt?.processor !== paypal.type) return
    await confirmToldPayment(dependencies, paypal, attempt, processorId)
  }

  async function merchantName(websiteId: string, language: "fr" | "en"): Promise<string> {
    const row = await readWebsite(db, websiteId, "name_fr", "name_en")
    return row?.[`name_${language}`] ?? ""
  }
}

/** Where who comes back without PayPal's script can go on. */
interface PageToPayAt {
  /** Of the checkout. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

function shopAddress(
  { host, website, language }: Pick<OperationRequest<"createPayPalOrder">, "host" | "website" | "language">,
  publicOrigin: string,
  { path, query }: PageToPayAt,
): string {
  const asked = new URLSearchParams({ ...query, subdomain: website.id })
  return `${requestOrigin({ host }, publicOrigin)}/${language}/checkout/${path}?${asked}`
}
