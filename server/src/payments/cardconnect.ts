import { textAt } from "@parterre/domain/json-fields"
import { plainAmount } from "@parterre/domain/money"
import {
  accountFields,
  amountOf,
  approvedOf,
  failureOf,
  isApproved,
  isNotFound,
  isToRepeat,
  rejectionOf,
  stateOf,
} from "./cardconnect-answers.ts"
import { type Answer, type Exchange, exchange, harmless } from "./exchange.ts"
import type {
  AdapterContext,
  AuthoriseOutcome,
  CardProcessor,
  ChargeRef,
  ChargeState,
  LookupOutcome,
  RefundRequest,
  Rejected,
  SettleOutcome,
  Unavailable,
} from "./processor.ts"
import { shortReference } from "./references.ts"

export interface CardConnectConfig {
  readonly type: "CARDCONNECT"
  readonly baseUrl: string
  readonly merchantId: string
  /** For HTTP Basic, as `user:password`. */
  readonly login: string
}

export interface CardConnectProcessor extends CardProcessor {
  readonly type: "CARDCONNECT"
}

/** The longest number of an order. */
const ORDER_LENGTH = 19

const orderOf = (reference: string): string => shortReference(reference, ORDER_LENGTH)

/** The CardPointe gateway adapter. A charge and a refund are found by the number of their order, which our reference makes. */
export function createCardConnect(config: CardConnectConfig, context: AdapterContext): CardConnectProcessor {
  const base = `${config.baseUrl.replace(/\/$/, "")}/cardconnect/rest`
  const headers = { authorization: `Basic ${Buffer.from(config.login).toString("base64")}` }
  const { merchantId } = config

  const put = (operation: string, path: string, reference: string, fields: object): Promise<Exchange> =>
    exchange("CARDCONNECT", context, {
      operation,
      method: "PUT",
      url: `${base}/${path}`,
      headers,
      reference,
      body: { merchid: merchantId, ...fields },
    })

  /** The latest transaction of an order; undefined where there is none. */
  async function find(reference: string): Promise<Answer | undefined | Rejected | Unavailable> {
    const url = `${base}/inquireByOrderid/${orderOf(reference)}/${encodeURIComponent(merchantId)}/1`
    const answer = harmless(
      await exchange("CARDCONNECT", context, {
        operation: "inquire",
        method: "GET",
        url,
        headers,
        reference,
      }),
    )
    if (answer.kind !== "answer") return answer
    if (isNotFound(answer)) return undefined
    return textAt(answer.body, "retref") === undefined ? rejectionOf(answer) : answer
  }

  async function lookup(reference: string): Promise<LookupOutcome> {
    const found = await find(reference)
    if (found === undefined) return { kind: "not-found" }
    if (found.kind !== "answer") return found
    const approved = approvedOf(found)
    if (approved === undefined) {
      const failure = failureOf(found)
      if (failure.kind === "declined") return failure
      if (failure.kind === "card-invalid") return { kind: "declined", code: failure.code, retry: false }
      return { kind: "unavailable", reason: "no-status" }
    }
    const state = stateOf(found)
    const amount = amountOf(found)
    if (state === undefined || amount === undefined)
      return { kind: "unavailable", reason: "no-settlement-status" }
    return { ...approved, state, amount, currency: textAt(found.body, "currency") ?? "CAD" }
  }

  /** Captures or lets go; what was asked for before is refused, and what came of it is looked up. */
  async function settle(
    operation: string,
    { processorId, reference }: ChargeRef,
    amount: string,
    wanted: ChargeState,
  ): Promise<SettleOutcome> {
    const result = await put(operation, operation, reference, { retref: processorId, amount })
    if (result.kind !== "answer") return result
    if (isApproved(result)) return { kind: "done", processorId }
    const found = await lookup(reference)
    if (found.kind === "unavailable") return found
    return found.kind === "approved" && found.state === wanted
      ? { kind: "done", processorId }
      : rejectionOf(result)
  }

  return {
    type: "CARDCONNECT",
    lookupLag: 60_000,
    // A token of CardSecure. It carries the security code, and the expiry comes beside it.
    cardToken: {
      pattern: /^9\d{15,18}$/,
      isOnly: false,
      needsExpiry: true,
      firstDigits: (token) => token.slice(1, 3),
    },

    async authorise({ reference, amount, currency, card, email }): Promise<AuthoriseOutcome> {
      // The gateway takes an order's number as often as it comes: whether it came before is for us to see.
      const before = await find(reference)
      if (before !== undefined) return before.kind === "answer" ? { kind: "duplicate" } : before
      const charge = () =>
        put("authorise", "auth", reference, {
          ...accountFields(card),
          amount: plainAmount(amount),
          currency,
          orderid: orderOf(reference),
          // The whole reference, for who looks the payment up by hand.
          userfields: [{ reference }],
          ecomind: "E",
          ...(email === undefined ? {} : { email }),
        })
      const first = await charge()
      const result = first.kind === "answer" && isToRepeat(first) ? await charge() : first
      return result.kind === "answer" ? (approvedOf(result) ?? failureOf(result)) : result
    },

    capture: (charge) => settle("capture", charge, plainAmount(charge.amount), "captured"),
    voidAuthorisation: (charge) => settle("void", charge, "0", "voided"),

    async refund(charge: ChargeRef, refund: RefundRequest): Promise<SettleOutcome> {
      const { processorId, reference, amount } = charge
      const earlier = await find(refund.reference)
      if (earlier !== undefined) {
        if (earlier.kind !== "answer") return earlier
        if (isApproved(earlier)) return { kind: "done", processorId: textAt(earlier.body, "retref") ?? "" }
      }
      const found = await find(reference)
      if (found === undefined) return { kind: "rejected", code: "not-captured", message: "no such order" }
      if (found.kind !== "answer") return found
      const isWhole = refund.amount === amount
      // What its batch has not settled yet is not refunded but let go, and only the whole surely once.
      if (isWhole && stateOf(found) === "voided") return { kind: "done", processorId }
      if (textAt(found.body, "refundable") !== "Y" && textAt(found.body, "voidable") === "Y")
        return isWhole
          ? settle("void", charge, "0", "voided")
          : { kind: "unavailable", reason: "not-settled" }
      const result = await put("refund", "refund", refund.reference, {
        retref: processorId,
        amount: plainAmount(refund.amount),
        orderid: orderOf(refund.reference),
      })
      if (result.kind !== "answer") return result
      const id = textAt(result.body, "retref")
      return isApproved(result) && id !== undefined ? { kind: "done", processorId: id } : rejectionOf(result)
    },

    lookup,

    async checkCredentials() {
      const url = `${base}/inquireMerchant/${encodeURIComponent(merchantId)}`
      const answer = harmless(
        await exchange("CARDCONNECT", context, { operation: "check-merchant", method: "GET", url, headers }),
      )
      if (answer.kind !== "answer") return [{ of: "secrets", outcome: answer }]
      if (answer.status >= 300) return [{ of: "secrets", outcome: rejectionOf(answer) }]
      const isKnown = textAt(answer.body, "merchid") === merchantId
      return [
        { of: "secrets", outcome: { kind: "works" } },
        { of: "accountId", outcome: isKnown ? { kind: "works" } : rejectionOf(answer) },
      ]
    },
  }
}
