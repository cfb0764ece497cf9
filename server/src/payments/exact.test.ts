import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, cardOf, isLedgerOf, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"
import { createExact } from "./exact.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const card = cardOf("4111111111111111")
const pay = (amount: number, typed = card) => bench.exact.authorise(requestFor(typed, amount))
const entriesOf = (own: string) => bench.ledger.all().filter(({ reference }) => isLedgerOf(reference, own))

describe("card payments", () => {
  it.each([
    [100, "approved"],
    [14_945, "approved"],
    [500_022, "card-invalid"],
    [500_025, "card-invalid"],
    [500_042, "unavailable"],
    [500_057, "rejected"],
    [530_100, "declined"],
    [552_200, "card-invalid"],
    [0, "rejected"],
  ])("answers %i cents as %s", async (amount, kind) => {
    expect(await pay(amount)).toMatchObject({ kind })
  })

  it("names the field of the card that is wrong", async () => {
    const invalid = (field: string) => ({ kind: "card-invalid", field })
    expect(await pay(100, { ...card, number: "4111111111111112" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, number: "4539578763621486" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, expiry: "1025" })).toMatchObject(invalid("expiry"))
    expect(await pay(100, { ...card, cvd: "12" })).toMatchObject(invalid("cvd"))
  })

  it("declines by the name on the card", async () => {
    expect(await pay(100, { ...card, nameOnCard: "DECLINE 05" })).toMatchObject({
      kind: "declined",
      code: "303",
    })
  })

  it("tells a used reference from a decline, and charges once", async () => {
    const request = requestFor(card)
    await bench.exact.authorise(request)
    expect(await bench.exact.authorise(request)).toEqual({ kind: "duplicate" })
    expect(entriesOf(request.reference)).toHaveLength(1)
  })

  it("takes no token", async () => {
    expect(await bench.exact.authorise(requestFor({ token: "t" }))).toMatchObject({ kind: "rejected" })
  })
})

it("finds a refund whose answer was lost, and gives back once", async () => {
  const request = requestFor(card)
  const approved = await bench.exact.authorise(request)
  if (approved.kind !== "approved") throw new Error("not approved")
  const charge = { ...request, processorId: approved.processorId }
  const part = { reference: `${request.reference}:refund:1`, amount: 2_000 }
  expect(await bench.exact.refund(charge, part)).toMatchObject({ kind: "rejected", code: "not-captured" })
  await bench.exact.capture(charge)
  bench.overrides.add({ processor: "exact", operation: "refund", behaviour: "drop-after" })
  expect(await bench.exact.refund(charge, part)).toMatchObject({ kind: "unknown" })
  expect(await bench.exact.refund(charge, part)).toMatchObject({ kind: "done" })
  const same = { reference: `${request.reference}:refund:2`, amount: 2_000 }
  expect(await bench.exact.refund(charge, same)).toMatchObject({ kind: "done" })
  expect(entriesOf(request.reference)).toMatchObject([{ refunded: 4_000 }])
})

it("tries the terminal and the login of reports without a charge", async () => {
  const before = bench.ledger.all().length
  const of = (changes: object) =>
    createExact({ ...bench.exactConfig, ...changes }, bench.context).checkCredentials(undefined)
  const works = (part: string) => ({ of: part, outcome: { kind: "works" } })
  const refused = { of: "secrets", outcome: { kind: "rejected", code: "http-401" } }
  expect(await of({})).toEqual([works("secrets"), works("accountId")])
  expect(await of({ password: "other" })).toMatchObject([refused])
  expect(await of({ gatewayId: "A1" })).toMatchObject([refused])
  expect(await of({ reportLogin: "a:b" })).toMatchObject([works("accountId"), refused])
  expect(bench.ledger.all()).toHaveLength(before)
})
