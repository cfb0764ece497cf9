export { allocate } from "./allocate.ts"
export { formatMoney } from "./format-money.ts"
export { parseCents } from "./parse-cents.ts"
export { plainAmount } from "./plain-amount.ts"
