import { creqOfPaysafe, sandboxCredentials } from "@parterre/sandboxes"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Bench, cardOf, requestFor, startBench } from "../../test/processors-on-sandboxes.ts"
import type { Authentication } from "./authentication.ts"
import type { PaysafeAuthenticateRequest } from "./paysafe.ts"
import type { AuthenticationOutcome } from "./processor.ts"

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

let count = 0

async function requestOf(number: string): Promise<PaysafeAuthenticateRequest> {
  count += 1
  const { expiry, nameOnCard } = cardOf(number)
  return {
    reference: `3ds:p${count}:1`,
    deviceFingerprintingId: await bench.shopper.startPaysafe({ cardBin: number.slice(0, 6) }),
    amount: 14_945,
    currency: "CAD",
    card: { number, expiry, nameOnCard },
    merchantUrl: "https://belvedere.example",
  }
}

const authenticate = async (number: string) => bench.paysafe.authenticate(await requestOf(number))

function found(outcome: AuthenticationOutcome): Authentication {
  if (outcome.kind !== "authentication") throw new Error(`expected an authentication, got ${outcome.kind}`)
  return outcome.authentication
}

async function challenged(number: string) {
  const outcome = await authenticate(number)
  if (outcome.kind !== "authentication" || outcome.challenge === undefined) throw new Error("no challenge")
  return { id: outcome.authentication.id, creq: creqOfPaysafe(outcome.challenge.payload) }
}

const resultAfter = async (id: string) => found(await bench.paysafe.readAuthentication(id)).result

describe("3-D Secure", () => {
  it.each([
    ["4000000000001000", "Y", "5"],
    ["4000000000001026", "A", "6"],
    ["5200000000001005", "Y", "2"],
    ["4000000000001018", "N", "7"],
    ["4000000000001042", "R", "7"],
    ["4000000000001034", "U", "7"],
    ["4000000000001059", "U", "7"],
  ])("answers %s with %s and no challenge [3DS-004]", async (number, result, eci) => {
    expect(found(await authenticate(number))).toMatchObject({ result, eci })
  })

  it("reports a card outside 3-D Secure", async () => {
    expect(found(await authenticate("4111111111111111"))).toMatchObject({ result: "not-enrolled" })
  })

  it("carries what binding needs, and the proof only when authenticated [3DS-005]", async () => {
    const proven = found(await authenticate("4000000000001000"))
    expect(proven).toMatchObject({
      saleToken: `p${count}`,
      amount: 14_945,
      currency: "CAD",
      bin: "400000",
      lastFour: "1000",
      createdAt: bench.now(),
    })
    expect(Buffer.from(proven.cavv ?? "", "base64")).toHaveLength(20)
    expect(found(await authenticate("4000000000001018")).cavv).toBeUndefined()
  })

  it("ends authenticated after the right code [3DS-005]", async () => {
    const { id, creq } = await challenged("4000000000001091")
    expect(await resultAfter(id)).toBe("C")
    await bench.shopper.enterCode(creq, "1234")
    expect(await resultAfter(id)).toBe("Y")
  })

  it("ends not authenticated after three wrong codes", async () => {
    const { id, creq } = await challenged("4000000000001091")
    await bench.shopper.enterCode(creq, "9999")
    await bench.shopper.enterCode(creq, "9999")
    expect(await resultAfter(id)).toBe("C")
    await bench.shopper.enterCode(creq, "9999")
    expect(await resultAfter(id)).toBe("N")
  })

  it.each([
    ["4000000000001109", "N"],
    ["4000000000001117", "U"],
  ])("lets %s end with %s although the code is right", async (number, result) => {
    const { id, creq } = await challenged(number)
    await bench.shopper.enterCode(creq, "1234")
    expect(await resultAfter(id)).toBe(result)
  })

  it("gives up on a silent shopper after ten minutes", async () => {
    const { id, creq } = await challenged("4000000000001091")
    await bench.shopper.answer(await bench.shopper.openChallenge(creq), "nothing")
    bench.advance(599_999)
    expect(await resultAfter(id)).toBe("C")
    bench.advance(1)
    expect(await resultAfter(id)).toBe("N")
  })

  it("refuses a repeated reference, an unknown fingerprint and an unknown id", async () => {
    const request = await requestOf("4000000000001000")
    await bench.paysafe.authenticate(request)
    expect(await bench.paysafe.authenticate(request)).toMatchObject({ kind: "rejected", code: "duplicate" })
    const stranger = { ...(await requestOf("4000000000001000")), deviceFingerprintingId: "made-up" }
    expect(await bench.paysafe.authenticate(stranger)).toEqual({ kind: "not-found" })
    expect(await bench.paysafe.readAuthentication("made-up")).toEqual({ kind: "not-found" })
  })

  it("counts a lost answer as unavailable: nothing is charged here", async () => {
    bench.overrides.add({ processor: "paysafe", operation: "authenticate", behaviour: "drop-after" })
    expect(await authenticate("4000000000001000")).toMatchObject({ kind: "unavailable" })
  })

  it("gives the browser key no way in to the server API", async () => {
    expect(await bench.shopper.startPaysafe({ cardBin: "400000" }, "bm9ib2R5Og==")).toBe("")
  })
})

describe("authorisation with 3-D Secure", () => {
  const pay = async (authentication: Authentication, number = "4000000000001000", amount = 14_945) =>
    bench.paysafe.authorise({ ...requestFor(cardOf(number), amount), authentication })

  it("approves with the proof of this card and amount", async () => {
    const authentication = found(await authenticate("4000000000001000"))
    expect(await pay(authentication)).toMatchObject({ kind: "approved", lastFour: "1000" })
  })

  it("is refused for another amount, another card, or a made-up proof", async () => {
    const authentication = found(await authenticate("4000000000001000"))
    const refused = { kind: "declined", code: "5104" }
    expect(await pay(authentication, "4000000000001000", 100_000)).toMatchObject(refused)
    expect(await pay(authentication, "4111111111111111")).toMatchObject(refused)
    expect(await pay({ ...authentication, cavv: Buffer.alloc(20).toString("base64") })).toMatchObject(refused)
  })
})

describe("card payments", () => {
  const pay = (amount: number, card = cardOf("4111111111111111")) =>
    bench.paysafe.authorise(requestFor(card, amount))

  it.each([
    [1, "approved"],
    [100, "approved"],
    [5, "declined"],
    [11, "declined"],
    [23, "declined"],
    [6, "unknown"],
    [0, "rejected"],
  ])("answers %i cents as %s", async (amount, kind) => {
    expect(await pay(amount)).toMatchObject({ kind })
  })

  it("names the field of the card that is wrong", async () => {
    const card = cardOf("4111111111111111")
    const invalid = (field: string) => ({ kind: "card-invalid", field })
    expect(await pay(100, { ...card, number: "4111111111111112" })).toMatchObject(invalid("number"))
    expect(await pay(100, { ...card, expiry: "1025" })).toMatchObject(invalid("expiry"))
    expect(await pay(100, { ...card, expiry: "1328" })).toMatchObject(invalid("expiry"))
    expect(await pay(100, { ...card, cvd: "12" })).toMatchObject(invalid("cvd"))
  })

  it("refuses a valid number outside the test tables", async () => {
    expect(await pay(100, cardOf("4539578763621486"))).toMatchObject({
      kind: "card-invalid",
      field: "number",
    })
  })

  it("declines by the name on the card", async () => {
    const named = { ...cardOf("4111111111111111"), nameOnCard: "DECLINE 05" }
    expect(await pay(100, named)).toMatchObject({ kind: "declined", code: "3009" })
  })
})

describe("a single-use token", () => {
  const tokenOf = async (number: string, browserKey?: string) =>
    (await bench.shopper.paysafeToken(number, browserKey)).paymentToken ?? ""

  it("pays in place of the card, once, after its bank was asked about it", async () => {
    const token = await tokenOf("4000000000001000")
    expect(token).toMatch(bench.paysafe.cardToken?.pattern ?? /never/)
    const outcome = await bench.paysafe.authenticate({
      ...(await requestOf("4000000000001000")),
      deviceFingerprintingId: await bench.shopper.startPaysafe({ paymentToken: token }),
      card: { token },
    })
    const proof = found(outcome)
    expect(proof).toMatchObject({ result: "Y", bin: "400000", brand: "visa", lastFour: "1000" })
    const request = { ...requestFor({ token }), authentication: proof }
    expect(await bench.paysafe.authorise(request)).toMatchObject({ kind: "approved", lastFour: "1000" })
    expect(await bench.paysafe.authorise(requestFor({ token }))).toMatchObject({
      kind: "card-invalid",
      code: "5500",
    })
  })

  it("is spent by a declined payment too", async () => {
    const token = await tokenOf("4000000000000002")
    expect(await bench.paysafe.authorise(requestFor({ token }))).toMatchObject({ kind: "declined" })
    expect(await bench.paysafe.authorise(requestFor({ token }))).toMatchObject({ code: "5500" })
  })

  it("does not carry the proof of another card", async () => {
    const proof = found(await authenticate("4000000000001000"))
    const token = await tokenOf("4111111111111111")
    const request = { ...requestFor({ token }), authentication: proof }
    expect(await bench.paysafe.authorise(request)).toMatchObject({ kind: "declined", code: "5104" })
  })

  it("is good for a quarter of an hour, at the account of the key that made it, and only where it was made", async () => {
    const lapsed = await tokenOf("4111111111111111")
    bench.advance(15 * 60_000)
    const foreign = await tokenOf("4111111111111111", sandboxCredentials.paysafe.otherBrowserKey)
    expect(foreign).not.toBe("")
    for (const token of [lapsed, foreign, "SUmadeUpBySomebody"])
      expect(await bench.paysafe.authorise(requestFor({ token }))).toMatchObject({
        kind: "card-invalid",
        code: "5500",
      })
    for (const token of [lapsed, foreign])
      expect(await bench.shopper.startPaysafe({ paymentToken: token })).toBe("")
  })

  it("is not made of a bad card, nor by a key that nobody was given", async () => {
    for (const [number, key, cvv] of [
      ["4", undefined, "907"],
      ["4111111111111112", undefined, "907"],
      ["4111111111111111", undefined, "9"],
      ["4111111111111111", "bm9ib2R5Og==", "907"],
    ] as const) {
      const { paymentToken, error } = await bench.shopper.paysafeToken(number, key, cvv)
      expect({ paymentToken, isRefused: error !== undefined }).toEqual({ isRefused: true })
    }
  })

  it("never looks like a card's number", () => {
    const { pattern } = bench.paysafe.cardToken ?? { pattern: /./ }
    for (const digits of [
      "4111111111111111",
      "378282246310005",
      "4111-1111-1111-1111",
      "4111 1111 1111 1111",
    ])
      expect(digits).not.toMatch(pattern)
  })
})
