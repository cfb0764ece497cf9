import { plainText } from "../language/plain-text.ts"
import { type HouseNames, isPairIn, isWordOfHouse, wordsOf } from "./house-names.ts"
import { numberOf } from "./spoken-numbers.ts"
import { back, backRow, front, frontRow, namedRow, nextRow, unwanted } from "./spoken-phrases.ts"
import type { SpokenText } from "./spoken-text.ts"

/** The first or the last row of its section, or one of the rows of these names, which may be all from the first to the last. */
export type AskedRow = "front" | "back" | { readonly names: readonly string[]; readonly isRange: boolean }

/** The row that is asked for. */
export function takeRow(text: SpokenText, house: HouseNames, isOrBetter: boolean): AskedRow | undefined {
  const named = text.take(namedRow, ({ index, 0: said, 1: name = "" }) => {
    // « La rangée à l'avant » is not row A, and « Table 4 » may be what a section is called.
    const isPlain = /\w$/.test(text.between(index, index + said.length))
    const isOfHouse = said.startsWith("table") && isPairIn(house, "table", name)
    // « Premier rang 2 » is the first row, for two.
    const isFirst = /\b(?:front|back|first|last|premi\w+|derni\w+)[ -]$/.test(text.plain.slice(0, index))
    return isPlain && !isOfHouse && !isFirst && isWanted(text, { index })
  })
  if (named?.[1] !== undefined)
    return isOrBetter && named[2] === undefined && named[1] !== "0"
      ? rowsUpTo(named[1])
      : takeRows(text, named, house)
  const isNoSection = isNoName(house)
  const isSaid = (row: RegExp, phrase: RegExp) =>
    text.take(row, (found) => isWanted(text, found)) !== undefined ||
    text.take(phrase, (found) => isWanted(text, found) && isNoSection(found)) !== undefined
  if (isSaid(frontRow, front)) return "front"
  return isSaid(backRow, back) ? "back" : undefined
}

/** More rows than a house has. */
const MOST_ROWS = 100

/** A row and those nearer to the stage: rows are called from it, by 1 or A. */
function rowsUpTo(last: string): AskedRow {
  const names = rowsBetween(/^\d/.test(last) ? "1" : "a", last).slice(0, MOST_ROWS)
  return { names: names.map((name) => name.toUpperCase()), isRange: names.length > 2 }
}

/** The row that was told, and what is told behind it: « rangée C ou D », « rangées 1 à 5 », « entre les rangées C et F ». */
function takeRows(text: SpokenText, { index, 0: said, 1: first = "" }: RegExpExecArray, house: HouseNames) {
  const isBetween = /\b(?:entre|between)(?: (?:les?|la|the))? $/.test(text.plain.slice(0, index))
  const isSeveral = /^(?:rangee|rang|row)s/.test(said)
  const isNumber = /^\d/.test(first)
  const names = [first]
  let [parts, ranges] = [0, 0]
  for (let end = index + said.length; ; ) {
    const next = text.take(nextRow, (found) => {
      const [, sign, word = "", last = ""] = found
      if (found.index !== end || /^\d/.test(last) !== isNumber || isWordOfHouse(house, last)) return false
      const isLone = /^ ?(?:$|[^a-z\d ]|(?:et|and|ou|or)\b)/.test(text.plain.slice(end + found[0].length))
      if (/^[iu]$/.test(last) && !isLone) return false
      // Behind one row a number is as well how many come: « rangée 5, 4 », « rangée D et 4 ».
      const isListed =
        isSeveral || isBetween || /^ (?:ou|or) \d/.test(text.plain.slice(end + found[0].length))
      if (isNumber && (sign === "," || /^(?:et|and|pis)$/.test(word)) && !isListed) return false
      return !isNumber || sign !== "-" || Number(last) > Number(names.at(-1))
    })
    if (next === undefined) break
    end += next[0].length
    const [, sign = "", word = "", last = ""] = next
    const isUpTo = /^[-–]$/.test(sign) || /^(?:a|to|thru|through|jusqu'a)$/.test(word) || isBetween
    // What lies between « AA » and « E » only the house knows.
    const isRange = isUpTo && (isNumber || names.at(-1)?.length === 1)
    parts += 1
    ranges += isRange ? 1 : 0
    const [from = "", to = ""] = isRange ? inOrder(names.pop() ?? "", last) : []
    names.push(...(isRange ? rowsBetween(from, to) : [last]))
  }
  const told = [...new Set(names)].slice(0, MOST_ROWS).map((name) => name.toUpperCase())
  return { names: told, isRange: parts === 1 && ranges === 1 && told.length > 2 }
}

const placeOf = (name: string) => (/^\d/.test(name) ? Number(name) : name.charCodeAt(0))
const inOrder = (one: string, other: string) => (placeOf(one) <= placeOf(other) ? [one, other] : [other, one])

/** All rows from one to another: B, C and D. */
const rowsBetween = (from: string, to: string): readonly string[] =>
  Array.from({ length: placeOf(to) - placeOf(from) + 1 }, (_, at) =>
    /^\d/.test(from) ? `${Number(from) + at}` : String.fromCharCode(placeOf(from) + at),
  )

/**
 * Whether « siège 14 » names a seat, and « seats 4 » not: by the word, the row beside it, a number that nobody comes with, or a
 * list of several.
 */
export function isNumbered(
  text: SpokenText,
  { index, 0: said, 1: sign }: RegExpExecArray,
  house: HouseNames,
): boolean {
  // « 2 seats 40-60 » are prices, "row 5 seats 10-13" are not.
  const [, row, before = ""] = /(?:(rangee|rang|row|table)s? )?(\S+) $/.exec(text.plain.slice(0, index)) ?? []
  if (row === undefined && numberOf(before) !== undefined) return false
  const numbers = said.match(/\d+/g) ?? []
  const isList = numbers.length > 1 && !/\d (?:a|to) |-/.test(said) && /^(?:siege|seat)s/.test(said)
  if (sign !== undefined || isList || said.includes("#")) return true
  if (numbers.length === 1 && isWordOfHouse(house, numbers[0] ?? "")) return false
  const isMore = numbers.some((number) => Number(number) > 10)
  return (
    (isMore && !/^(?:siege|seat)s (?:no )?\d+$/.test(said)) || namedRow.test(text.plain.replace(said, ";"))
  )
}

/** How many seats « sièges 12 et 13 » or "seats 5-8" are. */
export const seatsNumbered = (said: readonly string[]): number =>
  said.reduce((sum, each) => {
    const numbers = (each.match(/\d+/g) ?? []).map(Number)
    const [first = 0, last = first] = numbers
    const isRange = numbers.length === 2 && /\d ?(?:-|a|to|through) ?\d/.test(plainText(each)) && last > first
    return sum + (isRange ? last - first + 1 : numbers.length)
  }, 0)

/** Whether a sentence asks for what is said there, and does not exclude it. */
export const isWanted = (text: SpokenText, { index }: { readonly index: number }): boolean =>
  !unwanted.test(text.plain.slice(0, index))

/** « Front » or « milieu » may be what a section is called. */
export const isNoName =
  (house: HouseNames) =>
  ([said]: RegExpExecArray): boolean =>
    !isWordOfHouse(house, wordsOf(said).at(-1) ?? "") ||
    /\b(?:(?:up|at the|near the) front|(?:at|in|near) the back)$/.test(said)
