import { plainAmount } from "@parterre/domain/money"
import type { XmlFields } from "@parterre/domain/xml"
import { type Answer, type Exchange, exchange, harmless } from "./exchange.ts"
import {
  approvedOf,
  declinedOf,
  failureOf,
  isApproved,
  isFound,
  receiptAmount,
  receiptField,
  rejectionOf,
} from "./moneris-receipts.ts"
import type {
  AdapterContext,
  AuthoriseOutcome,
  CardPayment,
  CardProcessor,
  ChargeRef,
  ChargeState,
  LookupOutcome,
  RefundRequest,
  Rejected,
  SettleOutcome,
  Unavailable,
} from "./processor.ts"
import { xmlFormat } from "./wire-formats.ts"

export interface MonerisConfig {
  readonly type: "MONERIS"
  readonly baseUrl: string
  readonly storeId: string
  readonly apiToken: string
}

export interface MonerisProcessor extends CardProcessor {
  readonly type: "MONERIS"
}

interface Call {
  readonly operation: string
  /** Element of the transaction, such as `preauth`. */
  readonly transaction: string
  readonly fields: XmlFields
  readonly reference: string
}

const XML = xmlFormat("text/xml")

/** An electronic sale over TLS, without 3-D Secure. */
const CRYPT_TYPE = "7"

/** The Moneris gateway adapter. Our reference is the order's number, under which all its transactions stand. */
export function createMoneris(config: MonerisConfig, context: AdapterContext): MonerisProcessor {
  const url = `${config.baseUrl.replace(/\/$/, "")}/gateway2/servlet/MpgRequest`

  const send = (
    { operation, transaction, fields, reference }: Call,
    isStatusCheck = false,
  ): Promise<Exchange> =>
    exchange("MONERIS", context, {
      operation,
      method: "POST",
      url,
      headers: {},
      format: XML,
      reference,
      body: {
        request: {
          store_id: config.storeId,
          api_token: config.apiToken,
          status_check: isStatusCheck ? "true" : undefined,
          [transaction]: fields,
        },
      },
    })

  /** The latest transaction of an order of a kind, as it was answered; undefined where there is none. */
  async function find(
    reference: string,
    transaction: "preauth" | "completion" | "refund",
  ): Promise<Answer | undefined | Rejected | Unavailable> {
    const fields = { order_id: reference, crypt_type: CRYPT_TYPE }
    const answer = harmless(
      await send({ operation: `find-${transaction}`, transaction, fields, reference }, true),
    )
    if (answer.kind !== "answer" || isFound(answer)) return answer
    if (receiptField(answer, "status_message") !== undefined) return undefined
    return rejectionOf(answer) ?? { kind: "unavailable", reason: "unreadable-answer" }
  }

  async function lookup(reference: string): Promise<LookupOutcome> {
    const found = await find(reference, "preauth")
    if (found === undefined) return { kind: "not-found" }
    if (found.kind !== "answer") return found
    const approved = approvedOf(found)
    const amount = receiptAmount(found)
    if (approved === undefined || amount === undefined)
      return declinedOf(found) ?? { kind: "unavailable", reason: "incomplete" }
    const completion = await find(reference, "completion")
    if (completion !== undefined && completion.kind !== "answer") return completion
    return { ...approved, state: stateAfter(completion), amount, currency: "CAD" }
  }

  /** Completes a reservation: with nothing, it is let go. */
  async function complete(
    operation: string,
    { processorId, reference }: ChargeRef,
    amount: number,
    wanted: ChargeState,
  ): Promise<SettleOutcome> {
    const fields = {
      order_id: reference,
      comp_amount: plainAmount(amount),
      txn_number: processorId,
      crypt_type: CRYPT_TYPE,
    }
    const result = await send({ operation, transaction: "completion", fields, reference })
    const outcome = settled(result)
    if (outcome.kind !== "rejected") return outcome
    // A completion that was asked for before is refused; what came of it is looked up, for it may have been the other one.
    const found = await lookup(reference)
    if (found.kind === "unavailable") return found
    return found.kind === "approved" && found.state === wanted ? { kind: "done", processorId } : outcome
  }

  return {
    type: "MONERIS",
    findsLatestRefundOnly: true,
    lookupLag: 60_000,
    // A temporary token of Hosted Tokenization, which carries the expiry and the security code.
    cardToken: { pattern: /^ot-[\w-]{10,60}$/, isOnly: false, needsExpiry: false },

    async authorise({ reference, amount, card }): Promise<AuthoriseOutcome> {
      const transaction = "token" in card ? "res_preauth_cc" : "preauth"
      const fields = {
        ...cardFields(card),
        order_id: reference,
        amount: plainAmount(amount),
        crypt_type: CRYPT_TYPE,
      }
      const result = await send({ operation: "authorise", transaction, fields, reference })
      return result.kind === "answer" ? (approvedOf(result, card) ?? failureOf(result)) : result
    },

    capture: (charge) => complete("capture", charge, charge.amount, "captured"),
    voidAuthorisation: (charge) => complete("void", charge, 0, "voided"),

    async refund({ reference }: ChargeRef, refund: RefundRequest): Promise<SettleOutcome> {
      const completion = await find(reference, "completion")
      if (completion !== undefined && completion.kind !== "answer") return completion
      const taken = completion === undefined ? undefined : receiptField(completion, "TransID")
      if (completion === undefined || taken === undefined || stateAfter(completion) !== "captured")
        return { kind: "rejected", code: "not-captured", message: "nothing was taken under this order" }
      // A refund has no number of its own at Moneris: the latest, where nobody has written it down yet, is what an earlier
      // try left, for no other refund is under way.
      const before = await find(reference, "refund")
      if (before !== undefined && before.kind !== "answer") return before
      const earlier = before === undefined ? undefined : receiptField(before, "TransID")
      if (before !== undefined && earlier !== undefined && isApproved(before))
        if (receiptAmount(before) === refund.amount && !(refund.known ?? []).includes(earlier))
          return { kind: "done", processorId: earlier }
      const fields = {
        order_id: reference,
        amount: plainAmount(refund.amount),
        txn_number: taken,
        crypt_type: CRYPT_TYPE,
      }
      return settled(
        await send({ operation: "refund", transaction: "refund", fields, reference: refund.reference }),
      )
    },

    lookup,

    async checkCredentials() {
      const found = await find(CHECK_ORDER, "preauth")
      const outcome = found === undefined || found.kind === "answer" ? ({ kind: "works" } as const) : found
      if (outcome.kind === "works")
        return [
          { of: "secrets", outcome },
          { of: "accountId", outcome },
        ]
      return [{ of: isOfStore(outcome) ? "accountId" : "secrets", outcome }]
    },
  }
}

/** Nothing is ever charged under it. */
const CHECK_ORDER = "parterre:check"

const isOfStore = (outcome: Rejected | Unavailable): boolean =>
  outcome.kind === "rejected" && outcome.code === "store-unknown"

/** The latest completion decides: one of nothing has let the reservation go. */
function stateAfter(completion: Answer | undefined): ChargeState {
  if (completion === undefined || !isApproved(completion)) return "authorised"
  return receiptAmount(completion) === 0 ? "voided" : "captured"
}

function cardFields(card: CardPayment): XmlFields {
  if ("token" in card) return { data_key: card.token }
  return {
    cust_id: card.nameOnCard.replaceAll(/[<>$%=?^{}[\]\\]/g, " ").slice(0, 50),
    pan: card.number,
    // Moneris writes the year first.
    expdate: `${card.expiry.slice(2)}${card.expiry.slice(0, 2)}`,
    cvd_info: { cvd_indicator: "1", cvd_value: card.cvd },
  }
}

function settled(result: Exchange): SettleOutcome {
  if (result.kind !== "answer") return result
  const processorId = receiptField(result, "TransID")
  if (isApproved(result) && processorId !== undefined) return { kind: "done", processorId }
  const declined = declinedOf(result)
  if (declined !== undefined)
    return { kind: "rejected", code: declined.code, message: receiptField(result, "Message") ?? "" }
  return rejectionOf(result) ?? { kind: "unknown", reason: "incomplete" }
}
