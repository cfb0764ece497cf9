import { expect, it } from "vitest"
import { type AmountOffer, amountOffered } from "./chosen-amount.ts"

it.each<[AmountOffer, number | undefined, number | undefined]>([
  [{ price: 5000 }, undefined, 5000],
  [{ price: 5000 }, 5000, 5000],
  [{ price: 5000 }, 7500, undefined],
  [{ price: 5000, min: 1000, max: 9000 }, 7500, undefined],
  [{ min: 1000, max: 9000 }, 7500, 7500],
  [{ min: 1000, max: 9000 }, undefined, undefined],
  [{ min: 1000, max: 9000 }, 999, undefined],
  [{ min: 1000, max: 9000 }, 9001, undefined],
  [{}, 1, 1],
  [{}, 0, undefined],
  [{}, 12.5, undefined],
  [{ min: 0, max: 0 }, 0, undefined],
])("%j for %s costs %s", (offer, chosen, amount) => {
  expect(amountOffered(offer, chosen)).toBe(amount)
})
