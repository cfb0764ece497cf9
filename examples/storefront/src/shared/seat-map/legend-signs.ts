import type { MapPriceLevel, Price } from "@parterre/contract"
import { openPrices, standardPrice } from "@parterre/domain/pricing"
import { levelPlacesLeft, type SeatSelectionState, soldOf } from "@parterre/react"

interface Listed {
  /** With its place in the venue's list, which its sign goes by. */
  readonly priceLevels: readonly {
    readonly level: MapPriceLevel
    readonly index: number
    /** What its seats begin with. */
    readonly standard: Price
  }[]
  readonly signs: readonly ("mine" | "taken" | "accessible" | "dimmed")[]
}

type Told = Pick<
  SeatSelectionState,
  | "venue"
  | "event"
  | "subscription"
  | "sections"
  | "placesLeft"
  | "seats"
  | "admissions"
  | "inCart"
  | "admissionsInCart"
  | "dimmed"
>

/** What there is to explain: the price levels of which something is left, and the signs of seats that are drawn. */
export function listedInLegend({
  event,
  subscription,
  sections,
  seats,
  admissions,
  inCart,
  admissionsInCart,
  dimmed,
  ...house
}: Told): Listed {
  const { venue } = house
  const known = new Set(
    venue?.levels.flatMap((level) => level.sections.flatMap(({ priceLevels }) => priceLevels)),
  )
  const sold = soldOf({ event, subscription })?.priceLevels
  const isLeft = (id: string) => sold?.some((level) => level.id === id && levelPlacesLeft(house, level) !== 0)
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
  const isFloorChosen = [...admissions.values(), ...admissionsInCart.values()].some(
    (quantity) => quantity > 0,
  )
  return {
    priceLevels: (venue?.priceLevels ?? []).flatMap((level, index) => {
      const standard = standardPrice(openPrices(level.prices))
      return standard !== undefined && known.has(level.id) && isLeft(level.id)
        ? [{ level, index, standard }]
        : []
    }),
    signs: [
      ...(isTaken ? (["taken"] as const) : []),
      ...(isAccessible ? (["accessible"] as const) : []),
      ...(seats.length > 0 || inCart.size > 0 || isFloorChosen ? (["mine"] as const) : []),
      ...(dimmed.size > 0 ? (["dimmed"] as const) : []),
    ],
  }
}
