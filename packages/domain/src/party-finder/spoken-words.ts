import { type HouseNames, isPairIn, isWholeName, isWordOfHouse } from "./house-names.ts"
import { countedAs, numberOf, setOf } from "./spoken-numbers.ts"
import type { SpokenText, SpokenWord } from "./spoken-text.ts"

/** How many, where, and what was not understood. */
export interface SpokenWords {
  readonly size: number | undefined
  readonly beyond: number | undefined
  readonly places: readonly string[]
  readonly excluded: readonly string[]
  readonly absent: readonly string[]
  readonly leftAside: readonly string[]
  /** Seats, people or a place of the house are spoken of, and not only « bonjour ». */
  readonly asksForSeats: boolean
}

const LARGEST_PARTY = 10
/** A bare number above the largest party is how many there are up to here; « balcon 60 » is something else. */
const LARGEST_GUESS = 50

/** Words that say nothing about where to sit. */
const silent = new Set(
  (
    "a ai aimerais beaucoup aimerait aimerions allons alors au aucun aucune aussi autour aux avec avez avoir besoin bien bonjour bonsoir bref c ca car ce cela " +
    "ces cette chacun chacune cherche cherchons chose choisir chacuns comme d dans de des dedans disponible disponibles disons dont du elle elles en entre " +
    "environ est est-ce et etre eu faut faudrait fait fois genre groupe gang groupes amis famille familles hey i idealement il ils j j'ai j'aimerais je juste l la le les " +
    "leur ma mais max maximum me merci mes mettez mieux min minimum moi moins mon n ne nos notre nous o on ou par parmi pas peut peux plait plus possible pour " +
    "pourrait pouvez prefere preferablement preference prendre prend prends prenons prix qu que quelque quelques qui reste recherche reserver s sa salut sans se sera serait serions seront ses si soit " +
    "sommes sont sorte suis sur svp s'il t ta tant te toi total tous tout toute toutes trouve trouver trouvez tu un une va vers veut veux viens vient voir voudrais voudrait voudrions voulons pis puis bon bonne parfait parfaite plz pls perfect cool super " +
    "vous voici vos votre voulez y acheter achete assez etes serons seulement somme svp stp siouplait montre montrez donne donner donnez moi-meme vraiment ok oui " +
    "about access accommodate all am an and any anything are around as at available be between book buy but by can cheers could did do does each either else for four-some from " +
    "family families find fine friends get give go going good got group groups guys had has have having hello help hey hi how i'd i'll i'm i've if in is isn't it it's its just least let's like " +
    "located location looking lot made make many maybe me more most must my near need needs next no of okay on one only option options or our ours out party parties person " +
    "please possible possibly prefer preferably preferred price priced prices purchase really reserve room seating see show side sit so some somewhere something thank thanks that that's the " +
    "their them there there's these they this those to together too total us very want wanted wants was way we we'd we'll we're we've what where which will wish " +
    "with within would you your yes grab us use utilise x plus"
  ).split(" "),
)
/** Said out of politeness: nobody is told that it was not understood. */
const polite =
  /^(?:bonjour|bonsoir|salut|allo|coucou|merci|beaucoup|s'il|s|il|te|vous|plait|svp|stp|siouplait|ok|oui|hey|hi|hello|please|plz|pls|thanks?|you|cheers|yes|okay)$/
/** Words before the name of a place: « section 101 », « niveau club ». */
const generic =
  /^(?:sec|sect|sections?|zones?|blocs?|blocks?|niveaux?|levels?|categories?|category|areas?|secteurs?|etages?|floors?|numeros?|no|number)$/
/** Those that say by themselves where to sit: a house without such a place does not know what is meant. */
const ofHouse = /^(?:floors?|etages?)$/
/** « Ground floor » is a place by itself, whatever number comes behind it. */
const ordinal = /^(?:ground|main|first|second|third|upper|lower|top)$/
/** « 999 » or « ZZ », behind such a word. */
const code = /\d|^[a-z]{1,2}$/
const rowWord = /^(?:rangee|rang|row|table)s?$/
const calendar =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|jan|janv|feb|fev|apr|avr|jul|juil|aug|oct|nov|dec|o'clock|septembre|octobre|novembre|decembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|pm|am|h|heures?|minutes?)$/
/** « Les trois premières rangées », "the first 5 rows", « le 24 », « à 5 mètres » count nobody. */
const ofOrder = /^(?:premi\w+|derni\w+|metres?|pieds|feet|ft)$/
const beforeOrder = /^(?:first|last|top|le|under|over|aged?|ages)$/
const negation =
  /^(?:pas|sauf|excepte|hors|hormis|jamais|ni|not|no|except|excluding|without|avoid|eviter|evitez|sans)$/
/** « Autre chose que », "other seats than", « à part »: the words that deny with those behind them. */
const otherThan =
  /^(?:(?:autres?|ailleurs|different\w*)(?: (?:choses?|places?|sieges?|sections?|zones?|endroits?))? (?:que |qu')|(?:other|else(?:where)?|different)(?: (?:places?|seats?|sections?|areas?))? than |(?:a part|a l'exception d(?:e|es|u)|apart from|aside from|with the exception of|en dehors d(?:e|es|u)) )/
/** Those behind which all that is listed is not wanted: « sauf le balcon et la corbeille ». */
const exceptAll = /^(?:sauf|excepte|hors|hormis|except|excluding|without|avoid|eviter|evitez|sans|but)$/
/** "I don't want", "we won't sit in". */
const wantsNot = /^\w+n'?t (?:want|wanna|like|sit|put)\b/
/** "We don't need to be in". */
const needsNot = /^\w+n'?t (?:need|mind|care)\b/
/** « Ça ne dérange pas », « pourquoi pas », « je sais pas » deny no place. */
const deniesNothing = /^(?:derange\w*|gene\w*|pourquoi|why|sais|savons|sait|know)$/
/** Nor do « pas besoin », "not all", « pas que ». */
const deniesLess = /^(?:besoin|need\w*|que|qu|tous|toutes|all)$/
/** « Pas seulement au balcon » excludes no balcony. */
const notOnly = /^(?:juste|just|only|seulement)$/
/** Between several that are not wanted: « ni au balcon ni en corbeille », "the balcony or the boxes". */
const norEither = /^(?:ni|nor|ou|or)$/
const andAlso = /^(?:et|and|pis)$/
/** What may stand before a name that is listed: another wish begins with another word. */
const article = /^(?:a|an|the|in|at|on|l|le|la|les|au|aux|en|dans|d|de|du|des)$/
/** Before « but », which denies behind such a word: "anywhere but the balcony". */
const exceptFor = /\b(?:any|every)\w* $/
const between = /^(?:entre|between)$/
/** Before how many come. */
const ofUs =
  /\b(?:on (?:est|sera|va etre|serait)|(?:nous )?(?:sommes|serons)|we(?: are|'re|'ll be)|there(?: are|'s)) $/
const orMore = /^(?:ou|or|a|to)$/

/** Reads what the sentence's phrases have left over: numbers of people, names of the house, and the rest. */
export function readWords(
  text: SpokenText,
  house: HouseNames,
  already: { kinds: number; companions: number; wheelchairs: number; couple: number },
): SpokenWords {
  const words = text.words()
  const sums = { seats: 0, people: 0, kinds: already.kinds }
  const has = { seats: false, people: false, kinds: already.kinds > 0 }
  let bare: number | undefined
  let bareWords: readonly [SpokenWord, SpokenWord] | undefined
  const places: SpokenWord[] = []
  const excluded: string[] = []
  const absent: string[] = []
  const left: { from: number; to: number }[] = []
  const leave = (from: SpokenWord, to = from) => left.push({ from: from.from, to: to.to })
  // « Cent » is no beginning of « centre ».
  const isName = (word: SpokenWord | undefined): boolean =>
    word !== undefined && (setOf(word.plain) ?? 0) < 100 && isWordOfHouse(house, word.plain)
  /** « Avec un café », « près d'une sortie », « une soirée » count nobody; « une belle grande place » does. */
  const isArticle = (at: number): boolean => {
    const [word, after, ...more] = words.slice(at, at + 4)
    if (word === undefined || after === undefined || !/^une?$/.test(word.plain) || isName(after)) return false
    if (/^(?:avec|sans)$/.test(words[at - 1]?.plain ?? "")) return true
    const isBeside = text.plain.slice(word.to, after.from) === " "
    const counts = more
      .slice(0, more.findIndex((one) => silent.has(one.plain)) >>> 0)
      .some(({ plain }) => countedAs(plain) !== undefined)
    return (
      isBeside &&
      !counts &&
      !isSilent(after) &&
      numberOf(after.plain) === undefined &&
      !generic.test(after.plain)
    )
  }
  const isSilent = (word: SpokenWord) => silent.has(word.plain) || countedAs(word.plain) !== undefined

  /** Places that are named from a word on, behind little words: « au balcon ni en corbeille ». */
  const namesFrom = (
    from: number,
    isExcept: boolean,
  ): { readonly names: readonly string[]; readonly last: number } | undefined => {
    /** « Et la corbeille »: a name and nothing but an article before it. */
    const isListed = (at: number): boolean => {
      const next = words.slice(at + 1).find(({ plain }) => !article.test(plain) && !generic.test(plain))
      return next !== undefined && isName(next) && numberOf(next.plain) === undefined
    }
    const joins = (at: number) => {
      const { plain } = words[at] as SpokenWord
      return norEither.test(plain) || (andAlso.test(plain) && (isExcept || isListed(at)))
    }
    const names: string[] = []
    let last: number | undefined
    for (let at = from; at < words.length; at++) {
      const word = words[at] as SpokenWord
      const before = words[at - 1]
      // Another wish begins behind a mark.
      if (before !== undefined && /[^\p{Letter}\p{Number}' ]/u.test(text.plain.slice(before.to, word.from)))
        break
      if (names.length > 0 && last === at - 1 && !joins(at)) break
      const isNumber = numberOf(word.plain) !== undefined
      const isBehindGeneric = before !== undefined && generic.test(before.plain)
      // A little word may be one of a name's too: « rez-de-chaussée », « parterre A ».
      const isNamed =
        isName(word) &&
        (isBehindGeneric ||
          (isNumber
            ? Number(word.plain) > LARGEST_PARTY
            : !silent.has(word.plain) && (!generic.test(word.plain) || !isListed(at))))
      if (isNamed) {
        let end = at
        while (isPairIn(house, words[end]?.plain ?? "", words[end + 1]?.plain ?? "")) end += 1
        names.push(text.between(word.from, (words[end] ?? word).to))
        last = end
        at = end
        continue
      }
      const isLittle =
        silent.has(word.plain) ||
        generic.test(word.plain) ||
        norEither.test(word.plain) ||
        /^(?:than|that|want|like|sit|put|wanna|autre|other|part|exception|dehors|seats?|sections?|places?|sieges?|endroits?)$/.test(
          word.plain,
        )
      if (!isLittle || notOnly.test(word.plain) || isNumber) break
    }
    return last === undefined ? undefined : { names, last }
  }

  for (let at = 0; at < words.length; at++) {
    const word = words[at] as SpokenWord
    const next = words[at + 1]
    const before = words[at - 1]
    const last = places.at(-1)
    const isBesideLast = last !== undefined && last === before && isPairIn(house, last.plain, word.plain)
    if (isBesideLast && (word.plain !== "a" || word.written === "A" || next === undefined)) {
      places.push(word)
      continue
    }
    const isOrdinal = before !== undefined && ordinal.test(before.plain) && ofHouse.test(word.plain)
    if (generic.test(word.plain) && !isOrdinal && next !== undefined && !silent.has(next.plain)) {
      // « no » denies as well, and a floor may be the name itself.
      const isNamed =
        isName(next) &&
        (word.plain !== "no" || numberOf(next.plain) !== undefined) &&
        (numberOf(next.plain) !== undefined || !isName(word) || word.plain !== "floor")
      if (isNamed) {
        places.push(next)
        at += 1
        continue
      }
      if (code.test(next.plain) && word.plain !== "no" && !isName(word)) {
        absent.push(text.between(word.from, next.to))
        at += 1
        continue
      }
    }
    const other = otherThan.exec(text.plain.slice(word.from))
    const isNoNeed = needsNot.test(text.plain.slice(word.from))
    if (
      negation.test(word.plain) ||
      other !== null ||
      isNoNeed ||
      wantsNot.test(text.plain.slice(word.from)) ||
      (word.plain === "but" && exceptFor.test(text.plain.slice(0, word.from)))
    ) {
      const isExcept = other !== null || exceptAll.test(word.plain)
      const isLess = isNoNeed || deniesNothing.test(before?.plain ?? "") || deniesLess.test(next?.plain ?? "")
      const denies = other !== null || !isLess
      const denying = other?.[0].trim().split(" ").length ?? 1
      const told = denies ? namesFrom(at + denying, isExcept) : undefined
      if (told !== undefined) {
        excluded.push(...told.names)
        // « Anywhere but », « surtout pas ».
        if ((word.plain === "but" || before?.plain === "surtout") && left.at(-1)?.to === before?.to)
          left.pop()
        at = told.last
        continue
      }
      const follows = words
        .slice(at + 1, at + (denies ? 4 : 7))
        .filter(({ from }) => !/[^\p{Letter}\p{Number}' ]/u.test(text.plain.slice(word.to, from)))
      const denied = follows.findIndex((one) => !isSilent(one) && numberOf(one.plain) === undefined)
      const what = words[at + 1 + denied]
      if (denied >= 0 && what !== undefined) {
        const name = words[at + 2 + denied]
        // « Pas la rangée 10 » is not ten seats.
        const isRow = rowWord.test(what.plain) && name !== undefined && code.test(name.plain)
        leave(word, isRow ? name : what)
        at += (isRow ? 2 : 1) + denied
        const isMore = denies && norEither.test(words[at + 1]?.plain ?? "")
        const more = isMore ? namesFrom(at + 1, isExcept) : undefined
        excluded.push(...(more?.names ?? []))
        at = more?.last ?? at
        continue
      }
    }
    const number = numberAt(words, at, text)
    if (number !== undefined) {
      const { value, length } = number
      const after = words[at + length]
      const isHour = /^:\d\d\b/.test(text.plain.slice(word.to))
      // Nor « 18+ », which is who may come.
      const isOfDay =
        /^\+(?!\d)/.test(text.plain.slice(word.to)) ||
        (before !== undefined && beforeOrder.test(before.plain)) ||
        (after !== undefined && ofOrder.test(after.plain)) ||
        [before, after].some((one) => one !== undefined && calendar.test(one.plain))
      const noun = after === undefined ? undefined : countedAs(after.plain)
      if (noun === undefined && isArticle(at)) continue
      if (noun === undefined && value > LARGEST_PARTY && isName(word)) places.push(word)
      else if (isHour) {
        leave(word, after)
        at += 1
      } else if (isOfDay && noun === undefined) leave(word)
      else if (noun !== undefined) {
        // « 2 ou 3 places » are three, « 2 adultes et 2 enfants » are four.
        sums[noun] += value
        has[noun] = true
        // What is counted names nothing, in a house with « Places debout » either.
        at += 1
      } else if (value > LARGEST_GUESS && words.length > 1) leave(word, words[at + length - 1])
      else if (bare === undefined || bare === 1) {
        bare = value
        bareWords = [word, words[at + length - 1] ?? word]
      } else leave(word)
      at += length - 1
      continue
    }
    const counts = countedAs(word.plain)
    // « Places » is no beginning of « Places debout »; « bancs » may be all that a section is called.
    const isCalled = counts === "seats" ? isWholeName(house, word.plain) : isName(word)
    if (silent.has(word.plain) || (counts !== undefined && !isCalled)) continue
    if (isName(word)) places.push(word)
    else if (!generic.test(word.plain) || ofHouse.test(word.plain)) leave(word)
  }
  // Where seats are counted, another number is theirs only of whom it says so: « 2 places, on est 4 ».
  const isOther = bareWords !== undefined && !ofUs.test(text.plain.slice(0, bareWords[0].from))
  if (has.seats && isOther && (bare ?? 0) > sums.seats) {
    leave(...bareWords!)
    bare = undefined
  }
  // Words that say nothing beside a wish were not understood by themselves.
  const isCounted = words.some(({ plain }) => countedAs(plain) !== undefined)
  const isUnderstood =
    text.taken > 0 || [places, excluded, absent, left].some(({ length }) => length > 0) || isCounted
  const talk = words.filter(({ plain }) => !polite.test(plain))
  const [first] = talk
  if (!isUnderstood && bare === undefined && first !== undefined) leave(first, talk.at(-1))
  const one = already.wheelchairs > 0 ? already.wheelchairs : undefined
  const said = sizeSaid(sums, has, bare, already) ?? (already.couple > 0 ? already.couple : one)
  return {
    size: said === undefined || said === 0 ? undefined : Math.min(said, LARGEST_PARTY),
    beyond: said === 0 || (said ?? 0) > LARGEST_PARTY ? said : undefined,
    places: places.map(({ written }) => written),
    excluded,
    absent,
    leftAside: joined(left, text, ({ plain }) => silent.has(plain)),
    asksForSeats: isCounted || said !== undefined || places.length + excluded.length + absent.length > 0,
  }
}

/** Seats, people in all and people added up are three ways to say how many: the most of them. */
function sizeSaid(
  sums: Readonly<Record<"seats" | "people" | "kinds", number>>,
  has: Readonly<Record<"seats" | "people" | "kinds", boolean>>,
  bare: number | undefined,
  { companions, wheelchairs }: { companions: number; wheelchairs: number },
): number | undefined {
  const accompanied = companions > 0 ? Math.max(1, wheelchairs) + companions : 0
  const isCounted = has.seats || has.people || has.kinds
  if (isCounted) return Math.max(sums.seats, sums.people, sums.kinds, bare ?? 0, accompanied, wheelchairs)
  return accompanied > 0 ? Math.max(bare ?? 0, accompanied) : bare
}

/** The number at a word, with the words it is told in: « 4 », « deux couples », « 2 ou 3 », « entre 2 et 4 », « dix-sept ». */
function numberAt(
  words: readonly SpokenWord[],
  at: number,
  text: SpokenText,
): { value: number; length: number } | undefined {
  const [word, next, third] = words.slice(at, at + 3)
  if (word === undefined) return undefined
  if (/^(?:half|demi)$/.test(word.plain)) {
    const length = next?.plain === "a" ? 3 : 2
    const half = setOf(words[at + length - 1]?.plain ?? "")
    return half === undefined ? undefined : { value: half / 2, length }
  }
  const set = setOf(word.plain)
  if (set !== undefined) return { value: set, length: 1 }
  // « No seats » are none; « no preference » is not a number.
  if (/^(?:no|aucune?)$/.test(word.plain))
    return next !== undefined && countedAs(next.plain) === "seats" ? { value: 0, length: 1 } : undefined
  const grouped = /^\d{1,3}(?:[ ,]\d{3})+(?!\d)/.exec(text.plain.slice(word.from))?.[0]
  const groups = grouped?.split(/[ ,]/) ?? []
  // « 1 000 billets », "1,000 tickets"; sections are listed in the same way.
  if (grouped !== undefined && countedAs(words[at + groups.length]?.plain ?? "") !== undefined)
    return { value: Number(groups.join("")), length: groups.length }
  const value = /^an?$/.test(word.plain)
    ? next !== undefined && /^(?:seat|ticket|spot|chair)$/.test(next.plain)
      ? 1
      : undefined
    : numberOf(word.plain)
  if (value === undefined) return undefined
  const several = next === undefined ? undefined : setOf(next.plain)
  if (several !== undefined) return { value: value * several, length: 2 }
  const gap = next === undefined ? "" : text.plain.slice(word.to, next.from)
  const nextValue = next === undefined ? undefined : numberOf(next.plain)
  if (/^(?:\+| \+ )$/.test(gap)) {
    const rest = numberAt(words, at + 1, text)
    if (rest !== undefined) return { value: value + rest.value, length: 1 + rest.length }
  }
  if (nextValue !== undefined && gap === "-") {
    const isOne = value === 10 && Number.isNaN(Number(word.plain))
    return { value: isOne ? value + nextValue : Math.max(value, nextValue), length: 2 }
  }
  const thirdValue = third === undefined ? undefined : numberOf(third.plain)
  const isRange =
    orMore.test(next?.plain ?? "") ||
    (/^(?:et|and)$/.test(next?.plain ?? "") && between.test(words[at - 1]?.plain ?? ""))
  if (thirdValue !== undefined && isRange) return { value: Math.max(value, thirdValue), length: 3 }
  return { value, length: 1 }
}

/** What lies side by side, or has only little words between, was said together. */
function joined(
  left: readonly { from: number; to: number }[],
  text: SpokenText,
  isSilent: (word: SpokenWord) => boolean,
): readonly string[] {
  const runs: { from: number; to: number }[] = []
  const words = text.words()
  for (const part of left.toSorted((one, other) => one.from - other.from)) {
    const last = runs.at(-1)
    const between = words.filter(({ from, to }) => last !== undefined && from >= last.to && to <= part.from)
    const gap = text.plain.slice(last?.to ?? 0, part.from)
    const isBeside = between.length < 3 && between.every(isSilent) && !/[^\p{Letter}' -]/u.test(gap)
    if (last !== undefined && isBeside) last.to = part.to
    else runs.push({ ...part })
  }
  return runs.map(({ from, to }) => text.between(text.phraseFrom(from), to))
}
