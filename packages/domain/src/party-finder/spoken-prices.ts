import type { Cents } from "../money/cents.ts"
import { counted, numberWord } from "./spoken-numbers.ts"
import type { SpokenText } from "./spoken-text.ts"

/** Bounds of the price, of one seat or of the whole party. */
export interface SpokenPrices {
  readonly minPrice: Cents | undefined
  readonly maxPrice: Cents | undefined
  readonly priceOf: "seat" | "party"
}

const number = String.raw`(\d{1,3}(?:[ ,]\d{3})+(?![\d])(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)`
const sign = String.raw`(?:\$(?: ?(?:ca|can|cad)\b)?|dollars?\b|cad\b|piastres?\b|piasses?\b|bucks?\b)`
/** A number of dollars; « 4 places » is none. Spaces are single by the time it is looked for. */
const amount = String.raw`(?:\$ ?)?${number}(?!\d|[.,]\d)(?! ?(?:${counted}|ans?|years?|yrs?|yo|mois|months?)\b)(?: ?${sign})?`
const between = new RegExp(String.raw`\b(?:entre|between|de|from) ${amount} ?(?:et|and|a|to|-) ?${amount}`)
/** « 40-60 $ », « 40 à 60 $ »: prices by the sign behind. */
const span = new RegExp(String.raw`(?:\$ ?)?${number} ?\$? ?(?:-|a|to) ?(?:\$ ?)?${number}(?: ?${sign})?`)
const most = [
  "(?:a |de )?moins (?:cher )?(?:de|que)|sous(?: les| la barre des)?|au[ -]dessous de|en dessous de|en bas de|maximum|max|jusqu'a",
  "(?:pas|jamais) plus (?:cher )?(?:de|que)|au plus|(?:ne )?depass\\w* pas|sans depasser|plafond(?: de)?|budget(?: max\\w*)?(?: (?:de|d'environ|of|is|est|est de|max|maximum))?",
  "under|below|less than|up to|at most|no more than|not more than|not over|cheaper than|within|for less than|maximum of|max of|tops",
].join("|")
const atMost = new RegExp(String.raw`\b(?:${most}) ?[:,]? ?${amount}`)
const mostAfter = new RegExp(
  String.raw`${amount} ?(?:chacune?|chaque|each|par personne|par billet|per person|la place|le billet)? ?(?:maximum|max|ou moins|or less|or under|at most|au plus|gros max|tops)\b`,
)
const least =
  "(?:pas|jamais|not|no) (?:moins (?:cher )?(?:de|que)|en (?:bas|dessous) de|less than|under|below)|plus (?:cher )?(?:de|que)|au moins|a partir de|minimum|over|more than|at least|from|starting at|above"
const atLeast = new RegExp(String.raw`\b(?:${least}) ?${amount}`)
const leastAfter = new RegExp(
  String.raw`${amount} ?(?:(?:et plus|ou plus|minimum|and up|or more)\b|\+(?! ?\d))`,
)
const bareAmount = new RegExp(
  String.raw`\$ ?${number}(?: ?(?:ca|can|cad)\b)?|${number.replace("[ ,]", "[,]")} ?${sign}`,
)
const ofParty =
  /\b(?:au (?:grand )?total|en tout(?: et pour tout)?|en totalite|total(?: de| of)?|pour tout le (?:monde|groupe)|pour (?:le|notre) groupe|pour (?:nous|vous) tous|pour (?:toute )?(?:la|notre) (?:famille|gang)|in all|in total|all[ -]?in(?:clusive)?|altogether|all together|for (?:everyone|everybody|all of us|the (?:whole )?(?:group|family|lot|party)))\b/
const inAll = /\bbudget\b/
const eachAt = String.raw`[\d.,]|@ ?|\b(?:a|at)(?: environ| about| around)? |\b(?:billets?|places?|sieges?|tickets?|seats?) (?:de|of) `
const thenWhere = "avec|with|au|aux|a la|dans|in|on|near|pres|ensemble|together|max|maximum|svp|please"
/** « 200 $ pour 4 » buys seats for four, and « 4 billets à 50 $ pour 2 soirs » or "for 8 pm" does not. */
const amountForSoMany = new RegExp(
  String.raw`(?<!${eachAt})(?:\$ ?${number}|${number} ?${sign})(?: ?(?:maximum|max|ou moins|or less|tops|at most))? (?:pour|for) (?:\d{1,3}|${numberWord})(?= ?(?:$|[,;!?]|\.(?!\d)| (?:${thenWhere})\b|(?:${counted})\b))`,
)
/** How many they are is left for who counts the party. */
const forSoMany =
  /\b(?:for(?= (?:both|(?:the|all) (?:two|three|four|five|six|seven|eight|nine|ten|\d+) of us)\b)|pour(?= (?:nous|les) (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+)\b(?! (?:ans|premier|dernier|rang|soir|enfant))))/
const ofSeat =
  /\b(?:chacune?s?|chaque|par (?:personne|tete|place|billet|siege|adulte)|(?:la|le|du|l'unite) ?(?:place|billet|siege)|each|apiece|a piece|a pop|per (?:person|seat|ticket|head|adult)|a (?:seat|ticket|head|person)|pp|p\.p\.)(?!\w)/

/** Takes what a sentence says of prices. */
export function takePrices(text: SpokenText): SpokenPrices {
  const isBudget = inAll.test(text.plain)
  const isAmountForSoMany = amountForSoMany.test(text.plain)
  /** « Pas moins de » is the least, and « kids under 12 » are no dollars. */
  const isMost = (found: RegExpExecArray) =>
    isMoney(found) &&
    !/\b(?:pas|jamais|not|no|kids?|children|enfants?|ados?|teens?) $/.test(text.plain.slice(0, found.index))
  const range =
    text.take(between, isMoney) ??
    text.take(
      span,
      ([said, low]) => said.startsWith("$") || (hasSign.test(said) && (cents(low) ?? 0) > 10_00),
    )
  const atMostOf = range ?? text.take(mostAfter, isMoney) ?? text.take(atMost, isMost)
  const atLeastOf = range ?? text.take(leastAfter, isMoney) ?? text.take(atLeast, isMoney)
  const bare = atMostOf ?? atLeastOf ?? text.take(bareAmount)
  if (bare === undefined) return { minPrice: undefined, maxPrice: undefined, priceOf: "seat" }
  const low = cents(range?.[1] ?? (range === undefined ? atLeastOf?.[1] : undefined))
  const high = cents(
    range?.[2] ?? (range === undefined ? atMostOf?.[1] : undefined) ?? justOf(bare, atLeastOf),
  )
  text.take(inAll)
  const isOfSeat = text.take(ofSeat) !== undefined
  const isOfParty = text.take(ofParty) !== undefined
  const isForSoMany = text.take(forSoMany) !== undefined || (isAmountForSoMany && range === undefined)
  const isSwapped = (low ?? 0) > (high ?? Infinity)
  return {
    minPrice: isSwapped ? high : low,
    maxPrice: isSwapped ? low : high,
    priceOf: isOfParty || ((isBudget || isForSoMany) && !isOfSeat) ? "party" : "seat",
  }
}

/** An amount by itself is the most; beside « plus de 40 $ » it is none. */
const justOf = (bare: RegExpExecArray, least: RegExpExecArray | undefined): string | undefined =>
  bare === least ? undefined : (bare[1] ?? bare[2])

const hasSign = new RegExp(sign)
/** Small numbers without a dollar count people: « max 4 », « entre 2 et 4 ». */
const isMoney = ([said, ...amounts]: RegExpExecArray): boolean =>
  hasSign.test(said) || said.includes("$") || amounts.some((one) => (cents(one) ?? 0) > 10_00)

const cents = (text: string | undefined): Cents | undefined =>
  text === undefined
    ? undefined
    : Math.round(Number(text.replace(/[ ,](?=\d{3})/g, "").replace(",", ".")) * 100)
