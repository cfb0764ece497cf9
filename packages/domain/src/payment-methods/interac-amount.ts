import { plainAmount } from "../money/plain-amount.ts"
import { type AmountsToPay, totalToPay } from "./total-to-pay.ts"

/** What Interac is asked for: dollars with two decimals, shipping included, as its form wants them [PAY-027]. */
export const interacAmount = (amounts: AmountsToPay): string => plainAmount(totalToPay(amounts))
