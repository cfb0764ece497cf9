import { plainText } from "../language/plain-text.ts"
import type { Cents } from "../money/cents.ts"
import { type HouseNames, houseNames, isWordOfHouse, wordsOf } from "./house-names.ts"
import { countedAs, notCounts, notWhole, numberOf, several } from "./spoken-numbers.ts"
import {
  ages,
  aisle,
  apart,
  asCouple,
  best,
  cheapest,
  companion,
  company,
  coupleAndCrowd,
  coupleWith,
  eachOfCompany,
  inMyChair,
  isCouple,
  isNoFirstName,
  isWithMe,
  namesWithMe,
  notApart,
  numberedSeats,
  orBetter,
  perhapsRemaining,
  remaining,
  seated,
  sided,
  smallTalk,
  standing,
  together,
  uncounted,
  unnumbered,
  wheelchair,
  withMe,
} from "./spoken-phrases.ts"
import { takePrices } from "./spoken-prices.ts"
import { type AskedRow, isNoName, isNumbered, isWanted, seatsNumbered, takeRow } from "./spoken-rows.ts"
import { SpokenText } from "./spoken-text.ts"
import { readWords } from "./spoken-words.ts"

/** What a shopper asks for in a sentence such as « 4 ensemble, moins de 80 $, corbeille ». */
export interface PartyRequest {
  /** Seats, 1 to 10; nothing when the sentence names none. */
  readonly size: number | undefined
  /**
   * The number said when no party has so many: more than ten, of which `size` is the ten, or zero, which also stands for what
   * is no number of seats, such as « 1,5 place », and is in `leftAside`, and for words that ask for nothing, such as « bonjour ».
   */
  readonly beyond: number | undefined
  /** All-in price of one seat, or of the party together. */
  readonly minPrice: Cents | undefined
  readonly maxPrice: Cents | undefined
  readonly priceOf: "seat" | "party"
  readonly order: "best" | "cheapest"
  /** At least one accessible place is needed. */
  readonly accessible: boolean
  /** Somebody wants to sit at the end of a row. */
  readonly aisle: boolean
  readonly row: AskedRow | undefined
  /** Admission without a seat number. */
  readonly standing: boolean
  /** Seats may lie apart when no group lies together. */
  readonly mayPart: boolean
  /** Names of levels, sections and price levels, as they were written. */
  readonly places: readonly string[]
  /** The same of places that are not wanted: « pas au balcon ». */
  readonly excluded: readonly string[]
  /** Sections said by a number or letter that this house has none of, as they were written: « section 999 ». */
  readonly absent: readonly string[]
  /** What was not understood, as it was written. */
  readonly leftAside: readonly string[]
}

/**
 * Reads a request in French or English, in any order, with or without accents, with the names of this house. It never
 * fails: what it does not understand stands in `leftAside`.
 */
export function readPartyRequest(sentence: string, names: readonly string[]): PartyRequest {
  const house = houseNames(names)
  const text = new SpokenText(sentence.slice(0, LONGEST_SENTENCE))
  const took = (...patterns: readonly RegExp[]): boolean =>
    patterns.filter((pattern) => text.take(pattern) !== undefined).length > 0
  const tookAll = (...patterns: readonly RegExp[]): boolean => {
    const isThere = took(...patterns)
    while (isThere && took(...patterns));
    return isThere
  }
  const talk = takeAll(text, smallTalk)
  tookAll(notApart)
  const mayPart = takeEach(text, apart, ([said]) => !asLongAs.test(said)).length > 0
  tookAll(together)
  const numbered = takeEach(text, numberedSeats, (found) => isNumbered(text, found, house))
  const prices = takePrices(text)
  const isCheapest = tookAll(cheapest)
  const isNoSection = isNoName(house)
  // « Mieux » behind a row is not the best there is.
  const better = text.take(orBetter, ({ index, 1: row = "" }) =>
    isWanted(text, { index: text.plain.lastIndexOf(row, index) }),
  )
  while (text.take(best, (found) => isNoSection(found) && isWanted(text, found)) !== undefined);
  const companions = takeCompanions(text)
  const isAlone = inMyChair.test(text.plain)
  const isWish = (found: RegExpExecArray) => isWanted(text, found)
  const chair = text.take(wheelchair, isWish)
  takeEach(text, wheelchair, isWish)
  const accessible = chair !== undefined || companions > 0
  const isUnnumbered = tookAll(unnumbered)
  tookAll(seated)
  const isStanding = takeEach(text, standing, isWish).length > 0 || isUnnumbered
  const isAtAisle = takeEach(text, aisle, isWish).length > 0
  // Before rows are taken: the word behind « left » tells whether it is a side.
  const isCalledLeft = isWordOfHouse(house, "left")
  const isSide = ({ index, 0: said }: RegExpExecArray) => sided.test(text.plain.slice(index + said.length))
  text.take(remaining, (found) => !(isCalledLeft && isSide(found)))
  if (!isCalledLeft) text.take(perhapsRemaining)
  const row = takeRow(text, house, better !== undefined)
  // Which rows are nearer than AA only the house knows.
  const isBetterLost = /[a-z]{2}$/.test(better?.[1] ?? "")
  const notCount = takeAll(text, ...notCounts)
  const halves = takeAll(text, notWhole)
  const crowd = takeEach(text, uncounted, isNoName(house))
  const isCrowdOfCouple = crowd.length > 0 && coupleAndCrowd.test(text.plain)
  const couple = text.take(asCouple) === undefined ? 0 : 2
  const people = Math.max(takeCompany(text, house), seatsNumbered(numbered))
  tookAll(ages)
  const { asksForSeats, ...words } = readWords(text, house, {
    kinds: crowd.length > 0 ? 0 : people,
    companions,
    couple,
    wheelchairs: numberOf(chair?.slice(1).find(Boolean) ?? "") ?? (isAlone && crowd.length === 0 ? 1 : 0),
  })
  const isUncounted = words.size === undefined && words.beyond === undefined
  const unsure = isUncounted || isCrowdOfCouple ? [...halves, ...crowd] : halves
  const isNoCount = notCount.length > 0 || (unsure.length > 0 && (isUncounted || isCrowdOfCouple))
  const isTalk = text.taken === talk.length && !asksForSeats && text.plain.trim() !== ""
  const lost =
    isBetterLost && better !== undefined
      ? [text.between(better.index, better.index + better[0].length).trim()]
      : []
  const leftAside = [...notCount, ...unsure, ...numbered, ...talk, ...lost, ...words.leftAside]
  return {
    ...words,
    ...(isNoCount || isTalk ? { size: undefined, beyond: 0 } : {}),
    // A sentence without a wish is told as a whole, not without its little words.
    leftAside: isTalk && leftAside.length > 0 ? [text.whole] : leftAside,
    ...prices,
    order: isCheapest ? "cheapest" : "best",
    accessible,
    aisle: isAtAisle,
    row,
    standing: isStanding,
    mayPart,
  }
}

/** Said of what may be, and behind it what may not: « n'importe où mais ensemble ». */
const asLongAs =
  /\b(?:mais|tant qu\w*|as long as|so long as|but|meme (?:rangee|rang|table)|same (?:row|table))\b/
/** « 8 enfants », "two students". */
const countsKinds = new RegExp(
  String.raw`\b(?:\d+|${several}) (?:\w+ )?(?:enfants?|eleves?|ecoliers?|jeunes?|kids?|children|pupils?|students?|cadets?|ados?|teens?)\b`,
)

/** A sentence is read so far. */
const LONGEST_SENTENCE = 300

/** All that matches, as it was written. */
const takeAll = (text: SpokenText, ...patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => takeEach(text, pattern))

function takeEach(
  text: SpokenText,
  pattern: RegExp,
  isMeant?: (found: RegExpExecArray) => boolean,
): readonly string[] {
  const said: string[] = []
  for (let found = text.take(pattern, isMeant); found !== undefined; found = text.take(pattern, isMeant))
    said.push(text.between(text.phraseFrom(found.index), found.index + found[0].length))
  return said
}

/** Of who sits in a wheelchair; those who go along with « 8 enfants » are counted with them. */
function takeCompanions(text: SpokenText): number {
  if (!wheelchair.test(text.plain) && countsKinds.test(text.plain)) return 0
  const found = text.take(companion)
  if (found === undefined) return 0
  return numberOf(found[1] ?? "") ?? 1
}

/** Those who are told one after the other, with who writes. */
function takeCompany(text: SpokenText, house: HouseNames): number {
  const family = text.take(coupleWith)
  if (family !== undefined) {
    const [, couples = "", others = ""] = family
    const beside = takeCompany(text, house)
    const isBesideMe = beside === 0 && text.take(besideMe) !== undefined
    return others
      .split(eachOfCompany)
      .map(peopleOf)
      .reduce((sum, each) => sum + each, 2 * (numberOf(couples) ?? 1) + beside + (isBesideMe ? 1 : 0))
  }
  const named = text.take(namesWithMe, ({ index, 0: said }) => {
    const isOfHouse = wordsOf(said).some((word) => isWordOfHouse(house, word))
    return !isOfHouse && namesIn(text.between(index, index + said.length)).length > 0
  })
  if (named !== undefined) return 1 + namesIn(text.between(named.index, named.index + named[0].length)).length
  const all = text.take(company, ([said]) => isWithMe.test(said))
  const alone = withMe.reduce((sum, said) => sum + (text.take(said) === undefined ? 0 : 1), 0)
  if (all === undefined) return alone
  // « Me, myself and I » is one, and who is told twice comes once.
  const others = [...new Set(all[0].split(eachOfCompany))].filter((each) => !isWithMe.test(each))
  return others.map(peopleOf).reduce((sum, each) => sum + each, 1)
}

/** Who writes, before those who were understood already: "me, a couple and two kids". */
const besideMe = /\b(?:moi|me|myself) ?, ?(?=;)/

/** First names, which are written with a capital letter. */
const namesIn = (written: string): readonly string[] =>
  (written.match(/\p{Lu}[\p{Letter}-]+/gu) ?? []).filter((word) => {
    const plain = plainText(word)
    return !isNoFirstName.test(plain) && countedAs(plain) === undefined && numberOf(plain) === undefined
  })

const peopleOf = (said: string): number =>
  isCouple.test(said)
    ? 2
    : (said
        .replace(ages, "")
        .split(" ")
        .map(numberOf)
        .find((number) => number !== undefined) ?? 1)
