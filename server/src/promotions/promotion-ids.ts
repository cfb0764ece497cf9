import { offerCode } from "@parterre/domain/promotions"

/** Names a website's promotion; a code is a website's once. */
export const promotionId = (websiteId: string, code: string): string =>
  `${websiteId}.promotion.${offerCode(code)}`

/** Names a code of a presale. */
export const presaleCodeId = (presaleId: string, code: string): string =>
  `${presaleId}.code.${offerCode(code)}`
