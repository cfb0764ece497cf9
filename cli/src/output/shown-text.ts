/** Breaks of lines and columns, whoever's. */
const breaks = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu
/** What a terminal obeys and a reader does not see: controls, turns of direction, characters of no width, halves of one. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** A text of the server as a terminal may show it, on one line: shoppers write what support reads. */
export const shownText = (text: string): string => text.replace(breaks, " ").replace(unseen, "")

/** The same for every text of an answer. */
export function shown<Value>(value: Value): Value {
  if (typeof value === "string") return shownText(value) as Value
  if (Array.isArray(value)) return value.map(shown) as Value
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shown(field)])) as Value
}

/** The same for a document that a program reads: nothing is lost, and nothing of it is obeyed on the way. */
export const escapedText = (json: string): string =>
  json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
    ).join(""),
  )
