import { plainAmount } from "@parterre/domain/money"
import { csvFormat } from "./csv-format.ts"
import {
  approvedOf,
  failureOf,
  isApproved,
  isDuplicate,
  type Listed,
  listedIn,
  processorIdIn,
  rejectionOf,
  stateAfter,
  taggedFields,
} from "./exact-answers.ts"
import { type Exchange, exchange, harmless } from "./exchange.ts"
import type {
  AdapterContext,
  AuthoriseOutcome,
  CardProcessor,
  ChargeRef,
  ChargeState,
  CredentialCheck,
  LookupOutcome,
  RefundRequest,
  Rejected,
  SettleOutcome,
  Unavailable,
} from "./processor.ts"
import { shortReference } from "./references.ts"

export interface ExactConfig {
  readonly type: "EXACT"
  readonly baseUrl: string
  readonly gatewayId: string
  readonly password: string
  /** Of a user who may search reports over the API, as `user:password`. */
  readonly reportLogin: string
}

export interface ExactProcessor extends CardProcessor {
  readonly type: "EXACT"
}

/** Numbers of the kinds of transactions. */
const AUTHORISATION = "01"
const COMPLETION = "32"
const VOID = "33"
const REFUND = "34"

/** The longest reference number and customer's reference. */
const LONGEST = 20
/** What E-xact knows a reference of ours by. */
export const exactReference = (reference: string): string => shortReference(reference, LONGEST)

const SEARCH = csvFormat("text/search-v3+csv")
/** Milliseconds that a search looks back: a refund finds the sale of an event a year ahead. */
const SEARCHED = 500 * 86_400_000

/**
 * The E-xact transaction adapter. What is done to a charge stands under one customer's reference, and each of it under a
 * reference number of its own, which the terminal refuses a second time.
 */
export function createExact(config: ExactConfig, context: AdapterContext): ExactProcessor {
  const base = config.baseUrl.replace(/\/$/, "")

  const transact = (
    operation: string,
    reference: string,
    charge: string,
    fields: Readonly<Record<string, string | undefined>>,
  ): Promise<Exchange> =>
    exchange("EXACT", context, {
      operation,
      method: "POST",
      url: `${base}/transaction`,
      headers: {},
      reference,
      body: {
        gateway_id: config.gatewayId,
        password: config.password,
        reference_no: exactReference(reference),
        customer_ref: exactReference(charge),
        ...fields,
      },
    })

  /** What was done under the reference of a charge. */
  async function search(reference: string): Promise<readonly Listed[] | Rejected | Unavailable> {
    const customerRef = exactReference(reference)
    const from = new Date(context.now() - SEARCHED).toISOString().slice(0, 10)
    const answer = harmless(
      await exchange("EXACT", context, {
        operation: "search",
        method: "GET",
        url: `${base}/transaction/search?search_field=custref&search=${customerRef}&start_date=${from}`,
        headers: { authorization: `Basic ${Buffer.from(config.reportLogin).toString("base64")}` },
        format: SEARCH,
        reference,
      }),
    )
    if (answer.kind !== "answer") return answer
    return answer.status < 300 ? listedIn(answer, customerRef) : rejectionOf(answer)
  }

  async function lookup(reference: string): Promise<LookupOutcome> {
    const all = await search(reference)
    if ("kind" in all) return all
    // A payment page takes the money at once.
    const authorisation =
      all.find(({ kind, isApproved: isTaken }) => kind === "purchase" && isTaken) ??
      all.find(({ kind }) => kind === "authorisation" || kind === "purchase")
    if (authorisation === undefined) return { kind: "not-found" }
    const { amount, approved } = authorisation
    if (!authorisation.isApproved) return { kind: "declined", code: "declined", retry: false }
    if (amount === undefined) return { kind: "unavailable", reason: "no-amount" }
    return { ...approved, state: stateAfter(all), amount, currency: "CAD" }
  }

  /** Completes or voids; what was asked for before is refused, and what came of it is looked up. */
  async function settle(
    operation: "capture" | "void",
    { reference, processorId, amount }: ChargeRef,
    wanted: ChargeState,
  ): Promise<SettleOutcome> {
    const result = await transact(operation, `${reference}:${operation}`, reference, {
      transaction_type: operation === "capture" ? COMPLETION : VOID,
      amount: plainAmount(amount),
      ...taggedFields(processorId),
    })
    if (result.kind !== "answer") return result
    if (isApproved(result)) return { kind: "done", processorId }
    const found = await lookup(reference)
    if (found.kind === "unavailable") return found
    return found.kind === "approved" && found.state === wanted
      ? { kind: "done", processorId }
      : rejectionOf(result)
  }

  return {
    type: "EXACT",
    // A report may be minutes behind.
    lookupLag: 300_000,

    async authorise({ reference, amount, card, email }): Promise<AuthoriseOutcome> {
      // E-xact makes tokens on a page of its own, which is not built here.
      if ("token" in card) return { kind: "rejected", code: "token", message: "E-xact takes cards only" }
      const result = await transact("authorise", reference, reference, {
        transaction_type: AUTHORISATION,
        amount: plainAmount(amount),
        cc_number: card.number,
        cc_expiry: card.expiry,
        cvd_presence_ind: "1",
        cc_verification_str2: card.cvd,
        cardholder_name: card.nameOnCard.slice(0, 30),
        // A single sale over a secure connection.
        ecommerce_flag: "7",
        client_email: email,
      })
      return result.kind === "answer" ? (approvedOf(result) ?? failureOf(result)) : result
    },

    capture: (charge) => settle("capture", charge, "captured"),
    voidAuthorisation: (charge) => settle("void", charge, "voided"),

    async refund({ reference }: ChargeRef, refund: RefundRequest): Promise<SettleOutcome> {
      const all = await search(reference)
      if ("kind" in all) return all
      const referenceNo = exactReference(refund.reference)
      const earlier = all.find(
        (each) => each.kind === "refund" && each.isApproved && each.referenceNo === referenceNo,
      )
      if (earlier !== undefined) return { kind: "done", processorId: earlier.processorId }
      const taken = all.find(
        (each) => (each.kind === "completion" || each.kind === "purchase") && each.isApproved,
      )
      if (taken === undefined)
        return { kind: "rejected", code: "not-captured", message: "nothing was taken under this reference" }
      const result = await transact("refund", refund.reference, reference, {
        transaction_type: REFUND,
        amount: plainAmount(refund.amount),
        ...taggedFields(taken.processorId),
      })
      if (result.kind !== "answer") return result
      const id = processorIdIn(result)
      if (isApproved(result) && id !== undefined) return { kind: "done", processorId: id }
      // The terminal knows it, and the report does not yet.
      return isDuplicate(result) ? { kind: "unknown", reason: "duplicate" } : rejectionOf(result)
    },

    lookup,

    async checkCredentials() {
      // A void of nothing: the terminal refuses it after it has looked at the password.
      const tried = harmless(
        await transact("check", CHECK_REFERENCE, CHECK_REFERENCE, {
          transaction_type: VOID,
          amount: plainAmount(1),
          ...taggedFields("0:0"),
        }),
      )
      if (tried.kind !== "answer") return [{ of: "secrets", outcome: tried }]
      if (tried.status >= 300) return [{ of: "secrets", outcome: rejectionOf(tried) }]
      const listed = await search(CHECK_REFERENCE)
      const works = { kind: "works" } as const
      const checks: CredentialCheck[] = [{ of: "accountId", outcome: works }]
      return "kind" in listed
        ? [...checks, { of: "secrets", outcome: listed }]
        : [{ of: "secrets", outcome: works }, ...checks]
    },
  }
}

/** Nothing is ever charged under it. */
const CHECK_REFERENCE = "parterre:check"
