import { formatCountdown, isTimeSpoken } from "@parterre/domain/holds"
import { useCart, useCountdown } from "@parterre/react"
import { useEffect, useRef, useState } from "react"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useLocation } from "../../shared/navigation/router.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { VisuallyHidden } from "../../shared/ui/Surface.ts"
import { TimeNotice } from "./TimeNotice.tsx"

/** Where the countdown is on the screen and speaks for itself. */
const showsTime = /\/(cart|checkout\/mode)$/

/** Seconds that what is left stays over the page: the time WCAG 2.2.1 gives to ask for more. */
const SHOWN_FOR = 20

/** Elsewhere what is left is shown over the page when the countdown says it, and its end: nobody loses seats unwarned. */
export function TimeMessages() {
  const { t } = useTexts()
  const say = useSay()
  const { cart, status } = useCart()
  const { seconds, endingSoon } = useCountdown()
  const silent = showsTime.test(useLocation().pathname)
  /** With how many seconds left it was said last. */
  const [said, setSaid] = useState<number>()

  const isEnding = endingSoon && seconds !== undefined && seconds > 0
  useEffect(() => {
    if (!isEnding) setSaid(undefined)
    else if (!silent && (said === undefined || isTimeSpoken(said, seconds))) setSaid(seconds)
  }, [isEnding, silent, said, seconds])

  const before = useRef(status)
  useEffect(() => {
    const ended = before.current === "ready" && status === "expired"
    before.current = status
    if (ended && !silent) {
      say({ title: t("cart.expired.title"), message: t("cart.expired.body"), dialog: {} })
    }
  })

  const spoken = isEnding && !silent ? said : undefined
  return (
    <>
      <VisuallyHidden role="status">
        {spoken !== undefined && t("countdown.exact", { time: formatCountdown(spoken, "small") })}
      </VisuallyHidden>
      {isEnding && spoken !== undefined && spoken - seconds < SHOWN_FOR && (
        <TimeNotice seconds={seconds} mayExtend={(cart?.renewalsLeft ?? 0) > 0} />
      )}
    </>
  )
}
