import { type SelectedSeat, useSeatSelection, useSelectionState } from "@parterre/react"
import { useEffect, useEffectEvent } from "react"
import type { ComboTicket } from "./combo-tickets.ts"

interface SeatsChosenBeforeProps {
  eventId: string
  /** What the seats were picked at. */
  ticket: ComboTicket
  seatIds: readonly string[]
  sectionIds: readonly string[]
  /** Told once, where the map has all of them. */
  onFound: (seats: readonly SelectedSeat[]) => void
}

/** Shows nothing: looks up on the map what seats are called in the language of now. */
export function SeatsChosenBefore({ eventId, ticket, seatIds, sectionIds, onFound }: SeatsChosenBeforeProps) {
  const selection = useSeatSelection(eventId, { readOnly: true, pollEvery: "600 seconds" })
  const { status } = useSelectionState(selection)
  const told = useEffectEvent(() => {
    const seats = seatIds.flatMap((seatId) => {
      const location = selection.locationOf(seatId)
      const { priceId } = ticket.pick
      return location === undefined
        ? []
        : { ...location, priceId, priceLevelId: ticket.detail.priceLevelId, party: 0 }
    })
    if (seats.length === seatIds.length) onFound(seats)
  })
  // By content: another list of the same is no reason to look again.
  const sections = JSON.stringify(sectionIds)
  useEffect(() => {
    if (status !== "ready") return
    let isCurrent = true
    void selection.needSections(JSON.parse(sections)).then(() => isCurrent && told())
    return () => {
      isCurrent = false
    }
  }, [selection, status, sections])
  return null
}
