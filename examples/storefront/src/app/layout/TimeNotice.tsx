import { formatCountdown } from "@parterre/domain/holds"
import { useRef } from "react"
import { createPortal } from "react-dom"
import { styled } from "styled-components"
import { useExtend } from "../../shared/countdown/use-extend.ts"
import { Snack } from "../../shared/messages/SnackBar.tsx"
import { useFreeTop } from "../../shared/messages/use-free-top.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface TimeNoticeProps {
  /** Left now. */
  seconds: number
  mayExtend: boolean
}

/** What is left, as it goes by, where it covers nothing that can be pressed: in the place that a screen keeps for it, else where there is room. */
export function TimeNotice(props: TimeNoticeProps) {
  const kept = document.querySelector("[data-notice-place]")
  return kept === null ? <Floating {...props} /> : createPortal(<Words {...props} />, kept)
}

function Floating(props: TimeNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const top = useFreeTop(place, "time")
  return (
    <Place ref={place} style={top === undefined ? undefined : { top, bottom: "auto" }}>
      <Words {...props} />
    </Place>
  )
}

function Words({ seconds, mayExtend }: TimeNoticeProps) {
  const { t } = useTexts()
  const { extend, busy } = useExtend()
  const press = () => {
    // The notice goes with its button.
    document.querySelector<HTMLElement>("main h1, main h2[tabindex]")?.focus({ preventScroll: true })
    void extend()
  }
  return (
    <Ground data-print="hide">
      <p role="timer">{t("countdown.exact", { time: formatCountdown(seconds, "small") })}</p>
      {mayExtend && (
        <button type="button" disabled={busy} onClick={press}>
          {t("countdown.extend")}
        </button>
      )}
    </Ground>
  )
}

const Place = styled.div`
  position: fixed;
  inset: auto 12px 12px;
  z-index: 80;
  display: grid;
  justify-items: center;
  pointer-events: none;
`
const Ground = styled(Snack)`
  justify-content: space-between;
  min-height: 56px;
  padding-inline: ${({ theme }) => theme.space[4]};
  line-height: 1.25;
  p { font-variant-numeric: tabular-nums lining-nums; }
  button { flex: none; padding-inline: 0; }
`
