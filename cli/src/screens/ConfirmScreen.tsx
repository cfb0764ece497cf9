import type { Language } from "@parterre/domain/language"
import { Box, Text, useInput } from "ink"
import { useReducer } from "react"
import { leavesOpen } from "../cli-failure.ts"
import type { Line } from "../output/lines.ts"
import { textsOf } from "../texts.ts"
import { type ConfirmEnd, confirmIntent, startConfirm, updateConfirm } from "./confirm-state.ts"
import { type KeyHint, KeyHints, ReportLine } from "./Report.tsx"

export interface ConfirmScreenProps {
  /** What is about to happen, then what follows from it. */
  readonly question: readonly Line[]
  readonly consequence: string
  /** What the key of a yes does, in a word. */
  readonly does: string
  readonly sending: string
  /** What it begins is shown elsewhere: the screen ends as soon as it has begun. */
  readonly leaves?: boolean
  readonly reason?: string
  readonly language: Language
  readonly color: boolean
  /** Does it, for a reason; answers what to say of it. */
  readonly act: (reason: string) => Promise<string>
  readonly explain: (error: unknown) => string
  /** How it would end if the person left at once, as by Ctrl+C. */
  readonly onStanding?: (end: ConfirmEnd) => void
  readonly onEnd: () => void
}

/** Asks why and whether, then does it. */
export function ConfirmScreen({
  question,
  consequence,
  does,
  sending,
  leaves = false,
  reason,
  language,
  color,
  act,
  explain,
  onStanding = () => undefined,
  onEnd,
}: ConfirmScreenProps) {
  const texts = textsOf(language)
  const words = texts.confirm
  const [state, update] = useReducer(updateConfirm, startConfirm(reason))

  useInput((input, key) => {
    const intent = confirmIntent(state, input, key)
    if (intent === undefined) return
    if (intent.type === "leave") return onEnd()
    update(intent)
    if (intent.type !== "send") return
    onStanding("unknown")
    act(state.reason.trim()).then(
      (said) => {
        onStanding("done")
        return leaves ? onEnd() : update({ type: "done", said })
      },
      (error: unknown) => {
        if (!leavesOpen(error)) onStanding("refused")
        update({ type: "refused", failure: explain(error) })
      },
    )
  })

  const asking = state.stage === "reason" || state.stage === "confirm"
  const hints: readonly KeyHint[] =
    state.stage === "reason"
      ? [
          { key: texts.enter, does: texts.keys.next },
          { key: "Esc", does: texts.keys.cancel },
        ]
      : state.stage === "confirm"
        ? [
            { key: words.yes, does },
            { key: words.no, does: texts.keys.cancel },
          ]
        : state.stage === "sending"
          ? []
          : [{ key: texts.enter, does: texts.keys.leave }]
  return (
    <Box flexDirection="column">
      {question.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a question never change places
        <ReportLine key={at} line={line} color={color} />
      ))}
      {asking && <Text>{consequence}</Text>}
      <Text> </Text>
      <Text>
        <Text dimColor>{words.reason} </Text>
        {state.reason}
        {state.stage === "reason" && <Text inverse> </Text>}
      </Text>
      {state.stage === "reason" && <Text dimColor>{words.reasonHelp}</Text>}
      {state.stage === "sending" && <Text>{sending}</Text>}
      {state.stage === "done" && <Text {...(color ? { color: "green" } : {})}>{state.said}</Text>}
      {state.stage === "refused" && <Text {...(color ? { color: "red" } : {})}>{state.failure}</Text>}
      <Text> </Text>
      <KeyHints hints={hints} />
    </Box>
  )
}
