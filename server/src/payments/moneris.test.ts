import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, CVD, cardOf, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"
import { createMoneris } from "./moneris.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const pay = (amount: number, card = cardOf("4242424242424242")) =>
  bench.moneris.authorise(requestFor(card, amount))

describe("card payments", () => {
  it.each([
    [100, "approved"],
    [105, "declined"],
    [112, "card-invalid"],
    [141, "declined"],
    [151, "declined"],
    [154, "card-invalid"],
    [157, "declined"],
    [5_000, "approved"],
    [5_500, "declined"],
    [12_500, "card-invalid"],
    [14_945, "approved"],
    [0, "rejected"],
  ])("answers %i cents as %s", async (amount, kind) => {
    expect(await pay(amount)).toMatchObject({ kind })
  })

  it("takes no answer for a decline: an incomplete one was not sent to the bank", async () => {
    expect(await pay(124)).toMatchObject({ kind: "rejected", code: "not-sent" })
  })

  it("names the field of the card that is wrong", async () => {
    const card = cardOf("4242424242424242")
    const invalid = (field: string) => ({ kind: "card-invalid", field })
    expect(await pay(100, { ...card, number: "4242424242424241" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, number: "4539578763621486" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, number: "42" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, expiry: "1025" })).toMatchObject(invalid("expiry"))
    expect(await pay(100, { ...card, cvd: "12" })).toMatchObject(invalid("cvd"))
  })

  it("keeps a name with letters of any kind, and declines by it", async () => {
    const named = { ...cardOf("4242424242424242"), nameOnCard: "Zoé L’Œil & <fils> DECLINE 05" }
    expect(await pay(100, named)).toMatchObject({ kind: "declined", code: "481" })
  })

  it("tells a used order number from a decline", async () => {
    const request = requestFor(cardOf("4242424242424242"))
    await bench.moneris.authorise(request)
    expect(await bench.moneris.authorise(request)).toEqual({ kind: "duplicate" })
  })
})

describe("a temporary token of Hosted Tokenization", () => {
  const tokenise = async (changes: object = {}) => {
    const response = await fetch(`${bench.origin}/sandbox/moneris/HPPtoken/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        id: "htPARTERRE0SANDBOX",
        pan: "5454545454545454",
        expdate: "2812",
        cvd: CVD,
        ...changes,
      }),
    })
    return (await response.json()) as { responseCode: string[]; dataKey: string; bin: string }
  }

  it("pays in place of the card, once", async () => {
    const { dataKey, bin } = await tokenise()
    expect(bin).toBe("545454")
    const request = requestFor({ token: dataKey })
    expect(await bench.moneris.authorise(request)).toMatchObject({
      kind: "approved",
      brand: "mastercard",
      lastFour: "5454",
    })
    expect(await bench.moneris.authorise(requestFor({ token: dataKey }))).toMatchObject({
      kind: "card-invalid",
      code: "invalid-data-key",
    })
  })

  it("lapses after a quarter of an hour", async () => {
    const { dataKey } = await tokenise()
    bench.advance(15 * 60_000)
    expect(await bench.moneris.authorise(requestFor({ token: dataKey }))).toMatchObject({
      kind: "card-invalid",
    })
  })

  it("is not made of a bad card, nor for another profile", async () => {
    for (const changes of [{ id: "ht" }, { pan: "4" }, { expdate: "" }, { cvd: "" }]) {
      const { responseCode, dataKey } = await tokenise(changes)
      expect({ dataKey, isMade: responseCode.includes("001") }).toEqual({ dataKey: "", isMade: false })
    }
  })
})

describe("refunds without a number of their own", () => {
  it("of one amount are told apart by those that are known", async () => {
    const request = requestFor(cardOf("4242424242424242"))
    const approved = await bench.moneris.authorise(request)
    if (approved.kind !== "approved") throw new Error("not approved")
    const charge = { ...request, processorId: approved.processorId }
    await bench.moneris.capture(charge)
    const first = await bench.moneris.refund(charge, { reference: "refund:1", amount: 2_000, known: [] })
    if (first.kind !== "done") throw new Error("not done")
    const known = [first.processorId]
    bench.overrides.add({ processor: "moneris", operation: "refund", behaviour: "drop-after" })
    const second = { reference: "refund:2", amount: 2_000, known }
    expect(await bench.moneris.refund(charge, second)).toMatchObject({ kind: "unknown" })
    expect(await bench.moneris.refund(charge, second)).toMatchObject({ kind: "done" })
    const entry = bench.ledger.byReference("moneris", request.reference)
    expect(entry).toMatchObject({ refunded: 4_000 })
  })
})

describe("the gateway's door", () => {
  it("tells a wrong store from a wrong token, and tries both without a charge", async () => {
    const before = bench.ledger.all().length
    const of = (changes: object) =>
      createMoneris({ ...bench.monerisConfig, ...changes }, bench.context).checkCredentials(undefined)
    const works = (part: string) => ({ of: part, outcome: { kind: "works" } })
    expect(await of({})).toEqual([works("secrets"), works("accountId")])
    expect(await of({ storeId: "store9" })).toMatchObject([
      { of: "accountId", outcome: { kind: "rejected" } },
    ])
    expect(await of({ apiToken: "other" })).toMatchObject([{ of: "secrets", outcome: { kind: "rejected" } }])
    expect(bench.ledger.all()).toHaveLength(before)
  })
})
