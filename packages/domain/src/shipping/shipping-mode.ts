import type { Cents } from "../money/cents.ts"
import type { Territory, TerritoryMap } from "./territory.ts"

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

/** What decides which modes are offered: `territory` undefined excludes nothing; `cartAmount` is in cents. */
export type ShippingNeed = {
  territory: Territory | undefined
  cartAmount: Cents
  excludedCodes?: readonly string[]
}

/** Whether a mode is offered: it reaches the shopper, the cart is below its limit and the website keeps it. */
export const isShippingOffered = (
  mode: ShippingMode,
  { territory, cartAmount, excludedCodes }: ShippingNeed,
): boolean =>
  reaches(mode, territory) && isWithinCartAmount(mode, cartAmount) && !excludedCodes?.includes(mode.code)

/** The modes a shopper may choose from, in the order given [SHIP-005] [VAR-016]. */
export const offeredShippingModes = <Mode extends ShippingMode>(
  modes: readonly Mode[],
  need: ShippingNeed,
): Mode[] => modes.filter((mode) => isShippingOffered(mode, need))

const reaches = ({ territory: served }: ShippingMode, territory: Territory | undefined) =>
  territory === undefined || served[territory] === true

/** The limit itself already excludes the mode [SHIP-006]. */
const isWithinCartAmount = ({ invalidFromCartAmount }: ShippingMode, cartAmount: Cents) =>
  invalidFromCartAmount === undefined || cartAmount < invalidFromCartAmount
