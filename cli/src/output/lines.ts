import { shownText } from "./shown-text.ts"

/** What a colour stands for; only states have one. */
export type Tone = "label" | "strong" | "good" | "warning" | "bad"

export interface Span {
  readonly text: string
  readonly tone?: Tone
}

/** A line of a report: drawn in a screen, or printed as it is. */
export type Line = readonly Span[]

export const span = (text: string, tone?: Tone): Span => {
  const safe = shownText(text)
  return tone === undefined ? { text: safe } : { text: safe, tone }
}
export const line = (...spans: readonly (Span | string)[]): Line =>
  spans.map((one) => (typeof one === "string" ? span(one) : one))
export const blank: Line = []

export const textOf = (drawn: Line): string =>
  drawn
    .map(({ text }) => text)
    .join("")
    .trimEnd()

/** Characters a text takes in a terminal. */
export const widthOf = (text: string): number => [...text.normalize("NFC")].length

/** At most so many characters; what is cut shows. */
export function clip(text: string, width: number): string {
  const characters = [...text.normalize("NFC")]
  return characters.length <= width ? text : `${characters.slice(0, Math.max(0, width - 1)).join("")}…`
}

export const padEnd = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - widthOf(text))) + text

/** Breaks a text at its spaces into lines of at most so many characters. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let current = ""
  // No-break spaces hold a number and its unit together.
  for (const word of text.split(/[ \n\t]+/)) {
    if (current !== "" && widthOf(current) + 1 + widthOf(word) > width) {
      lines.push(current)
      current = word
    } else current = current === "" ? word : `${current} ${word}`
  }
  return [...lines, current]
}

/** A text under a hanging label: the label stands before its first line. */
export function hanging(label: Span, text: string, indent: number, width: number): readonly Line[] {
  const first = { ...label, text: padEnd(label.text, indent) }
  return wrap(text, Math.max(20, width - indent)).map((part, at) =>
    at === 0 ? line(first, part) : line(" ".repeat(indent), part),
  )
}
