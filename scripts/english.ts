import { faultsOf, type Rule } from "./text-rules.ts"

/** How Halifax says it: contractions, and none of what English had from French or from programs. */
const rules: readonly Rule[] = [
  { fault: "a straight apostrophe", found: /\p{L}'\p{L}/u },
  { fault: "straight quotes", found: /(?<![=\w])"\p{L}/u },
  { fault: "three dots for an ellipsis", found: /\.\.\./u },
  { fault: "two spaces", found: /\S {2}\S/u },
  { fault: "an exclamation", found: /!(?![@#])/u },
  {
    fault: "a contraction: can’t, isn’t, don’t",
    found:
      /\b(?:can ?|is |are |was |were |do |does |did |has |have |had |could |would |should |will )not\b|\bcannot\b/iu,
  },
  {
    fault: "a contraction: we’ll, it’s, there’s, you’re",
    found:
      /\b(?:we|you|they|it|that|there|here|who|what) (?:will|would)\b|\b(?:we|you|they) are\b|\bI am\b|\b(?:it|there|here|that|who|what) is\b|\b(?:we|they) have\b/iu,
  },
  { fault: "“right now”", found: /for the moment|at the moment/iu },
  { fault: "“contact us”", found: /\bwrite to us\b/iu },
  {
    fault: "“isn’t responding”",
    found: /(?:does not|doesn’t|did not|didn’t|is not|isn’t|not) answer(?:ing)?\b/iu,
  },
  { fault: "“continue”", found: /\bgo(?:es|ing)? on(?! sale)\b/iu },
  { fault: "“your bank’s verification”", found: /\bbank’s check\b|cancel the check\b/iu },
  { fault: "“available”", found: /\boffered\b/iu },
  { fault: "“Check it and try again”", found: /\bcheck (?:it|them)\.?$/iu },
  {
    fault: "“available seat”: free is $0",
    found: /\bfree (?:seat|place)s?\b|\b(?:longer|still|are|is) free\b/iu,
  },
  { fault: "“seat map”", found: /\bseating plan\b|\bon the plan\b|^plan of\b/iu },
  { fault: "“package”", found: /\bcombos?\b/iu },
  { fault: "“ticket type”", found: /\bprice types?\b/iu },
  { fault: "“service fee”", found: /\bservice charges?\b/iu },
  {
    fault: "“sign in”",
    found: /\blog(?:ged|ging)?[ -](?:in|out|on|off)\b|(?<!parterre )\blog(?:in|out)\b/iu,
  },
  { fault: "“fees included, plus taxes”", found: /\ball[- ]in\b|\btaxes extra\b/iu },
  { fault: "one piece of advice for each state of a sale", found: /another date,? or come back later/iu },
  {
    fault: "“We’re still holding your seats”",
    found: /\b(?:seats|tickets|they)(?: are|’re| stay)(?: still)? yours\b|\b(?:stay|still) yours\b/iu,
  },
  {
    fault: "“We only use these details for this order”",
    found: /\bserve this purchase\b|\bbecome an account\b/iu,
  },
  {
    fault: "“doesn’t have access”, “you’re missing”",
    found: /(?:not|n’t) open this page|\black(?:s|ed)?\b/iu,
  },
  {
    fault: "“won’t be used”; the tickets, not the way they travel",
    found: /n’t be touched\b|\bnot be touched\b|\ba link to open at\b/iu,
  },
  { fault: "“similar seats”", found: /\bequal seats\b/iu },
  { fault: "“venue”: the house is somebody’s home", found: /\bin the house\b/iu },
  { fault: "“above your price”", found: /\bthan you asked\b/iu },
  { fault: "“can be split up”", found: /\bif need be\b/iu },
  {
    fault: "“describe the seats you want”, “searching for”",
    found: /\byou(?: are|’re) looking for|^understood:/iu,
  },
  { fault: "“can’t be shown”, “as text”", found: /picture (?:does not|doesn’t) show|\bseats in words\b/iu },
  { fault: "“must be after”", found: /\bend is before the start\b/iu },
  { fault: "“may be incorrect”", found: /\bmisspelled\b/iu },
  { fault: "“2 h 20 min”, not minutes by the hundred", found: /running time: (?:\d|x\b).*minutes/iu },
  { fault: "“paid by card”", found: /^paid (?:with (?:x\b|card)|by card:)/iu },
  { fault: "a plain space in a postal code", found: /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/u },
  { fault: "hyphens in a telephone number", found: /\b\d{3} \d{3}-\d{4}\b/u },
  { fault: "“contact your bank”, “use another card”", found: /\bcontact it\b|try again or try\b/iu },
  { fault: "“they’ll be removed too”", found: /\bgo at the same time\b/iu },
  { fault: "“held for another”", found: /\bheld for \S+ more\b/iu },
  {
    fault: "“future”, “valid for”, “is rescheduled”",
    found: /\bnext purchases\b|\bgood for\b|\bchanges date\b/iu,
  },
  { fault: "“isn’t valid or has no balance left”", found: /\bno usable\b/iu },
  { fault: "“doesn’t meet the rules shown”", found: /\b(?:will not|won’t) do\b/iu },
  { fault: "“no longer covers”", found: /\bsuffices?\b/iu },
  { fault: "“join it”", found: /\btake your place in\b/iu },
  { fault: "“are no longer held”", found: /\breservation (?:does not|doesn’t) exist\b/iu },
  { fault: "“we couldn’t open that page”", found: /\bpage\b.*\b(?:does not|doesn’t) open\b/iu },
  {
    fault: "“Didn’t ask for this?”, “Wasn’t you?”",
    found: /\b(?:you did not|that was not|you didn’t|that wasn’t) .*\?/iu,
  },
  { fault: "“someone”", found: /\bsomebody\b/iu },
  { fault: "“Halifax, NS”", found: /\((?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT)\)/u },
  { fault: "“being voided”", found: /\bbeing let go\b/iu },
  { fault: "“soonest to expire first”", found: /\bnext to end\b/iu },
  { fault: "“skip the confirmation”", found: /^do not ask$/iu },
  { fault: "“wheelchair-accessible”", found: /\bwheelchair place\b|\bstep-free\b/iu },
  { fault: "“sales closed”", found: /\bsales? ended\b/iu },
  { fault: "“your” in a sentence; “my” is for buttons and menus", found: /\b(?:my|mine)\b.*[.?]$/iu },
  { fault: "“coat check”", found: /\bcloakroom\b/iu },
  { fault: "“promo code”", found: /\bpromotion(?:al)? codes?\b/iu },
  {
    fault: "“authorize”, “recognize”, “organize”, as Canada spells",
    found: /\b(?:authoris|recognis|organis)/iu,
  },
]

/** What is wrong with an English text, in words; nothing when it may be printed. */
export const englishFaults = (text: string): string[] => faultsOf(text, rules)

/** Words that the project's own texts keep for one thing each; an organiser's texts are free of them. */
const words: readonly Rule[] = [
  {
    fault: "“7:00 p.m.”, with its minutes, as dates are written",
    found: /(?<![:\d])\d{1,2}[ \u00a0][ap]\.m\./iu,
  },
  { fault: "“event”", found: /\bperformances?\b|\b(?:an?|the|this|each|every|one) shows?\b|^shows?$/iu },
]

/** What the project's own English says with another word than its own. */
export const englishWordFaults = (text: string): string[] => faultsOf(text, words)
