import type { SupportHold } from "@parterre/contract"
import type { Answer } from "../places.ts"
import type { Texts } from "../texts.ts"
import { releasable } from "./desk-state.ts"
import type { KeyHint } from "./Report.tsx"

/** Only the keys that do something here and now. */
export function deskHints(
  texts: Texts,
  at: {
    readonly answer: Answer | undefined
    readonly cursor: number
    readonly scrolls: boolean
    readonly deep: boolean
  },
): readonly KeyHint[] {
  const { keys } = texts
  const { answer } = at
  const list =
    (answer?.kind === "carts" && answer.value.carts.length > 0) ||
    (answer?.kind === "holds" && answer.value.holds.length > 0)
  const hints: readonly (KeyHint | false)[] = [
    at.scrolls && { key: "↑↓", does: list ? keys.choose : keys.scroll },
    list && { key: texts.enter, does: keys.open },
    answer?.kind === "cart" && answer.value.holds.some(isLiving) && { key: "h", does: keys.holds },
    answer?.kind === "cart" && { key: "p", does: keys.prices },
    answer?.kind === "cart" && { key: "t", does: keys.taxes },
    answer?.kind === "cart" && { key: "v", does: keys.verify },
    answer?.kind === "hold" && { key: "c", does: keys.cart },
    answer !== undefined && releasable(answer, at.cursor) !== undefined && { key: "x", does: keys.release },
    { key: "r", does: keys.refresh },
    at.deep && { key: "Esc", does: keys.back },
    { key: "q", does: keys.quit },
  ]
  return hints.filter((hint) => hint !== false)
}

const isLiving = ({ state }: SupportHold) => state === "live" || state === "paying"
