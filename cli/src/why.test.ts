import { describe, expect, it } from "vitest"
import { refuse, reply, signedIn } from "../test/fake-machine.ts"
import { difference, explanation, replayOf } from "../test/samples.ts"

const widest = (text: string) => Math.max(...text.split("\n").map((line) => [...line].length))

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
    expect(out).toContain("journal: change 1, Nov 21 09:59:00, holds.place")
    expect(out).toContain("Excise Tax Act, s. 165(1)")
    expect(out).toContain("rule promotedPrice")
    expect(out).toMatch(/Total, taxes included\. +\$144\.87/)
  })

  it("says of an id that is nothing's which there are and how to find one", async () => {
    const machine = await signedIn({
      explainSupportCart: () => refuse("cart-unknown"),
      replaySupportCart: () => refuse("cart-unknown"),
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

describe("carts replay", () => {
  it("says that a cart is what its journal says, and what was compared", async () => {
    const machine = await signedIn({ replaySupportCart: () => reply(replayOf({ unpriced: 1 })) })
    const { code, out } = await machine.run(["carts", "replay", "cart-1"])
    expect(code).toBe(0)
    expect(out).toContain("The cart is what its journal says.")
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
