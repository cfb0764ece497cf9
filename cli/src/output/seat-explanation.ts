import type { SeatExplanation } from "@parterre/contract"
import { textsOf } from "../texts.ts"
import { decidingLines, happenedLines } from "./citation.ts"
import type { Drawing } from "./drawing.ts"
import { reportWidth } from "./drawing.ts"
import { eventText } from "./hold-report.ts"
import { blank, type Line, line, span, type Tone, wrap } from "./lines.ts"
import { seatsText } from "./seats.ts"
import { dateText } from "./written-time.ts"

const tones: Readonly<Record<SeatExplanation["state"], Tone>> = {
  free: "good",
  held: "warning",
  paying: "warning",
  sold: "good",
  blocked: "label",
}

/** A seat of an event: how it stands, whether it can be chosen and why, then all that happened to it. */
export function seatExplanationLines(told: SeatExplanation, drawing: Drawing): readonly Line[] {
  const { language } = drawing
  const { whySeat: words } = textsOf(language)
  const { canBeChosen, qty } = told
  const place = seatsText([{ ...told.seat, idCartLine: told.seat.seatId }], language)
  const where = [place, ...(told.priceLevel === undefined ? [] : [told.priceLevel])].join(" · ")
  return [
    line(
      span(`${words.seat} `, "label"),
      told.seat.seatId,
      "  ",
      span(words.states[told.state], tones[told.state]),
    ),
    ...wrap(
      eventText(told, (start) => dateText(start, language)),
      reportWidth(drawing),
    ).map((part) => line(span(part, "strong"))),
    line(where),
    line(canBeChosen ? span(words.canBeChosen(qty), "good") : span(words.cannotBeChosen(qty), "warning")),
    ...(told.findings.length === 0
      ? []
      : [blank, line(span(words.because, "strong")), ...decidingLines(told.findings, drawing)]),
    blank,
    line(span(words.history, "strong")),
    ...(told.history.length === 0
      ? [line("  ", span(words.noHistory, "label"))]
      : happenedLines(told.history, drawing)),
  ]
}
