import { plainText } from "../language/plain-text.ts"

/** Where a seat is, in the names of its venue. */
export interface NamedPlace {
  readonly section: string
  readonly row: string
  readonly seat: string
}

/** What a search such as « Corbeille A 12 » means, in plain text. */
export interface SeatQuery {
  readonly row: string | undefined
  readonly seat: string | undefined
  /** Parts of names, none when only a row or seat is said. */
  readonly words: readonly string[]
}

const rowWords = new Set(["rangee", "rang", "row", "table"])
const seatWords = new Set(["siege", "sieges", "seat", "seats", "place", "places"])
const sectionWords = new Set(["section", "sections"])

/**
 * Reads a search typed in French or English: a word before says what a name is (« rangée A », "seat 12"); without one, a
 * last number after a letter is the seat and the letter its row ("A 12", "A12"), and everything else is part of a name.
 */
export function readSeatQuery(typed: string): SeatQuery {
  const tokens = plainText(typed)
    .replace(/(?<=[^\p{Letter}\p{Number}]|^)(\p{Letter}{1,2})(\d{1,3})(?!\p{Letter}|\p{Number})/gu, "$1 $2")
    .split(/[^\p{Letter}\p{Number}'-]+/u)
    .filter((token) => token !== "" && token !== "-")
  let row: string | undefined
  let seat: string | undefined
  const words: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? ""
    const next = tokens[index + 1]
    if (next !== undefined && rowWords.has(token)) {
      row = next
      index++
    } else if (next !== undefined && seatWords.has(token)) {
      seat = next
      index++
    } else if (!sectionWords.has(token)) words.push(token)
  }
  if (seat === undefined && row !== undefined && isNumber(words.at(-1)) && words.length > 0)
    seat = words.pop()
  if (row === undefined && seat === undefined && isNumber(words.at(-1)) && isLetter(words.at(-2))) {
    seat = words.pop()
    row = words.pop()
  }
  return { row, seat, words }
}

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d{1,3}$/.test(word)
const isLetter = (word: string | undefined): boolean => word !== undefined && /^\p{Letter}{1,2}$/u.test(word)

/** Whether a place is what a search means: row and seat by their whole name, the words anywhere in the names. */
export function matchesSeatQuery({ section, row, seat }: NamedPlace, query: SeatQuery): boolean {
  const [plainRow, plainSeat] = [plainText(row), plainText(seat)]
  const names = `${plainText(section)} ${plainRow}`
  return (
    (query.row === undefined || plainRow === query.row || plainRow.split(/\s+/).includes(query.row)) &&
    (query.seat === undefined || plainSeat === query.seat) &&
    query.words.every((word) => names.includes(word))
  )
}
