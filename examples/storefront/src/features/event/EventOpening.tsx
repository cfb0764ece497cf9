import type { EventDetail } from "@parterre/contract"
import { type SeatSelection, useOpening, useParterre } from "@parterre/react"

interface EventOpeningProps {
  event: EventDetail
  selection: SeatSelection
}

/** Shows an evening that was opened before its sale, or its presale, as it is once that begins. */
export function EventOpening({ event, selection }: EventOpeningProps) {
  const { catalogue } = useParterre()
  const { id, onSaleFrom, presale } = event
  const moments = [onSaleFrom, presale?.isOpen === false ? presale.from : undefined]
  useOpening(moments, id, async () => {
    const isOpen = waysIn(await catalogue.event(id)) !== waysIn(event)
    if (isOpen) selection.retry()
    return isOpen
  })
  return null
}

const waysIn = ({ saleState, presale }: EventDetail) => `${saleState} ${presale?.isOpen}`
