import type { Cents } from "../money/cents.ts"

/** The first figure a shopper sees, in cents: the service charge is inside it, only taxes may follow. */
export const allInPrice = (price: Cents, serviceCharge: Cents): Cents => price + serviceCharge
