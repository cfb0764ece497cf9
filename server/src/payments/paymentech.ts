import { hash } from "node:crypto"
import type { XmlFields } from "@parterre/domain/xml"
import { type Answer, type Exchange, exchange, harmless } from "./exchange.ts"
import {
  answerField,
  approvedOf,
  declinedOf,
  failureOf,
  isCarriedOut,
  isNotFound,
  rejectionOf,
} from "./paymentech-answers.ts"
import type {
  AdapterContext,
  AuthoriseOutcome,
  AuthoriseRequest,
  CardDetails,
  CardProcessor,
  ChargeRef,
  ChargeState,
  LookupOutcome,
  Rejected,
  SettleOutcome,
  Unavailable,
} from "./processor.ts"
import { readXml } from "./read-xml.ts"
import { shortReference } from "./references.ts"
import { type WireFormat, xmlFormat } from "./wire-formats.ts"

export interface PaymentechConfig {
  readonly type: "PAYMENTECH"
  readonly baseUrl: string
  /** The host that is asked when the first does not answer. */
  readonly secondBaseUrl: string
  readonly merchantId: string
  /** The connection's user and password, as `user:password`. */
  readonly login: string
}

export interface PaymentechProcessor extends CardProcessor {
  readonly type: "PAYMENTECH"
}

interface Message {
  readonly operation: string
  /** Element of the request, such as `NewOrder`. */
  readonly name: string
  readonly fields: XmlFields
  /** Makes the trace number of what is to be done once. */
  readonly reference: string
}

const PTI = xmlFormat("application/PTI95")
/** Answers may carry null characters, which no XML may. */
const FORMAT: WireFormat = { ...PTI, read: (text) => readXml(text.replaceAll("\0", "")) }

/** The numbers of ISO 4217 that merchants here are paid in. */
const CURRENCIES: Readonly<Record<string, string>> = { CAD: "124", USD: "840" }

/** Milliseconds for which Orbital knows a trace number. */
const traceTime = 48 * 3_600_000

/** The longest number of an order. */
const ORDER_LENGTH = 22

/**
 * The Orbital gateway adapter. Our reference makes the trace number of a request: under it, either host answers a
 * repetition as it answered the first, for two days.
 */
export function createPaymentech(config: PaymentechConfig, context: AdapterContext): PaymentechProcessor {
  const hosts = [config.baseUrl, config.secondBaseUrl].map((url) => `${url.replace(/\/$/, "")}/authorize`)
  const { merchantId, login } = config
  const colon = login.indexOf(":")
  const connection = {
    OrbitalConnectionUsername: login.slice(0, colon),
    OrbitalConnectionPassword: login.slice(colon + 1),
  }
  const merchant = {
    // Six digits name a merchant of the Salem platform, more one of Tampa's.
    BIN: merchantId.length === 6 ? "000001" : "000002",
    MerchantID: merchantId,
    TerminalID: "001",
  }

  async function send({ operation, name, fields, reference }: Message): Promise<Exchange> {
    let result: Exchange = { kind: "unavailable", reason: "no-host" }
    for (const url of hosts) {
      const before = result
      result = await exchange("PAYMENTECH", context, {
        operation,
        method: "POST",
        url,
        format: FORMAT,
        reference,
        headers: {
          "mime-version": "1.1",
          "content-transfer-encoding": "text",
          "request-number": "1",
          "document-type": "Request",
          "interface-version": "Parterre",
          "merchant-id": merchantId,
          ...(name === "Inquiry" ? {} : { "trace-number": traceNumber(reference) }),
        },
        body: { Request: { [name]: { ...connection, ...fields } } },
      })
      if (!isHostSilent(result)) return result
      // What the first host may have carried out stays so, though the second cannot be reached.
      if (before.kind === "unknown" && result.kind === "unavailable") return before
    }
    return result
  }

  /** What came of the request under a reference; undefined when there was none. */
  async function inquire(reference: string): Promise<Answer | undefined | Rejected | Unavailable> {
    const answer = harmless(
      await send({
        operation: "inquire",
        name: "Inquiry",
        reference,
        fields: { ...merchant, OrderID: orderOf(reference), InquiryRetryNumber: traceNumber(reference) },
      }),
    )
    if (answer.kind !== "answer" || isCarriedOut(answer)) return answer
    return isNotFound(answer) ? undefined : rejectionOf(answer)
  }

  async function lookup(reference: string): Promise<LookupOutcome> {
    const found = await inquire(reference)
    if (found === undefined) return { kind: "not-found" }
    if (found.kind !== "answer") return found
    const approved = approvedOf(found)
    const amount = Number(answerField(found, "Amount"))
    if (approved === undefined || !Number.isSafeInteger(amount))
      return declinedOf(found) ?? { kind: "unavailable", reason: "no-approval-status" }
    const state = await stateOf(reference)
    return typeof state === "string" ? { ...approved, state, amount, currency: "CAD" } : state
  }

  /** Whether a charge was captured or let go. */
  async function stateOf(reference: string): Promise<ChargeState | Rejected | Unavailable> {
    for (const [suffix, state] of [
      ["capture", "captured"],
      ["void", "voided"],
    ] as const) {
      const found = await inquire(`${reference}:${suffix}`)
      if (found?.kind === "answer") return state
      if (found !== undefined) return found
    }
    return "authorised"
  }

  async function settle(message: Message): Promise<SettleOutcome> {
    const result = await send(message)
    if (result.kind !== "answer") return result
    const processorId = answerField(result, "TxRefNum")
    if (isCarriedOut(result) && declinedOf(result) === undefined && processorId !== undefined)
      return { kind: "done", processorId }
    return rejectionOf(result)
  }

  return {
    type: "PAYMENTECH",
    lookupLag: 120_000,
    // An hour less, for a request on its way and a clock that is not ours.
    remembersFor: traceTime - 3_600_000,

    async authorise(request): Promise<AuthoriseOutcome> {
      const { reference, currency, card } = request
      // Orbital makes tokens in a form of its own, which is not built here.
      if ("token" in card) return { kind: "rejected", code: "token", message: "Orbital takes cards only" }
      const code = CURRENCIES[currency]
      if (code === undefined)
        return { kind: "rejected", code: "currency", message: `not paid in ${currency}` }
      const result = await send({
        operation: "authorise",
        name: "NewOrder",
        reference,
        fields: orderFields("A", { ...cardFields(card), CurrencyCode: code, CurrencyExponent: "2" }, request),
      })
      return result.kind === "answer" ? (approvedOf(result) ?? failureOf(result)) : result
    },

    capture: ({ reference, processorId, amount }: ChargeRef) =>
      settle({
        operation: "capture",
        name: "MarkForCapture",
        reference: `${reference}:capture`,
        fields: { OrderID: orderOf(reference), Amount: String(amount), ...merchant, TxRefNum: processorId },
      }),

    voidAuthorisation: ({ reference, processorId }: ChargeRef) =>
      settle({
        operation: "void",
        name: "Reversal",
        reference: `${reference}:void`,
        fields: {
          TxRefNum: processorId,
          OrderID: orderOf(reference),
          ...merchant,
          // The bank is told, so that the shopper sees the money at once.
          OnlineReversalInd: "Y",
        },
      }),

    refund: ({ processorId, reference, currency }: ChargeRef, { amount, ...refund }) =>
      settle({
        operation: "refund",
        name: "NewOrder",
        reference: refund.reference,
        fields: {
          ...orderFields(
            "R",
            { CurrencyCode: CURRENCIES[currency], CurrencyExponent: "2" },
            { reference: refund.reference, amount },
          ),
          OrderID: orderOf(reference),
          TxRefNum: processorId,
        },
      }),

    lookup,

    async checkCredentials() {
      const found = await inquire(CHECK_REFERENCE)
      if (found === undefined || found.kind === "answer")
        return [
          { of: "secrets", outcome: { kind: "works" } },
          { of: "accountId", outcome: { kind: "works" } },
        ]
      const isOfMerchant = found.kind === "rejected" && found.code === NO_MERCHANT
      return [{ of: isOfMerchant ? "accountId" : "secrets", outcome: found }]
    },
  }

  function orderFields(
    messageType: "A" | "R",
    card: XmlFields,
    { reference, amount }: Pick<AuthoriseRequest, "reference" | "amount">,
  ): XmlFields {
    return {
      IndustryType: "EC",
      MessageType: messageType,
      ...merchant,
      ...card,
      OrderID: orderOf(reference),
      Amount: String(amount),
      // The whole reference, for who looks the payment up by hand.
      Comments: reference.slice(0, 64),
    }
  }
}

/** Nothing is ever charged under it. */
const CHECK_REFERENCE = "parterre:check"
/** The connection knows no such merchant. */
const NO_MERCHANT = "9717"

const orderOf = (reference: string): string => shortReference(reference, ORDER_LENGTH)

/** From 1 to 9,999,999,999,999,999, the same for a reference each time. */
const traceNumber = (reference: string): string =>
  String((BigInt(`0x${hash("sha256", reference)}`) % 9_999_999_999_999_999n) + 1n)

/** Whether the other host is to be asked. An answer that took too long may yet come: it is looked up instead. */
const isHostSilent = (result: Exchange): boolean =>
  result.kind === "unavailable" ||
  (result.kind === "unknown" && result.reason !== "timeout" && !result.reason.startsWith("http-"))

function cardFields(card: CardDetails): XmlFields {
  const isIndicated = /^(4|6011|64[4-9]|65)/.test(card.number)
  return {
    AccountNum: card.number,
    Exp: card.expiry,
    CardSecValInd: isIndicated ? "1" : undefined,
    CardSecVal: card.cvd,
    AVSname: card.nameOnCard.replaceAll(/[%|^\\/]/g, " ").slice(0, 30),
  }
}
