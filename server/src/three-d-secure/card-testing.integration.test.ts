import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { browserProfile } from "../../test/browser-profile.ts"
import { type CheckoutBench, startCheckout } from "../../test/house/checkout-shop.ts"
import { type Guest, newShopper, payPlainly } from "../../test/house/shopper.ts"
import { cards, typedCard } from "../../test/house/shops.ts"
import { testConfig } from "../../test/serve.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout()
})
afterAll(() => bench.close())

const { limits } = testConfig()
const shopNames = ["paysafe", "globalpayments"] as const
type ShopName = (typeof shopNames)[number]

/** Shoppers of a server with limits of its own, each with a place held. */
async function counted(shop: ShopName, changes: Partial<typeof limits>) {
  const server = await bench.anotherServer({ limits: { ...limits, ...changes } })
  return {
    shopper: async () => {
      const guest = await newShopper(server.address, shop, bench.sandboxes.origin)
      await guest.holdPlaces(1)
      return guest
    },
    close: server.close,
  }
}

type Sale = Awaited<ReturnType<Guest["startSale"]>>
const askBank = async (guest: Guest, sale: Sale, number: string) => {
  const { status, code }: { status?: string; code?: string } = (await guest.authenticate(sale, number, ""))
    .body
  return code ?? status
}

describe.each(shopNames)("%s's bank check", (shop) => {
  it("counts a card it refuses as a declined one, for payments and for checks, in any session", async () => {
    const { shopper, close } = await counted(shop, { declined: 3 })
    const numbers = cards[shop]
    const first = await shopper()
    const sale = await first.startSale()
    expect(await askBank(first, sale, numbers.denied)).toBe("failed")
    const second = await shopper()
    const secondSale = await second.startSale()
    expect(await askBank(second, secondSale, numbers.denied)).toBe("failed")
    expect(await askBank(second, secondSale, numbers.frictionless)).toBe("frictionless")
    const { body } = await second.authenticate(secondSale, numbers.declined)
    expect((await second.pay(secondSale, typedCard(numbers.declined, body.authenticationId))).body.code).toBe(
      "card-declined",
    )
    expect(await askBank(second, secondSale, numbers.frictionless)).toBe("rate-limited")
    const third = await shopper()
    const thirdSale = await third.startSale()
    expect(await askBank(third, thirdSale, numbers.frictionless)).toBe("rate-limited")
    expect((await third.pay(thirdSale, typedCard(numbers.notEnrolled))).body.code).toBe("rate-limited")
    bench.clock.pass(3600)
    const later = await shopper()
    expect(await askBank(later, await later.startSale(), numbers.frictionless)).toBe("frictionless")
    await close()
  })

  it("counts a number the processor does not take", async () => {
    const { shopper, close } = await counted(shop, { declined: 2 })
    const guest = await shopper()
    const sale = await guest.startSale()
    // Passes its check digit, and nobody has issued it.
    for (let time = 0; time < 2; time += 1)
      expect(await askBank(guest, sale, "4929000000000000")).toBe("card-invalid")
    expect(await askBank(guest, sale, cards[shop].frictionless)).toBe("rate-limited")
    await close()
  })

  it("counts no number that is mistyped, for nobody was asked about it", async () => {
    const { shopper, close } = await counted(shop, { declined: 2 })
    const guest = await shopper()
    const sale = await guest.startSale()
    const mistyped = `${cards[shop].frictionless.slice(0, -1)}${(Number(cards[shop].frictionless.at(-1)) + 1) % 10}`
    for (let time = 0; time < 25; time += 1) expect(await askBank(guest, sale, mistyped)).toBe("card-invalid")
    for (let time = 0; time < 25; time += 1)
      expect((await guest.pay(sale, typedCard(mistyped, "none"))).body.code).toBe("card-invalid")
    const honest = await shopper()
    const { status } = await payPlainly(honest, shop)
    expect(status).toBe(200)
    await close()
  })

  it("checks the good cards of a crowd at once, more than may be declined", async () => {
    const { shopper, close } = await counted(shop, { declined: 10 })
    const guests = []
    for (let one = 0; one < 20; one += 1) guests.push(await shopper())
    const sales = await Promise.all(guests.map((guest) => guest.startSale()))
    const answers = await Promise.all(
      guests.map((guest, index) => askBank(guest, sales[index] as Sale, cards[shop].notEnrolled)),
    )
    expect(answers.filter((answer) => answer === "notEnrolled")).toHaveLength(20)
    await close()
  })

  it("answers no more cards of many sessions than an address may ask about", async () => {
    const { shopper, close } = await counted(shop, { paymentAddress: 12 })
    const guests = []
    for (let one = 0; one < 4; one += 1) guests.push(await shopper())
    const sales = await Promise.all(guests.map((guest) => guest.startSale()))
    const answers = await Promise.all(
      guests.flatMap((guest, index) =>
        Array.from({ length: 9 }, () => askBank(guest, sales[index] as Sale, cards[shop].notEnrolled)),
      ),
    )
    expect(answers.filter((answer) => answer === "notEnrolled")).toHaveLength(12)
    expect(answers.filter((answer) => answer === "rate-limited")).toHaveLength(24)
    await close()
  })

  it("is asked about ten cards for one sale, at once or one after the other", async () => {
    const guest = await bench.shopper(shop, { places: 1 })
    const sale = await guest.startSale()
    const ask = () => askBank(guest, sale, cards[shop].notEnrolled)
    const answers = await Promise.all(Array.from({ length: 14 }, ask))
    expect(answers.filter((answer) => answer === "notEnrolled")).toHaveLength(10)
    expect(await ask()).toBe("rate-limited")
    const other = await bench.shopper(shop, { places: 1 })
    expect(await askBank(other, await other.startSale(), cards[shop].notEnrolled)).toBe("notEnrolled")
  })

  it("does not use up a sale's cards while the processor cannot be reached", async () => {
    const guest = await bench.shopper(shop, { places: 1 })
    const sale = await guest.startSale()
    const operation = shop === "paysafe" ? "authenticate" : "check-enrolment"
    for (let time = 0; time < 11; time += 1) {
      bench.misbehave(shop, operation, "http-500")
      expect(await askBank(guest, sale, cards[shop].frictionless)).toBe("processor-unavailable")
    }
    expect(await askBank(guest, sale, cards[shop].frictionless)).toBe("frictionless")
  })
})

describe("an enrolled card", () => {
  const initiation = {
    methodCompletion: "UNAVAILABLE",
    browser: browserProfile,
  }
  const card = { number: cards.globalpayments.frictionless, expiry: "1228", nameOnCard: "Marie Tremblay" }

  async function enrolled() {
    const guest = await bench.shopper("globalpayments", { places: 1 })
    const { amount, hash } = await guest.startSale()
    const { body } = await guest.call("POST", `/v1/threeDSecure/globalpayments/${hash}`, { amount, card })
    const { authenticationId } = body
    return () =>
      guest.call("POST", "/v1/threeDSecure/globalpayments/initiateAuthentication", {
        ...initiation,
        hash,
        amount,
        authenticationId,
        card,
      })
  }

  it("is initiated once, for it would tell of every number with the same ends", async () => {
    const initiate = await enrolled()
    const answers = await Promise.all([initiate(), initiate(), initiate()])
    const told = answers.map(({ body }) => body.code ?? body.status).sort()
    expect(told).toEqual(["authentication-mismatch", "authentication-mismatch", "frictionless"])
    expect((await initiate()).body.code).toBe("authentication-mismatch")
  })

  it("may be initiated again when the processor could not be reached", async () => {
    const initiate = await enrolled()
    bench.misbehave("globalpayments", "initiate", "http-500")
    expect((await initiate()).body.code).toBe("processor-unavailable")
    expect((await initiate()).body).toMatchObject({ status: "frictionless" })
  })
})
