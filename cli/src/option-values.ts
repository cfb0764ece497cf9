import type { CartState } from "@parterre/contract"
import { isLocalDate } from "@parterre/domain/dates"
import { type Language, plainText } from "@parterre/domain/language"
import { InvalidArgumentError } from "commander"
import { eventTexts } from "./texts/event-texts.ts"
import { textsOf } from "./texts.ts"

// What is typed behind an option, read for its command; the wrong word or number is refused with those that are right.

/** Ids with commas between them. */
export const idsIn = (text: string): readonly string[] =>
  text
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean)

/** A day that exists, as in the shop's addresses. */
export const dayIn = (language: Language) => (text: string) => {
  if (!isLocalDate(text)) throw new InvalidArgumentError(eventTexts[language].aDay)
  return text
}

export const between = (least: number, most: number) => (text: string) => {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least || count > most)
    throw new InvalidArgumentError(`${least}–${most}`)
  return count
}
export const atMost = (most: number) => between(1, most)

/** A state of carts, as the lists of either language print it, typed without accents too. */
export const stateIn = (language: Language) => (text: string) => {
  const state = stateCalled(text)
  if (state === undefined)
    throw new InvalidArgumentError(Object.values(textsOf(language).cartStates).join(", "))
  return state
}

function stateCalled(word: string): CartState | undefined {
  const called = plainText(word)
  const states = Object.keys(textsOf("en").cartStates) as CartState[]
  return states.find((state) =>
    [state, textsOf("fr").cartStates[state], textsOf("en").cartStates[state]].some(
      (name) => plainText(name) === called,
    ),
  )
}
