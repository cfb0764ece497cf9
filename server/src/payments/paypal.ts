import { textAt } from "@parterre/domain/json-fields"
import type { Language } from "@parterre/domain/language"
import { plainAmount } from "@parterre/domain/money"
import { harmless } from "./exchange.ts"
import { approvalLink, authorisedBy, capturedBy, declined, refundedBy } from "./paypal-answers.ts"
import { asItIs, type EventHeaders, eventOf, type PayPalEvent, verification } from "./paypal-events.ts"
import { approvedOf, orderOf, type PayPalOrder, stateOf } from "./paypal-orders.ts"
import { issueOf, type PayPalCredentials, paypalSession, rejectionOf } from "./paypal-session.ts"
import type {
  AdapterContext,
  AuthoriseOutcome,
  CardProcessor,
  ChargeRef,
  LookupOutcome,
  PaymentExpectation,
  ReadOutcome,
  RefundOutcome,
  Rejected,
  SettleOutcome,
  Unavailable,
} from "./processor.ts"
import { saleTokenOf } from "./references.ts"

export interface PayPalConfig extends PayPalCredentials {
  readonly type: "PAYPAL"
  readonly webhookId: string
}

export interface OrderRequest extends PaymentExpectation {
  /** Unique per order. */
  readonly key: string
  readonly language: Language
  /** As the approval page names who sells. */
  readonly merchantName: string
  /** Where the approval page leads where it was opened without the shop behind it. */
  readonly returnUrl: string
}

/** An order to be approved by its shopper, in the window of PayPal's script or at its own address. */
export interface OrderToApprove {
  readonly kind: "order"
  readonly orderId: string
  readonly approvalUrl: string
}

/** PayPal pays with an order that its shopper has approved there; nothing is reserved before we ask for it. */
export interface PayPalProcessor extends CardProcessor {
  readonly type: "PAYPAL"
  readonly readPayment: NonNullable<CardProcessor["readPayment"]>
  createOrder(request: OrderRequest): Promise<OrderToApprove | Rejected | Unavailable>
  /** The event of a webhook call, as PayPal itself verifies it; undefined when the signature does not hold. */
  readEvent(body: Buffer, headers: EventHeaders): Promise<PayPalEvent | Unavailable | undefined>
}

/** The PayPal adapter: Orders v2 with the intent AUTHORIZE. An attempt is known by the order that pays it. */
export function createPayPal(config: PayPalConfig, context: AdapterContext): PayPalProcessor {
  const { call } = paypalSession(config, context)

  /** The order as it is now; `not-found` for one that PayPal has forgotten, or never knew. */
  async function read(
    operation: string,
    orderId: string,
    reference?: string,
  ): Promise<PayPalOrder | { readonly kind: "not-found" } | Rejected | Unavailable> {
    const answer = await call({
      ...{ operation, method: "GET", path: `/v2/checkout/orders/${encodeURIComponent(orderId)}` },
      ...(reference === undefined ? {} : { reference }),
    })
    if (answer.kind === "rejected") return answer
    const heard = harmless(answer)
    if (heard.kind !== "answer") return heard
    if (heard.status === 404) return { kind: "not-found" }
    if (heard.status >= 300) return rejectionOf(heard)
    return orderOf(heard.body) ?? { kind: "unavailable", reason: "unreadable-order" }
  }

  async function lookup(reference: string, orderId?: string): Promise<LookupOutcome> {
    // Without an order nobody could approve anything. Whether we may ask at all is worth to know all the same.
    if (orderId === undefined) {
      const asked = await read("lookup", NO_ORDER, reference)
      return "kind" in asked ? asked : { kind: "not-found" }
    }
    const order = await read("lookup", orderId, reference)
    if ("kind" in order) return order
    // Another sale's money is none of this attempt's, whoever sent its order.
    if (order.saleId !== saleTokenOf(reference)) return declined("ORDER_MISMATCH")
    const state = stateOf(order)
    const { authorization, amount, currency } = order
    if (state === undefined) {
      if (authorization === undefined) return { kind: "not-found" }
      return authorization.status === "DENIED"
        ? declined("AUTHORIZATION_DENIED")
        : { kind: "unavailable", reason: authorization.status }
    }
    if (amount === undefined) return { kind: "unavailable", reason: "no-amount" }
    return { ...approvedOf(order), state, amount, currency }
  }

  /** What the money of an order may be done to: its authorisation and its capture. */
  async function orderOfCharge({ processorId, reference }: ChargeRef) {
    const order = await read("read-order", processorId, reference)
    if ("kind" in order)
      return order.kind === "not-found"
        ? ({ kind: "rejected", code: "RESOURCE_NOT_FOUND", message: "no such order" } as const)
        : order
    return order.saleId === saleTokenOf(reference)
      ? order
      : ({ kind: "rejected", code: "ORDER_MISMATCH", message: "the order is another sale's" } as const)
  }

  const nothingReserved: Rejected = {
    kind: "rejected",
    code: "not-authorised",
    message: "nothing is reserved under this order",
  }

  return {
    type: "PAYPAL",
    // An order tells at once what became of it; some time for a request that is still on its way.
    lookupLag: 30_000,

    async createOrder({ key, saleToken, amount, currency, language, merchantName, returnUrl }) {
      const answer = await call({
        operation: "create-order",
        method: "POST",
        path: "/v2/checkout/orders",
        key,
        body: {
          intent: "AUTHORIZE",
          purchase_units: [
            { custom_id: saleToken, amount: { currency_code: currency, value: plainAmount(amount) } },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: merchantName.slice(0, 127),
                locale: `${language}-CA`,
                // Where tickets go is the shop's to ask, and the last button pays.
                shipping_preference: "NO_SHIPPING",
                user_action: "PAY_NOW",
                payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
                return_url: returnUrl,
                cancel_url: returnUrl,
              },
            },
          },
        },
      })
      if (answer.kind === "rejected") return answer
      const heard = harmless(answer)
      if (heard.kind !== "answer") return heard
      const orderId = textAt(heard.body, "id")
      const approvalUrl = approvalLink(heard)
      if (heard.status >= 300) return rejectionOf(heard)
      if (orderId === undefined || approvalUrl === undefined)
        return { kind: "unavailable", reason: "unreadable-order" }
      return { kind: "order", orderId, approvalUrl }
    },

    async authorise({ reference, amount, currency, card }): Promise<AuthoriseOutcome> {
      if (!("token" in card))
        return { kind: "rejected", code: "order-required", message: "PayPal takes an approved order" }
      const order = await read("read-order", card.token, reference)
      if ("kind" in order) return order.kind === "not-found" ? declined("ORDER_EXPIRED") : order
      if (!isFor(order, { saleToken: saleTokenOf(reference) ?? "", amount, currency }))
        return declined("ORDER_MISMATCH")
      if (order.authorization !== undefined) return { kind: "duplicate" }
      const answer = await call({
        operation: "authorise",
        method: "POST",
        path: `/v2/checkout/orders/${encodeURIComponent(card.token)}/authorize`,
        key: reference,
        reference,
        body: {},
      })
      return answer.kind === "answer" ? authorisedBy(answer) : answer
    },

    async capture(charge): Promise<SettleOutcome> {
      const order = await orderOfCharge(charge)
      if ("kind" in order) return order
      const { authorization, capture } = order
      if (capture !== undefined) return capturedBy(capture.status, order.id)
      if (authorization === undefined) return nothingReserved
      const answer = await call({
        operation: "capture",
        method: "POST",
        path: `/v2/payments/authorizations/${authorization.id}/capture`,
        key: `${charge.reference}:capture`,
        reference: charge.reference,
        body: {
          amount: { currency_code: charge.currency, value: plainAmount(charge.amount) },
          // Accounts refuse an invoice that was paid before: one more guard against a second charge.
          invoice_id: charge.reference,
          final_capture: true,
        },
      })
      if (answer.kind !== "answer") return answer
      return answer.status < 300 ? capturedBy(textAt(answer.body, "status"), order.id) : rejectionOf(answer)
    },

    async voidAuthorisation(charge): Promise<SettleOutcome> {
      const order = await orderOfCharge(charge)
      if ("kind" in order) return order
      const done = { kind: "done", processorId: order.id } as const
      // An order that was not authorised reserves nothing.
      if (order.authorization === undefined || stateOf(order) === "voided") return done
      const answer = await call({
        operation: "void",
        method: "POST",
        path: `/v2/payments/authorizations/${order.authorization.id}/void`,
        key: `${charge.reference}:void`,
        reference: charge.reference,
        body: {},
      })
      if (answer.kind !== "answer") return answer
      return answer.status < 300 || issueOf(answer) === "PREVIOUSLY_VOIDED" ? done : rejectionOf(answer)
    },

    async refund(charge, { reference, amount }): Promise<RefundOutcome> {
      const order = await orderOfCharge(charge)
      if ("kind" in order) return order
      // PayPal forgets a key in time: what was asked for before is found by its reference.
      const earlier = order.refunds.find(({ customId }) => customId === reference)
      if (earlier !== undefined) return refundedBy(earlier.status, earlier.id)
      if (order.capture === undefined)
        return { kind: "rejected", code: "not-captured", message: "nothing was taken under this order" }
      const answer = await call({
        operation: "refund",
        method: "POST",
        path: `/v2/payments/captures/${order.capture.id}/refund`,
        key: reference,
        reference,
        body: {
          amount: { currency_code: charge.currency, value: plainAmount(amount) },
          custom_id: reference,
        },
      })
      if (answer.kind !== "answer") return answer
      return answer.status < 300
        ? refundedBy(textAt(answer.body, "status"), textAt(answer.body, "id") ?? "")
        : rejectionOf(answer)
    },

    lookup,

    async readPayment(orderId, expected): Promise<ReadOutcome> {
      const order = await read("read-payment", orderId)
      if ("kind" in order)
        return order.kind === "not-found" ? { kind: "unavailable", reason: order.kind } : order
      if (!isFor(order, expected)) return { kind: "mismatch" }
      const state = stateOf(order)
      return state === "authorised" || state === "captured" ? approvedOf(order) : declined(order.status)
    },

    async readEvent(body, headers) {
      const answer = await call({
        operation: "verify-event",
        method: "POST",
        path: "/v1/notifications/verify-webhook-signature",
        format: asItIs,
        body: verification(config.webhookId, body, headers),
      })
      if (answer.kind === "rejected") return { kind: "unavailable", reason: answer.code }
      const heard = harmless(answer)
      if (heard.kind !== "answer") return heard
      return textAt(heard.body, "verification_status") === "SUCCESS" ? eventOf(body) : undefined
    },

    async checkCredentials() {
      const found = await read("check", NO_ORDER)
      return [
        { of: "secrets", outcome: "kind" in found && found.kind !== "not-found" ? found : { kind: "works" } },
      ]
    },
  }
}

/** No order is called so. */
const NO_ORDER = "PARTERRECHECK"

/** Whether an order is for this sale and this sum: another one pays for nothing here. */
const isFor = (order: PayPalOrder, { saleToken, amount, currency }: PaymentExpectation): boolean =>
  order.saleId === saleToken && order.amount === amount && order.currency === currency
