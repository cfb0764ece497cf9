import type { Language } from "@parterre/domain/language"
import { textsOf } from "./texts.ts"

/** `[options] <id>` as the language names what goes there; commander knows them by their English words. */
export const inWords = (text: string, language: Language): string => {
  const { placeholders } = textsOf(language).help
  return text.replaceAll(/(?<=[<[])\w+(?=[\]>])/g, (name) => placeholders[name] ?? name)
}
