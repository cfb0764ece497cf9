import { describe, expect, it } from "vitest"
import { refuse, reply, signedIn } from "../test/fake-machine.ts"
import {
  cartList,
  difference,
  explanation,
  holdExplanation,
  promotionExplanation,
  replayOf,
  report,
  seatExplanation,
} from "../test/samples.ts"

const widest = (text: string) => Math.max(...text.split("\n").map((line) => [...line].length))

const nothingFound = {
  listSupportCarts: () => reply({ ...cartList(), carts: [] }),
  getSupportHold: () => refuse("hold-unknown"),
}

describe("why", () => {
  it.each(["price", "tax"] as const)(
    "asks for the %s and prints the contract's document with --json",
    async (about) => {
      const machine = await signedIn({ explainSupportCart: () => reply(explanation({ about })) })
      const { code, out } = await machine.run(["why", about, "BELV-G377FRL3", "--json"])
      expect(code).toBe(0)
      expect(JSON.parse(out)).toEqual(explanation({ about }))
      expect(machine.sent.at(-1)?.url.pathname).toBe("/v1/support/carts/BELV-G377FRL3/explanation")
      expect(machine.sent.at(-1)?.url.searchParams.get("about")).toBe(about)
    },
  )

  it("prints each step with its amount and what it rests on, in 80 columns", async () => {
    const machine = await signedIn({ explainSupportCart: () => reply(explanation()) })
    const { out } = await machine.run(["why", "price", "BELV-G377FRL3"])
    expect(widest(out)).toBeLessThanOrEqual(80)
    expect(out).toContain("Order BELV-G377FRL3")
    expect(out).toMatch(/Promotion “Winter” \(code HIVER-10\): 10% off\. +-\$6\.50/)
    expect(out).toContain("journal 41: change 1, Nov 21 09:59:00, holds.place, done")
    expect(out).toContain("Excise Tax Act, s. 165(1)")
    expect(out).toContain("rule promotedPrice")
    expect(out).toMatch(/Total, taxes included\. +\$144\.87/)
  })

  it("says of an id that is nothing's which there are and how to find one", async () => {
    const machine = await signedIn({
      explainSupportCart: () => refuse("cart-unknown"),
      replaySupportCart: () => refuse("cart-unknown"),
      ...nothingFound,
    })
    for (const argv of [
      ["why", "tax", "nothing"],
      ["carts", "replay", "nothing"],
    ]) {
      const { code, err } = await machine.run(argv)
      expect(code).toBe(5)
      expect(err).toContain("No cart, order or hold has this id.")
      expect(err).toContain("parterre carts list --query")
    }
    const { out } = await machine.run(["why", "tax", "nothing", "--json", "--lang", "fr"])
    expect(JSON.parse(out)).toMatchObject({ error: { code: "cart-unknown", exitCode: 5 } })
  })
})

describe("why hold", () => {
  it("tells what became of it and what was refused, each with its entry, in 80 columns", async () => {
    const machine = await signedIn({ explainSupportHold: () => reply(holdExplanation()) })
    const { code, out } = await machine.run(["why", "hold", "hold-1"])
    expect(code).toBe(0)
    expect(machine.sent.at(-1)?.url.pathname).toBe("/v1/support/holds/hold-1/explanation")
    expect(widest(out)).toBeLessThanOrEqual(80)
    expect(out).toContain("Shopper’s session …9f31c2")
    expect(out).toContain("Extended once.")
    expect(out).toContain("journal 41: change 1, Nov 21 09:59:00, holds.place, done")
    expect(out).toContain("journal 40: change 1, Nov 21 09:58:00, holds.place, seats-taken")
    const french = (await machine.run(["why", "hold", "hold-1", "--lang", "fr"])).out
    expect(french).toContain("Prolongée 1 fois.")
    expect(french).toContain("Refusé entre-temps")
  })

  it("says of a session that never held anything what it was refused", async () => {
    const told = holdExplanation({ holds: [] })
    const machine = await signedIn({ explainSupportHold: () => reply(told) })
    const { out } = await machine.run(["why", "hold", "session-1"])
    expect(out).toContain("This session has never held anything.")
    expect(JSON.parse((await machine.run(["why", "hold", "session-1", "--json"])).out)).toEqual(told)
  })
})

describe("why seat", () => {
  it("tells how it stands, the rule that keeps it and its history, for a party of so many", async () => {
    const machine = await signedIn({ explainSupportSeat: () => reply(seatExplanation()) })
    const { code, out } = await machine.run(["why", "seat", "an-event", "s2", "--qty", "1"])
    expect(code).toBe(0)
    const { url } = machine.sent.at(-1) ?? {}
    expect(url?.pathname).toBe("/v1/support/events/an-event/seats/s2/explanation")
    expect(url?.searchParams.get("qty")).toBe("1")
    expect(widest(out)).toBeLessThanOrEqual(80)
    expect(out).toContain("Seat s2  available")
    expect(out).toContain("A shopper can’t choose it for one ticket.")
    expect(out).toContain("rule chooseParty")
    expect(out).toMatch(/taken over\.\n +Cart another-cart/)
    expect(out).toContain("Order BELV-G377FRL3")
    const french = (await machine.run(["why", "seat", "an-event", "s2", "--lang", "fr"])).out
    expect(french).toContain("On ne peut pas la choisir pour un billet.")
  })

  it("says that nobody ever held it", async () => {
    const told = seatExplanation({ history: [], findings: [], canBeChosen: true, qty: 2 })
    const machine = await signedIn({ explainSupportSeat: () => reply(told) })
    const { out } = await machine.run(["why", "seat", "an-event", "s2", "--qty", "2"])
    expect(out).toContain("A shopper can choose it for 2 tickets.")
    expect(out).toContain("Nobody has ever held this seat.")
  })
})

describe("why promotion", () => {
  it("tells what it is, who used it, and why it is not on a line of an order", async () => {
    const machine = await signedIn({ explainSupportPromotion: () => reply(promotionExplanation()) })
    const { code, out } = await machine.run(["why", "promotion", "HIVER-10", "--order", "cart-1"])
    expect(code).toBe(0)
    const { url } = machine.sent.at(-1) ?? {}
    expect(url?.pathname).toBe("/v1/support/promotions/HIVER-10/explanation")
    expect(url?.searchParams.get("order")).toBe("cart-1")
    expect(widest(out)).toBeLessThanOrEqual(80)
    expect(out).toContain("Promotion HIVER-10 Winter  open")
    expect(out).toContain("Used for 2 tickets; 98 left.")
    expect(out).toContain("It isn’t for Enfant, Parterre A.")
    expect(out).toMatch(/Order BELV-G377FRL3 +-\$13\.00/)
    // What is not paid is a cart, and no order of its shopper's.
    expect(out).toMatch(/In this cart +Cart /)
    expect(out).not.toContain("this order")
    const french = (await machine.run(["why", "promotion", "HIVER-10", "--lang", "fr"])).out
    expect(french).toMatch(/Pour ce panier +Panier /)
    expect(french.replaceAll(/[\u00a0\u202f]/g, " ")).toContain("Utilisée pour 2 billets ; il en reste 98.")
  })
})

it.each([
  ["hold-unknown", ["why", "hold", "nothing"], "parterre holds list"],
  ["seats-unknown", ["why", "seat", "an-event", "nothing"], "parterre carts show"],
  ["event-unknown", ["why", "seat", "nothing", "s2"], "parterre events list"],
  ["promotion-unknown", ["why", "promotion", "nothing"], "Check the code"],
  ["cart-unknown", ["why", "promotion", "HIVER-10", "--order", "nothing"], "parterre carts list"],
] as const)("says of %s where to look, with exit code 5", async (problem, argv, hint) => {
  const answer = () => refuse(problem)
  const machine = await signedIn({
    explainSupportHold: answer,
    explainSupportSeat: answer,
    explainSupportPromotion: answer,
    ...nothingFound,
  })
  for (const language of ["en", "fr"]) {
    const { code, err } = await machine.run([...argv, "--lang", language])
    expect(code).toBe(5)
    if (language === "en") expect(err).toContain(hint)
  }
})

it("calls a cart a cart and a paid sale an order, also where nothing is in it", async () => {
  const told = promotionExplanation()
  const order = { cartId: "cart-1", lines: [], refusals: [] }
  const say = async (saleId?: string) => {
    const answer = promotionExplanation({ ...told, order: { ...order, ...(saleId ? { saleId } : {}) } })
    const machine = await signedIn({ explainSupportPromotion: () => reply(answer) })
    return (await machine.run(["why", "promotion", "HIVER-10", "--order", "cart-1"])).out
  }
  expect(await say()).toMatch(/In this cart +Cart cart-1\n +Nothing is in this cart\./)
  expect(await say("BELV-1")).toMatch(/On this order +Order BELV-1\n +Nothing is in this order\./)
})

it("asks of a promotion with the cart whose end was given", async () => {
  const { id } = report().summary
  const machine = await signedIn({
    explainSupportPromotion: ({ url }) =>
      url.searchParams.get("order") === id ? reply(promotionExplanation()) : refuse("cart-unknown"),
    listSupportCarts: () => reply(cartList()),
  })
  const { code } = await machine.run(["why", "promotion", "HIVER-10", "--order", `…${id.slice(-8)}`])
  expect(code).toBe(0)
})

describe("carts replay", () => {
  it("says that a cart is what its journal says, and what was compared", async () => {
    const machine = await signedIn({ replaySupportCart: () => reply(replayOf({ unpriced: 1 })) })
    const { code, out } = await machine.run(["carts", "replay", "cart-1"])
    expect(code).toBe(0)
    expect(out).toContain("The cart matches its journal.")
    expect(out).toContain("amounts compared: 4")
    expect(out).toContain("Held before amounts were kept in the journal, so not compared: 1.")
  })

  it("ends with exit code 1 where anything differs, and says what", async () => {
    const differing = replayOf({ differences: [difference] })
    const machine = await signedIn({ replaySupportCart: () => reply(differing) })
    const { code, out, err } = await machine.run(["carts", "replay", "cart-1"])
    expect({ code, err }).toEqual({ code: 1, err: "" })
    expect(out).toContain("1 difference.")
    expect(out).toContain("$65.00 by the journal, $60.00 as stored.")
    expect(widest(out)).toBeLessThanOrEqual(80)
    const json = await machine.run(["carts", "replay", "cart-1", "--json"])
    expect([json.code, JSON.parse(json.out)]).toEqual([1, differing])
  })
})
