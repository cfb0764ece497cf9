import { rowsOfSeats } from "@parterre/domain/seat-names"
import type { Language } from "../../http/handler.ts"
import { type Document, GREY, printed } from "../printing.ts"
import { type Badge, type PageStyle, pointOut, type Say } from "./page-style.ts"
import type { Box } from "./plan-frame.ts"
import type { AskedSection } from "./seats-plan.ts"
import { otherRows, rowSentence, sectionTitle } from "./seats-texts.ts"

/** Points; the first size whose words fit is taken, the largest for a sentence or two. */
const sizes = [13, 11, 9.5, 8.5, 7.5] as const
const large = 17
const BADGE = 16

/** What a section's seats are called: « Rangée C, sièges 12 à 15 », one sentence a row. */
export interface SectionWords {
  readonly section: AskedSection
  readonly badge: Badge | undefined
  readonly sentences: readonly string[]
}

export const sectionSentences = (section: AskedSection, language: Language): readonly string[] =>
  rowsOfSeats(
    section.rows.flatMap(({ name, type, seats }) =>
      seats.filter(({ isAsked }) => isAsked).map((seat) => ({ row: name, rowType: type, seat: seat.name })),
    ),
  ).map((row) => rowSentence(row, language))

/** Where and how the words stand. */
interface WordsPlace {
  readonly box: Box
  readonly style: PageStyle
  readonly language: Language
  readonly say: Say
}

/** The asked seats in words, section by section; when even the smallest letters leave too little room, the rest is counted. */
export function drawWords(
  pdf: Document,
  words: readonly SectionWords[],
  { box, style, language, say }: WordsPlace,
): void {
  const count = words.reduce((sum, { sentences }) => sum + sentences.length, 0)
  const tried = count <= 2 ? [large, ...sizes] : sizes
  const size = tried.find((each) => heightOf(pdf, words, box.width, each) <= box.height) ?? 7.5
  const bottom = box.y + box.height
  let y = box.y
  let left = count
  for (const { section, badge, sentences } of words) {
    if (y + size * 4 > bottom) break
    const indent = badge === undefined ? 0 : BADGE + 8
    if (badge !== undefined) {
      pdf.circle(box.x + BADGE / 2, y + BADGE / 2 - 1, BADGE / 2).fill(style.strong)
      const middle = { x: box.x + BADGE / 2, y: y + BADGE / 2 - 1 }
      say("P", () => pointOut(pdf, badge, middle, 9.5))
    }
    const at = { x: box.x + indent, width: box.width - indent }
    for (const [text, part, share, colour] of headOf(section)) {
      pdf
        .font(part)
        .fontSize(size * share)
        .fillColor(colour === "ink" ? style.ink : GREY)
      const top = y
      say("P", () => pdf.text(printed(text), at.x, top, { width: at.width }))
      y = pdf.y + 1
    }
    pdf.font("Helvetica-Bold").fontSize(size).fillColor(style.strong)
    for (const sentence of sentences) {
      if (y + size * 2.6 > bottom && left > 1) break
      const top = y
      say("P", () => pdf.text(printed(sentence), at.x, top, { width: at.width }))
      y = pdf.y + size * 0.25
      left -= 1
    }
    y += size * 0.8
  }
  if (left === 0) return
  pdf.font("Helvetica").fontSize(size).fillColor(GREY)
  const rest = printed(otherRows(left)[language])
  say("P", () => pdf.text(rest, box.x, bottom - size * 1.3, { width: box.width }))
}

const headOf = ({ level, name }: AskedSection) =>
  [
    ...(level === "" || level === name ? [] : [[level, "Helvetica", 0.72, "grey"] as const]),
    [sectionTitle(name), "Helvetica-Bold", 0.92, "ink"] as const,
  ] as const

function heightOf(pdf: Document, words: readonly SectionWords[], width: number, size: number): number {
  const lines = words.map(({ section, badge, sentences }) => {
    const options = { width: width - (badge === undefined ? 0 : BADGE + 8) }
    const heads = headOf(section).map(
      ([text, part, share]) =>
        pdf
          .font(part)
          .fontSize(size * share)
          .heightOfString(printed(text), options) + 1,
    )
    pdf.font("Helvetica-Bold").fontSize(size)
    const said = sentences.map((each) => pdf.heightOfString(printed(each), options) + size * 0.25)
    return [...heads, ...said, size * 0.8].reduce((sum, height) => sum + height, 0)
  })
  return lines.reduce((sum, height) => sum + height, 0)
}
