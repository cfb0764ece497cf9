import { plainText } from "../language/plain-text.ts"

/** A place's name as it is compared: without spaces, dots, hyphens and apostrophes, so « Î.-P.-É. » is « ipe » [VAL-015]. */
export const placeKey = (text: string): string => plainText(text).replace(/[\s.'\p{Dash}]/gu, "")
