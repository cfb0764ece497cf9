import { plainAmount } from "@parterre/domain/money"
import type { SandboxBrand } from "../card-numbers.ts"

/** What the gateway says when it asks no bank. */
const GATEWAY_MESSAGES: Readonly<Record<string, string>> = {
  "00": "Transaction Normal",
  "22": "Invalid Credit Card Number",
  "25": "Invalid Expiry Date",
  "26": "Invalid Amount",
  "28": "Invalid Authorization No",
  "31": "Invalid Verification String",
  "32": "Invalid Transaction Code",
  "42": "Unable to Send Trans",
  "57": "Invalid Reference No",
  "60": "Invalid Customer Reference Number",
  "63": "Invalid Duplicate",
  "64": "Invalid Refund",
}

const BANK_MESSAGES: Readonly<Record<string, string>> = {
  "100": "Approved",
  "301": "Issuer unavailable",
  "302": "Insufficient funds",
  "303": "Processor decline",
  "522": "Card is expired",
  "530": "Do not honor",
}

export const APPROVED = "100"

/** What pays at the terminal: a card, or a bank. */
export type ExactBrand = SandboxBrand | "interac"

const CARD_TYPES: Readonly<Record<ExactBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  jcb: "JCB",
  diners: "Diners Club",
  unionpay: "UnionPay",
  interac: "Interac",
}

/** A transaction as it stands in the gateway's book; a search lists it. */
export interface Booked {
  readonly tag: string
  readonly type: string
  readonly bankCode: string
  readonly authorization: string
  /** cents */
  readonly amount: number
  readonly brand: ExactBrand
  readonly lastFour: string
  readonly at: number
  readonly referenceNo: string
  readonly customerRef: string
}

/** An answer of the gateway that no bank was asked for. */
export const gatewayError = (code: string, sent: object) => ({
  ...sent,
  transaction_error: 1,
  transaction_approved: 0,
  exact_resp_code: code,
  exact_message: GATEWAY_MESSAGES[code] ?? "Invalid field",
  bank_resp_code: null,
  bank_message: null,
})

/** An answer with the bank's word. */
export const bankAnswer = (booked: Booked) => ({
  transaction_type: booked.type,
  amount: plainAmount(booked.amount),
  cc_number: masked(booked.lastFour),
  credit_card_type: CARD_TYPES[booked.brand],
  reference_no: booked.referenceNo,
  customer_ref: booked.customerRef,
  transaction_error: 0,
  transaction_approved: booked.bankCode === APPROVED ? 1 : 0,
  exact_resp_code: "00",
  exact_message: GATEWAY_MESSAGES["00"],
  bank_resp_code: booked.bankCode,
  bank_message: BANK_MESSAGES[booked.bankCode] ?? "Declined",
  authorization_num: booked.authorization,
  transaction_tag: Number(booked.tag),
})

const masked = (lastFour: string) => `############${lastFour}`

const TYPE_NAMES: Readonly<Record<string, string>> = {
  "00": "Purchase",
  "01": "Pre-Authorization",
  "32": "Tagged Pre-Authorization Completion",
  "33": "Tagged Void",
  "34": "Tagged Refund",
}

const COLUMNS = [
  "Tag",
  "Cardholder Name",
  "Card Number",
  "Expiry",
  "Card Type",
  "Amount",
  "Transaction Type",
  "Status",
  "Auth No",
  "Time",
  "Ref Num",
  "Cust. Ref Num",
  "Reference 3",
]

/** The list of a search, as comma-separated values. */
export function bookAsCsv(booked: readonly Booked[]): string {
  const rows = booked.map((each) => [
    each.tag,
    "Tremblay, Marie",
    masked(each.lastFour),
    "****",
    CARD_TYPES[each.brand],
    plainAmount(each.amount),
    TYPE_NAMES[each.type] ?? "",
    each.bankCode === APPROVED ? "Approved" : "Declined",
    each.authorization,
    new Date(each.at).toISOString(),
    each.referenceNo,
    each.customerRef,
    "",
  ])
  return [COLUMNS, ...rows].map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
