/** Numbers in both languages, as plain words, from zero on. */
const spoken = [
  "zero",
  "un une seul seule one alone solo",
  "deux two",
  "trois three",
  "quatre four",
  "cinq five",
  "six",
  "sept seven",
  "huit eight",
  "neuf nine",
  "dix ten dizaine",
  "onze eleven",
  "douze twelve",
  "treize thirteen",
  "quatorze fourteen",
  "quinze fifteen",
  "seize sixteen",
  "dix-sept seventeen",
  "dix-huit eighteen",
  "dix-neuf nineteen",
  "vingt twenty",
]
const numberWords: ReadonlyMap<string, number> = new Map(
  spoken.flatMap((words, value) => words.split(" ").map((word): [string, number] => [word, value])),
)
/** Words for several at once, which a number before them multiplies: « deux couples ». */
const sets: ReadonlyMap<string, number> = new Map([
  ...["paire", "paires", "pair", "pairs", "couple", "couples", "duo", "duos", "both"].map(
    (word): [string, number] => [word, 2],
  ),
  ...["trio", "trios"].map((word): [string, number] => [word, 3]),
  ...["quatuor", "quartet"].map((word): [string, number] => [word, 4]),
  ...["douzaine", "douzaines", "dozen"].map((word): [string, number] => [word, 12]),
  ["quinzaine", 15],
  ["vingtaine", 20],
  ["trentaine", 30],
  ["quarantaine", 40],
  ["cinquantaine", 50],
  ...["cent", "cents", "centaine", "centaines", "hundred", "hundreds"].map((word): [string, number] => [
    word,
    100,
  ]),
  ...["mille", "milliers", "thousand", "thousands"].map((word): [string, number] => [word, 1_000]),
  ...["million", "millions"].map((word): [string, number] => [word, 1_000_000]),
])

export const numberOf = (word: string): number | undefined =>
  numberWords.get(word) ?? (/^\d{1,15}$/.test(word) ? Number(word) : undefined)
export const setOf = (word: string): number | undefined => sets.get(word)

const seats = "places?|billets?|sieges?|bancs?|chaises?|fauteuils?|seats?|tickets?|tix|spots?|chairs?"
const people = "personnes?|gens|people|persons?|folks|adults? and kids|pers|spectateurs?|guests?|of us"
export const kinds =
  "adultes?|enfants?|eleves?|ecoliers?|pupils?|chaperone?s?|accompagnat(?:eur|rice)s?|profs?|enseignante?s?|teachers?|aines?|ainees?|etudiante?s?|ados?|bebes?|amis?|amies?|chums?|parents?|soeurs?|freres?|filles?|garcons?|cousine?s?|collegues?|adults?|child(?:ren)?|kids?|seniors?|students?|teens?|toddlers?|bab(?:y|ies)|infants?|friends?|sisters?|brothers?|daughters?|sons?|girls?|boys?|colleagues?"

/** What a number can count: « 2 places », « 4 personnes », « 2 adultes et 2 enfants ». */
export const counted = `${seats}|${people}|${kinds}`

/** Which of them a word is: seats, the people in all, or people of a kind, who are added up. */
export function countedAs(word: string): "seats" | "people" | "kinds" | undefined {
  if (isSeats.test(word)) return "seats"
  if (isPeople.test(word)) return "people"
  return isKind.test(word) ? "kinds" : undefined
}
const whole = (words: string) => new RegExp(`^(?:${words})$`)
const [isSeats, isPeople, isKind] = [whole(seats), whole(people), whole(kinds)]

const noun = `(?: ?(?:${counted})\\b)`
/** From zero to twenty. */
export const numberWord = [...numberWords.keys()].join("|")
const number = String.raw`\d+(?:[.,]\d+)?|${numberWord}`
/** From two to ten. */
export const several = ["[2-9]", "10", ...spoken.slice(2, 11).flatMap((words) => words.split(" "))].join("|")
/** « De 8 et 10 ans », "3 year old": no number of people. */
export const age = String.raw`(?:de |of |aged? (?:de )?|ages? de )?(?:\d{1,2}|${several})(?:(?: et | and | ou | or | a | to |, ?|-)\d{1,2})*[ -]?(?:ans?|years?(?:[ -]olds?)?|yrs?(?:[ -]old)?|mois|months?(?:[ -]old)?)\b`
/** « Mes deux enfants », "a friend", "2 other people": people with how many they are. */
export const numberOfPeople = `(?:(?:mes|nos|les|my|our|the) )?(?:${number}|an?) (?:autres? |other |de mes |of my )?(?:${kinds}|${people})\\b(?: ${age})?`
const half = "(?:demie?s?|half)(?: an?| of an?)?"
const part = "quarts?|quarters?|tiers|thirds?"
const of = "(?: of an?| de| d'une?)"
/** What is told in halves, and counts no seats either: « une demi-heure ». */
const ofHalves = "douzaines?|dozens?|heures?|hours?|journees?|tarifs?|prix|prices?"
/** What counts no seats, though it stands where their number would: below zero, a part of one, too long to be read. */
export const notCounts: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\d ?)(?<![a-z\d;)])(?:[-–]|\u2212 ?)(?:${number})\b(?! ?%)${noun}?`),
  new RegExp(
    String.raw`(?<!\b(?:au|du|le|la|les|ou) )\b(?:moins|minus) (?:${number})\b(?! ?%)${noun}?(?![^ ])`,
  ),
  new RegExp(String.raw`\b(?!\d{1,3}(?:,\d{3})+ )(?:a|${number})${noun}? (?:et demie?|and a half)\b${noun}?`),
  new RegExp(String.raw`\b(?:(?:an?|${number})[ -])?(?:${half}|(?:${part})${of})[ -]?${noun}`),
  new RegExp(String.raw`\b(?:a|${number})[ -](?:${half})\b(?![ -](?:an? )?(?:${ofHalves})\b)`),
  new RegExp(String.raw`\b(?!\d{1,3}(?:,\d{3})+\b)\d+[.,/\u2044]\d+${noun}`),
  new RegExp(String.raw`\b\d{16,}\b${noun}?`),
]
/** « 1,5 »: the number of seats where no other is said. */
export const notWhole = /(?<![\d.,])\d{1,2}[.,]\d{1,2}(?![\d.,]*\d)/
