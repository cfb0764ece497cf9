import type { XmlFields } from "@parterre/domain/xml"
import type { SandboxBrand } from "../card-numbers.ts"
import type { LedgerEntry } from "../ledger.ts"

/** What the gateway says when it carries a request out no further. */
const STATUSES: Readonly<Record<string, string>> = {
  "20412": "Precondition Failed: Security Information is missing",
  "9717": "Security Information - agent/chain/merchant is missing",
  "9714": "The retry trace number belongs to another request",
  "841": "Error validating card/account number range",
  "881": "The LIDM you supplied does not match with any existing transaction",
  "882": "This transaction is locked down. You can not mark or unmark it.",
  "885": "Error validating amount. Must be numeric, equal to zero or greater",
  "886": "The requested amount is greater than the remaining amount",
  "521": "Missing or invalid order",
}

/** What an issuer says. */
const MESSAGES: Readonly<Record<string, string>> = {
  "00": "Approved",
  "05": "Do Not Honor",
  "14": "Invalid Credit Card Number",
  "33": "Card is Expired",
  "51": "Insufficient Funds",
  "74": "Invalid Expiration Date",
  "89": "Invalid Card Verification Value",
}

const BRANDS: Readonly<Record<SandboxBrand, string>> = {
  visa: "VI",
  mastercard: "MC",
  amex: "AX",
  discover: "DI",
  jcb: "JC",
  diners: "DC",
  unionpay: "CU",
}

export const APPROVED = "00"

/** The gateway's own no; nothing was asked of an issuer. */
export const quickResponse = (status: string): XmlFields => ({
  QuickResp: { ProcStatus: status, StatusMsg: STATUSES[status] ?? "Invalid field" },
})

/** An issuer's answer to an order. */
export const orderResponse = (
  about: Pick<LedgerEntry, "id" | "amount" | "lastFour"> & {
    readonly messageType: string
    readonly brand: SandboxBrand
    readonly orderId: string
    readonly code: string
  },
): XmlFields => ({
  IndustryType: "EC",
  MessageType: about.messageType,
  CardBrand: BRANDS[about.brand],
  AccountNum: `XXXXXXXXXXXX${about.lastFour}`,
  OrderID: about.orderId,
  TxRefNum: about.id,
  TxRefIdx: "0",
  Amount: String(about.amount),
  ProcStatus: "0",
  ApprovalStatus: about.code === APPROVED ? "1" : "0",
  RespCode: about.code,
  CVV2RespCode: about.code === "89" ? "N" : "M",
  AVSRespCode: "3",
  AuthCode: about.code === APPROVED ? "tst123" : "",
  StatusMsg: MESSAGES[about.code] ?? "Declined",
  RespMsg: MESSAGES[about.code] ?? "Declined",
})

/** The answer to a mark for capture or a reversal. */
export const markResponse = (txRefNum: string, orderId: string, amount: string): XmlFields => ({
  OrderID: orderId,
  TxRefNum: txRefNum,
  TxRefIdx: "1",
  Amount: amount,
  ProcStatus: "0",
  StatusMsg: "Success",
})
