import { listAt, textAt } from "@parterre/domain/json-fields"
import { parseCents, plainAmount } from "@parterre/domain/money"
import { sandboxBrand } from "../card-numbers.ts"
import type { DeclinableCard } from "../declinable-card.ts"
import { isRefusedByName, testCardOf } from "../test-card-of.ts"
import type { World } from "../world.ts"
import type { CardSecure } from "./card-secure.ts"
import { cardConnectCards } from "./cards.ts"
import { gatewayRefusal, isSettled, issuerAnswer, type Progress, settlementStatus } from "./responses.ts"

/** A refund, which an inquiry by its order finds too. */
interface Refund {
  readonly orderid: string
  readonly retref: string
  readonly amount: string
}

/** Issuer's responses by the cents of an amount. */
const BY_CENTS: Readonly<Record<number, string>> = { 5: "05", 51: "51", 54: "54" }

/** Cents of an amount that the gateway asks to be sent once more. */
const ONCE_MORE = 61

/** The merchant's transactions: authorised, captured, let go, refunded and inquired about. */
export function cardConnectGateway(world: World, secured: CardSecure) {
  const charges: Progress[] = []
  const refunds: Refund[] = []
  const askedAgain = new Set<string>()

  function authorise(body: unknown) {
    const orderid = textAt(body, "orderid") ?? ""
    const amount = centsOf(textAt(body, "amount"))
    if (amount === undefined || amount === 0) return gatewayRefusal("24")
    if (orderid.length > 19) return gatewayRefusal("25")
    const account = textAt(body, "account") ?? ""
    const card = /^\d{12,19}$/.test(account) ? secured.read(account) : undefined
    if (card === undefined) return gatewayRefusal("11")
    const cvv = textAt(body, "cvv2")
    if (cvv !== undefined && !/^\d{3,4}$/.test(cvv)) return gatewayRefusal("14")
    const expiry = textAt(body, "expiry") ?? ""
    if (!/^(0[1-9]|1[0-2])\d{2}$/.test(expiry)) return gatewayRefusal("15")
    const found = testCardOf(cardConnectCards, { number: card.number, expiry, now: world.clock() })
    if (found.kind === "unknown") return gatewayRefusal("11")
    if (found.kind === "expired") return gatewayRefusal("16")
    if (amount % 100 === ONCE_MORE && !askedAgain.has(orderid)) {
      askedAgain.add(orderid)
      return gatewayRefusal("61", "B")
    }
    const declineCode = declineOf(found.card, amount, textAt(body, "name") ?? "")
    const entry = world.ledger.add({
      processor: "cardconnect",
      id: world.newId("cc"),
      // The merchant's own field says more than the number of the order.
      reference: textAt(listAt(body, "userfields")[0], "reference") ?? orderid,
      amount,
      currency: textAt(body, "currency") ?? "USD",
      brand: sandboxBrand(card.number),
      lastFour: card.number.slice(-4),
      at: world.clock(),
      state: declineCode === undefined ? "authorised" : "declined",
      refunded: 0,
      ...(declineCode === undefined ? {} : { declineCode }),
    })
    const progress: Progress = { entry, orderid, token: card.token, amount: plainAmount(amount) }
    charges.push(progress)
    if (textAt(body, "capture") === "Y" && declineCode === undefined) take(progress)
    return told(progress)
  }

  function capture(body: unknown) {
    const progress = chargeOf(body)
    if (progress === undefined) return gatewayRefusal("29")
    const { entry } = progress
    const amount = centsOf(textAt(body, "amount")) ?? entry.amount
    if (amount > entry.amount) return gatewayRefusal("24")
    if (entry.state !== "authorised" && entry.state !== "captured") return gatewayRefusal("28")
    if (entry.state === "authorised") take(progress)
    return { ...told(progress), setlstat: settlementStatus(progress, world.clock()) }
  }

  /** Lets go what is not settled yet; an amount of nothing means the whole. */
  function letGo(body: unknown) {
    const progress = chargeOf(body)
    if (progress === undefined) return gatewayRefusal("29")
    const { entry } = progress
    const isOpen = entry.state === "authorised" || entry.state === "captured"
    const isWhole = (centsOf(textAt(body, "amount")) ?? 0) === 0
    if (!isOpen || !isWhole || progress.isWithdrawn || isSettled(progress, world.clock()))
      return gatewayRefusal("28")
    if (entry.state === "authorised") entry.state = "voided"
    else {
      progress.isWithdrawn = true
      entry.refunded = entry.amount
    }
    return { ...told(progress), authcode: "REVERS" }
  }

  function refund(body: unknown) {
    const progress = chargeOf(body)
    if (progress === undefined) return gatewayRefusal("29")
    if (!isSettled(progress, world.clock())) return gatewayRefusal("31")
    const { entry } = progress
    const amount = centsOf(textAt(body, "amount")) ?? entry.amount
    if (amount === 0 || entry.refunded + amount > entry.amount) return gatewayRefusal("32")
    entry.refunded += amount
    const given = {
      orderid: textAt(body, "orderid") ?? "",
      retref: world.newId("cc"),
      amount: plainAmount(amount),
    }
    refunds.push(given)
    return { ...issuerAnswer(undefined), ...given }
  }

  /** The latest transaction of an order. */
  function inquire(orderid: string) {
    const given = refunds.findLast((each) => each.orderid === orderid)
    if (given !== undefined) return { ...issuerAnswer(undefined), ...given, setlstat: "Queued for Capture" }
    const progress = charges.findLast((charge) => charge.orderid === orderid)
    if (progress === undefined) return gatewayRefusal("29")
    const now = world.clock()
    const setlstat = settlementStatus(progress, now)
    return {
      ...told(progress),
      setlstat,
      voidable: setlstat === "Authorized" || setlstat === "Queued for Capture" ? "Y" : "N",
      refundable: setlstat === "Accepted" ? "Y" : "N",
    }
  }

  function take(progress: Progress): void {
    progress.entry.state = "captured"
    progress.capturedAt = world.clock()
  }

  const chargeOf = (body: unknown): Progress | undefined =>
    charges.find(({ entry }) => entry.id === textAt(body, "retref") && entry.state !== "declined")

  return {
    authorise,
    capture,
    letGo,
    refund,
    inquire,
    reset() {
      charges.length = 0
      refunds.length = 0
      askedAgain.clear()
    },
  }
}

function declineOf(card: DeclinableCard, amount: number, name: string): string | undefined {
  return card.decline ?? BY_CENTS[amount % 100] ?? (isRefusedByName(name) ? "05" : undefined)
}

/** What an answer says of a charge. */
const told = ({ entry, orderid, token, amount }: Progress) => ({
  ...issuerAnswer(entry.declineCode),
  retref: entry.id,
  orderid,
  amount,
  currency: entry.currency,
  token,
  account: token,
  ...(entry.state === "declined" ? {} : { authcode: "PPS123" }),
})

/** Cents of an amount with two decimals, or of a whole number of cents; undefined for any other form. */
function centsOf(amount: string | undefined): number | undefined {
  if (amount === undefined) return undefined
  if (/^\d{1,9}$/.test(amount)) return Number(amount)
  return /^\d{1,7}\.\d{2}$/.test(amount) ? parseCents(amount, "en") : undefined
}
