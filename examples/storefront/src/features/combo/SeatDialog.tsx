import { type SelectedSeat, useSeatSelection, useSelectionState } from "@parterre/react"
import { X } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { styled } from "styled-components"
import { Failed } from "../../shared/failure/Failed.tsx"
import { MapLoading } from "../../shared/seat-map/MapLoading.tsx"
import { SeatViews } from "../../shared/seat-map/SeatViews.tsx"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Modal } from "../../shared/ui/Modal.tsx"
import { Figures } from "../../shared/ui/Surface.ts"
import type { ComboTicket } from "./combo-tickets.ts"
import type { OfferedEvent } from "./offered-groups.ts"

interface SeatDialogProps {
  event: OfferedEvent
  /** One for each price level that can be chosen. */
  tickets: readonly ComboTicket[]
  /** Seats at this event, side by side: one for each combo. */
  size: number
  /** Chosen before. */
  seats: readonly SelectedSeat[]
  onTake: (seats: readonly SelectedSeat[]) => void
  onClose: () => void
}

/** The map of an event inside a combo, at the combo's prices: one party, which goes back to the combo and is held with it. */
export function SeatDialog({ event, tickets, size, seats: before, onTake, onClose }: SeatDialogProps) {
  const { t, money, date } = useTexts()
  const { timeZone } = useSite().config
  const words = useSeatWords()
  const title = useId()
  const [first] = event.details
  const selection = useSeatSelection(event.eventId, {
    partySize: size,
    single: true,
    prices: Object.fromEntries(tickets.map(({ price, comboPrice }) => [price.id, comboPrice])),
  })
  const { status, failure, seats, totals } = useSelectionState(selection)
  const isReady = status === "ready"
  const restored = useRef(false)
  useEffect(() => {
    if (!isReady || restored.current || before.length === 0) return
    restored.current = true
    const sections = [...new Set(before.map(({ sectionId }) => sectionId))]
    void selection.needSections(sections).then(() => selection.restore(before))
  }, [isReady, selection, before])
  return (
    <Window aria-labelledby={title} onClose={onClose}>
      <Frame>
        <header>
          <div>
            <h2 id={title}>{t("combos.seats.title", { title: first.title })}</h2>
            <p>{date(first.start, timeZone)}</p>
          </div>
          <button type="button" aria-label={t("app.close")} onClick={onClose}>
            <X size={22} strokeWidth={1.5} aria-hidden />
          </button>
        </header>
        {failure !== undefined ? (
          <Failed failure={failure} retry={selection.retry} />
        ) : !isReady ? (
          <MapLoading />
        ) : (
          <SeatViews selection={selection} tools={Tools} picture={Picture} />
        )}
        <Bar>
          <div role="status">
            {seats.length === 0 ? (
              <p>{t("combos.seats.ask", { count: size })}</p>
            ) : (
              <>
                <b>{words.sentences(seats).join(" · ")}</b>
                <small>
                  <Figures>{money(totals.total)}</Figures> {t("combos.allIn")}
                </small>
              </>
            )}
          </div>
          <Button isDisabled={seats.length !== size} onPress={() => onTake(seats)}>
            {t("combos.seats.take", { count: size })}
          </Button>
        </Bar>
      </Frame>
    </Window>
  )
}

const Window = styled(Modal)`
  && {
    width: min(1100px, calc(100vw - 48px));
    height: min(860px, calc(100dvh - 48px));
    overflow: hidden;
  }
  ${({ theme }) => theme.upTo(800)} {
    && { width: 100%; max-width: none; height: 100dvh; max-height: none; border-radius: 0; }
  }
`
const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  > header {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]} 0`};
  }
  header h2 { font-size: ${({ theme }) => theme.size.lead}; }
  header p { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  header p::first-letter { text-transform: uppercase; }
  header button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin: -6px -8px 0 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`
const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  ${({ theme }) => theme.upTo(600)} {
    .home { display: none; }
    > :first-child label { width: 44px; padding: 0; justify-content: center; gap: 0; font-size: 0; }
  }
`
const Picture = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: ${({ theme }) => theme.color.surface};
`
const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 76px;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  b, small { display: block; }
  p, small { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
