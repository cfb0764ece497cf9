import type { SupportHold } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"
import { Box, Text, useInput } from "ink"
import { useReducer } from "react"
import { seatsText } from "../output/seats.ts"
import type { Desk } from "../places.ts"
import { textsOf } from "../texts.ts"
import { type KeyHint, KeyHints } from "./Report.tsx"
import { releaseIntent, startRelease, updateRelease } from "./release-state.ts"

export type ReleaseEnd = "released" | "refused" | "kept"

export interface ReleaseScreenProps {
  readonly hold: SupportHold
  readonly reason?: string
  readonly language: Language
  readonly color: boolean
  readonly release: Desk["releaseHold"]
  readonly explain: (error: unknown) => string
  readonly onEnd: (end: ReleaseEnd) => void
}

/** Asks why and whether, then releases the hold. */
export function ReleaseScreen({
  hold,
  reason,
  language,
  color,
  release,
  explain,
  onEnd,
}: ReleaseScreenProps) {
  const texts = textsOf(language)
  const words = texts.release
  const [state, update] = useReducer(updateRelease, startRelease(reason))

  useInput((input, key) => {
    const intent = releaseIntent(state, input, key)
    if (intent === undefined) return
    if (intent.type === "leave") {
      onEnd(state.stage === "released" || state.stage === "refused" ? state.stage : "kept")
      return
    }
    update(intent)
    if (intent.type === "send")
      release(hold.id, state.reason.trim()).then(
        () => update({ type: "done" }),
        (error: unknown) => update({ type: "refused", failure: explain(error) }),
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
            { key: words.yes, does: texts.keys.confirm },
            { key: words.no, does: texts.keys.cancel },
          ]
        : state.stage === "sending"
          ? []
          : [{ key: texts.enter, does: texts.keys.leave }]
  return (
    <Box flexDirection="column">
      <Text bold>{words.title(hold.qty, hold.title)}</Text>
      <Text>{seatsText(hold.seats, language)}</Text>
      {asking && <Text>{words.consequence}</Text>}
      <Text> </Text>
      <Text>
        <Text dimColor>{words.reason} </Text>
        {state.reason}
        {state.stage === "reason" && <Text inverse> </Text>}
      </Text>
      {state.stage === "reason" && <Text dimColor>{words.reasonHelp}</Text>}
      {state.stage === "sending" && <Text>{words.sending}</Text>}
      {state.stage === "released" && (
        <Text {...(color ? { color: "green" } : {})}>{words.done(hold.id)}</Text>
      )}
      {state.stage === "refused" && <Text {...(color ? { color: "red" } : {})}>{state.failure}</Text>}
      <Text> </Text>
      <KeyHints hints={hints} />
    </Box>
  )
}
