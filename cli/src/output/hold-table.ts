import type { SupportHold } from "@parterre/contract"
import { textsOf } from "../texts.ts"
import type { Drawing } from "./drawing.ts"
import { eventText } from "./hold-report.ts"
import { span } from "./lines.ts"
import { seatsText } from "./seats.ts"
import { endOf, holdTones, leftSpan, secondsLeft } from "./states.ts"
import { type Column, tableLines } from "./table.ts"
import { shortDayText } from "./written-time.ts"

/** A row a hold; a narrow terminal gets the end of the id and no price type. */
export function holdTable(holds: readonly SupportHold[], { language, width, elapsed }: Drawing) {
  const texts = textsOf(language)
  const { columns } = texts
  const roomy = width === undefined || width >= 100
  const all: readonly (Column<SupportHold> | false)[] = [
    { title: columns.state, cell: ({ state }) => span(texts.holdStates[state], holdTones[state]) },
    {
      title: columns.left,
      align: "right",
      cell: ({ state, remainingTime }) =>
        leftSpan(state === "live" || state === "paying", secondsLeft(remainingTime, elapsed)),
    },
    { title: columns.qty, align: "right", cell: ({ qty }) => String(qty) },
    {
      title: columns.event,
      gives: true,
      cell: (hold) => eventText(hold, (start) => shortDayText(start, language)),
    },
    {
      title: columns.seats,
      gives: true,
      cell: ({ seats, priceLevel }) => (priceLevel === undefined ? "" : seatsText(seats, language)),
    },
    roomy && { title: columns.priceType, gives: true, cell: ({ priceType }) => priceType },
    { title: columns.hold, cell: ({ id }) => span(width === undefined ? id : endOf(id), "label") },
  ]
  return tableLines(
    all.filter((column) => column !== false),
    holds,
    width,
  )
}
