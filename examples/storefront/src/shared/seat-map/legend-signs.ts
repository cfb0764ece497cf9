import type { MapPriceLevel } from "@parterre/contract"
import type { SeatSelectionState } from "@parterre/react"

interface Listed {
  /** With its place in the venue's list, which its sign goes by. */
  readonly priceLevels: readonly { readonly level: MapPriceLevel; readonly index: number }[]
  readonly signs: readonly ("mine" | "taken" | "accessible")[]
}

/** What there is to explain: the price levels of the house, and the signs of seats that are drawn. */
export function listedInLegend({
  venue,
  sections,
  seats,
  inCart,
}: Pick<SeatSelectionState, "venue" | "sections" | "seats" | "inCart">): Listed {
  const known = new Set(
    venue?.levels.flatMap((level) => level.sections.flatMap(({ priceLevels }) => priceLevels)),
  )
  const loaded = [...sections.values()]
  const isTaken = loaded.some(({ details }) =>
    [...details.values()].some(
      ({ seatId, sellable, invisible }) => !sellable && !invisible && !inCart.has(seatId),
    ),
  )
  const isAccessible = loaded.some(({ section: { rows = [] } }) =>
    rows.some((row) => row.seats.some(({ accessible }) => accessible === true)),
  )
  return {
    priceLevels: (venue?.priceLevels ?? []).flatMap((level, index) =>
      known.has(level.id) ? [{ level, index }] : [],
    ),
    signs: [
      ...(isTaken ? (["taken"] as const) : []),
      ...(isAccessible ? (["accessible"] as const) : []),
      ...(seats.length > 0 || inCart.size > 0 ? (["mine"] as const) : []),
    ],
  }
}
