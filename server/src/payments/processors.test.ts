import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { processorSubjects } from "../../test/processor-subjects.ts"
import {
  type Bench,
  CVD,
  cardOf,
  deadAddress,
  isLedgerOf,
  keptOf,
  readyRequest,
  requestFor,
  startBench,
} from "../../test/processors-on-sandboxes.ts"
import { paymentNeeds } from "./payment-needs.ts"
import type { ChargeRef } from "./processor.ts"
import { createProcessor } from "./processors.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

describe.each(processorSubjects)("$name", (subject) => {
  const { name, approved, declined } = subject
  const processor = () => subject.create(bench, bench.context)
  const impatient = () => subject.create(bench, bench.impatient)
  const entriesOf = (reference: string) =>
    bench.ledger.all().filter((entry) => isLedgerOf(entry.reference, reference))

  const dropAnswer = (operation: string) =>
    bench.overrides.add({ processor: name, operation, behaviour: "drop-after" })

  async function authorised(card = approved): Promise<ChargeRef> {
    const request = await readyRequest(bench, requestFor(card))
    const outcome = await processor().authorise(request)
    if (outcome.kind !== "approved") throw new Error(`expected an approval, got ${outcome.kind}`)
    return { ...request, processorId: outcome.processorId }
  }

  it("keeps cards where what is said of it says so", () => {
    const { keeper, type } = processor()
    expect(keeper !== undefined).toBe(type !== "DO_NOT_USE" && paymentNeeds[type].keepsCards)
  })

  it("authorises without capturing, and tells brand and last four [PAY-013]", async () => {
    const request = await readyRequest(bench, requestFor(approved))
    const outcome = await processor().authorise(request)
    expect(outcome).toMatchObject({ kind: "approved", brand: subject.brand, lastFour: subject.lastFour })
    expect(entriesOf(request.reference)).toMatchObject([
      { state: "authorised", amount: 14_945, currency: "CAD" },
    ])
  })

  it("captures once however often it is asked", async () => {
    const charge = await authorised()
    expect(await processor().capture(charge)).toMatchObject({ kind: "done" })
    expect(await processor().capture(charge)).toMatchObject({ kind: "done" })
    expect(entriesOf(charge.reference)).toMatchObject([{ state: "captured" }])
  })

  it("voids an authorisation, after which it cannot be captured", async () => {
    const charge = await authorised()
    expect(await processor().voidAuthorisation(charge)).toMatchObject({ kind: "done" })
    expect(await processor().voidAuthorisation(charge)).toMatchObject({ kind: "done" })
    expect(await processor().capture(charge)).toMatchObject({ kind: "rejected" })
    expect(await processor().lookup(charge.reference, charge.processorId)).toMatchObject({
      kind: "approved",
      state: "voided",
    })
  })

  it("refunds in parts, a repeated part once, and never more than was captured", async () => {
    const charge = await authorised()
    await processor().capture(charge)
    // Some give back only what a batch has settled.
    bench.advance(86_400_000)
    const part = { reference: `${charge.reference}:refund:1`, amount: 5_000 }
    expect(await processor().refund(charge, part)).toMatchObject({ kind: "done" })
    expect(await processor().refund(charge, part)).toMatchObject({ kind: "done" })
    const rest = { reference: `${charge.reference}:refund:2`, amount: 10_000 }
    expect(await processor().refund(charge, rest)).toMatchObject({ kind: "rejected" })
    expect(entriesOf(charge.reference)).toMatchObject([{ refunded: 5_000 }])
  })

  it("tells a decline from a failure, with its code", async () => {
    const request = await readyRequest(bench, requestFor(declined))
    expect(await processor().authorise(request)).toMatchObject({
      kind: "declined",
      code: subject.declineCode,
    })
    expect(await processor().lookup(request.reference, keptOf(request))).toMatchObject({
      kind: subject.forgetsDeclines ? "not-found" : "declined",
    })
  })

  it("charges once when the same attempt is sent twice", async () => {
    const request = await readyRequest(bench, requestFor(approved))
    await processor().authorise(request)
    const second = await processor().authorise(request)
    expect(["duplicate", "approved"]).toContain(second.kind)
    expect(entriesOf(request.reference)).toHaveLength(1)
  })

  it("finds by reference a charge whose answer was lost", async () => {
    const request = await readyRequest(bench, requestFor(approved))
    dropAnswer("authorise")
    const kind = subject.repeatsDrops ? "approved" : "unknown"
    expect(await processor().authorise(request)).toMatchObject({ kind })
    expect(entriesOf(request.reference)).toHaveLength(1)
    expect(await processor().lookup(request.reference, keptOf(request))).toMatchObject({
      kind: "approved",
      state: "authorised",
      amount: request.amount,
      currency: "CAD",
      lastFour: subject.lastFour,
    })
  })

  it("calls a timeout unknown, charged or not", async () => {
    const charged = await readyRequest(bench, requestFor(approved))
    bench.overrides.add({ processor: name, operation: "authorise", behaviour: "hang-after" })
    expect(await impatient().authorise(charged)).toMatchObject({ kind: "unknown" })
    expect(await processor().lookup(charged.reference, keptOf(charged))).toMatchObject({ kind: "approved" })

    const lost = await readyRequest(bench, requestFor(approved))
    bench.overrides.add({ processor: name, operation: "authorise", behaviour: "hang" })
    expect(await impatient().authorise(lost)).toMatchObject({ kind: "unknown" })
    expect(await processor().lookup(lost.reference, keptOf(lost))).toEqual({ kind: "not-found" })
  })

  it("calls an internal error unknown, for the charge may stand", async () => {
    bench.overrides.add({ processor: name, operation: "authorise", behaviour: "http-500" })
    expect(await processor().authorise(await readyRequest(bench, requestFor(approved)))).toMatchObject({
      kind: "unknown",
    })
  })

  it("finishes a capture whose answer was lost by asking again", async () => {
    const charge = await authorised()
    dropAnswer("capture")
    expect(await processor().capture(charge)).toMatchObject({
      kind: subject.repeatsDrops ? "done" : "unknown",
    })
    expect(await processor().lookup(charge.reference, charge.processorId)).toMatchObject({
      state: "captured",
    })
    expect(await processor().capture(charge)).toMatchObject({ kind: "done" })
  })

  it("knows that nothing was charged when nobody listens", async () => {
    const nobody = subject.create(bench, bench.context, await deadAddress())
    expect(await nobody.authorise(await readyRequest(bench, requestFor(approved)))).toMatchObject({
      kind: "unavailable",
    })
    expect(await nobody.lookup("sale:none:1")).toMatchObject({ kind: "unavailable" })
  })

  it("reports bad credentials as our fault, not the shopper's", async () => {
    const stranger = subject.createWithBadKey(bench)
    expect(await stranger.authorise(await readyRequest(bench, requestFor(approved)))).toMatchObject({
      kind: "rejected",
    })
    expect(await stranger.lookup("sale:none:1")).toMatchObject({ kind: "rejected" })
  })

  it("is what the configuration's type names [PAY-013]", () => {
    const config = bench.configs[name]
    expect(createProcessor(config, bench.context).type).toBe(config.type)
    expect(config.type.toLowerCase()).toBe(name)
  })
})

it("logs no card number and no security code, whatever happens [PAY-015]", async () => {
  const cards = [
    "4788250000028291",
    "4788250000121443",
    "4242424242424242",
    "4111111111111111",
    "4000000000009995",
    "5425230000004415",
    "4000120000001154",
  ]
  for (const number of cards) {
    for (const config of Object.values(bench.configs)) {
      const processor = createProcessor(config, bench.context)
      await processor.authorise(requestFor(cardOf(number)))
    }
  }
  const log = bench.logged()
  expect(log).toContain('"operation":"authorise"')
  expect(log).toContain('"processor":"STRIPE"')
  expect(log).not.toMatch(/\d{12,}/)
  expect(log).not.toContain(`"${CVD}"`)
  expect(log).not.toContain("Tremblay")
  const { apiKey } = bench.paysafeConfig
  const secrets = [
    apiKey,
    bench.globalPaymentsConfig.appKey,
    bench.stripeConfig.secretKey,
    bench.monerisConfig.apiToken,
    bench.cardConnectConfig.login,
    bench.paymentechConfig.login.split(":")[1],
    bench.exactConfig.password,
    bench.exactConfig.reportLogin,
    bench.paypalConfig.clientSecret,
  ]
  for (const secret of [...secrets, Buffer.from(apiKey).toString("base64")]) expect(log).not.toContain(secret)
})
