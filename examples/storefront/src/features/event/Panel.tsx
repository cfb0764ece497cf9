import { type SeatSelection, useSelectionState } from "@parterre/react"
import { ChevronDown, ChevronUp } from "lucide-react"
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { admissionId } from "../../shared/selection/AdmissionPrices.tsx"
import { OrderBar } from "../../shared/selection/OrderBar.tsx"
import { PartySize } from "../../shared/selection/PartySize.tsx"
import { PriceLevels } from "../../shared/selection/PriceLevels.tsx"
import { SelectedSeats } from "../../shared/selection/SelectedSeats.tsx"
import { SELECTED_HEADING } from "../../shared/selection/use-removal.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { FLOWING, FOLDED, HALF } from "./layout.ts"
import { SheetSummary } from "./SheetSummary.tsx"
import { SubscriptionDates } from "./SubscriptionDates.tsx"
import { Unscripted } from "./Unscripted.tsx"
import { type SheetHeight, useSheet } from "./use-sheet.ts"

/** A server draws it; what answers in it comes after the map. */
const PartyFinder = lazy(async () => ({ default: (await import("./PartyFinder.tsx")).PartyFinder }))

interface PanelProps {
  selection: SeatSelection
  /** A price level without numbered places, just clicked on the map. */
  admission: string | undefined
  onAdmission: (priceLevelId: string) => void
  onShown: () => void
}

/** Beside the map: the party, the prices, what is chosen and what it costs. */
export function Panel({ selection, admission, onAdmission, onShown }: PanelProps) {
  const { t } = useTexts()
  const { priceLevels, seats, subscription, refusal, addFailure, lost } = useSelectionState(selection)
  const sheet = useSheet()
  const { height, setHeight } = sheet
  const scroll = useRef<HTMLDivElement>(null)
  const hasSeats = priceLevels.length > 0
  useEffect(() => {
    if (hasSeats) scroll.current?.scrollTo({ top: 0 })
  }, [hasSeats])
  const hasNotice = refusal !== undefined || addFailure !== undefined || lost.length > 0
  useEffect(() => {
    // A notice is said over the map, which the whole sheet would hide.
    if (hasNotice) setHeight((now) => (now === "full" ? "half" : now))
  }, [hasNotice, setHeight])
  /** Choices by the finder so far. */
  const [choices, setChoices] = useState(0)
  const summary = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (choices === 0) return
    // The offer that had the focus is gone. What it became is named on the low sheet of a phone, and listed beside the map.
    if (summary.current?.checkVisibility()) summary.current.focus({ preventScroll: true })
    else document.getElementById(SELECTED_HEADING)?.focus()
  }, [choices])
  const showChoice = () => {
    setHeight("folded")
    setChoices((before) => before + 1)
  }
  const chosen = seats.length
  const before = useRef(chosen)
  useEffect(() => {
    // What was chosen is shown on the map.
    if (chosen > before.current) setHeight((now) => (now === "full" ? "half" : now))
    before.current = chosen
  }, [chosen, setHeight])
  useEffect(() => {
    if (admission === undefined) return
    if (height === "folded") return setHeight("half")
    const level = document.getElementById(admissionId(admission))
    level?.scrollIntoView({ block: "nearest" })
    level?.querySelector<HTMLButtonElement>("button:not([disabled])")?.focus()
    onShown()
  }, [admission, height, setHeight, onShown])
  const dates = subscription !== undefined && <SubscriptionDates subscription={subscription} />
  return (
    <Aside aria-label={t("event.panel")} $height={sheet.height} data-height={sheet.height}>
      <Handle {...sheet.handle}>
        <span aria-hidden />
        <SheetSummary
          selection={selection}
          isFolded={height === "folded"}
          onPress={sheet.toggle}
          ref={summary}
        />
        <Step label={t("event.panel.larger")} run={sheet.larger}>
          <ChevronUp size={20} strokeWidth={1.5} aria-hidden />
        </Step>
        <Step label={t("event.panel.smaller")} run={sheet.smaller}>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
        </Step>
      </Handle>
      <Scroll ref={scroll} $folded={sheet.height === "folded"}>
        <Unscripted />
        {/* What was just chosen is not pushed out of sight. */}
        {!hasSeats && dates}
        <Suspense fallback={<Skeleton $height="132px" />}>
          <PartyFinder selection={selection} onChosen={showChoice} onAdmission={onAdmission} />
        </Suspense>
        <PartySize selection={selection} />
        {hasSeats && <SelectedSeats selection={selection} />}
        {hasSeats && dates}
        <PriceLevels selection={selection} />
      </Scroll>
      <NoticePlace data-notice-place />
      <OrderBar selection={selection} />
    </Aside>
  )
}

interface StepProps {
  label: string
  run: (() => void) | undefined
  children: ReactNode
}

/** A button with nothing left to do keeps the focus it has. */
const Step = ({ label, run, children }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={run === undefined} onClick={run}>
    {children}
  </button>
)

const heights: Readonly<Record<SheetHeight, string>> = {
  folded: FOLDED,
  half: `calc(var(--window) * ${HALF})`,
  full: "100%",
}

const Aside = styled.aside<{ $height: SheetHeight }>`
  grid-area: panel;
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-left: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  ${({ theme }) => theme.upTo(1000)} {
    position: absolute;
    inset: auto 0 0;
    z-index: 10;
    height: ${({ $height }) => heights[$height]};
    border: 0;
    border-radius: ${({ theme }) => `${theme.radius.large} ${theme.radius.large} 0 0`};
    box-shadow: ${({ theme }) => theme.shadow};
    transition: height ${({ theme }) => theme.motion.calm};
  }
  ${FLOWING} { position: static; height: auto; }
`
const Handle = styled.div`
  display: none;
  ${({ theme }) => theme.upTo(1000)} {
    position: relative;
    display: flex;
    align-items: end;
    flex: none;
    height: 44px;
    padding-inline: ${({ theme }) => theme.space[2]};
    touch-action: none;
    user-select: none;
    cursor: grab;
    > span {
      position: absolute;
      inset: 5px auto auto 50%;
      width: 44px;
      height: 4px;
      margin-left: -22px;
      border-radius: 2px;
      background: ${({ theme }) => theme.color.lineStrong};
    }
    button[aria-label] { display: grid; flex: none; place-items: center; width: 44px; height: 38px; border: 0; background: none; }
    button[aria-disabled="true"] { opacity: 0.3; }
  }
  ${FLOWING} { display: none; }
`
/** For what is said of the cart's time: below what scrolls beside a map, and over the map where the panel is a low sheet. */
const NoticePlace = styled.div`
  flex: none;
  &:not(:empty) { padding: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`}; }
  ${({ theme }) => theme.upTo(1000)} {
    &:not(:empty) { padding: ${({ theme }) => `0 ${theme.space[3]} ${theme.space[2]}`}; }
    [data-height]:not([data-height="full"]) > & { position: absolute; inset: auto 0 100%; }
  }
  ${FLOWING} { position: static !important; }
`
const Scroll = styled.div<{ $folded: boolean }>`
  flex: 1;
  min-height: 0;
  display: grid;
  /* What scrolls sideways within makes the panel no wider. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  align-content: start;
  overflow-y: auto;
  /* What was just chosen appears above: the view must not slide away with the old content. */
  overflow-anchor: none;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]} ${theme.space[5]}`};
  ${({ theme }) => theme.upTo(1000)} {
    padding-inline: ${({ theme }) => theme.space[4]};
    ${({ $folded }) => $folded && "display: none;"}
  }
  ${FLOWING} { display: grid; overflow: visible; }
`
