import type { Language } from "../http/handler.ts"

const hello = { fr: "Bonjour", en: "Hello" } as const

/** A name and nothing else: mail readers make a link of a word with a dot. */
const plainName = /^[\p{L}\p{M}'’ -]{1,40}$/u

const isPlainName = (name: string): boolean => plainName.test(name)

/** Whose mail it is by name, as it may stand in somebody else's. */
export function plainNameOf(person: { readonly firstname: string; readonly lastname: string }) {
  const name = `${person.firstname} ${person.lastname}`.trim()
  return isPlainName(name) ? name : undefined
}

/** The greeting of a mail. Whoever gives somebody else's address writes no lines and no links into the organiser's mail. */
export const greeting = (firstname: string, language: Language): string =>
  isPlainName(firstname) ? `${hello[language]} ${firstname},` : `${hello[language]},`
