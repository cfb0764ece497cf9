import { isPlainName } from "../clients/plain-name.ts"
import type { Language } from "../http/handler.ts"

const hello = { fr: "Bonjour", en: "Hello" } as const

/** The greeting of a mail. Whoever gives somebody else's address writes no lines and no links into the organiser's mail. */
export const greeting = (firstname: string, language: Language): string =>
  isPlainName(firstname) ? `${hello[language]} ${firstname},` : `${hello[language]},`
