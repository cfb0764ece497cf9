import { type LocalProblemCode, localProblems } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"

type Keyed = Extract<(typeof localProblems)[LocalProblemCode], { readonly key: string }>

/** The message keys of failures that no server answers. */
export type LocalTextKey = Keyed["key"]

/** Texts of the failures that happen in the browser, by their message keys; they stand in the contract's catalogue. */
export const localTexts = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(localProblems).flatMap((problem) =>
      "key" in problem ? [[problem.key, problem.text[language]]] : [],
    ),
  )
