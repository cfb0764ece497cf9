import type { MapRow, MapVenue, SeatDetail } from "@parterre/seat-map"

/** A venue with every seat and detail at hand, as a server would have them. */
export interface BenchVenue {
  readonly name: string
  readonly venue: MapVenue
  readonly rows: ReadonlyMap<string, readonly MapRow[]>
  readonly details: ReadonlyMap<string, readonly SeatDetail[]>
}

/** One seat as every contender gets it. */
export interface BenchSeat {
  readonly id: string
  readonly sectionId: string
  readonly x: number
  readonly y: number
  readonly color: string
  readonly sellable: boolean
}

const UNSELLABLE_COLOR = "#b9b4b0"

/** Every seat of the venue, section by section. */
export function seatsOf({ venue, rows, details }: BenchVenue): BenchSeat[] {
  const colors = new Map(venue.priceLevels.map(({ id, color }) => [id, color]))
  return [...rows].flatMap(([sectionId, sectionRows]) => {
    const byId = new Map(details.get(sectionId)?.map((detail) => [detail.seatId, detail]))
    return sectionRows.flatMap((row) =>
      row.seats.map(({ id, x, y }): BenchSeat => {
        const detail = byId.get(id)
        const sellable = detail?.sellable === true
        const color = sellable ? colors.get(detail?.priceLevelId ?? "") : undefined
        return { id, sectionId, x, y, sellable, color: color ?? UNSELLABLE_COLOR }
      }),
    )
  })
}
