import { formatCountdown, isTimeSpoken } from "@parterre/domain/holds"
import { useCart, useCountdown } from "@parterre/react"
import { useEffect, useRef } from "react"
import { useExtend } from "../../shared/countdown/use-extend.ts"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useLocation } from "../../shared/navigation/router.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** Where the countdown is on the screen and speaks for itself. */
const showsTime = /\/(cart|checkout\/mode)$/

/** Elsewhere what is left is said over the page as the countdown says it, and its end: nobody loses seats unwarned. */
export function TimeMessages() {
  const { t } = useTexts()
  const say = useSay()
  const { extend } = useExtend()
  const { cart, status } = useCart()
  const { seconds, endingSoon } = useCountdown()
  const silent = showsTime.test(useLocation().pathname)
  /** With how many seconds left it was said last. */
  const said = useRef<number>(undefined)

  const isEnding = endingSoon && seconds !== undefined && seconds > 0
  useEffect(() => {
    if (!isEnding) said.current = undefined
    if (!isEnding || silent) return
    if (said.current !== undefined && !isTimeSpoken(said.current, seconds)) return
    said.current = seconds
    const time = formatCountdown(seconds, "small")
    const warning = { message: t("countdown.exact", { time }), snackBar: {} }
    say(
      (cart?.renewalsLeft ?? 0) > 0
        ? { ...warning, action: { label: t("countdown.extend"), run: () => void extend() } }
        : warning,
    )
  })

  const before = useRef(status)
  useEffect(() => {
    const ended = before.current === "ready" && status === "expired"
    before.current = status
    if (ended && !silent) {
      say({ title: t("cart.expired.title"), message: t("cart.expired.body"), dialog: {} })
    }
  })
  return null
}
