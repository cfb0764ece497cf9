import type { Cents } from "../money/cents.ts"
import type { Territory, TerritoryMap } from "../territories/territory.ts"

/** A way to deliver tickets; amounts in cents [SHIP-001]. */
export type ShippingMode = {
  price: Cents
  description: string
  code: string
  note?: string
  territory: TerritoryMap
  invalidFromCartAmount?: Cents
  ppdId?: string
}

/** What decides which modes are offered: where the shopper may be, and what is in the cart, in cents. */
export type ShippingNeed = {
  territories: readonly Territory[]
  cartAmount: Cents
  excludedCodes?: readonly string[]
}

/** Whether a mode is offered: it reaches the shopper, the cart is below its limit and the website keeps it. */
export const isShippingOffered = (
  mode: ShippingMode,
  { territories, cartAmount, excludedCodes }: ShippingNeed,
): boolean =>
  reaches(mode, territories) && isWithinCartAmount(mode, cartAmount) && !excludedCodes?.includes(mode.code)

/** The modes a shopper may choose from, in the order given [SHIP-005] [VAR-016]. */
export const offeredShippingModes = <Mode extends ShippingMode>(
  modes: readonly Mode[],
  need: ShippingNeed,
): Mode[] => modes.filter((mode) => isShippingOffered(mode, need))

const reaches = ({ territory: served }: ShippingMode, territories: readonly Territory[]) =>
  territories.some((territory) => served[territory] === true)

/** The limit itself already excludes the mode [SHIP-006]. */
const isWithinCartAmount = ({ invalidFromCartAmount }: ShippingMode, cartAmount: Cents) =>
  invalidFromCartAmount === undefined || cartAmount < invalidFromCartAmount
