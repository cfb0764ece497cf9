import { expect, it } from "vitest"
import { Refusal } from "../refusal.ts"
import { memoryCounters } from "./counters.ts"
import { declinedCards } from "./declined-cards.ts"

const hour = 3_600_000

function desk(most: number) {
  let now = 0
  const cards = declinedCards(most, memoryCounters({ now: () => now }))
  const pay = async (address: string, code?: "card-declined" | "cart-expired") => {
    try {
      return await cards.watch(address, async () => {
        if (code !== undefined) throw new Refusal(code)
        return "paid"
      })
    } catch (error) {
      if (error instanceof Refusal) return `${error.code} ${error.fields.retryAfter ?? ""}`.trim()
      throw error
    }
  }
  return {
    pay,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

it("stops an address that tries card after card, and no other", async () => {
  const { pay, pass } = desk(2)
  expect(await pay("a", "card-declined")).toBe("card-declined")
  pass(hour / 2)
  expect(await pay("a", "card-declined")).toBe("card-declined")
  expect(await pay("a")).toBe("rate-limited 1800")
  expect(await pay("b")).toBe("paid")
  pass(hour / 2)
  expect(await pay("a")).toBe("paid")
})

it("counts no payment that worked and no refusal that is not the card's", async () => {
  const { pay } = desk(1)
  for (let time = 0; time < 50; time += 1) expect(await pay("a")).toBe("paid")
  expect(await pay("a", "cart-expired")).toBe("cart-expired")
  expect(await pay("a")).toBe("paid")
})
