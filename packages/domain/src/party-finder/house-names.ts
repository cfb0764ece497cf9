import { plainText } from "../language/plain-text.ts"

/** The words that a house calls its levels, sections and price levels by. */
export interface HouseNames {
  /** Of each name its words, plain. */
  readonly names: readonly (readonly string[])[]
}

export const houseNames = (names: readonly string[]): HouseNames => ({
  names: [...new Set(names)].map(wordsOf),
})

/** The words of a name, plain. */
export const wordsOf = (name: string): readonly string[] =>
  plainText(name).match(/[\p{Letter}\p{Number}]+/gu) ?? []

/** Whether a word said, as « balcons » or « mezz », is one of a name's. */
function isWordOf(said: string, words: readonly string[]): boolean {
  const own = singulars(said)
  return words.some(
    (word) =>
      singulars(word).some((one) => own.includes(one)) ||
      (said.length >= fewestLetters && !/\d/.test(said) && word.startsWith(said)),
  )
}

/** A word begun is understood from so many letters on. */
const fewestLetters = 4

/** A word, and what it may be the plural of, or an American spelling of. */
const singulars = (word: string): readonly string[] =>
  word.length < fewestLetters || /\d/.test(word)
    ? [word]
    : [word, word.replace(/[sx]$/, ""), word.replace(/es$/, ""), word.replace(/ter$/, "tre")]

/** Whether two words said follow one another in some name. */
export const isPairIn = ({ names }: HouseNames, one: string, next: string): boolean =>
  names.some((words) => words.some((word, at) => isWordOf(one, [word]) && words[at + 1] === next))

/** Whether a place said in words is called so. */
export const isCalled = (places: readonly string[], words: readonly string[]): boolean =>
  places.flatMap(wordsOf).every((word) => isWordOf(word, words))

/** Whether one of the places that are not wanted is called so. */
export const isExcluded = (excluded: readonly string[], words: readonly string[]): boolean =>
  excluded.some((place) => isCalled([place], words))

/** Whether a word said is all that something is called, such as « Bancs ». */
export const isWholeName = ({ names }: HouseNames, said: string): boolean =>
  names.some((words) => words.length === 1 && isWordOf(said, words))

export const isWordOfHouse = ({ names }: HouseNames, said: string): boolean =>
  names.some((words) => isWordOf(said, words))
