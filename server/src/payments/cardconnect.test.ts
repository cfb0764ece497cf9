import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, cardOf, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"
import { createCardConnect } from "./cardconnect.ts"
import type { ChargeRef } from "./processor.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const card = cardOf("4788250000121443")
const pay = (amount: number, typed = card) => bench.cardConnect.authorise(requestFor(typed, amount))

async function captured(): Promise<ChargeRef> {
  const request = requestFor(card)
  const approved = await bench.cardConnect.authorise(request)
  if (approved.kind !== "approved") throw new Error("not approved")
  const charge = { ...request, processorId: approved.processorId }
  await bench.cardConnect.capture(charge)
  return charge
}

const entryOf = ({ reference }: ChargeRef) => bench.ledger.byReference("cardconnect", reference)

describe("card payments", () => {
  it.each([
    [100, "approved"],
    [105, "declined"],
    [151, "declined"],
    [154, "card-invalid"],
    [14_945, "approved"],
    [0, "rejected"],
  ])("answers %i cents as %s", async (amount, kind) => {
    expect(await pay(amount)).toMatchObject({ kind })
  })

  it("sends once more what the gateway asks to be sent again", async () => {
    const request = requestFor(card, 161)
    expect(await bench.cardConnect.authorise(request)).toMatchObject({ kind: "approved" })
    expect(bench.ledger.all().filter(({ reference }) => reference === request.reference)).toHaveLength(1)
  })

  it("names the field of the card that is wrong", async () => {
    const invalid = (field: string) => ({ kind: "card-invalid", field })
    expect(await pay(100, { ...card, number: "4788250000121444" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, number: "4539578763621486" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, expiry: "1025" })).toMatchObject(invalid("expiry"))
    expect(await pay(100, { ...card, expiry: "1328" })).toMatchObject(invalid("expiry"))
    expect(await pay(100, { ...card, cvd: "12" })).toMatchObject(invalid("cvd"))
  })

  it("declines by the name on the card", async () => {
    const named = { ...card, nameOnCard: "DECLINE 05" }
    expect(await pay(100, named)).toMatchObject({ kind: "declined", code: "05" })
  })

  it("looks for an order before it is charged, for the gateway takes its number twice", async () => {
    const request = requestFor(card)
    await bench.cardConnect.authorise(request)
    expect(await bench.cardConnect.authorise(request)).toEqual({ kind: "duplicate" })
  })
})

describe("a token of CardSecure", () => {
  const tokenise = async (account: string) => {
    const response = await fetch(`${bench.origin}/sandbox/cardconnect/cardsecure/api/v1/ccn/tokenize`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ account }),
    })
    return (await response.json()) as { errorcode: number; token: string }
  }

  it("pays in place of the card, and keeps its last four digits", async () => {
    const { token } = await tokenise("5454545454545454")
    expect(token).toMatch(/^954\d{9}5454$/)
    expect(await bench.cardConnect.authorise(requestFor({ token, expiry: "1228" }))).toMatchObject({
      kind: "approved",
      brand: "mastercard",
      lastFour: "5454",
    })
  })

  it("that nobody made pays nothing", async () => {
    expect((await tokenise("no card")).token).toBe("")
    const made = { token: "9540000000995454", expiry: "1228" }
    expect(await bench.cardConnect.authorise(requestFor(made))).toMatchObject({
      kind: "card-invalid",
      field: "number",
    })
  })
})

describe("money back before its batch is settled", () => {
  it("is let go whole, and once", async () => {
    const charge = await captured()
    const whole = { reference: `${charge.reference}:refund:1`, amount: charge.amount }
    expect(await bench.cardConnect.refund(charge, whole)).toMatchObject({ kind: "done" })
    expect(await bench.cardConnect.refund(charge, whole)).toMatchObject({ kind: "done" })
    expect(entryOf(charge)).toMatchObject({ refunded: charge.amount })
  })

  it("waits where it is a part, for a part can be let go twice", async () => {
    const charge = await captured()
    const part = { reference: `${charge.reference}:refund:1`, amount: 5_000 }
    expect(await bench.cardConnect.refund(charge, part)).toEqual({
      kind: "unavailable",
      reason: "not-settled",
    })
    expect(entryOf(charge)).toMatchObject({ refunded: 0 })
    bench.advance(86_400_000)
    bench.overrides.add({ processor: "cardconnect", operation: "refund", behaviour: "drop-after" })
    expect(await bench.cardConnect.refund(charge, part)).toMatchObject({ kind: "unknown" })
    expect(await bench.cardConnect.refund(charge, part)).toMatchObject({ kind: "done" })
    expect(entryOf(charge)).toMatchObject({ refunded: 5_000 })
  })
})

it("tells a wrong merchant from a wrong login, and tries both without a charge", async () => {
  const before = bench.ledger.all().length
  const of = (changes: object) =>
    createCardConnect({ ...bench.cardConnectConfig, ...changes }, bench.context).checkCredentials(undefined)
  const works = (part: string) => ({ of: part, outcome: { kind: "works" } })
  expect(await of({})).toEqual([works("secrets"), works("accountId")])
  expect(await of({ merchantId: "1" })).toMatchObject([
    works("secrets"),
    { of: "accountId", outcome: { kind: "rejected", code: "PPS-21" } },
  ])
  expect(await of({ login: "a:b" })).toMatchObject([
    { of: "secrets", outcome: { kind: "rejected", code: "http-401" } },
  ])
  expect(bench.ledger.all()).toHaveLength(before)
})
