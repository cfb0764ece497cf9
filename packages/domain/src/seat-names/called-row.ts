import type { Language } from "../language/localized.ts"

/** A row as it is said: with which word, if any, and by which name. */
export type CalledRow = { type: "NONE" | "SEAT" | "TABLE"; row: string }

const tableWord = /^tables?[\s.:-]+(?=\S)/iu
const rowWords = /^(?:rang[ée]e|rang|row)s?[\s.:-]+(?=\S)/iu
const seatWords = /^(?:si[èe]ge|place|fauteuil|seat)s?[\s.:-]+(?=\S)/iu

/**
 * How a row of a plan is called. Some plans put the word into the name (« Rang 1 », "Table 3"): it is said once, in the
 * shopper's language, and a row that is called a table is one to the ear. Some leave a row of one seat without a name.
 */
export function calledRow(name: string, type: "SEAT" | "TABLE"): CalledRow {
  const plain = name.trim()
  if (plain === "") return { type: "NONE", row: "" }
  if (tableWord.test(plain)) return { type: "TABLE", row: plain.replace(tableWord, "") }
  return { type, row: plain.replace(rowWords, "") }
}

/** The name of a seat without the word « siège » that some plans put before it. */
export const calledSeat = (name: string): string => name.trim().replace(seatWords, "")

const words = {
  fr: { SEAT: "rangée", TABLE: "table", seat: "siège" },
  en: { SEAT: "row", TABLE: "table", seat: "seat" },
} as const

/** « rangée C », "table 3"; nothing for a row without a name. */
export function rowInWords(name: string, type: "SEAT" | "TABLE", language: Language): string {
  const called = calledRow(name, type)
  return called.type === "NONE" ? "" : `${words[language][called.type]} ${called.row}`
}

/** « siège 12 » or "seat 12". */
export const seatInWords = (name: string, language: Language): string =>
  `${words[language].seat} ${calledSeat(name)}`

/** A section as it is said: one called by a number with the word, which is both French and English. */
export const sectionInWords = (name: string): string => (/^\d+$/.test(name) ? `Section ${name}` : name)

/** The same inside a sentence: the word that says what it is begins small, a name of its own stays as it is. */
export const withinSentence = (said: string): string =>
  said.replace(/^\p{Lu}(?=\p{Ll}+ \d)/u, (letter) => letter.toLowerCase())
