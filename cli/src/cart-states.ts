import type { CartState } from "@parterre/contract"
import { type Language, plainText } from "@parterre/domain/language"
import { textsOf } from "./texts.ts"

/** The states of carts as the lists print them, in a language. */
export const stateWords = (language: Language): readonly string[] =>
  Object.values(textsOf(language).cartStates)

/** The state that a word of either language means, typed without accents too. */
export function stateCalled(word: string): CartState | undefined {
  const called = plainText(word)
  const states = Object.keys(textsOf("en").cartStates) as CartState[]
  return states.find((state) =>
    [state, textsOf("fr").cartStates[state], textsOf("en").cartStates[state]].some(
      (name) => plainText(name) === called,
    ),
  )
}
