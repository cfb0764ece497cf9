/**
 * A text as it is compared: without accents, in lower case, ligatures in two letters, apostrophes straight. A shopper who
 * types « coeur » means « Cœur » [CAT-005] [VAL-015].
 */
export const plainText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[’ʼ‘]/g, "'")
