import { formatCountdown, isTimeSpoken } from "@parterre/domain/holds"
import { useCart, useCountdown } from "@parterre/react"
import { Clock } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Figures, VisuallyHidden } from "../ui/Surface.ts"
import { EndingSoon } from "./EndingSoon.tsx"

interface CountdownProps {
  /** Whole minutes while there is plenty of time, for screens where it should not distract. */
  short?: boolean
  /** Not for those who only look at a cart. */
  mayExtend?: boolean
}

/** Whole minutes left: no more than the seconds beside them say. The last two are told in seconds. */
export const minutesLeft = (seconds: number): number => Math.floor(seconds / 60)

/** The countdown before it is known, in its place [CART-028]. */
export const CountdownAwaited = () => (
  <Calm aria-hidden>
    <Clock size={18} strokeWidth={1.5} />
    <Figures>{formatCountdown(undefined, "small")}</Figures>
  </Calm>
)

/** How long the seats are kept: calm text, a warning with a way out for the last two minutes [CART-020] [CART-028]. */
export function Countdown({ short = false, mayExtend = true }: CountdownProps) {
  const { t } = useTexts()
  const { cart } = useCart()
  const { seconds, endingSoon } = useCountdown()
  const spoken = useSpokenTime(seconds)
  const calm = useRef<HTMLParagraphElement>(null)
  const wasExtended = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone: what it brought is read.
    if (!endingSoon && wasExtended.current) calm.current?.focus()
    wasExtended.current = false
  }, [endingSoon])
  if (cart === undefined) return null
  // The first second comes after the cart: its line has its place, so that nothing below moves.
  if (seconds === undefined) return cart.remainingTime > 0 ? <CountdownAwaited /> : null
  const renewalsLeft = mayExtend ? cart.renewalsLeft : 0
  return (
    <>
      <VisuallyHidden role="status">
        {spoken !== undefined &&
          t(renewalsLeft > 0 ? "countdown.warning" : "countdown.exact", {
            time: formatCountdown(spoken, "small"),
          })}
      </VisuallyHidden>
      {endingSoon ? (
        <EndingSoon
          seconds={seconds}
          renewalsLeft={renewalsLeft}
          onExtend={() => {
            wasExtended.current = true
          }}
        />
      ) : (
        <Calm role="timer" ref={calm} tabIndex={-1}>
          <Clock size={18} strokeWidth={1.5} aria-hidden />
          <Figures>
            {short
              ? t("countdown.calm", { minutes: minutesLeft(seconds) })
              : t("countdown.exact", { time: formatCountdown(seconds, "small") })}
          </Figures>
        </Calm>
      )}
    </>
  )
}

interface Heard {
  readonly at: number | undefined
  readonly spoken: number | undefined
}

/** The seconds that are said aloud: those left when the countdown last came to such a time. Nothing once there is more time again. */
function useSpokenTime(seconds: number | undefined): number | undefined {
  const [heard, setHeard] = useState<Heard>({ at: seconds, spoken: undefined })
  if (seconds === heard.at) return heard.spoken
  const next = { at: seconds, spoken: spokenAfter(heard, seconds) }
  setHeard(next)
  return next.spoken
}

function spokenAfter({ at, spoken }: Heard, seconds: number | undefined): number | undefined {
  if (at === undefined || seconds === undefined || seconds > at) return undefined
  return isTimeSpoken(at, seconds) ? seconds : spoken
}

const Calm = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkMuted};
  svg { flex: none; }
  span { white-space: normal; }
`
