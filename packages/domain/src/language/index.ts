export type { Language, Localized } from "./localized.ts"
export { parseNumber } from "./parse-number.ts"
export { plainText } from "./plain-text.ts"
export { textMatches } from "./text-match.ts"
