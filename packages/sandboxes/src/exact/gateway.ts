import { textAt } from "@parterre/domain/json-fields"
import { parseCents } from "@parterre/domain/money"
import { sandboxBrand } from "../card-numbers.ts"
import type { LedgerEntry } from "../ledger.ts"
import { isRefusedByName, testCardOf } from "../test-card-of.ts"
import type { World } from "../world.ts"
import { exactCards } from "./cards.ts"
import { APPROVED, type Booked, bankAnswer, bookAsCsv, type ExactBrand, gatewayError } from "./responses.ts"

/** The longest reference number and customer's reference. */
const LONGEST = 20

/** The terminal's transactions, by their types' numbers, and the book that a search reads. */
export function exactGateway(world: World) {
  const book: Booked[] = []
  let tags = 900_000_000

  function answer(body: unknown) {
    const type = textAt(body, "transaction_type") ?? ""
    const referenceNo = textAt(body, "reference_no") ?? ""
    const customerRef = textAt(body, "customer_ref") ?? ""
    const refused = (code: string) =>
      gatewayError(code, { transaction_type: type, reference_no: referenceNo })
    if (!["00", "01", "32", "33", "34"].includes(type)) return refused("32")
    if (referenceNo.length > LONGEST) return refused("57")
    if (customerRef.length > LONGEST) return refused("60")
    if (referenceNo !== "" && book.some((each) => each.referenceNo === referenceNo)) return refused("63")
    const amount = centsOf(textAt(body, "amount"))
    if (amount === undefined || amount === 0) return refused("26")
    const about = { type, referenceNo, customerRef, amount }
    return type === "00" || type === "01" ? charge(body, about, refused) : move(body, about, refused)
  }

  type About = Pick<Booked, "type" | "referenceNo" | "customerRef" | "amount">
  type Refused = (code: string) => object

  function charge(body: unknown, about: About, refused: Refused) {
    const number = textAt(body, "cc_number") ?? ""
    const expiry = textAt(body, "cc_expiry") ?? ""
    const { amount, type } = about
    const byAmount = responseTo(amount)
    if (byAmount.gateway !== undefined) return refused(byAmount.gateway)
    const found = testCardOf(exactCards, { number, expiry, now: world.clock() })
    if (found.kind === "unknown") return refused("22")
    if (found.kind === "expired") return refused("25")
    if (!/^\d{3,4}$/.test(textAt(body, "cc_verification_str2") ?? "")) return refused("31")
    const byName = isRefusedByName(textAt(body, "cardholder_name") ?? "") ? "303" : undefined
    const bankCode = found.card.decline ?? byAmount.bank ?? byName ?? APPROVED
    const booked = enter({ ...about, bankCode, brand: sandboxBrand(number), lastFour: number.slice(-4) })
    const charged = type === "00" ? "captured" : "authorised"
    addToLedger(booked, charged)
    return bankAnswer(booked)
  }

  /** What a bank did at the payment page, where money is taken at once. */
  function purchase(orderNumber: string, amount: number, bankCode: string): Booked {
    const about = { type: "00", referenceNo: orderNumber, customerRef: orderNumber, amount }
    const booked = enter({ ...about, bankCode, brand: "interac", lastFour: "" })
    addToLedger(booked, "captured")
    return booked
  }

  const addToLedger = (booked: Booked, charged: "captured" | "authorised") =>
    world.ledger.add({
      processor: "exact",
      id: booked.tag,
      reference: booked.referenceNo,
      amount: booked.amount,
      currency: "CAD",
      brand: booked.brand,
      lastFour: booked.lastFour,
      at: world.clock(),
      state: booked.bankCode === APPROVED ? charged : "declined",
      refunded: 0,
      ...(booked.bankCode === APPROVED ? {} : { declineCode: booked.bankCode }),
    })

  /** Completes, voids or refunds what a tag and its authorisation number name. */
  function move(body: unknown, about: About, refused: Refused) {
    const named = book.find(
      (each) =>
        each.tag === textAt(body, "transaction_tag") &&
        each.authorization === textAt(body, "authorization_num") &&
        each.bankCode === APPROVED,
    )
    const entry = named && entryOf(named)
    if (named === undefined || entry === undefined) return refused("28")
    const refusal = moved(entry, about)
    if (refusal !== undefined) return refused(refusal)
    const brand = entry.brand as ExactBrand
    return bankAnswer(enter({ ...about, bankCode: APPROVED, brand, lastFour: entry.lastFour }))
  }

  /** The charge of a transaction: its own, or that of the customer's reference it came under. */
  const entryOf = ({ tag, customerRef }: Booked): LedgerEntry | undefined =>
    world.ledger.byId("exact", tag) ??
    book
      .filter((each) => each.customerRef === customerRef)
      .map((each) => world.ledger.byId("exact", each.tag))
      .find((entry) => entry !== undefined)

  function enter(about: Omit<Booked, "tag" | "authorization" | "at">): Booked {
    tags += 1
    const at = world.clock()
    const booked = { ...about, tag: `${tags}`, authorization: `ET${tags % 1_000_000}`, at }
    book.push(booked)
    return booked
  }

  return {
    answer,
    purchase,
    /** An id for what a bank left undone. */
    newTag: () => `${++tags}`,
    search: (customerRef: string): string =>
      bookAsCsv(book.filter((each) => each.customerRef === customerRef)),
    reset: () => {
      book.length = 0
    },
  }
}

/** Moves the money of an entry, or tells the gateway's code of why not. */
function moved(entry: LedgerEntry, { type, amount }: Pick<Booked, "type" | "amount">): string | undefined {
  if (type === "34") {
    if (entry.state !== "captured" || entry.refunded + amount > entry.amount) return "64"
    entry.refunded += amount
    return undefined
  }
  if (entry.state !== "authorised" || amount > entry.amount) return "28"
  entry.state = type === "32" ? "captured" : "voided"
  return undefined
}

/** Responses that an amount of 5,000 dollars and more brings about: the gateway's in its cents, the bank's in its dollars. */
function responseTo(amount: number): { readonly gateway?: string; readonly bank?: string } {
  const dollars = Math.floor(amount / 100)
  const cents = amount % 100
  if (dollars === 5_000 && cents > 0) return { gateway: String(cents).padStart(2, "0") }
  return dollars > 5_000 && dollars < 6_000 && cents === 0
    ? { bank: String(dollars - 5_000).padStart(3, "0") }
    : {}
}

/** Cents of an amount with two decimals; undefined for any other form. */
export const centsOf = (amount = ""): number | undefined =>
  /^\d{1,7}\.\d{2}$/.test(amount) ? parseCents(amount, "en") : undefined
