import { describe, expect, it } from "vitest"
import { keptChoice } from "./kept-choice.ts"

const tab = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const picks = [
  { groupId: "g", detailId: "cid-5", priceId: "p", seatIds: ["A-1", "A-2"] },
  { groupId: "h", detailId: "phedre", priceId: "p" },
]

describe("the choice of a combo, kept for the tab", () => {
  it("comes back as it was, with where its seats are, by combo and shop", () => {
    const memory = tab()
    const choice = keptChoice("belvedere", "duo", () => memory)
    expect(choice.read()).toBeUndefined()
    choice.keepSections([
      { seatId: "A-1", sectionId: "parterre" },
      { seatId: "A-2", sectionId: "parterre" },
    ])
    choice.keep({ picks, qty: 2 })
    expect(choice.read()).toEqual({ picks, qty: 2 })
    expect(choice.sectionsOf(["A-1", "A-2", "B-1"])).toEqual(["parterre"])
    // Seats that were tried before are forgotten with the next choice.
    choice.keepSections([{ seatId: "Z-9", sectionId: "balcon" }])
    choice.keep({ picks, qty: 2 })
    expect(choice.sectionsOf(["A-1", "Z-9"])).toEqual(["parterre"])
    for (const [shop, combo] of [
      ["harbour", "duo"],
      ["belvedere", "trio"],
    ] as const)
      expect(keptChoice(shop, combo, () => memory).read()).toBeUndefined()
  })

  it("is dropped whole when nothing is chosen any more, as after it went into the cart", () => {
    const memory = tab()
    const choice = keptChoice("belvedere", "duo", () => memory)
    choice.keep({ picks, qty: 2 })
    choice.keep({ picks: [], qty: 1 })
    expect([...memory.kept]).toEqual([])
  })

  it.each([
    "",
    "{",
    '{"picks":"all"}',
    '{"picks":[{"groupId":"g"}],"qty":1}',
    '{"picks":[{"groupId":"g","detailId":"d","priceId":"p","seatIds":[7]}]}',
    '{"picks":[null]}',
  ])("is none where another wrote %s", (text) => {
    const memory = tab()
    memory.setItem("parterre.belvedere.combo.duo", text)
    expect(keptChoice("belvedere", "duo", () => memory).read()).toBeUndefined()
  })
})
