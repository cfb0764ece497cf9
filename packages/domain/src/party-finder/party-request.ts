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

const LARGEST_PARTY = 10

/** The words for one, two and so on in both languages. */
const counted = [
  "un une seul seule one alone",
  "deux two couple",
  "trois three",
  "quatre four",
  "cinq five",
  "six",
  "sept seven",
  "huit eight",
  "neuf nine",
  "dix ten",
]
const numberWords: ReadonlyMap<string, number> = new Map(
  counted.flatMap((words, index) => words.split(" ").map((word): [string, number] => [word, index + 1])),
)

const people =
  "personnes?|places?|billets?|sieges?|adultes?|enfants?|aines?|etudiante?s?|people|persons?|seats?|tickets?|adults?|child(?:ren)?|kids?|seniors?|students?"
/** A number of dollars; « 4 places » is none. Spaces are single by the time it is looked for. */
const amount = String.raw`\$? ?(\d+(?:[.,]\d{1,2})?)(?!\d|[.,]\d)(?! ?(?:${people})\b) ?(?:\$|dollars?|cad)?`
const between = new RegExp(
  String.raw`\b(?:entre|between|de|from) ${amount} ?(?:et|and|a|to|-) ?${amount}(?!\w)`,
)
const most =
  "moins de|moins cher que|sous|maximum|max|jusqu'a|pas plus de|pas plus cher que|under|below|less than|up to|at most|no more than"
const atMost = new RegExp(String.raw`\b(?:${most}) ?:? ?${amount}`)
const mostAfter = new RegExp(String.raw`${amount} ?(?:maximum|max|ou moins|or less|at most)\b`)
const least = "plus de|au moins|a partir de|over|more than|at least|from"
const atLeast = new RegExp(String.raw`\b(?:${least}) ${amount}`)
const bareAmount = /\$ ?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?) ?(?:\$|dollars?|cad)/
const cheapest = /\b(?:moins cher|pas cher|cheap|lowest price|economique)/
const best = /\b(?:meilleur|best)/
const wheelchair = /\b(?:accessible|fauteuils? roulant|mobilite reduite|wheelchair|reduced mobility)/
const apart = /\b(?:separe|pas ensemble|pas forcement ensemble|apart|separate|not together)/

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
  let rest = plainText(sentence).replace(/\s+/g, " ")
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest)
    if (found !== null)
      rest = `${rest.slice(0, found.index)}; ${afterWord(rest.slice(found.index + found[0].length))}`
    return found ?? undefined
  }

  const range = takePriceRange(take, rest)
  const atMostOf = take(atMost) ?? take(mostAfter)
  const atLeastOf = take(atLeast)
  const bare = (range ?? atMostOf ?? atLeastOf) ? undefined : take(bareAmount)
  const low = cents(range?.[1] ?? atLeastOf?.[1])
  const high = cents(range?.[2] ?? atMostOf?.[1] ?? bare?.[1] ?? bare?.[2])
  const order = take(cheapest) === undefined ? "best" : "cheapest"
  take(best)
  const accessible = take(wheelchair) !== undefined
  const mayPart = take(apart) !== undefined
  const { size, words } = sizeAndWords(rest)
  // Stryker disable next-line EqualityOperator: equal prices are the same in either order
  const isSwapped = (low ?? 0) > (high ?? Number.POSITIVE_INFINITY)
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

/** What follows the rest of a word begun: « séparés », of which the stem was found. */
const afterWord = (text: string): string => text.replace(/^\p{Letter}+/u, "")

/** « de 40 à 80 » is a price only with a dollar sign: « de 2 à 4 » may count people. */
function takePriceRange(take: (pattern: RegExp) => RegExpExecArray | undefined, rest: string) {
  const isPrice = between.exec(rest)?.some((said) => /\$|dollar|cad|entre|between/.test(said))
  return isPrice ? take(between) : undefined
}

const isPeople = new RegExp(`^(?:${people})$`)

/** « 2 adultes et 2 enfants » are four; of other numbers the first is the party, unless it is a one that counts nothing. */
function sizeAndWords(rest: string): Pick<PartyRequest, "size" | "words"> {
  const tokens = Array.from(rest.matchAll(/[\p{Letter}\p{Number}'-]+/gu), ([token]) =>
    token.replace(/^(?:l'|d')/, ""),
  ).filter((token) => token !== "" && token !== "-")
  let counted = 0
  let size: number | undefined
  const words: string[] = []
  for (const [index, word] of tokens.entries()) {
    const number = partySize(word)
    if (number !== undefined && isPeople.test(tokens[index + 1] ?? word)) counted += number
    else if (number !== undefined && (size === undefined || size === 1)) size = number
    else if (!silent.has(word) && !isPeople.test(word)) words.push(word)
  }
  return { size: counted > 0 ? Math.min(counted, LARGEST_PARTY) : size, words }
}

function partySize(word: string): number | undefined {
  const number = numberWords.get(word) ?? Number(word)
  return number >= 1 && number <= LARGEST_PARTY ? number : undefined
}

const cents = (text: string | undefined): Cents | undefined =>
  text === undefined ? undefined : Math.round(Number(text.replace(",", ".")) * 100)
