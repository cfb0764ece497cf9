// What people say in more than one word, in plain letters: a phrase a line, in both languages.
import { age, counted, kinds, numberOfPeople, several } from "./spoken-numbers.ts"

/** Any of these phrases, as whole words. */
const phrases = (lines: string): RegExp => new RegExp(`${stemsOf(lines)}\\b`)
/** Any of these phrases, or of words that they begin: « séparé » is in « séparément ». */
const stems = (lines: string): RegExp => new RegExp(stemsOf(lines))
const stemsOf = (lines: string): string => `\\b(?:${lines.trim().split(/\n\s*/).join("|")})`

export const cheapest = stems(String.raw`
  (?:a |au )?(?:la |le |les |the )?(?:plus |meilleurs? )?(?:bas|petits?) prix
  meilleurs? prix
  (?:la |le |les )?moins (?:cher|dispendieu|couteu)\w*(?: possibles?)?
  (?:pas|not) (?:trop|too|so|that|very) (?:cher|dispendieu|couteu|expensive|pricey)\w*
  pas cher\w*
  bon marche
  (?:petit|low|small|tight) budget
  on a budget
  (?:the )?(?:cheap\w*|lowest[ -](?:price|cost)\w*|(?:least|less|in)[ -]?expensive|affordable|budget seats|best (?:price|deal|value)\w*|lowest)
  economi(?:que|cal)\w*
  abordable
  aubaines?
`)

export const best = phrases(String.raw`
  (?:la |le |les |the )?(?:meilleur\w*|best)(?: possibles?| available)?(?! (?:friend|amie?)s?)
  mieux(?: plac\w+)?
  bien plac\w+
  bonnes? places?
  bons? (?:sieges?|billets?)
  good (?:seats?|view|ones?)
  great (?:seats?|view)
  nice (?:seats?|view)
  (?:avec |with )?(?:une |a )?(?:belle|bonne|good|great|nice|clear) (?:vue|view)
  (?:right |dead )?(?:au|en plein|in the|dead) (?:beau )?(?:milieu|middle|cent(?:re|er))(?: de la rangee| of the row)?
  (?:aucune|sans|pas de|no) preferences?
  n'importe (?:ou|quoi|lequel|laquelle|lesquel(?:le)?s|quelles? (?:place|siege)s?)
  peu importe(?: ou)?
  (?:any|every)where(?! but)|wherever|no matter where|whatever
  (?:it )?does(?:n't| not) matter(?: where)?
`)

export const wheelchair = stems(String.raw`
  (?:dont |including |incluant )?(1|une?|one) (?:personne |person |of us |d'entre nous |est |is |sera |will be )*(?:en|in|uses?)(?: an?)? (?:fauteuils?(?:[ -]roulant)?|wheel ?chair)
  (?:place |siege |espace |emplacement )?(?:acces |accessibilite |en |pour )?(?:(1|un|une|one|(?:${several})(?= (?:fauteuils|wheel ?chairs|wheel ?chair[ -]users|chaises) ?)) |(${several}) (?:personnes|people|persons) (?:en|in)(?: an?)? |a )?(?:fauteuils?[ -]roulant|wheel ?chair(?:[ -](?:accessible|access|users?|spots?|spaces?|friendly))?|chaises? roulante)
  in an? wheel ?chair
  accessib\w*
  (?:a |avec )?mobilite reduite
  pmr
  (?:reduced|limited) mobility
  mobility (?:scooter|aid|issues?)
  (?:handicap\w*|disab(?:led|ility))(?: access)?
  (?:(${several}) personnes )?en fauteuil\b
  (?:triporteur|quadriporteur)
`)

/** Words for anybody else who comes: whoever uses one may be several, or another. */
const others =
  "[&+]|\\b(?:avec|et|pis|plus|aussi|with|and|too|we|us|our|they|group|nous|notre|nos|on|ils|elles|groupe|my|mon|ma|mes)\\b"
/** Who writes, and nobody with them: « je suis en fauteuil roulant », "I use a wheelchair". */
export const inMyChair = new RegExp(
  `^(?!.*(?:${others})).*\\b(?:je (?:suis|me deplace) en (?:fauteuil|chaise roulante)|j'utilise un fauteuil|(?:i am|i'm) (?:in a wheel ?chair|a wheel ?chair[ -]user)|i (?:use|have) a wheel ?chair)\\b(?![ -]?(?:users?|compan))`,
)

export const companion = stems(`
  (?:(?:1|un|une|one|a|mon|ma|my|son|sa|leur|their|his|her) )?(?:accompagna(?:teur|trice|nt|nte)|companion|caregiver|carer|attendant|support person|(?:proche )?aidante?|preposee?)
  (?:leurs |their |nos |our )?(${several}) (?:accompagna(?:teurs|trices|nts)|companions|caregivers|carers)
`)

export const aisle = phrases(String.raw`
  (?:a |au |en |sur |pres d\w+ |cote |du cote |pour |with |on |by |near |next to |close to |sitting )*(?:(?:le |la |l'|the |an |un |une |du |de )*)(?:bord|bout|cote|extremite|coin)(?: de la| de l'| de| d'une?| d'| du)* ?(?:allee|rangee|rang|couloir|corridor)
  (?:sur |pres de |cote |du cote de |on |by |near |next to |close to )*(?:l'|une |un |the |an )?(?:allee|couloir|aisle|passage)(?:[ -]seats?)?
  (?:at |on )?(?:the |an )?ends?(?: seats?)?(?: of (?:the |a )?rows?)
  row ends?
  end seats?
`)

export const frontRow =
  /\b(?:a |en |dans |au |in |at )*(?:la |le |the )?(?:toute )?(?:premiere|1re|1ere|premier|1er|first|1st|front)[ -](?:rangees?|rangs?|rows?)\b/
export const front = phrases(`
  (?:(?:la |une )?(?:rangee|rang) (?:d'|de )?)?(?:tout )?(?:en avant|a l'avant|devant)
  (?:at |in |near )?(?:the )?(?:very )?front
  up front
  (?:le |au )?(?:plus )?(?:pres|proches?) (?:possible )?de la scene
  (?:as )?(?:close|closest|near|nearest) (?:as possible )?(?:to )?the stage
`)

export const backRow =
  /\b(?:a |en |dans |au |in |at )*(?:la |le |the )?(?:toute )?(?:derniere|dernier|last|back|rear)[ -](?:rangees?|rangs?|rows?)\b/
export const back = phrases(`
  (?:(?:la |une )?(?:rangee|rang) (?:d'|de )?)?(?:tout )?(?:en arriere(?! d(?:e(?! la salle)|u))|a l'arriere|au fond)(?: de la salle)?
  (?:at|in|near|towards?)(?: the)?(?: very)? (?:back|rear)(?: of the (?:house|hall|room|theatre|theater))?
`)

/** What comes before where somebody does not want to sit. */
export const unwanted =
  /(?:\b(?:pas|ni|sauf|jamais|sans|aucune?s?|not|nor|no|nobody|nowhere(?: near)?|except|never|avoid|eviter|evitez|loin d(?:e|es|u)|far from|(?:any|every)\w* but|\w+n't (?:want|need|wanna|like|have|put (?:me|us)))(?: (?:trop|too|tout|so|a|an|un|une|any|de|des|en|au|dans|the|in|at|la|le|les|l'|etre|be|to|besoin|necessairement|forcement|d'))*|\bpersonne n'(?:est|a)|\bnon) ?-?$/

/** « Any seats left » is not « orchestra left ». */
export const remaining = /(?<=\b(?:seats?|tickets?|spots?|anything|many|(?:any|how many) places?) )left\b/
/** « Place » is a word of both languages, and « left » before a row or at the end may be what a section is called. */
export const perhapsRemaining = /(?<=\bplaces? )left\b/
/** Behind « left », where it is a side of the house. */
export const sided = /^ (?:rows?|rangees?|side)\b/

export const namedRow =
  /\b(?:rangee|rang|row|table)s? ([a-z]|([a-z])\2|\d{1,3})\b(?!')(?! ?(?:personnes?|places?|people|seats?))/

/** What a number behind a row counts, or what else it is: « rangée 5 et 2 enfants », « rangée 8 à 20 h ». */
const noRow = `(?:${counted}|pers|ppl|chums?|others?|autres?|more|together|ensemble|of |tix|h|heures?|minutes?|min|pm|am|pieds|feet|ft|ans?|years?)\\b|:\\d|h\\d|[%$]`
/** A row that is told besides another, or up to which they go: « rangées A à E », "rows 5, 6 or 7". */
export const nextRow = new RegExp(
  String.raw`(?: ?(-|–|,|/|&) ?| (a|to|thru|through|jusqu'a|et|and|pis|ou|or) )(?:(?:la |the )?(?:rangee |rang |row ))?(?!a [a-z])([a-z]|\d{1,3})\b(?!')(?! ?(?:${noRow}))`,
)

/** Behind a row: nearer to the stage is as good. */
export const orBetter =
  /(?<=\b((?:rangee|rang|row) (?:[a-z]{1,2}|\d{1,3}))),? ((?:ou|or|et|and) (?:encore )?(?:mieux|meilleure?|better|(?:plus|closer|nearer|further|farther) (?:pres|proche|(?:en |vers l')avant|forward)|closer|nearer)(?: (?:de|to) (?:la scene|the stage))?)\b/

/** Seats by their own numbers: « siège 14 », "seats 5 and 6"; `isNumbered` tells them from how many are wanted. */
export const numberedSeats = new RegExp(
  String.raw`\b(?:siege|seat)s?(?: (no\.?|numeros?|numbers?|#))? ?#? ?\d{1,4}(?:(?: ?[-,&] ?| (?:et|and|ou|or|a|to|through) )\d{1,4})*\b(?! ?(?:${noRow}|[a-z]+ (?:${counted})\b))`,
)

export const standing = phrases(`
  (?:places? |billets? )?debout
  (?:places? |billets? )?admissions? generales?
  general[ -]admission
  standing(?:[ -](?:room|only|area|spots?|places?|tickets?))*
  ga
`)

export const unnumbered = phrases(String.raw`
  sans (?:place|siege)s? (?:numerote|assigne)\w*
  non[ -]numerote\w*
  un(?:reserved|numbered|assigned)(?: seat\w*)?
`)

export const seated = phrases(String.raw`
  (?:pas|non|not|no|ni) (?:de |des )?(?:places? )?(?:debout|standing)
  (?:places? )?assise?s?
  seated
  sitting
  sit down
  numerote\w*
  reserved
`)

export const apart = stems(String.raw`
  (?:on |we |nous |ca |it |c'est |that's |that is |is |are |can |peut |peuvent |pouvons |peuvent |ok |no problem |pas grave )*(?:be |etre |s'asseoir |sit |sitting |seated |mind )*(?:separe|disperse)
  (?:pas |not )(?:forcement |necessairement |besoin d'etre |necessarily |obliges? d'etre )*(?:ensemble|together)
  (?:don't|do not|doesn't|no) (?:need|have|mind|matter|care)[^;,.]*?(?:together|apart|separate\w*|split\w*(?: up)?)
  (?:peu importe|n'importe|meme)[^;,.]*?(?:ensemble|separe\w*|seule?s)
  (?:can |could |may |ok to |fine to |willing to |happy to )*(?:be )?split(?: up| us up)?
  apart(?! from)
  separate
  chacun de (?:son|leur) cote
  scattered
`)

/** Asks not to be apart: « on ne veut pas être séparés ». Those whom it does not trouble say so: « pas grave si on est séparés ». */
export const notApart = stems(`
  (?<!\\b(?:derange|gene|embete|empeche) )(?:pas|jamais|sans|not|never|don't|dont|do not|cannot|can't|without|no)(?! (?:forcement|necess|oblig|besoin|need|mind|care|matter|grave|import|trouble|d'objection|(?:de |a |any |an )?(?:probl|worr|issue|big)))(?: [a-z']+(?<!mind|matter|care|grave|probleme|problem|derange|besoin)){0,4} (?:separ|dispers|split(?: us)?(?: up)?|scattered|apart)
  separe\\w*-nous pas
  ne (?:nous )?separe\\w* pas
  (?:won't|refuse\\w* (?:d'etre|to be|to)) (?:sit |be )?(?:separ|split|apart)
`)

export const together = phrases(`
  (?:tou(?:s|tes) )?ensemble
  cote a cote
  l'une? a cote de l'autre
  les unes? a cote des autres
  colle(?:e|s|es)?(?: ensemble)?
  voisine?s?
  adjacente?s?
  groupee?s?
  (?:(?:as|so) long as (?:we're|we are|it's) )?together
  side[ -]by[ -]side
  (?:next to|beside) each other
  adjoining
  in a row
  consecutive
  consecutifs?
  d'affilee
`)

/** Talk that asks for nothing; « ça va être 4 » does. */
export const smallTalk =
  /\b(?:(?:comment )?(?:ca|cela) va(?! (?:aller|coutera?|etre|faire|prendre|nous|pour)\b)(?: (?:bien|mal))?|how are you(?: doing)?)\b/

const mine = "(?:mon|ma|my|notre|our|son|sa|leur|his|her|their)"
const adjective = "(?:best|meilleure?|petite?|grande?|vieux|vieille|little|big|old|autre|other)"
const kin =
  "(?:husband|wife|the (?:wife|husband|hubby|missus|mrs|boyfriend|girlfriend|kid)|mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|granny|maman|papa|mamie|papi|grand-?(?:maman|papa)|hubby)"
const person = String.raw`(?:moi|me|myself|i|${kin}|${mine} (?:${age}|(?:${age} )?(?:${adjective} )?(?:fils|\w+ss|[a-z]+(?:-\w+)*(?<!s)))(?: ${age})?)`
const couple = "(?:mes|my|our|nos) (?:grand-?)?(?:parents|folks)"
/** Behind each may stand what was understood before, such as a wheelchair. */
const one = `(?:${couple}|${person}|${numberOfPeople})(?: ;+)?`
const joined = "(?: ?,? (?:et|pis|puis|and|plus|avec|with|&|[+]) | ?, ?)"
/** Who comes, one after the other: « ma blonde et moi », « me, my wife and two kids ». */
export const company = new RegExp(`\\b${one}(?:${joined}${one})+(?!\\w)`)
const and = "(?: ?,)? (?:et|pis|and|plus|avec|with|&)"
const small = "(?:(?:petits?|petites?|jeunes?|young|little|small) )?"
const someone = `(?:(?:leur|their|son|sa|his|her|une?|an?) ${small}(?:(?:${kinds})(?<!s|children)|${age})|(?:(?:leurs?|their|ses|his|her) )?(?:${several}|un|une|one|1) ${small}(?:${kinds})(?: ${age})?|${couple}|${numberOfPeople})`
/** « Un couple avec deux enfants », "two couples and their baby": a couple and whoever comes along. */
export const coupleWith = new RegExp(
  `\\b(?:(?:(${several})|une?|an?|1) )?(?:jeunes? |young )?couples?${and} (${someone}(?:${joined}${someone})*)(?!\\w)`,
)
/** Behind a couple, those whom nobody counted. */
export const coupleAndCrowd = new RegExp(`\\bcouples?${and} ;`)
/** Who writes is one of them. */
export const isWithMe = /\b(?:moi|me|myself|i)\b/
const name = "[a-z]+(?:-[a-z]+)?"
/** « Marie et moi », "me and John": a word with a capital letter is taken for a name, which only the sentence as written shows. */
export const namesWithMe = new RegExp(
  `\\b(?:${name}(?:(?: ?, ?|${and} )${name})*${and} (?:moi|me|i)|(?:moi|me)${and} ${name})\\b`,
)
/** Words that begin a sentence, and so may have a capital letter too. */
export const isNoFirstName =
  /^(?:moi|me|myself|bonjour|bonsoir|salut|allo|coucou|hey|hi|hello|pour|for|just|only|juste|seulement|both|familles?|family|gang|groupe?|equipe|team|classe?|ma|mon|my|une?|an?|the|la|le|les|mes|nos|notre|our)$/
export const isCouple = new RegExp(couple)
export const eachOfCompany = new RegExp(joined)
export const ages = new RegExp(`\\b${age}`)
/** Two, whoever they are. */
export const asCouple = phrases(`
  en amoureux
  en tete[ -]a[ -]tete
  (?:soiree|sortie) romantique
  (?:a )?date night
  romantic (?:evening|night|date|outing)
`)
/** How many they are only who writes knows: « ma famille », "the kids". */
export const uncounted =
  /\b(?:mes|nos|les|my|our|the|ma|mon|notre|leurs|ses|their|his|her) (?:familles?|family|gang|groupe?|equipe|team|classe?|kids|children|enfants|friends|amie?s|soeurs|freres|filles|garcons|sisters|brothers|girls|boys|cousine?s|coll?e[ag]g?ues|guests|invite?e?s|chums|blondes)\b/

/** Who writes is one more of the people. */
export const withMe = [
  /\b(?:just|only|juste|seulement) (?:pour )?(?:for )?(?:me|moi|myself)|\bmoi (?:tout )?(?:seule?|seulement)|\b(?:by|for) myself|\bon (?:my|its|their|our) own|\btout(?:e)? seule?\b/,
  /\b(?:moi|me|myself)(?: et| pis| and| plus| avec| with| &)+(?= )|(?:et|pis|and|plus|&) (?:moi|me|myself|i)\b/,
] as const
