import { plainText } from "../language/plain-text.ts"

/** A name as staff look for it: « elise cote-roy » means « Élise Côté Roy ». Sorts and begins as it reads. */
export const nameKey = (name: string): string =>
  plainText(name)
    .replace(/[\s\p{Dash}]+/gu, " ")
    .trim()
