import { plainText } from "./plain-text.ts"

/** Whether every word asked for is somewhere in a text, in any order; accents and case do not matter [CAT-005]. */
export function textMatches(text: string, asked: string): boolean {
  const searched = plainText(text)
  return plainText(asked)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
