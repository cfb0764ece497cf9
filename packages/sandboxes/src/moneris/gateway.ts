import { textAt } from "@parterre/domain/json-fields"
import { parseCents } from "@parterre/domain/money"
import type { XmlFields } from "@parterre/domain/xml"
import { type SandboxBrand, sandboxBrand } from "../card-numbers.ts"
import { sandboxCredentials } from "../credentials.ts"
import type { LedgerEntry } from "../ledger.ts"
import { isRefusedByName, testCardOf } from "../test-card-of.ts"
import type { World } from "../world.ts"
import { INCOMPLETE, responseToAmount } from "./amount-responses.ts"
import { monerisCards } from "./cards.ts"
import { APPROVED, errorReceipt, receiptOf } from "./receipts.ts"
import type { HostedCard, MonerisTokens } from "./tokens.ts"

/** A transaction of an order, kept for status checks. */
interface Transaction {
  readonly orderId: string
  readonly type: string
  readonly transId: string
  readonly receipt: XmlFields
}

/** The kinds that the sandbox carries out, by their element; a token's is that of a typed card. */
export const TRANSACTION_TYPES = {
  purchase: "purchase",
  res_purchase_cc: "purchase",
  preauth: "preauth",
  res_preauth_cc: "preauth",
  completion: "completion",
  purchasecorrection: "purchasecorrection",
  refund: "refund",
} as const

/** The store's transactions: authorised, completed, corrected, refunded, and looked for by their order. */
export function monerisGateway(world: World, tokens: MonerisTokens) {
  const transactions: Transaction[] = []
  const { storeId, apiToken } = sandboxCredentials.moneris

  /** The receipt of a request; `element` names its transaction. */
  function answer(request: unknown, element: keyof typeof TRANSACTION_TYPES | undefined): XmlFields {
    if (textAt(request, "store_id") !== storeId) return errorReceipt("Invalid store_id")
    if (textAt(request, "api_token") !== apiToken) return errorReceipt("API token mismatch")
    if (element === undefined) return errorReceipt("Invalid transaction type")
    const at = (name: string) => textAt(request, element, name) ?? ""
    const orderId = at("order_id")
    if (!/^[\w:.@ -]{1,50}$/.test(orderId)) return errorReceipt("Invalid order_id parameter")
    const type = TRANSACTION_TYPES[element]
    if (textAt(request, "status_check") === "true") return statusOf(orderId, type)
    if (at("crypt_type") === "") return errorReceipt("Invalid crypt_type parameter", orderId)
    if (type === "purchase" || type === "preauth") return charge(orderId, type, element, request)
    return move(orderId, type, at)
  }

  /** The latest transaction of a type, as it was answered. */
  function statusOf(orderId: string, type: string): XmlFields {
    const found = transactions.findLast((each) => each.orderId === orderId && each.type === type)
    return found === undefined
      ? { ...errorReceipt("Transaction not found", orderId), status_code: "990", status_message: "not found" }
      : { ...found.receipt, status_code: "000", status_message: "found" }
  }

  function charge(
    orderId: string,
    type: "purchase" | "preauth",
    element: string,
    request: unknown,
  ): XmlFields {
    const at = (name: string) => textAt(request, element, name) ?? ""
    const amount = centsOf(at("amount"))
    if (amount === undefined || amount === 0) return errorReceipt("Invalid amount parameter", orderId)
    if (world.ledger.byReference("moneris", orderId) !== undefined)
      return errorReceipt("The transaction was not sent to the host because of a duplicate order id", orderId)
    const card = element.startsWith("res_") ? tokens.spend(at("data_key")) : typedCard(request, element)
    if (card === undefined) return errorReceipt("Invalid data_key parameter", orderId)
    if (!/^\d{12,19}$/.test(card.pan)) return errorReceipt("Invalid pan parameter", orderId)
    if (!/^\d{4}$/.test(card.expdate)) return errorReceipt("Invalid expdate parameter", orderId)
    if (!/^\d{3,4}$/.test(card.cvd)) return errorReceipt("Invalid cvd_value parameter", orderId)
    const brand = sandboxBrand(card.pan)
    const code = responseTo(card, brand, amount, at("cust_id"))
    const transId = world.newId("mo")
    const lastFour = card.pan.slice(-4)
    const receipt = receiptOf({
      orderId,
      type,
      code,
      transId,
      amount: at("amount"),
      brand,
      lastFour,
      at: world.clock(),
    })
    if (code === INCOMPLETE) return receipt
    const isApproved = code === APPROVED
    const charged = type === "purchase" ? "captured" : "authorised"
    world.ledger.add({
      ...{ processor: "moneris", id: transId, reference: orderId, amount, currency: "CAD", brand, lastFour },
      at: world.clock(),
      state: isApproved ? charged : "declined",
      refunded: 0,
      ...(isApproved ? {} : { declineCode: code }),
    })
    return keep({ orderId, type, transId, receipt })
  }

  function responseTo(
    { pan, expdate }: HostedCard,
    brand: SandboxBrand,
    amount: number,
    name: string,
  ): string {
    const expiry = `${expdate.slice(2)}${expdate.slice(0, 2)}`
    const found = testCardOf(monerisCards, { number: pan, expiry, now: world.clock() })
    if (found.kind === "unknown") return "477"
    if (found.kind === "expired") return "482"
    return found.card.decline ?? responseToAmount(brand, amount) ?? (isRefusedByName(name) ? "481" : APPROVED)
  }

  /** Completes, corrects or refunds what an order has reserved or taken. */
  function move(
    orderId: string,
    type: "completion" | "purchasecorrection" | "refund",
    at: (name: string) => string,
  ) {
    const entry = world.ledger.byReference("moneris", orderId)
    const amount = type === "completion" ? at("comp_amount") : type === "refund" ? at("amount") : "0.00"
    const cents = centsOf(amount)
    const before = transactions.findLast(
      (each) => each.orderId === orderId && each.transId === at("txn_number") && each.type !== "refund",
    )
    if (entry === undefined || before === undefined || cents === undefined)
      return errorReceipt("Can not find previous", orderId)
    const refusal = moved(entry, type, cents)
    if (refusal !== undefined) return errorReceipt(refusal, orderId)
    const transId = world.newId("mo")
    const { lastFour } = entry
    const brand = entry.brand as SandboxBrand
    const receipt = receiptOf({
      orderId,
      type,
      code: APPROVED,
      transId,
      amount,
      brand,
      lastFour,
      at: world.clock(),
    })
    return keep({ orderId, type, transId, receipt })
  }

  function keep(transaction: Transaction): XmlFields {
    transactions.push(transaction)
    return transaction.receipt
  }

  return {
    answer,
    reset: () => {
      transactions.length = 0
    },
  }
}

/** Moves the money of an entry, or says why not. A completion of nothing lets a reservation go. */
function moved(
  entry: LedgerEntry,
  type: "completion" | "purchasecorrection" | "refund",
  cents: number,
): string | undefined {
  if (type === "completion") {
    if (entry.state !== "authorised")
      return "The transaction was not sent to the host: Pre-auth already completed"
    if (cents > entry.amount) return "The transaction was not sent to the host: Amount is too high"
    entry.state = cents === 0 ? "voided" : "captured"
    return undefined
  }
  if (entry.state !== "captured") return "The transaction was not sent to the host: Nothing to give back"
  if (type === "purchasecorrection") {
    entry.state = "voided"
    return undefined
  }
  if (cents === 0 || entry.refunded + cents > entry.amount)
    return "The transaction was not sent to the host: Refund amount is too high"
  entry.refunded += cents
  return undefined
}

const typedCard = (request: unknown, element: string): HostedCard => ({
  pan: textAt(request, element, "pan") ?? "",
  expdate: textAt(request, element, "expdate") ?? "",
  cvd: textAt(request, element, "cvd_info", "cvd_value") ?? "",
})

/** Cents of an amount with two decimals; undefined for any other form. */
const centsOf = (amount: string): number | undefined =>
  /^\d{1,7}\.\d{2}$/.test(amount) ? parseCents(amount, "en") : undefined
