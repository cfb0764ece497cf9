import { type PartyRequest, readPartyRequest } from "./party-request.ts"

const dollars = (cents: number) => `${cents / 100}`

/** A request in signs, as the tables of sentences have it: « 4 ≤80 aisle @balcon ?demain ». */
function told(request: PartyRequest): string {
  const { size, beyond, minPrice, maxPrice, priceOf, order, accessible, aisle, row, standing, mayPart } =
    request
  return [
    size === undefined ? "-" : `${size}`,
    beyond === undefined ? "" : `(${beyond})`,
    minPrice === undefined ? "" : `≥${dollars(minPrice)}`,
    maxPrice === undefined ? "" : `≤${dollars(maxPrice)}`,
    priceOf === "party" ? "in-all" : "",
    order === "cheapest" ? order : "",
    accessible ? "wheelchair" : "",
    aisle ? "aisle" : "",
    row === undefined
      ? ""
      : typeof row === "string"
        ? row
        : `row-${row.isRange ? `${row.names[0]}..${row.names.at(-1)}` : row.names.join("/")}`,
    standing ? "standing" : "",
    mayPart ? "apart" : "",
    request.places.length === 0 ? "" : `@${request.places.join(" ")}`,
    request.excluded.length === 0 ? "" : `≠${request.excluded.join("/")}`,
    request.absent.length === 0 ? "" : `!${request.absent.join(" / ")}`,
    request.leftAside.length === 0 ? "" : `?${request.leftAside.join(" / ")}`,
  ]
    .filter((part) => part !== "")
    .join(" ")
}

/** A table's lines: a sentence, and behind `=>` what it means. */
export const tableOf = (text: string): readonly [sentence: string, means: string][] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [sentence = "", means = ""] = line.split(" => ")
      return [sentence.trim(), means.trim()]
    })

/** Sentences that are not understood as the table says. */
export const misread = (text: string, names: readonly string[]): readonly string[] =>
  tableOf(text).flatMap(([sentence, means]) => {
    const got = told(readPartyRequest(sentence, names))
    return got === means ? [] : [`${sentence} => ${got}, not ${means}`]
  })
