/** Names, lengths, colours and numbers; nothing that positions, calls, escapes or comments. */
const word = "[a-z]+(?:-[a-z]+)*"
/** At most 999 of the small units and 99 of the large ones. */
const length = "(?:0|\\d{1,3}(?:\\.\\d+)?(?:px|pt|%)|\\d{0,2}(?:\\.\\d+)?(?:em|rem|ch))"
const color = `(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\\([\\d\\s.,%/]{5,40}\\)|${word})`
const listOf = (one: string, most: number) => `${one}(?:\\s+${one}){0,${most - 1}}`

const values: Readonly<Record<string, string>> = {
  color,
  "background-color": color,
  "border-color": color,
  border: listOf(`(?:${length}|${color})`, 3),
  "border-width": listOf(length, 4),
  "border-style": word,
  "border-radius": listOf(length, 4),
  "border-collapse": "collapse|separate",
  "font-family": `${word}(?:\\s+${word})*(?:\\s*,\\s*${word}(?:\\s+${word})*)*`,
  "font-size": `${length}|${word}`,
  "font-style": word,
  "font-weight": `${word}|[1-9]00`,
  "letter-spacing": length,
  "line-height": `\\d(?:\\.\\d+)?|${length}|normal`,
  "list-style": word,
  "list-style-type": word,
  margin: listOf(`(?:${length}|auto)`, 4),
  padding: listOf(length, 4),
  width: `${length}|auto`,
  "max-width": `${length}|none`,
  height: `${length}|auto`,
  "max-height": `${length}|none`,
  display: "block|inline|inline-block|flex|inline-flex|grid",
  gap: listOf(length, 2),
  "flex-wrap": "wrap|nowrap",
  "flex-direction": "row|column",
  "align-items": word,
  "justify-content": word,
  "text-align": word,
  "text-decoration": word,
  "text-transform": word,
  "vertical-align": word,
  "white-space": word,
}
const sides = ["top", "right", "bottom", "left"]
const sided: Readonly<Record<string, string>> = Object.fromEntries(
  sides.flatMap((side) => [
    [`margin-${side}`, `${length}|auto`],
    [`padding-${side}`, length],
    [`border-${side}`, values.border ?? ""],
  ]),
)

/** What `style` in an organiser's HTML may say: how its text looks and stands, never over what or where on the page. */
export const STYLE_PROPERTIES: readonly string[] = Object.keys({ ...values, ...sided }).sort()

const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({ ...values, ...sided }).map(([name, value]) => [name, new RegExp(`^(?:${value})$`, "i")]),
)

/** A `style` in its declarations: those that are let through, rewritten, and those that are not, as they were written. */
export function readStyle(style: string): { readonly safe: string; readonly refused: readonly string[] } {
  const declarations = style.split(";").flatMap((text) => (text.trim() === "" ? [] : [text.trim()]))
  const read = declarations.map((text) => {
    const [name = "", value = "", ...more] = text.split(":").map((part) => part.trim())
    const isSafe = more.length === 0 && patterns.get(name.toLowerCase())?.test(value) === true
    return isSafe ? { safe: `${name.toLowerCase()}: ${value}` } : { refused: text }
  })
  return {
    safe: read.flatMap(({ safe }) => safe ?? []).join("; "),
    refused: read.flatMap(({ refused }) => refused ?? []),
  }
}
