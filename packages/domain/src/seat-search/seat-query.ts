import { plainText } from "../language/plain-text.ts"

/** What a search such as « Corbeille A 12 » says, in plain text. */
export interface SeatQuery {
  /** Said to be a row or a table: « rangée A ». */
  readonly row: string | undefined
  /** Said to be a seat: « siège 12 ». */
  readonly seat: string | undefined
  /** In the order typed; what they name is known only where they are looked for. */
  readonly words: readonly string[]
}

/** Whether rows and seats of one section answer a query. */
export interface SectionSeats {
  readonly row: (row: string) => boolean
  readonly seat: (seat: string, row: string) => boolean
  /** The query names a row or a seat, not the section alone. */
  readonly isWithin: boolean
  /** A word of the query begins a name of the section or of its level. */
  readonly isNamed: boolean
}

const rowWords = new Set(["rangee", "rang", "row", "table"])
const seatWords = new Set(["siege", "sieges", "seat", "seats", "place", "places"])
const silent = new Set(["section", "sections", "et", "and"])

const wordsOf = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)

/** Reads a search typed in French or English; « A12 » is two words. */
export function readSeatQuery(typed: string): SeatQuery {
  const tokens = wordsOf(typed).flatMap(
    (word) => /^(\p{Letter}{1,2})(\d{1,3})$/u.exec(word)?.slice(1) ?? [word],
  )
  let row: string | undefined
  let seat: string | undefined
  const words: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index] ?? ""
    const next = tokens[index + 1]
    const kind =
      next === undefined ? undefined : rowWords.has(word) ? "row" : seatWords.has(word) ? "seat" : undefined
    if (kind === "row") row = next
    if (kind === "seat") seat = next
    if (kind !== undefined) index++
    else if (!silent.has(word) && !rowWords.has(word) && !seatWords.has(word)) words.push(word)
  }
  return { row, seat, words }
}

/**
 * What a query means in a section: words that begin one of its names are used up first (a single letter only by a name
 * of one letter), then a row, then a seat. Nothing when it cannot mean this section.
 *
 * @param names of the section and its level
 */
export function seatsInSection(query: SeatQuery, names: string): SectionSeats | undefined {
  const own = wordsOf(names)
  const rest = query.words.filter((word) =>
    word.length < 2 ? !own.includes(word) : !own.some((name) => name.startsWith(word)),
  )
  const isNamed = rest.length < query.words.length
  const { row = query.seat === undefined && rest.length < 2 ? undefined : rest.shift() } = query
  const { seat = row === undefined ? undefined : rest.shift() } = query
  const either = row === undefined && seat === undefined ? rest.shift() : undefined
  if (rest.length > 0) return undefined
  const isRow = (name: string) => row === undefined || namesRow(name, row)
  const isSeat = (name: string) => seat === undefined || plainText(name) === seat
  if (either !== undefined)
    return {
      row: (name) => namesRow(name, either),
      seat: (name, ofRow) => namesRow(ofRow, either) || plainText(name) === either,
      isWithin: true,
      isNamed,
    }
  return {
    row: isRow,
    seat: (name, ofRow) => isRow(ofRow) && isSeat(name),
    isWithin: row !== undefined || seat !== undefined,
    isNamed,
  }
}

/** A row is named whole, or by what follows the word that its name begins with (« Rang 4 »). */
function namesRow(name: string, asked: string): boolean {
  const plain = plainText(name)
  return plain === asked || (rowWords.has(plain.split(" ")[0] ?? "") && plain.endsWith(` ${asked}`))
}
