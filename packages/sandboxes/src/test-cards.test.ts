import { describe, expect, it } from "vitest"
import { passesLuhn } from "./card-numbers.ts"
import { testCards } from "./test-cards.ts"

describe("test cards", () => {
  it("pass the Luhn check, each once per processor", () => {
    expect(testCards.filter((card) => !passesLuhn(card.number))).toEqual([])
    const keys = testCards.map(({ processor, number }) => `${processor} ${number}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it("say in both languages what they do", () => {
    expect(testCards.filter(({ outcome }) => outcome.fr === "" || outcome.en === "")).toEqual([])
  })

  it.each(["PAYSAFE", "GLOBALPAYMENTS"])("begin with the challenge for %s", (processor) => {
    expect(testCards.find((card) => card.processor === processor)?.outcome.en).toContain("asks for a code")
  })
})
