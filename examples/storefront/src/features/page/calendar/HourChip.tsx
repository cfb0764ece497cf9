import type { CalendarEvent } from "@parterre/contract"
import { isSelectable } from "@parterre/domain/sale-states"
import { styled } from "styled-components"
import { hourChip } from "../../../shared/sale-state/hour-chip.ts"
import { SaleStateSign } from "../../../shared/sale-state/SaleStateSign.tsx"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { useNotice, useWhyNot } from "./WhyNot.tsx"

interface HourChipProps {
  event: CalendarEvent
  isPicked: boolean
  onPick: () => void
}

/** An hour of the day to pick; one that does not sell says so and why [CAT-017] [CAT-021] [CAT-026]. */
export function HourChip({ event, isPicked, onPick }: HourChipProps) {
  const { time } = useTexts()
  const { timeZone } = useSite().config
  const notice = useNotice()
  const { ask, answer } = useWhyNot([event])
  const sells = isSelectable(event.saleState)
  return (
    <>
      <Chip
        type="button"
        $state={event.saleState}
        {...(sells ? { "aria-pressed": isPicked } : {})}
        onClick={sells ? onPick : ask}
      >
        {!sells && <SaleStateSign state={event.saleState} />}
        <b>{time(event.start, timeZone)}</b>
        {!sells && <span>{notice(event)}</span>}
      </Chip>
      {answer}
    </>
  )
}

const Chip = styled.button<{ $state: CalendarEvent["saleState"] }>`${hourChip}`
