/** A rule of written language; the first match in a text is the fault. */
export interface Rule {
  /** What is wrong, or what to write. */
  readonly fault: string
  readonly found: RegExp
}

/** The faults of a text under some rules, in words. */
export const faultsOf = (text: string, rules: readonly Rule[]): string[] =>
  rules.filter(({ found }) => found.test(text)).map(({ fault }) => fault)

/** A message without its syntax: values become « x », every branch of a choice follows the others. */
export const spoken = (message: string): string =>
  message
    .replaceAll(/\{\w+(?:, number(?:, ::\w+)?)?\}|#/g, "x")
    .replaceAll(/\{\w+, (?:plural|select),/g, "")
    .replaceAll(/(?:^|(?<=[\s}]))(?:=\d+|\w+) \{/g, "")
    .replaceAll(/\}\s*/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/^ +| +$/g, "")
