/** A rule of written French as Québec prints it; the first match in a text is the fault. */
interface Rule {
  readonly fault: string
  readonly found: RegExp
}

const rules: readonly Rule[] = [
  { fault: "a straight apostrophe", found: /\p{L}'\p{L}?/u },
  { fault: "no fine no-break space before ; ? !", found: /(?<![\u202f?!])[;?!](?=[\s»)]|$)/u },
  { fault: "no no-break space before a colon", found: /(?<!\u00a0):(?=\s|$)/u },
  { fault: "no no-break space inside « »", found: /«(?!\u00a0)|(?<!\u00a0)»/u },
  { fault: "no no-break space before $ or %", found: /(?:\d|\bx)[ \u202f]?[$%](?!\d)/u },
  { fault: "a plain space between a number and its unit", found: /(?:\d|\bx) (?:h|min|s|km|\$|%)(?!\p{L})/u },
  { fault: "straight quotes", found: /(?<![=\w])"\p{L}/u },
  { fault: "three dots for an ellipsis", found: /\.\.\./u },
  { fault: "two spaces", found: /\S {2}\S/u },
  { fault: "an exclamation", found: /!(?![@#])/u },
  {
    fault: "an anglicism",
    found:
      /\b(?:supports?|e-?mails?|tickets?|checkout|(?<!parterre )log(?:in|out)|week-end|parking|canceller|digital[es]*|site web|shopping|svp|fichier joint|adresser un problème|sauver vos|booker|hold|seating|refund)\b/iu,
  },
]

/** What is wrong with a French text, in words; nothing when it may be printed. */
export const frenchFaults = (text: string): string[] =>
  rules.filter(({ found }) => found.test(text)).map(({ fault }) => fault)

/** A message without its syntax: values become « x », every branch of a choice follows the others. */
export const spoken = (message: string): string =>
  message
    .replaceAll(/\{\w+(?:, number)?\}|#/g, "x")
    .replaceAll(/\{\w+, (?:plural|select),/g, "")
    .replaceAll(/(?:^|(?<=[\s}]))(?:=\d+|\w+) \{/g, "")
    .replaceAll(/\}\s*/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim()
