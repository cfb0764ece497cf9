import { createIntl } from "react-intl"
import { describe, expect, it } from "vitest"
import en from "../texts/en.json"
import fr from "../texts/fr.json"
import { rowsOfSeats, rowWord, seatNames } from "./seat-sentences.ts"

const names = (...seats: string[]) => seatNames(seats, "et", "à")

describe("seat names as a person says them", () => {
  it.each([
    [["12"], "12"],
    [["12", "13"], "12 et 13"],
    [["12", "13", "14", "15"], "12 à 15"],
    [["1", "3", "5"], "1, 3 et 5"],
    [["1", "2", "3", "7"], "1 à 3 et 7"],
    [["1", "4", "5", "6", "9"], "1, 4 à 6 et 9"],
    [["A", "B", "C"], "A, B et C"],
    [[], ""],
  ])("%j", (seats, said) => {
    expect(names(...seats)).toBe(said)
  })
})

it("gathers seats by section and row, with their names in order", () => {
  const seat = (row: string, name: string) => ({ section: "Parterre", row, seat: name })
  expect(rowsOfSeats([seat("C", "12"), seat("D", "2"), seat("C", "9")])).toEqual([
    { section: "Parterre", row: "C", rowType: "SEAT", seats: ["9", "12"] },
    { section: "Parterre", row: "D", rowType: "SEAT", seats: ["2"] },
  ])
})

it("keeps a table a table", () => {
  const seat = (name: string) => ({ section: "Cabaret", row: "3", rowType: "TABLE" as const, seat: name })
  expect(rowsOfSeats([seat("8"), seat("1")])).toEqual([
    { section: "Cabaret", row: "3", rowType: "TABLE", seats: ["1", "8"] },
  ])
})

describe("a row, a table and a row without a name in words", () => {
  it.each([
    ["fr", "C", "SEAT", "Parterre, rangée C, siège 12", "Parterre, rangée C, sièges 12 et 13", "Rangée C"],
    ["fr", "3", "TABLE", "Parterre, table 3, siège 12", "Parterre, table 3, sièges 12 et 13", "Table 3"],
    ["fr", "", "SEAT", "Parterre, siège 12", "Parterre, sièges 12 et 13", "Places"],
    ["en", "C", "SEAT", "Parterre, row C, seat 12", "Parterre, row C, seats 12 and 13", "Row C"],
    ["en", "3", "TABLE", "Parterre, table 3, seat 12", "Parterre, table 3, seats 12 and 13", "Table 3"],
    ["en", "", "SEAT", "Parterre, seat 12", "Parterre, seats 12 and 13", "Seats"],
  ] as const)("%s: “%s”, %s", (language, row, rowType, one, several, alone) => {
    const intl = createIntl({ locale: `${language}-CA`, messages: { fr, en }[language] })
    const t = (id: string, values: Readonly<Record<string, string | number>> = {}) =>
      intl
        .formatMessage({ id }, { section: "Parterre", row, type: rowWord(row, rowType), ...values })
        .replaceAll("\u00a0", " ")
    expect(t("seat.full", { seat: "12" })).toBe(one)
    const seats = seatNames(["12", "13"], t("seats.and"), t("seats.to"))
    expect(t("seats.sentence", { count: 2, seats })).toBe(several)
    expect(t("list.row")).toBe(alone)
    expect(t("seat.option", { seat: "12", level: "A", price: "65" }).toLowerCase()).toContain(
      one.slice("Parterre, ".length).toLowerCase(),
    )
  })
})
