/** « a, b ou c » */
export const inOr = (words: readonly string[], or: string): string =>
  words.join(", ").replace(/, ([^,]+)$/, ` ${or} $1`)
