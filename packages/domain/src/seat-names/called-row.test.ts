import { describe, expect, it } from "vitest"
import {
  calledRow,
  calledSeat,
  rowInWords,
  seatInWords,
  sectionInWords,
  withinSentence,
} from "./called-row.ts"

describe("a row in words", () => {
  it.each([
    ["C", "SEAT", "rangée C", "row C"],
    ["3", "TABLE", "table 3", "table 3"],
    ["Rang 1", "SEAT", "rangée 1", "row 1"],
    ["Rangée AA", "SEAT", "rangée AA", "row AA"],
    ["rangee b", "SEAT", "rangée b", "row b"],
    ["ROW 12", "SEAT", "rangée 12", "row 12"],
    ["Row: D", "SEAT", "rangée D", "row D"],
    ["Table 8", "TABLE", "table 8", "table 8"],
    ["Table\u00a08", "SEAT", "table 8", "table 8"],
    ["Rowan", "SEAT", "rangée Rowan", "row Rowan"],
    ["Tableau 2", "SEAT", "rangée Tableau 2", "row Tableau 2"],
    ["Loge 4", "SEAT", "rangée Loge 4", "row Loge 4"],
    ["Table : 4", "TABLE", "table 4", "table 4"],
    ["Grande table 3", "SEAT", "rangée Grande table 3", "row Grande table 3"],
    ["Mezzanine rang 2", "SEAT", "rangée Mezzanine rang 2", "row Mezzanine rang 2"],
    ["Rang", "SEAT", "rangée Rang", "row Rang"],
    [" ", "SEAT", "", ""],
    ["", "TABLE", "", ""],
  ] as const)("« %s », %s: « %s », %s", (name, type, fr, en) => {
    expect([rowInWords(name, type, "fr"), rowInWords(name, type, "en")]).toEqual([fr, en])
  })

  it("is told to texts by a word and a name", () => {
    expect(calledRow("Rang 1", "SEAT")).toEqual({ type: "SEAT", row: "1" })
    expect(calledRow("Table 3", "SEAT")).toEqual({ type: "TABLE", row: "3" })
    expect(calledRow("", "TABLE")).toEqual({ type: "NONE", row: "" })
  })
})

describe("a seat in words", () => {
  it.each([
    ["12", "siège 12", "seat 12"],
    ["Siège 12", "siège 12", "seat 12"],
    ["siege A", "siège A", "seat A"],
    ["Place 4", "siège 4", "seat 4"],
    ["Fauteuil 7", "siège 7", "seat 7"],
    ["Seat 3", "siège 3", "seat 3"],
    ["Siège : 5", "siège 5", "seat 5"],
    ["Petit siège 6", "siège Petit siège 6", "seat Petit siège 6"],
    [" 12 ", "siège 12", "seat 12"],
    ["W1", "siège W1", "seat W1"],
  ])("« %s »: « %s », %s", (name, fr, en) => {
    expect([seatInWords(name, "fr"), seatInWords(name, "en")]).toEqual([fr, en])
    expect(calledSeat(calledSeat(name))).toBe(calledSeat(name))
  })
})

it.each([
  ["101", "Section 101"],
  ["Parterre", "Parterre"],
  ["Section 12", "Section 12"],
  ["12A", "12A"],
])("a section in words: « %s » is « %s »", (name, said) => {
  expect(sectionInWords(name)).toBe(said)
})

it.each([
  ["Section 101, rangée C, siège 12", "section 101, rangée C, siège 12"],
  ["Loge 4, siège 1", "loge 4, siège 1"],
  ["Parterre A, rangée 2", "Parterre A, rangée 2"],
  ["Parterre, rangée C, siège 12", "Parterre, rangée C, siège 12"],
  ["Balcon Nord 2", "Balcon Nord 2"],
  ["12A, siège 3", "12A, siège 3"],
])("inside a sentence « %s » is « %s »", (said, within) => {
  expect(withinSentence(said)).toBe(within)
})
