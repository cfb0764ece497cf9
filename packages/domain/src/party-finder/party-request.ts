import { plainText } from "../language/plain-text.ts"
import type { Cents } from "../money/cents.ts"

/** What a shopper asks for in a sentence such as « 4 ensemble, moins de 80 $, corbeille ». */
export interface PartyRequest {
  /** Seats, 1 to 10; nothing when the sentence names none. */
  readonly size: number | undefined
  /** All-in price of one seat. */
  readonly minPrice: Cents | undefined
  readonly maxPrice: Cents | undefined
  readonly order: "best" | "cheapest"
  /** At least one accessible place is needed. */
  readonly accessible: boolean
  /** Seats may lie apart when no group lies together. */
  readonly mayPart: boolean
  /** What else was said, to be found in names of levels, sections and price levels; plain text. */
  readonly words: readonly string[]
}

export const LARGEST_PARTY = 10

const numberWords: Readonly<Record<string, number>> = {
  ...counted(["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"]),
  ...counted(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]),
  une: 1,
  seul: 1,
  seule: 1,
  alone: 1,
  couple: 2,
}

function counted(words: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(words.map((word, index) => [word, index + 1]))
}

const people =
  "personnes?|places?|billets?|sieges?|adultes?|enfants?|aines?|etudiante?s?|people|persons?|seats?|tickets?|adults?|child(?:ren)?|kids?|seniors?|students?"
/** A number of dollars; « 4 places » is none. */
const amount = String.raw`\$?\s*(\d+(?:[.,]\d{1,2})?)(?!\d|[.,]\d)(?!\s*(?:${people})\b)\s*(?:\$|dollars?|cad)?`
const between = new RegExp(
  String.raw`\b(?:entre|between|de|from)\s+${amount}\s*(?:et|and|a|to|-)\s*${amount}(?!\w)`,
)
const atMost = new RegExp(
  String.raw`\b(?:a\s+)?(?:moins\s+(?:cher\s+)?(?:de|que)|sous|maximum|max|jusqu'a|pas\s+plus\s+(?:cher\s+)?(?:de|que)|under|below|less\s+than|up\s+to|at\s+most|no\s+more\s+than)\s*:?\s*${amount}`,
)
const mostAfter = new RegExp(String.raw`${amount}\s*(?:maximum|max|ou\s+moins|or\s+less|at\s+most)\b`)
const atLeast = new RegExp(
  String.raw`\b(?:plus\s+de|au\s+moins|a\s+partir\s+de|over|more\s+than|at\s+least|from)\s*${amount}(?:\b|(?<=\$))`,
)
const bareAmount = /\$\s*(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)\s*(?:\$|dollars?|cad)(?!\w)/
const cheapest =
  /\b(?:(?:les?\s+|la\s+)?moins\s+cher(?:e?s?)?|pas\s+cher(?:e?s?)?|cheap(?:est)?|lowest\s+price|economiques?)\b/
const best = /\b(?:les?\s+|la\s+)?(?:meilleure?s?|best)\b/
const wheelchair =
  /\b(?:accessibles?|fauteuils?\s+roulants?|mobilite\s+reduite|wheelchairs?|reduced\s+mobility)\b/
const apart =
  /\b(?:separes?|separement|pas\s+(?:forcement\s+)?ensemble|apart|separate(?:ly)?|not\s+together)\b/

/** Words that say nothing about where to sit. */
const silent = new Set(
  (
    "a au aux avec avoir billet billets choisir chacun chacune cote dans de des dont du elle en ensemble est et etre il j'ai je la le les l' " +
    "ma mes moi mon nos notre nous on ou par personne personnes place places pour prix s'il plait vous sieges siege sommes sur " +
    "trouver trouvez un une veux voudrais y d' amis entre famille groupe maximum minimum moins plus que " +
    "all and any are at between by each family friends group least less max more most than for find get give have i i'd i'm in is like me my need near of on our people person please price seat " +
    "seats side sit sitting some the ticket tickets to together us want we we're with would"
  ).split(" "),
)

/**
 * Reads a request in French or English, in any order, with or without accents. It never fails: what it does not
 * understand stands in `words`, to be looked for among the names of the house.
 */
export function readPartyRequest(sentence: string): PartyRequest {
  let rest = ` ${plainText(sentence).replace(/[\u00a0\u202f]/g, " ")} `
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest)
    if (found !== null) rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`
    return found ?? undefined
  }

  const range = takePriceRange(take, rest)
  const most = range === undefined ? (take(atMost) ?? take(mostAfter)) : undefined
  const least = range === undefined ? take(atLeast) : undefined
  const bare = (range ?? most ?? least) ? undefined : take(bareAmount)
  const low = cents(range?.[1] ?? least?.[1])
  const high = cents(range?.[2] ?? most?.[1] ?? bare?.[1] ?? bare?.[2])
  const order = take(cheapest) === undefined ? "best" : "cheapest"
  take(best)
  const accessible = take(wheelchair) !== undefined
  const mayPart = take(apart) !== undefined
  const { size, words } = sizeAndWords(rest)
  const isSwapped = low !== undefined && high !== undefined && low > high
  return {
    size,
    minPrice: isSwapped ? high : low,
    maxPrice: isSwapped ? low : high,
    order,
    accessible,
    mayPart,
    words,
  }
}

/** « de 40 à 80 » is a price only with a dollar sign: « de 2 à 4 » may count people. */
function takePriceRange(take: (pattern: RegExp) => RegExpExecArray | undefined, rest: string) {
  const found = between.exec(rest)
  return found !== null && /\$|dollar|cad|entre|between/.test(found[0]) ? take(between) : undefined
}

const isPeople = new RegExp(`^(?:${people})$`)

/** « 2 adultes et 2 enfants » are four; of other numbers the first is the party, unless it is a one that counts nothing. */
function sizeAndWords(rest: string): Pick<PartyRequest, "size" | "words"> {
  const tokens = rest
    .split(/[^\p{Letter}\p{Number}'-]+/u)
    .map((token) => token.replace(/^(?:l'|d')/, ""))
    .filter((token) => token !== "" && token !== "-")
  let counted = 0
  let size: number | undefined
  const words: string[] = []
  for (const [index, word] of tokens.entries()) {
    const number = partySize(word)
    if (number !== undefined && isPeople.test(tokens[index + 1] ?? "")) counted += number
    else if (number !== undefined && (size === undefined || size === 1)) size = number
    else if (!silent.has(word) && !isPeople.test(word)) words.push(word)
  }
  return { size: counted > 0 ? Math.min(counted, LARGEST_PARTY) : size, words }
}

function partySize(word: string): number | undefined {
  const number = /^\d{1,2}$/.test(word) ? Number(word) : numberWords[word]
  return number !== undefined && number >= 1 && number <= LARGEST_PARTY ? number : undefined
}

const cents = (text: string | undefined): Cents | undefined =>
  text === undefined ? undefined : Math.round(Number(text.replace(",", ".")) * 100)
