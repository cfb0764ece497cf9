import type { Language } from "@parterre/domain/language"
import { Box, Text, useApp, useInput, useWindowSize } from "ink"
import { useReducer, useRef } from "react"
import type { Clock } from "../cli-io.ts"
import { blank, line, span } from "../output/lines.ts"
import { reportOf } from "../output/report.ts"
import { hourText } from "../output/written-time.ts"
import { type Answer, askDesk, type Desk, type Place } from "../places.ts"
import { textsOf } from "../texts.ts"
import { deskHints } from "./desk-hints.ts"
import { deskIntent, frontOf, startDesk, updateDesk } from "./desk-state.ts"
import { ReleaseScreen } from "./ReleaseScreen.tsx"
import { KeyHints, ReportLine } from "./Report.tsx"
import { useAnswer } from "./use-answer.ts"
import { useSeconds } from "./use-seconds.ts"
import { firstVisible, scrollSteps } from "./visible-rows.ts"

export interface DeskScreenProps {
  readonly desk: Desk
  readonly start: Place
  readonly initial: Answer
  readonly language: Language
  readonly color: boolean
  readonly clock: Clock
  /** The sentence for a person about anything that went wrong. */
  readonly explain: (error: unknown) => string
}

/** Lines around the report: title and blank above, blank and keys below, and one for a failure. */
const FRAME = 5

/** Carts and holds, opened one from another, always as they are now. */
export function DeskScreen({ desk, start, initial, language, color, clock, explain }: DeskScreenProps) {
  const texts = textsOf(language)
  const { exit } = useApp()
  const { columns, rows } = useWindowSize()
  const [state, update] = useReducer(updateDesk, startDesk(start))
  const { place, cursor } = frontOf(state)
  const key = JSON.stringify(place)
  const seen = useRef(new Map([[JSON.stringify(start), initial]]))
  const { answer, receivedAt, failure, refresh } = useAnswer(
    key,
    async () => {
      const fresh = await askDesk(desk, place)
      seen.current.set(key, fresh)
      return fresh
    },
    { clock, initial, explain },
  )
  const now = useSeconds(clock)

  // Coming back shows what was there until the new answer comes.
  const shown = answer ?? seen.current.get(key)
  const elapsed = answer === undefined ? 0 : Math.max(0, now - receivedAt) / 1000
  const list = place.kind === "carts" || place.kind === "holds"
  const report = shown && reportOf(shown, { language, width: columns - (list ? 2 : 0), elapsed })
  const lines = report?.lines ?? []
  const room = Math.max(3, rows - FRAME - (report?.header === undefined ? 0 : 1))
  const selectable = shown !== undefined && countOf(shown) > 0
  const count = selectable ? lines.length : scrollSteps(lines.length, room)
  const chosen = Math.min(cursor, count - 1)
  const first = selectable ? firstVisible(chosen, count, room) : chosen

  useInput(
    (input, pressed) => {
      const intent = deskIntent(input, pressed, { state, answer: shown, count, page: room })
      if (intent?.type === "quit") exit()
      else if (intent?.type === "refresh") refresh()
      else if (intent !== undefined) update(intent)
    },
    { isActive: state.releasing === undefined },
  )

  if (state.releasing !== undefined)
    return (
      <ReleaseScreen
        hold={state.releasing}
        language={language}
        color={color}
        release={desk.releaseHold}
        explain={explain}
        onEnd={() => {
          update({ type: "keep" })
          refresh()
        }}
      />
    )
  const mark = (row: number) => (!selectable ? (list ? "" : undefined) : row === chosen ? "› " : "  ")
  const title = shown === undefined ? texts.screen.loading : titleOf(shown, language)
  const end = Math.min(lines.length, first + room)
  const partly = lines.length > room ? `  ${texts.screen.more(first + 1, end, lines.length)}` : ""
  return (
    <Box flexDirection="column">
      {title !== undefined && (
        <>
          <ReportLine line={line(span(title, "strong"), span(partly, "label"))} color={color} />
          <ReportLine line={blank} color={color} />
        </>
      )}
      {report?.header && <ReportLine line={report.header} color={color} {...(list ? { mark: "  " } : {})} />}
      {lines.slice(first, end).map((one, at) => {
        const row = first + at
        const marked = mark(row)
        return (
          <ReportLine
            key={row}
            line={one}
            color={color}
            {...(marked === undefined ? {} : { mark: marked })}
          />
        )
      })}
      {failure !== undefined && (
        <Text {...(color ? { color: "red" } : {})}>{texts.screen.stale(failure)}</Text>
      )}
      <ReportLine line={line(span(title === undefined ? partly.trim() : "", "label"))} color={color} />
      <KeyHints
        hints={deskHints(texts, {
          answer: shown,
          cursor: chosen,
          scrolls: count > 1,
          deep: state.stack.length > 1,
        })}
      />
    </Box>
  )
}

const countOf = (answer: Answer): number =>
  answer.kind === "carts"
    ? answer.value.carts.length
    : answer.kind === "holds"
      ? answer.value.holds.length
      : 0

/** A list says how long it is; a cart and a hold say what they are in their first line. */
function titleOf(answer: Answer, language: Language): string | undefined {
  const { lists, screen } = textsOf(language)
  const at = (serverTime: string) => screen.updated(hourText(serverTime, language))
  switch (answer.kind) {
    case "carts":
      return `${(answer.areSales ? lists.sales : lists.carts)(answer.value.carts.length)} ${at(answer.value.serverTime)}`
    case "holds":
      return `${lists.holds(answer.value.holds.length)} ${at(answer.value.serverTime)}`
    default:
      return undefined
  }
}
