import { expect, it } from "vitest"
import { cardLine, placeInWords, priceInWords } from "./printed-sale.ts"

const bowl = {
  lineId: "line",
  level: { fr: "Gradins inférieurs", en: "Lower bowl" },
  section: { fr: "101", en: "101" },
  row: "7",
  rowType: "SEAT",
  seat: "9",
  seatId: "101-7-9",
} as const

it("says a section that is called by a number with its word, as the shop does", () => {
  expect(placeInWords(bowl, "en")).toBe("Lower bowl, Section 101, row 7, seat 9")
  expect(placeInWords(bowl, "fr")).toBe("Gradins inférieurs, Section 101, rangée 7, siège 9")
})

it("says what a ticket was sold as, and the combo it was bought in", () => {
  const sold = {
    priceLevel: { fr: "Parterre A", en: "Orchestra A" },
    priceType: { fr: "Adulte", en: "Adult" },
    promotion: { fr: "Rabais des voisins", en: "Neighbours’ rate" },
    combo: { fr: "Duo classique", en: "Classic duo" },
  }
  expect(priceInWords(sold, "fr")).toBe("Parterre A, Adulte, Rabais des voisins, Duo classique")
  expect(priceInWords({ ...sold, promotion: undefined }, "en")).toBe("Orchestra A, Adult, Classic duo")
  expect(priceInWords({ ...sold, promotion: undefined, combo: undefined }, "en")).toBe("Orchestra A, Adult")
})

it("names the wallet that a card was in, with the card", () => {
  const payment = { amount: 1, brand: "visa", lastFour: "1111" } as const
  expect(cardLine({ ...payment, wallet: "google_pay" }, "fr")).toBe("Payé par Google Pay (Visa •••• 1111)")
  expect(cardLine({ ...payment, wallet: "apple_pay" }, "en")).toBe("Paid by Apple Pay (Visa •••• 1111)")
  const unnamed = { ...payment, brand: "other", wallet: "apple_pay" } as const
  expect(cardLine(unnamed, "fr")).toBe("Payé par Apple Pay (carte •••• 1111)")
  expect(cardLine(payment, "en")).toBe("Paid by Visa •••• 1111")
})
