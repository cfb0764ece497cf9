/** A name and nothing else: mail readers make a link of a word with a dot. */
const plainName = /^[\p{L}\p{M}'’ -]{1,40}$/u

export const isPlainName = (name: string): boolean => plainName.test(name)

/** Whose gift it is by name, as it may stand in a mail to somebody else. */
export function plainNameOf(person: { readonly firstname: string; readonly lastname: string }) {
  const name = `${person.firstname} ${person.lastname}`.trim()
  return isPlainName(name) ? name : undefined
}
