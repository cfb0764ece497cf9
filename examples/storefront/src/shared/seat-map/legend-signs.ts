import type { MapPriceLevel, Price } from "@parterre/contract"
import { openPrices, standardPrice } from "@parterre/domain/pricing"
import { levelPlacesLeft, type SeatSelectionState, soldOf } from "@parterre/react"

interface Listed {
  /** With its place in the venue's list, which its sign goes by. */
  readonly priceLevels: readonly {
    readonly level: MapPriceLevel
    readonly index: number
    /** Nothing of a venue apart from its events. */
    readonly standard: Price | undefined
  }[]
  readonly signs: readonly ("mine" | "taken" | "accessible")[]
}

type Told = Pick<
  SeatSelectionState,
  "venue" | "event" | "subscription" | "sections" | "placesLeft" | "seats" | "inCart"
>

/** What there is to explain: the price levels of which something is left, and the signs of seats that are drawn. */
export function listedInLegend({ event, subscription, sections, seats, inCart, ...house }: Told): Listed {
  const { venue } = house
  const known = new Set(
    venue?.levels.flatMap((level) => level.sections.flatMap(({ priceLevels }) => priceLevels)),
  )
  const gone = new Set(
    soldOf({ event, subscription })?.priceLevels.flatMap((level) =>
      levelPlacesLeft(house, level) === 0 || openPrices(level.prices).length === 0 ? [level.id] : [],
    ),
  )
  const loaded = [...sections.values()]
  const isTaken = loaded.some(({ details }) =>
    [...details.values()].some(
      ({ seatId, sellable, invisible }) => !sellable && !invisible && !inCart.has(seatId),
    ),
  )
  // One that is taken or chosen wears the sign of that alone.
  const mine = new Set([...inCart, ...seats.map(({ seatId }) => seatId)])
  const isAccessible = loaded.some(({ section: { rows = [] }, details }) => {
    const isFree = (id: string) => details.get(id)?.sellable && !details.get(id)?.invisible && !mine.has(id)
    return rows.some((row) => row.seats.some(({ id, accessible }) => accessible === true && isFree(id)))
  })
  return {
    priceLevels: (venue?.priceLevels ?? []).flatMap((level, index) =>
      known.has(level.id) && !gone.has(level.id)
        ? [{ level, index, standard: standardPrice(level.prices) }]
        : [],
    ),
    signs: [
      ...(isTaken ? (["taken"] as const) : []),
      ...(isAccessible ? (["accessible"] as const) : []),
      ...(seats.length > 0 || inCart.size > 0 ? (["mine"] as const) : []),
    ],
  }
}
