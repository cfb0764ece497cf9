import type { Language } from "./generated/entities.ts"
import { problems } from "./generated/problems.ts"
import type { ProblemCode } from "./operation-types.ts"

/** One text in both languages. */
export type Localized = Readonly<Record<Language, string>>

type Words<Text extends string> = Text extends `${string}{${infer Word}}${infer Rest}`
  ? Word | Words<Rest>
  : never

type WithoutBrackets<Text extends string> = Text extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${WithoutBrackets<After>}`
  : Text

/** The fields a problem's text is filled from: a problem that is told without them would have a hole in its text. */
export type ProblemWord<Code extends ProblemCode> = Words<
  WithoutBrackets<(typeof problems)[Code]["text"]["fr"]>
>

type Fields = Readonly<Record<string, unknown>>

/** The shopper's text of a problem; words in braces are filled from the problem's own fields. */
export const problemText = (code: ProblemCode, language: Language, fields: Fields = {}): string =>
  filledText(problems[code].text[language], fields)

/**
 * A text of the catalogue with its words filled in. What stands in brackets is left out where a number in it is 0 or not
 * told: a least quantity of 0 is not worth a word.
 */
export function filledText(text: string, fields: Fields): string {
  const word = (_: string, name: string) => String(fields[name] ?? "…")
  return text
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(named)].every(([, name = ""]) => fields[name]) ? part : "",
    )
    .replaceAll(named, word)
}

const named = /\{(\w+)\}/g
