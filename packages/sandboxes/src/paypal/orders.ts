import { listAt, textAt } from "@parterre/domain/json-fields"
import { parseCents, plainAmount } from "@parterre/domain/money"
import type { LedgerEntry } from "../ledger.ts"
import type { World } from "../world.ts"
import type { AccountFate } from "./accounts.ts"
import { type Issue, issue, missingOrder, type PayPalAnswer } from "./answers.ts"
import type { PayPalEvents } from "./events.ts"

/** Milliseconds that an order waits for its approval. */
const APPROVAL_TIME = 3 * 3_600_000
/** Milliseconds that a capture, or a refund, is looked at. */
const REVIEW_TIME = 60_000

interface Refund {
  readonly id: string
  readonly customId: string | undefined
  /** cents */
  readonly amount: number
  readonly at: number
  /** Whether it is in the ledger. */
  isCounted: boolean
}

export interface Order {
  readonly id: string
  readonly customId: string
  /** cents */
  readonly amount: number
  readonly currency: string
  readonly locale: string
  readonly brandName: string
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly createdAt: number
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED"
  fate?: AccountFate
  authorizationId?: string
  captureId?: string
  captureAt?: number
  /** Of the authorisation that reserved the money. */
  entry?: LedgerEntry
  readonly refunds: Refund[]
}

/** Orders and what became of their money. Each move is told as an event. */
export function payPalOrders(world: World, events: PayPalEvents) {
  const orders = new Map<string, Order>()
  const invoices = new Set<string>()
  let count = 0

  /** Capitals and digits, as PayPal's own. */
  const newId = () => {
    count += 1
    return (
      world.newId("").replaceAll("_", "").toUpperCase().padStart(15, "0") +
      String(count % 100).padStart(2, "0")
    )
  }

  function create(body: unknown): PayPalAnswer & { readonly order?: Order } {
    const unit = listAt(body, "purchase_units")[0]
    const amount = parseCents(textAt(unit, "amount", "value") ?? "", "en")
    const context = (name: string) => textAt(body, "payment_source", "paypal", "experience_context", name)
    const [returnUrl, cancelUrl] = [context("return_url"), context("cancel_url")]
    if (textAt(body, "intent") !== "AUTHORIZE") return issue(422, "UNSUPPORTED_INTENT")
    if (amount === undefined) return issue(400, "INVALID_STRING_LENGTH")
    if (amount === 0) return issue(422, "CANNOT_BE_ZERO_OR_NEGATIVE")
    if (returnUrl === undefined || cancelUrl === undefined) return issue(400, "MISSING_REQUIRED_PARAMETER")
    const order: Order = {
      id: newId(),
      customId: textAt(unit, "custom_id") ?? "",
      amount,
      currency: textAt(unit, "amount", "currency_code") ?? "",
      locale: context("locale") ?? "en-CA",
      brandName: context("brand_name") ?? "",
      returnUrl,
      cancelUrl,
      createdAt: world.clock(),
      status: "PAYER_ACTION_REQUIRED",
      refunds: [],
    }
    if (order.currency !== "CAD") return issue(422, "CURRENCY_NOT_SUPPORTED")
    orders.set(order.id, order)
    return { status: 201, body: undefined, order }
  }

  /** An order as it is now: one that nobody approved in time is gone, and a review ends. */
  function find(id: string): Order | undefined {
    const order = orders.get(id)
    if (order === undefined) return undefined
    if (order.status !== "COMPLETED" && world.clock() - order.createdAt > APPROVAL_TIME) return undefined
    endReview(order)
    countRefunds(order)
    return order
  }

  /** Where a refund stands: some are looked at before they are done, or refused. */
  function refundStatus({ fate }: Order, { at }: Refund): "PENDING" | "COMPLETED" | "FAILED" {
    if (fate !== "refund-pending" && fate !== "refund-denied") return "COMPLETED"
    if (world.clock() - at < REVIEW_TIME) return "PENDING"
    return fate === "refund-denied" ? "FAILED" : "COMPLETED"
  }

  function countRefunds(order: Order): void {
    for (const refund of order.refunds) {
      if (order.entry === undefined || refund.isCounted || refundStatus(order, refund) !== "COMPLETED")
        continue
      refund.isCounted = true
      order.entry.refunded += refund.amount
    }
  }

  function endReview(order: Order): void {
    const { entry, captureAt } = order
    if (captureOf(order) !== "COMPLETED" || entry?.state !== "authorised" || captureAt === undefined) return
    entry.state = "captured"
    events.happen("PAYMENT.CAPTURE.COMPLETED", captureBody(order), order.id)
  }

  function captureOf({ fate, captureId, captureAt = 0, amount, entry }: Order): string | undefined {
    if (captureId === undefined) return undefined
    // What was let go while it was looked at is not there to be taken.
    if (fate === "capture-denied" || entry?.state === "voided") return "DECLINED"
    if (fate === "capture-pending" && world.clock() - captureAt < REVIEW_TIME) return "PENDING"
    const back = entry?.refunded ?? 0
    return back === 0 ? "COMPLETED" : back < amount ? "PARTIALLY_REFUNDED" : "REFUNDED"
  }

  function authorizationOf({ entry, captureId }: Order): string {
    if (captureId !== undefined) return "CAPTURED"
    return entry?.state === "voided" ? "VOIDED" : "CREATED"
  }

  const money = (cents: number, currency: string) => ({ currency_code: currency, value: plainAmount(cents) })

  const captureBody = (order: Order) => ({
    id: order.captureId,
    status: captureOf(order),
    amount: money(order.amount, order.currency),
    custom_id: order.customId,
    final_capture: true,
    supplementary_data: { related_ids: { order_id: order.id, authorization_id: order.authorizationId } },
  })

  const authorizationBody = (order: Order) => ({
    id: order.authorizationId,
    status: authorizationOf(order),
    amount: money(order.amount, order.currency),
    custom_id: order.customId,
    supplementary_data: { related_ids: { order_id: order.id } },
  })

  function orderBody(order: Order, approvalUrl: string) {
    const { id, status, customId, amount, currency } = order
    const payments = {
      ...(order.authorizationId === undefined ? {} : { authorizations: [authorizationBody(order)] }),
      ...(order.captureId === undefined ? {} : { captures: [captureBody(order)] }),
      ...(order.refunds.length === 0
        ? {}
        : {
            refunds: order.refunds.map((refund) => ({
              id: refund.id,
              status: refundStatus(order, refund),
              amount: money(refund.amount, currency),
              custom_id: refund.customId,
            })),
          }),
    }
    return {
      id,
      intent: "AUTHORIZE",
      status,
      purchase_units: [
        { reference_id: "default", amount: money(amount, currency), custom_id: customId, payments },
      ],
      links: [
        { href: `${approvalUrl}?token=${id}`, rel: "payer-action", method: "GET" },
        { href: `/v2/checkout/orders/${id}`, rel: "self", method: "GET" },
      ],
    }
  }

  function authorise(order: Order, reference: string, mocked: Issue | undefined): PayPalAnswer {
    if (order.authorizationId !== undefined) return issue(422, "ORDER_ALREADY_AUTHORIZED")
    if (order.status !== "APPROVED") return issue(422, "ORDER_NOT_APPROVED")
    const id = newId()
    const declineCode = mocked ?? (order.fate === "declined" ? "INSTRUMENT_DECLINED" : undefined)
    const entry = world.ledger.add({
      processor: "paypal",
      id,
      reference,
      amount: order.amount,
      currency: order.currency,
      brand: "paypal",
      lastFour: "",
      at: world.clock(),
      state: declineCode === undefined ? "authorised" : "declined",
      refunded: 0,
      ...(declineCode === undefined ? {} : { declineCode }),
    })
    if (declineCode !== undefined) {
      // Its shopper may choose another way to pay in it, and approve it again.
      order.status = "PAYER_ACTION_REQUIRED"
      return issue(422, declineCode)
    }
    order.authorizationId = id
    order.status = "COMPLETED"
    order.entry = entry
    events.happen("PAYMENT.AUTHORIZATION.CREATED", authorizationBody(order), order.id)
    return { status: 201, body: undefined }
  }

  const byAuthorization = (id: string) => [...orders.values()].find((order) => order.authorizationId === id)
  const byCapture = (id: string) => [...orders.values()].find((order) => order.captureId === id)

  function capture(id: string, body: unknown): PayPalAnswer {
    const order = byAuthorization(id)
    const { entry } = order ?? {}
    if (order === undefined || entry === undefined) return missingOrder
    if (order.captureId !== undefined) return issue(422, "AUTHORIZATION_ALREADY_CAPTURED")
    if (entry.state === "voided") return issue(422, "AUTHORIZATION_VOIDED")
    const amount = parseCents(textAt(body, "amount", "value") ?? plainAmount(order.amount), "en")
    if (amount !== order.amount) return issue(422, "MAX_CAPTURE_AMOUNT_EXCEEDED")
    const invoice = textAt(body, "invoice_id")
    if (invoice !== undefined && invoices.has(invoice)) return issue(422, "DUPLICATE_INVOICE_ID")
    if (invoice !== undefined) invoices.add(invoice)
    order.captureId = newId()
    order.captureAt = world.clock()
    if (order.fate === "capture-denied") entry.state = "voided"
    endReview(order)
    return { status: 201, body: captureBody(order) }
  }

  function release(id: string): PayPalAnswer {
    const order = byAuthorization(id)
    if (order?.entry === undefined) return missingOrder
    if (order.captureId !== undefined) return issue(422, "PREVIOUSLY_CAPTURED")
    if (order.entry.state === "voided") return issue(422, "PREVIOUSLY_VOIDED")
    order.entry.state = "voided"
    events.happen("PAYMENT.AUTHORIZATION.VOIDED", authorizationBody(order), order.id)
    return { status: 204, body: undefined }
  }

  function refund(id: string, body: unknown): PayPalAnswer {
    const order = byCapture(id)
    const { entry } = order ?? {}
    if (order === undefined || entry === undefined) return missingOrder
    if (entry.state !== "captured") return issue(422, "CAPTURE_STATUS_NOT_VALID")
    countRefunds(order)
    const asked = order.refunds
      .filter((one) => refundStatus(order, one) !== "FAILED")
      .reduce((sum, one) => sum + one.amount, 0)
    const amount = parseCents(textAt(body, "amount", "value") ?? plainAmount(order.amount - asked), "en")
    if (amount === undefined || amount === 0) return issue(400, "INVALID_PARAMETER_VALUE")
    if (asked === order.amount) return issue(422, "CAPTURE_FULLY_REFUNDED")
    if (asked + amount > order.amount) return issue(422, "REFUND_AMOUNT_EXCEEDED")
    const customId = textAt(body, "custom_id")
    const made: Refund = { id: newId(), customId, amount, at: world.clock(), isCounted: false }
    order.refunds.push(made)
    countRefunds(order)
    return { status: 201, body: { id: made.id, status: refundStatus(order, made), custom_id: customId } }
  }

  return {
    create,
    find,
    orderBody,
    authorise,
    capture,
    release,
    refund,
    reset() {
      orders.clear()
      invoices.clear()
    },
  }
}
