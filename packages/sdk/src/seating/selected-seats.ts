import type { MapPriceLevel, Price, Seat, SeatDetail } from "@parterre/contract"

/** The seats picked at one price level of an event, as a panel lists them [ENT-010]. */
export interface SelectedSeats {
  readonly eventId: string
  readonly seatIds: readonly string[]
  /** The seats themselves, with the level, section, row and name to show. */
  readonly data: readonly Seat[]
  /** What a ticket there may cost, by price type. */
  readonly prices: readonly Price[]
  readonly priceLevelId: string
  readonly colorPriceLevel: string
  /** What the organiser says of some of these seats, each once. */
  readonly notes: readonly string[]
}

/**
 * Picked seats by price level, in the order of the first seat picked at each. A seat whose price level the map does
 * not have is not for sale, and is in no group.
 */
export function selectedSeats(
  eventId: string,
  picked: readonly Seat[],
  details: readonly SeatDetail[],
  priceLevels: readonly MapPriceLevel[],
): SelectedSeats[] {
  const detailOf = new Map(details.map((detail) => [detail.seatId, detail]))
  const levelIds = new Set(picked.map(({ id }) => detailOf.get(id)?.priceLevelId))
  return [...levelIds].flatMap((levelId) => {
    const level = priceLevels.find(({ id }) => id === levelId)
    if (level === undefined) return []
    const data = picked.filter(({ id }) => detailOf.get(id)?.priceLevelId === level.id)
    const notes = data.flatMap(({ id }) => detailOf.get(id)?.note ?? [])
    return {
      eventId,
      seatIds: data.map(({ id }) => id),
      data,
      prices: level.prices,
      priceLevelId: level.id,
      colorPriceLevel: level.color,
      notes: [...new Set(notes)],
    }
  })
}
