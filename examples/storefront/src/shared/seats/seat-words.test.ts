import { calledRow, seatNames } from "@parterre/domain/seat-names"
import { englishListLabels, frenchListLabels, type ListedSeat } from "@parterre/react"
import { describe, expect, it } from "vitest"
import { allTexts } from "../texts/all-texts.test-support.ts"
import { speechOf } from "../texts/texts-context.ts"

const { en, fr } = allTexts

const seat: ListedSeat = {
  id: "s",
  name: "12",
  state: "free",
  dimmed: false,
  filtered: false,
  accessible: false,
  note: undefined,
  priceLevel: undefined,
}
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

describe("a row, a table and a row without a name in words", () => {
  it.each([
    ["fr", "C", "SEAT", "Parterre, rangée C, siège 12", "Parterre, rangée C, sièges 12 et 13", "Rangée C"],
    ["fr", "3", "TABLE", "Parterre, table 3, siège 12", "Parterre, table 3, sièges 12 et 13", "Table 3"],
    [
      "fr",
      "Rang 1",
      "SEAT",
      "Parterre, rangée 1, siège 12",
      "Parterre, rangée 1, sièges 12 et 13",
      "Rangée 1",
    ],
    ["fr", "", "SEAT", "Parterre, siège 12", "Parterre, sièges 12 et 13", "Places"],
    ["en", "C", "SEAT", "Parterre, row C, seat 12", "Parterre, row C, seats 12 and 13", "Row C"],
    ["en", "3", "TABLE", "Parterre, table 3, seat 12", "Parterre, table 3, seats 12 and 13", "Table 3"],
    ["en", "Rang 1", "SEAT", "Parterre, row 1, seat 12", "Parterre, row 1, seats 12 and 13", "Row 1"],
    ["en", "", "SEAT", "Parterre, seat 12", "Parterre, seats 12 and 13", "Seats"],
  ] as const)("%s: “%s”, %s", (language, row, rowType, one, several, alone) => {
    const speech = speechOf(language, { fr, en }[language])
    const t = (id: string, values: Readonly<Record<string, string | number>> = {}) =>
      speech.say(id, { section: "Parterre", ...calledRow(row, rowType), ...values }).replaceAll("\u00a0", " ")
    expect(t("seat.full", { seat: "12" })).toBe(one)
    const seats = seatNames(["12", "13"], t("seats.and"), t("seats.to"))
    expect(t("seats.sentence", { count: 2, seats })).toBe(several)
    const listed = { id: "r", name: row, type: rowType, seats: [], freeSeats: 0 }
    const labels = language === "fr" ? frenchListLabels() : englishListLabels()
    expect(labels.rowName(listed)).toBe(alone)
    expect(labels.seat(seat, listed)).toBe(begun(one.slice("Parterre, ".length)))
  })
})
