import { withinSentence } from "@parterre/domain/seat-names"
import { type SeatSelection, useSelectionState } from "@parterre/react"
import { X } from "lucide-react"
import { useLayoutEffect, useRef } from "react"
import { styled } from "styled-components"
import { useSeatWords } from "../seats/use-seat-words.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"

/** Why a pick or an add changed nothing, or what was lost: which seats, and the next best thing to do. */
export function RefusalNote({ selection }: { selection: SeatSelection }) {
  const { t } = useTexts()
  const { refusal, nearest, lost, addFailure, atFault, partySize } = useSelectionState(selection)
  const words = useSeatWords()
  const isLost = lost.length > 0
  const offered = nearest.flatMap(({ seatIds }) => seatIds)
  const equals = words.sentences(isLost ? offered.flatMap((id) => selection.locationOf(id) ?? []) : [])
  const text = isLost
    ? t("event.lost", { count: lost.length })
    : refusal !== undefined
      ? t(`refusal.${refusal.reason}`, { size: partySize, max: refusal.max })
      : addFailure?.message
  const note = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Whoever pressed the button hears at once why it has nothing left to add.
    if (addFailure !== undefined && orderBar()?.contains(document.activeElement))
      note.current?.focus({ preventScroll: true })
  }, [addFailure])
  /** What was pressed goes away with the note: the next step has the focus before it does. */
  const leave = (act: () => void) => {
    orderBar()?.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true })
    act()
  }
  const [wanted] = lost
  const isOneLevel = lost.every(({ priceLevelId }) => priceLevelId === wanted?.priceLevelId)
  const searchOn = () => wanted && void selection.bestAvailable(wanted.priceLevelId, lost.length)
  return (
    <Place role="alert">
      {text !== undefined && (
        <Note ref={note} tabIndex={-1}>
          <div>
            <p>{text}</p>
            {words.sentences(isLost ? lost : atFault).map((sentence) => (
              <b key={sentence}>{sentence}</b>
            ))}
            {equals.length > 0 && (
              <p>{t("event.lost.equals", { seats: equals.map(withinSentence).join("; ") })}</p>
            )}
          </div>
          {offered.length > 0 ? (
            <Button kind="quiet" onPress={() => leave(selection.takeNearest)}>
              {t(isLost ? "refusal.equals" : "refusal.nearest")}
            </Button>
          ) : (
            isLost &&
            isOneLevel && (
              <Button kind="quiet" onPress={() => leave(searchOn)}>
                {t("refusal.search")}
              </Button>
            )
          )}
          <button
            type="button"
            className="close"
            aria-label={t("app.close")}
            onClick={() => leave(selection.dismiss)}
          >
            <X size={20} strokeWidth={1.5} aria-hidden />
          </button>
        </Note>
      )}
    </Place>
  )
}

const orderBar = () => document.querySelector("[data-order-bar]")

const Place = styled.div`
  position: absolute;
  inset: 72px 16px auto;
  /* Over the sheet of a phone too, which would hide what is offered. */
  z-index: 11;
  display: grid;
  justify-items: center;
  pointer-events: none;
`
const Note = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: 0 ${({ theme }) => theme.space[3]};
  max-width: 520px;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]}`};
  border-left: 4px solid ${({ theme }) => theme.color.warning};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow};
  pointer-events: auto;
  .close {
    grid-area: 1 / 2;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  b { display: block; font-weight: 600; }
  > button:not(.close) {
    grid-area: 2 / 1 / auto / -1;
    justify-self: start;
    min-height: 44px;
    margin-block: ${({ theme }) => theme.space[2]};
  }
`
