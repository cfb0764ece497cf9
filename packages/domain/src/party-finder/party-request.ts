import type { Cents } from "../money/cents.ts"
import { type HouseNames, houseNames, isWordOfHouse, wordsOf } from "./house-names.ts"
import { numberOf } from "./spoken-numbers.ts"
import { takePrices } from "./spoken-prices.ts"
import { SpokenText } from "./spoken-text.ts"
import { readWords } from "./spoken-words.ts"

/** What a shopper asks for in a sentence such as « 4 ensemble, moins de 80 $, corbeille ». */
export interface PartyRequest {
  /** Seats, 1 to 10; nothing when the sentence names none. */
  readonly size: number | undefined
  /** The number said when no party has so many: zero, or more than ten, of which `size` is the ten. */
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
  /** The front row of its section, or the row of this name. */
  readonly row: "front" | { readonly name: string } | undefined
  /** Admission without a seat number. */
  readonly standing: boolean
  /** Seats may lie apart when no group lies together. */
  readonly mayPart: boolean
  /** Names of levels, sections and price levels, as they were written. */
  readonly places: readonly string[]
  /** What was not understood, as it was written. */
  readonly leftAside: readonly string[]
}

const cheapest =
  /\b(?:(?:a |au )?(?:la |le |les |the )?(?:plus |meilleurs? )?(?:bas|petits?) prix|meilleurs? prix|(?:la |le |les )?moins (?:cher|dispendieu|couteu)\w*(?: possibles?)?|(?:pas|not) (?:trop|too|so|that|very) (?:cher|dispendieu|couteu|expensive|pricey)\w*|pas cher\w*|bon marche|(?:petit|low|small|tight) budget|on a budget|(?:the )?(?:cheap\w*|lowest[ -](?:price|cost)\w*|(?:least|less|in)[ -]?expensive|affordable|budget seats|best (?:price|deal|value)\w*|lowest)|economi(?:que|cal)\w*|abordable|aubaines?)/
const best =
  /\b(?:(?:la |le |les |the )?(?:meilleur\w*|best)(?: possibles?| available)?|mieux(?: plac\w+)?|bien plac\w+|bonnes? places?|bons? (?:sieges?|billets?)|good (?:seats?|view|ones?)|great (?:seats?|view)|nice (?:seats?|view)|(?:avec |with )?(?:une |a )?(?:belle|bonne|good|great|nice|clear) (?:vue|view)|(?:plus )?(?:pres|proche|proches) (?:possible )?de la scene|(?:close|closest|near|nearest) (?:to )?the stage|(?:au|in the) (?:milieu|middle)(?: de la rangee| of the row)?)\b/
const wheelchair =
  /\b(?:(?:place |siege |espace |emplacement )?(?:acces |accessibilite |en |pour )?(?:(1|un|une|one) |a )?(?:fauteuils?[ -]roulant|wheel ?chair(?:[ -](?:accessible|access|users?|spots?|spaces?|friendly))?|chaise roulante)|accessib\w*|(?:a |avec )?mobilite reduite|pmr|(?:reduced|limited) mobility|mobility (?:scooter|aid|issues?)|(?:handicap\w*|disab(?:led|ility))(?: access)?|en fauteuil\b|(?:triporteur|quadriporteur))/
const companion =
  /\b(?:(?:(?:1|un|une|one|a|mon|ma|my|son|sa|leur|their|his|her) )?(?:accompagna(?:teur|trice|nt|nte)|companion|caregiver|carer|attendant|support person|(?:proche )?aidante?|preposee?)|(\d|deux|two|trois|three) (?:accompagna(?:teurs|trices|nts)|companions|carers))/
const aisle =
  /\b(?:(?:a |au |en |sur |pres d\w+ |cote |du cote |pour |with |on |by |near |next to |close to |sitting )*(?:(?:le |la |l'|the |an |un |une |du |de )*)(?:bord|bout|cote|extremite|coin)(?: de la| de l'| de| d'une?| d'| du)* ?(?:allee|rangee|rang|couloir|corridor)|(?:sur |pres de |cote |du cote de |on |by |near |next to |close to )*(?:l'|une |un |the |an )?(?:allee|couloir|aisle|passage)(?:[ -]seats?)?|(?:at |on )?(?:the |an )?ends?(?: seats?)?(?: of (?:the |a )?rows?)|row ends?|end seats?)\b/
const frontRow =
  /\b(?:a |en |dans |au |in |at )*(?:la |le |the )?(?:toute )?(?:premiere|1re|1ere|premier|1er|first|1st|front)[ -](?:rangees?|rangs?|rows?)\b/
const front =
  /\b(?:(?:tout )?(?:en avant|a l'avant|devant)|(?:at |in |near )?(?:the )?(?:very )?front|up front)\b/
/** « Any seats left » is not « orchestra left ». */
const remaining = /(?<=\b(?:seats?|tickets?|spots?|places?|anything|many) )left\b/
const namedRow =
  /\b(?:rangee|rang|row)s? ([a-z]|([a-z])\2|\d{1,2})\b(?! ?(?:personnes?|places?|people|seats?))/
const standing =
  /\b(?:(?:places? |billets? )?debout|(?:places? |billets? )?admissions? generales?|general[ -]admission|standing(?:[ -](?:room|only|area|spots?|places?|tickets?))*|ga)\b/
const unnumbered =
  /\b(?:sans (?:place|siege)s? (?:numerote|assigne)\w*|non[ -]numerote\w*|un(?:reserved|numbered|assigned)(?: seat\w*)?)\b/
const seated =
  /\b(?:(?:pas|non|not|no|ni) (?:de |des )?(?:places? )?(?:debout|standing)|(?:places? )?assise?s?|seated|sitting|sit down|numerote\w*|reserved)\b/
const apart =
  /\b(?:(?:on |we |nous |ca |it |c'est |that's |that is |is |are |can |peut |peuvent |pouvons |peuvent |ok |no problem |pas grave )*(?:be |etre |s'asseoir |sit |sitting |seated |mind )*(?:separe|disperse)|(?:pas |not )(?:forcement |necessairement |besoin d'etre |necessarily |obliges? d'etre )*(?:ensemble|together)|(?:don't|do not|doesn't|no) (?:need|have|mind|matter|care)[^;,.]*?(?:together|apart|separate\w*|split\w*)|(?:peu importe|n'importe|meme)[^;,.]*?(?:ensemble|separe\w*|seule?s)|(?:can |could |may |ok to |fine to |willing to |happy to )*(?:be )?split(?: up| us up)?|apart|separate|chacun de (?:son|leur) cote|scattered)/
const together =
  /\b(?:tou(?:s|tes) )?(?:ensemble|cote a cote|l'une? a cote de l'autre|les unes? a cote des autres|colle(?:e|s|es)?(?: ensemble)?|voisine?s?|adjacente?s?|groupee?s?|together|side by side|side-by-side|next to each other|beside each other|adjoining|adjacent|in a row|consecutive|consecutives?|consecutifs?|d'affilee)\b/

const mine = "(?:mon|ma|my|notre|our)"
const withMe = [
  // « ma blonde et moi », « my wife and I »
  {
    people: 2,
    said: new RegExp(
      String.raw`\b${mine} \w+ (?:et|and|&) (?:moi|me|i|myself)\b|\b(?:moi|me|myself) (?:et|and|&) ${mine} \w+\b(?<!s)`,
    ),
  },
  {
    people: 1,
    said: /\b(?:(?:just|only|juste|seulement) (?:pour )?(?:for )?(?:me|moi|myself)|moi (?:tout )?(?:seule?|seulement)|(?:by|for) myself|on (?:my|its|their|our) own|tout(?:e)? seule?)\b/,
  },
  {
    people: 1,
    said: /\b(?:moi|me|myself)(?: et| and| plus| avec| with| &)+(?= )|(?:et|and|plus|&) (?:moi|me|myself|i)\b/,
  },
] as const

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
  const mayPart = tookAll(apart)
  tookAll(together)
  const prices = takePrices(text)
  const isCheapest = tookAll(cheapest)
  while (text.take(best, isNoName(house)) !== undefined);
  const companions = takeCompanions(text)
  const chair = text.take(wheelchair)
  tookAll(wheelchair)
  const accessible = chair !== undefined || companions > 0
  const isUnnumbered = tookAll(unnumbered)
  tookAll(seated)
  const isStanding = tookAll(standing) || isUnnumbered
  const isAtAisle = tookAll(aisle)
  const row = takeRow(text, house)
  text.take(remaining)
  let kinds = 0
  for (const { people, said } of withMe) if (text.take(said) !== undefined) kinds += people
  const words = readWords(text, house, { kinds, companions, wheelchairs: chair?.[1] === undefined ? 0 : 1 })
  return {
    ...words,
    ...prices,
    order: isCheapest ? "cheapest" : "best",
    accessible,
    aisle: isAtAisle,
    row,
    standing: isStanding,
    mayPart,
  }
}

/** A sentence is read so far. */
const LONGEST_SENTENCE = 300

function takeCompanions(text: SpokenText): number {
  const found = text.take(companion)
  if (found === undefined) return 0
  return numberOf(found[1] ?? "") ?? 1
}

/** « Front » or « milieu » may be what a section is called. */
const isNoName =
  (house: HouseNames) =>
  ([said]: RegExpExecArray): boolean =>
    !isWordOfHouse(house, wordsOf(said).at(-1) ?? "") || /\b(?:up|at the|near the) front$/.test(said)

function takeRow(text: SpokenText, house: HouseNames): PartyRequest["row"] {
  const named = text.take(namedRow)
  if (named?.[1] !== undefined) return { name: named[1].toUpperCase() }
  const isFront = text.take(frontRow) !== undefined || text.take(front, isNoName(house)) !== undefined
  return isFront ? "front" : undefined
}
