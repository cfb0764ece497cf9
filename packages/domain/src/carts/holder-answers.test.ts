import { expect, it } from "vitest"
import { askedTickets, unansweredTickets } from "./holder-answers.ts"

const items = [
  {
    prices: [
      { cartDetailToken: [{ idCartLine: "a", questionResponse: "Marie" }, { idCartLine: "b" }] },
      { productKind: "parking", cartDetailToken: [{ idCartLine: "p" }] },
    ],
  },
  { prices: [{ cartDetailToken: [{ idCartLine: "c", questionResponse: "  " }] }] },
]
const ids = (tickets: readonly { idCartLine: string }[]) => tickets.map(({ idCartLine }) => idCartLine)

it("asks the holder of each ticket, and of no place to park [CART-045]", () => {
  expect(ids(askedTickets(items))).toEqual(["a", "b", "c"])
})

it("takes an answer of blanks for none", () => {
  expect(ids(unansweredTickets(items))).toEqual(["b", "c"])
  expect(unansweredTickets([])).toEqual([])
})
