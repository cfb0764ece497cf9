import { expect, it } from "vitest"
import { placeInWords } from "./printed-sale.ts"

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
