import type { SvgElement } from "./svg-element.ts"
import type { DrawnThing } from "./svg-shapes.ts"

/** What a drawing calls a seat; parts that it does not say are missing. */
export interface SeatNames {
  readonly zone?: string | undefined
  readonly row?: string | undefined
  readonly seat?: string | undefined
}

const MOST_CHARACTERS = 60

const section = "(?:section|sec|zone|block|bloc)"
const rowWord = "(?:rang[ée]e?|row|r)"
const seatWord = "(?:si[èe]ge|seat|place|s)"
const gap = "[\\s_:,.-]*"
const part = "([\\p{L}\\d]+)"
const whole = new RegExp(
  `(?:^|[\\s_,.-])(?:${section}${gap}${part}[\\s_,.-]+)?${rowWord}${gap}${part}[\\s_,.-]+${seatWord}${gap}${part}(?=$|[\\s_,.-])`,
  "iu",
)

/** Names by pattern, such as `sec-101-row-9-seat-12` or «\u00A0Rangée A, siège 5\u00A0», in any of a shape's attributes. */
export function patternNames({ element, groups }: DrawnThing): SeatNames | undefined {
  const { attributes } = element
  const data = (name: string) => attributes[`data-${name}`]?.slice(0, MOST_CHARACTERS)
  const seat = data("seat") ?? data("seat-number")
  const row = data("row") ?? data("row-number")
  if (seat !== undefined && row !== undefined) return { zone: data("section") ?? data("zone"), row, seat }
  const texts = [
    attributes.id,
    ...(attributes.class ?? "").split(/\s+/),
    attributes["inkscape:label"],
    attributes["aria-label"],
    titleOf(element),
  ]
  for (const text of texts) {
    const written = (text ?? "").slice(0, 200)
    const match = whole.exec(written)
    if (match === null) continue
    const zone = match[1] ?? nameOfGroup(groups) ?? wordsBefore(written.slice(0, match.index))
    return { zone, row: match[2], seat: match[3] }
  }
  return undefined
}

/** Words in front of a row and a seat are their zone, such as the `Balcony` of `Balcony-R1-S1`; words for any shape are none. */
function wordsBefore(text: string): string | undefined {
  const words = text.split(/[^\p{L}\d]+/u).filter((word) => word !== "")
  const isNamed = words.some((word) => /^\p{L}{2}/u.test(word) && !shapeWords.test(word))
  return isNamed ? shortened(words.join(" ")) : undefined
}

const shapeWords = /^(?:seats?|si[èe]ges?|places?|svg|circle|rect|path|shape|plan|map)$/iu

const nameOfGroup = (groups: readonly SvgElement[]): string | undefined =>
  groups.map(labelOf).find((label) => label !== undefined)

/** Names by titles: the seat's own, its row's group, the group around that. */
export function titleNames({ element, groups }: DrawnThing): SeatNames | undefined {
  const seat = titleOf(element)
  const [row, ...outer] = groups.flatMap((group) => titleOf(group) ?? [])
  if (seat === undefined || row === undefined) return undefined
  return { zone: outer[0] ?? nameOfGroup(groups.filter((group) => titleOf(group) === undefined)), row, seat }
}

const titleOf = ({ children }: SvgElement): string | undefined =>
  shortened(children.find(({ tag }) => tag.toLowerCase() === "title")?.text)

/** What a group is called: its title, else its label in an editor, else its id. */
export const labelOf = (group: SvgElement): string | undefined =>
  titleOf(group) ??
  shortened(group.attributes["inkscape:label"]) ??
  shortened(group.attributes["data-name"]) ??
  shortened(
    /^(g|group|layer|svg|path)?[_-]?\d*$/i.test(group.attributes.id ?? "") ? undefined : group.attributes.id,
  )

/** One line of a few words; nothing where there is no letter or digit. */
export function shortened(text: string | undefined): string | undefined {
  const line = text?.replace(/\s+/g, " ").trim().slice(0, MOST_CHARACTERS)
  return line !== undefined && /[\p{L}\d]/u.test(line) ? line : undefined
}
