import type { KeptCardRow } from "../database/checkout-tables.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"

/** Whether clients of a website may have a card kept. */
export const keepsCards = ({ settings, processor }: WebsitePayments): boolean =>
  settings.keepCards === true && processor.keeper !== undefined

/** Whether a kept card may pay: its processor is the website's still, and so is its brand. */
export const isUsable = (
  { state, processor, token, brand }: KeptCardRow,
  payments: WebsitePayments,
): boolean =>
  state === "kept" &&
  token !== null &&
  keepsCards(payments) &&
  processor === payments.processor.type &&
  (brand === null || brand === "other" || payments.settings.brands.includes(brand))
