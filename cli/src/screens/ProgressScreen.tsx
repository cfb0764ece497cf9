import type { EventRefund } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { Box, Text, useInput } from "ink"
import { useEffect } from "react"
import type { Clock } from "../cli-io.ts"
import {
  awaitedLines,
  eventInWords,
  handledOf,
  progressBar,
  progressLines,
} from "../output/event-refund-report.ts"
import { shown } from "../output/shown-text.ts"
import { eventRefundTexts } from "../texts/event-refund-texts.ts"
import { KeyHints, ReportLine } from "./Report.tsx"
import { useAnswer } from "./use-answer.ts"

export interface ProgressScreenProps {
  readonly initial: EventRefund
  readonly ask: () => Promise<EventRefund>
  readonly language: Language
  readonly color: boolean
  readonly width: number | undefined
  readonly clock: Clock
  /** It is over, or the person left before. */
  readonly onEnd: (run: EventRefund) => void
}

/** Milliseconds between two looks. */
export const LOOK_EVERY = 1_000

/** How far the refund of an event is, until it is over; leaving stops nothing. */
export function ProgressScreen({ initial, ask, onEnd, ...look }: ProgressScreenProps) {
  const { language, color, width, clock } = look
  const words = eventRefundTexts[language]
  const { answer, failure } = useAnswer(initial.id, ask, {
    ...{ clock, initial, every: LOOK_EVERY },
    explain: () => words.unreachable,
  })
  const run = shown(answer ?? initial)
  const isOver = run.state !== "running"
  useEffect(() => {
    if (isOver) onEnd(run)
  })
  useInput((input, key) => {
    if (input === "q" || key.escape) onEnd(run)
  })
  const drawing = { language, width, elapsed: 0 }
  // The report takes its place.
  if (isOver) return null
  return (
    <Box flexDirection="column">
      <Text bold>{words.title(eventInWords(run, drawing))}</Text>
      <Text>{progressBar(run, drawing)}</Text>
      <Text dimColor>{words.of(handledOf(run), run.orders)}</Text>
      <Text> </Text>
      {[...progressLines(run, drawing), ...awaitedLines(run, drawing)].map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <ReportLine key={at} line={line} color={color} />
      ))}
      {failure !== undefined && <Text {...(color ? { color: "yellow" } : {})}>{failure}</Text>}
      <Text> </Text>
      <KeyHints hints={[{ key: "q", does: words.leave }]} />
    </Box>
  )
}
