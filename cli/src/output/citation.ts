import type { Finding, JournalCitation } from "@parterre/contract"
import { textsOf } from "../texts.ts"
import { type Drawing, reportWidth } from "./drawing.ts"
import { hanging, type Line, line, span, type Tone, wrap } from "./lines.ts"
import { dayOf, secondText, shortDayText } from "./written-time.ts"

/** Under what an explanation says, the entry of the journal, the law and the rule that it rests on. */
export const sourcesText = (
  { entry, law, rule }: { readonly entry?: JournalCitation; readonly law?: string; readonly rule?: string },
  { language }: Drawing,
): string => {
  const { explanation: words } = textsOf(language)
  const cited = ({ number, version, at, command, outcome }: JournalCitation) =>
    words.entry(
      number,
      [
        ...(version === undefined ? [] : [words.change(version)]),
        `${shortDayText(at, language)} ${secondText(at)}`,
        command,
        outcome === "done" ? words.done : outcome,
      ].join(", "),
    )
  return [
    ...(entry === undefined ? [] : [cited(entry)]),
    ...(law === undefined ? [] : [law]),
    ...(rule === undefined ? [] : [words.rule(rule)]),
  ].join(" · ")
}

/** Room of a time before what happened then. */
const TIMES = 12

/** What happened, oldest first, with a line for each new day; what was refused stands out. */
export function happenedLines(findings: readonly Finding[], drawing: Drawing): readonly Line[] {
  const { language } = drawing
  let day = ""
  return findings.flatMap((finding) => {
    const { at } = finding
    const isNewDay = at !== undefined && dayOf(at) !== day
    if (at !== undefined) day = dayOf(at)
    const time = at === undefined ? "" : secondText(at)
    const tone = finding.fact === "refused" ? "bad" : "label"
    return [
      ...(isNewDay ? [line("  ", span(shortDayText(at, language), "label"))] : []),
      ...findingLines(finding, drawing, { label: `  ${time}`, indent: TIMES, tone }),
    ]
  })
}

/** What decides now, one after the other. */
export const decidingLines = (findings: readonly Finding[], drawing: Drawing): readonly Line[] =>
  findings.flatMap((finding) => findingLines(finding, drawing, { label: "  ", indent: 2, tone: "label" }))

function findingLines(
  finding: Finding,
  drawing: Drawing,
  { label, indent, tone }: { readonly label: string; readonly indent: number; readonly tone: Tone },
): readonly Line[] {
  const width = reportWidth(drawing)
  const { report } = textsOf(drawing.language)
  const { cartId, saleId } = finding
  const whose = saleId !== undefined ? `${report.order} ${saleId}` : cartId && `${report.cart} ${cartId}`
  const sources = [whose, sourcesText(finding, drawing)].filter(
    (part): part is string => part !== undefined && part !== "",
  )
  return [
    ...hanging(span(label, tone), finding.explanation, indent, width),
    ...sources.flatMap((source) =>
      wrap(source, width - indent).map((part) => line(" ".repeat(indent), span(part, "label"))),
    ),
  ]
}
