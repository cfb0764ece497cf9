import type { XmlFields } from "@parterre/domain/xml"
import type { SandboxBrand } from "../card-numbers.ts"
import { INCOMPLETE } from "./amount-responses.ts"

const CARD_TYPES: Readonly<Record<SandboxBrand, string>> = {
  visa: "V",
  mastercard: "M",
  amex: "AX",
  discover: "NO",
  jcb: "C1",
  diners: "DC",
  unionpay: "UP",
}

/** What Moneris says with a response code. */
const MESSAGES: Readonly<Record<string, string>> = {
  "027": "APPROVED           *",
  "076": "LOW FUNDS          *",
  "476": "DECLINED           *",
  "477": "INVALID CARD NO    *",
  "479": "LOST CARD          *",
  "480": "LOST/STOLEN        *",
  "481": "DECLINED           *",
  "482": "EXPIRED CARD       *",
  "485": "NOT AUTHORIZED     *",
}

const ISO: Readonly<Record<string, string>> = {
  "027": "01",
  "076": "51",
  "477": "12",
  "479": "41",
  "480": "43",
  "482": "54",
  "485": "57",
}

const TYPES: Readonly<Record<string, string>> = {
  purchase: "00",
  preauth: "01",
  completion: "02",
  refund: "04",
  purchasecorrection: "11",
}

export const APPROVED = "027"

/** The fields of a receipt that got an answer. */
export function receiptOf(about: {
  readonly orderId: string
  readonly type: string
  readonly code: string
  readonly transId: string
  /** Dollars, such as 12.34. */
  readonly amount: string
  readonly brand: SandboxBrand
  readonly lastFour: string
  readonly at: number
}): XmlFields {
  const { code, at } = about
  const isComplete = code !== INCOMPLETE
  const moment = new Date(at).toISOString()
  return {
    ReceiptId: about.orderId,
    ReferenceNum: isComplete ? "660123450010690030" : "null",
    ResponseCode: code,
    ISO: ISO[code] ?? (isComplete ? "05" : "null"),
    AuthCode: code === APPROVED ? "123456" : "null",
    TransTime: moment.slice(11, 19),
    TransDate: moment.slice(0, 10),
    TransType: TYPES[about.type] ?? "null",
    Complete: String(isComplete),
    Message: MESSAGES[code] ?? "The transaction was not sent to the host",
    TransAmount: about.amount,
    CardType: CARD_TYPES[about.brand],
    TransID: about.transId,
    TimedOut: "false",
    MaskedPan: `****${about.lastFour}`,
  }
}

/** The receipt of a request that no bank has seen. */
export const errorReceipt = (message: string, orderId = "Global Error Receipt"): XmlFields => ({
  ReceiptId: orderId,
  ReferenceNum: "null",
  ResponseCode: "null",
  ISO: "null",
  AuthCode: "null",
  TransTime: "null",
  TransDate: "null",
  TransType: "null",
  Complete: "false",
  Message: message,
  TransAmount: "null",
  CardType: "null",
  TransID: "null",
  TimedOut: "false",
})
