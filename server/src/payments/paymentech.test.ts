import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  type Bench,
  cardOf,
  deadAddress,
  requestFor,
  startBench,
} from "../../test/processors-on-sandboxes.ts"
import { createPaymentech } from "./paymentech.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const card = cardOf("4788250000028291")
const pay = (amount: number, typed = card) => bench.paymentech.authorise(requestFor(typed, amount))
const entriesOf = (reference: string) => bench.ledger.all().filter((entry) => entry.reference === reference)
const withChanges = (changes: object) =>
  createPaymentech({ ...bench.paymentechConfig, ...changes }, bench.context)

describe("card payments", () => {
  it.each([
    [100, "approved"],
    [105, "declined"],
    [14_945, "approved"],
    [0, "rejected"],
  ])("answers %i cents as %s", async (amount, kind) => {
    expect(await pay(amount)).toMatchObject({ kind })
  })

  it("names the field of the card that is wrong", async () => {
    const invalid = (field: string) => ({ kind: "card-invalid", field })
    expect(await pay(100, { ...card, number: "4788250000028292" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, number: "4539578763621486" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, number: "42" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, expiry: "1025" })).toMatchObject(invalid("expiry"))
    expect(await pay(100, { ...card, expiry: "1328" })).toMatchObject(invalid("expiry"))
    expect(await pay(100, { ...card, cvd: "12" })).toMatchObject(invalid("cvd"))
  })

  it("declines by the name on the card, whatever letters are in it", async () => {
    const named = { ...card, nameOnCard: "Zoé | L’Œil & <fils> DECLINE" }
    expect(await pay(100, named)).toMatchObject({ kind: "declined", code: "05" })
  })

  it("refuses a currency it has no number for", async () => {
    const request = { ...requestFor(card), currency: "EUR" }
    expect(await bench.paymentech.authorise(request)).toMatchObject({ kind: "rejected", code: "currency" })
    expect(entriesOf(request.reference)).toEqual([])
  })
})

describe("two hosts", () => {
  it("are one gateway: the second pays when the first cannot be reached", async () => {
    const request = requestFor(card)
    const away = withChanges({ baseUrl: await deadAddress() })
    expect(await away.authorise(request)).toMatchObject({ kind: "approved" })
    expect(entriesOf(request.reference)).toHaveLength(1)
  })

  it("give one answer to one trace number, and charge once", async () => {
    const request = requestFor(card)
    bench.overrides.add({ processor: "paymentech", operation: "authorise", behaviour: "drop-after" })
    const second = await bench.paymentech.authorise(request)
    expect(second).toMatchObject({ kind: "approved" })
    expect(await bench.paymentech.authorise(request)).toEqual(second)
    expect(entriesOf(request.reference)).toHaveLength(1)
  })

  it("keep what the first may have done, where the second cannot be reached", async () => {
    const request = requestFor(card)
    bench.overrides.add({ processor: "paymentech", operation: "authorise", behaviour: "drop-after" })
    const away = withChanges({ secondBaseUrl: await deadAddress() })
    expect(await away.authorise(request)).toMatchObject({ kind: "unknown" })
    expect(await bench.paymentech.lookup(request.reference)).toMatchObject({ kind: "approved" })
  })

  it("take no other request under a trace number", async () => {
    const request = requestFor(card)
    await bench.paymentech.authorise(request)
    const dearer = { ...request, amount: 20_000 }
    expect(await bench.paymentech.authorise(dearer)).toMatchObject({ kind: "rejected", code: "9714" })
    expect(entriesOf(request.reference)).toMatchObject([{ amount: request.amount }])
  })
})

it("tells a wrong merchant from a wrong connection, and tries both without a charge", async () => {
  const before = bench.ledger.all().length
  const of = (changes: object) => withChanges(changes).checkCredentials(undefined)
  const works = (part: string) => ({ of: part, outcome: { kind: "works" } })
  expect(await of({})).toEqual([works("secrets"), works("accountId")])
  expect(await of({ merchantId: "700000000001" })).toMatchObject([
    { of: "accountId", outcome: { kind: "rejected", code: "9717" } },
  ])
  expect(await of({ login: "a:b" })).toMatchObject([
    { of: "secrets", outcome: { kind: "rejected", code: "20412" } },
  ])
  expect(bench.ledger.all()).toHaveLength(before)
})
