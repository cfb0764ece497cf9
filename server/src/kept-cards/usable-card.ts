import type { KeptCardRow } from "../database/checkout-tables.ts"
import type { WebsitePayments } from "../payments/website-processors.ts"

/** Whether clients of a website may have a card kept. */
export const keepsCards = ({ settings, processor }: WebsitePayments): boolean =>
  settings.keepCards === true && processor.keeper !== undefined

/** Whether renewals of a website may be paid in instalments. */
export const takesInstalments = ({ settings, processor }: WebsitePayments): boolean =>
  settings.instalments === true && processor.keeper !== undefined

/** Whether a card is kept where the website is paid now; of a card without an account its processor tells. */
export const isKeptHere = (
  { processor, account }: Pick<KeptCardRow, "processor" | "account">,
  payments: WebsitePayments,
): boolean => processor === payments.processor.type && (account === null || account === payments.account)

/** Whether a kept card may pay: its account is the website's still, and so is its brand. */
export const isUsable = (row: KeptCardRow, payments: WebsitePayments): boolean => {
  const { state, token, brand } = row
  return (
    state === "kept" &&
    token !== null &&
    keepsCards(payments) &&
    isKeptHere(row, payments) &&
    (brand === null || brand === "other" || payments.settings.brands.includes(brand))
  )
}
