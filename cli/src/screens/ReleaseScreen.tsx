import type { SupportHold } from "@parterre/contract"
import { line, span } from "../output/lines.ts"
import { seatsText } from "../output/seats.ts"
import { shown } from "../output/shown-text.ts"
import type { Desk } from "../places.ts"
import { textsOf } from "../texts.ts"
import { ConfirmScreen, type ConfirmScreenProps } from "./ConfirmScreen.tsx"

export interface ReleaseScreenProps
  extends Pick<ConfirmScreenProps, "reason" | "language" | "color" | "explain" | "onStanding" | "onEnd"> {
  readonly hold: SupportHold
  readonly release: Desk["releaseHold"]
}

/** Asks why and whether, then releases the hold. */
export function ReleaseScreen({ hold: given, release, ...asked }: ReleaseScreenProps) {
  const hold = shown(given)
  const { release: words, keys, report } = textsOf(asked.language)
  return (
    <ConfirmScreen
      {...asked}
      question={[
        line(span(words.title(hold.qty, hold.priceType, hold.title), "strong")),
        line(seatsText(hold.seats, asked.language)),
        line(span(report.hold, "label"), `  ${hold.id}`),
      ]}
      consequence={words.consequence}
      does={keys.release}
      sending={words.sending}
      act={async (reason) => {
        await release(given.id, reason)
        return words.done(hold.id)
      }}
    />
  )
}
