import { plainText } from "../language/plain-text.ts"

/** A place's name as it is compared: letters only, so that « Î.-P.-É. » and « ipe » are the same [VAL-015]. */
export const placeKey = (text: string): string => plainText(text).replace(/[^\p{Letter}]/gu, "")
