import { integerAt, textAt } from "@parterre/domain/json-fields"
import type { XmlFields } from "@parterre/domain/xml"
import { type SandboxBrand, sandboxBrand } from "../card-numbers.ts"
import { sandboxCredentials } from "../credentials.ts"
import { isRefusedByName, testCardOf } from "../test-card-of.ts"
import type { World } from "../world.ts"
import { paymentechCards } from "./cards.ts"
import { APPROVED, markResponse, orderResponse, quickResponse } from "./responses.ts"

/** The requests that the sandbox carries out. */
export const MESSAGES = ["NewOrder", "MarkForCapture", "Reversal", "Inquiry"] as const
export type Message = (typeof MESSAGES)[number]

/** A request that was answered under a trace number, and its answer. */
interface Traced {
  readonly request: string
  readonly answer: XmlFields
  /** Epoch milliseconds. */
  readonly at: number
}

/** Milliseconds for which a trace number is known: a request that comes under it later is another. */
const traceTime = 48 * 3_600_000

/** The merchant's transactions, whichever host they come in by. A trace number gets its first answer again. */
export function paymentechGateway(world: World) {
  const traced = new Map<string, Traced>()
  const { merchantId, login } = sandboxCredentials.paymentech

  function answer(message: Message, fields: unknown, trace: string): XmlFields {
    const given = `${textAt(fields, "OrbitalConnectionUsername")}:${textAt(fields, "OrbitalConnectionPassword")}`
    if (given !== login) return quickResponse("20412")
    if (textAt(fields, "MerchantID") !== merchantId || textAt(fields, "BIN") !== "000002")
      return quickResponse("9717")
    if (message === "Inquiry")
      return known(textAt(fields, "InquiryRetryNumber") ?? "")?.answer ?? quickResponse("881")
    const request = JSON.stringify([message, fields])
    const before = known(trace)
    if (before !== undefined) return before.request === request ? before.answer : quickResponse("9714")
    const carriedOut = carryOut(message, fields)
    if (trace !== "" && !("QuickResp" in carriedOut))
      traced.set(trace, { request, answer: carriedOut, at: world.clock() })
    return carriedOut
  }

  function known(trace: string): Traced | undefined {
    const found = traced.get(trace)
    return found !== undefined && world.clock() - found.at < traceTime ? found : undefined
  }

  function carryOut(message: Exclude<Message, "Inquiry">, fields: unknown): XmlFields {
    if (!/^[\w,$@& -]{1,22}$/.test(textAt(fields, "OrderID") ?? "")) return quickResponse("521")
    if (message === "MarkForCapture") return mark(fields)
    if (message === "Reversal") return reverse(fields)
    return textAt(fields, "MessageType") === "R" ? refund(fields) : order(fields)
  }

  function order(fields: unknown): XmlFields {
    const at = (name: string) => textAt(fields, name) ?? ""
    const amount = integerAt(fields, "Amount") ?? 0
    if (amount <= 0) return quickResponse("885")
    const number = at("AccountNum")
    if (!/^\d{12,19}$/.test(number)) return quickResponse("841")
    const code = responseTo(fields, amount)
    const messageType = at("MessageType")
    const brand = sandboxBrand(number)
    const entry = world.ledger.add({
      processor: "paymentech",
      id: world.newId("orb"),
      // The merchant's own remark says more than the number of the order.
      reference: at("Comments") || at("OrderID"),
      amount,
      currency: at("CurrencyCode") === "124" ? "CAD" : "USD",
      brand,
      lastFour: number.slice(-4),
      at: world.clock(),
      state: code !== APPROVED ? "declined" : messageType === "AC" ? "captured" : "authorised",
      refunded: 0,
      ...(code === APPROVED ? {} : { declineCode: code }),
    })
    return { NewOrderResp: orderResponse({ ...entry, messageType, brand, orderId: at("OrderID"), code }) }
  }

  function responseTo(fields: unknown, amount: number): string {
    const expiry = textAt(fields, "Exp") ?? ""
    if (!/^(0[1-9]|1[0-2])\d{2}$/.test(expiry)) return "74"
    const number = textAt(fields, "AccountNum") ?? ""
    const found = testCardOf(paymentechCards, { number, expiry, now: world.clock() })
    if (found.kind === "unknown") return "14"
    if (found.kind === "expired") return "33"
    if (!/^\d{3,4}$/.test(textAt(fields, "CardSecVal") ?? "")) return "89"
    const refused = amount % 100 === 5 || isRefusedByName(textAt(fields, "AVSname") ?? "")
    return found.card.decline ?? (refused ? "05" : APPROVED)
  }

  const entryOf = (fields: unknown) => {
    const entry = world.ledger.byId("paymentech", textAt(fields, "TxRefNum") ?? "")
    return entry?.state === "declined" ? undefined : entry
  }

  function mark(fields: unknown): XmlFields {
    const entry = entryOf(fields)
    const amount = integerAt(fields, "Amount") ?? 0
    if (entry === undefined) return quickResponse("881")
    if (entry.state !== "authorised") return quickResponse("882")
    if (amount <= 0 || amount > entry.amount) return quickResponse("886")
    entry.state = "captured"
    const orderId = textAt(fields, "OrderID") ?? ""
    return { MarkForCaptureResp: markResponse(entry.id, orderId, String(amount)) }
  }

  function reverse(fields: unknown): XmlFields {
    const entry = entryOf(fields)
    if (entry === undefined) return quickResponse("881")
    if (entry.state !== "authorised") return quickResponse("882")
    entry.state = "voided"
    const orderId = textAt(fields, "OrderID") ?? ""
    return { ReversalResp: markResponse(entry.id, orderId, "0") }
  }

  function refund(fields: unknown): XmlFields {
    const entry = entryOf(fields)
    const amount = integerAt(fields, "Amount") ?? 0
    if (entry === undefined) return quickResponse("881")
    if (entry.state !== "captured") return quickResponse("882")
    if (amount <= 0 || entry.refunded + amount > entry.amount) return quickResponse("886")
    entry.refunded += amount
    const { lastFour } = entry
    const about = { id: world.newId("orb"), amount, lastFour, brand: entry.brand as SandboxBrand }
    const orderId = textAt(fields, "OrderID") ?? ""
    return { NewOrderResp: orderResponse({ ...about, messageType: "R", orderId, code: APPROVED }) }
  }

  return { answer, reset: () => traced.clear() }
}
