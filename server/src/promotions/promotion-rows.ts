import { offerCode } from "@parterre/domain/promotions"
import { type PromotionRow, termsOf } from "../database/promotion-tables.ts"

/** Names a website's promotion; a code is a website's once. */
export const promotionId = (websiteId: string, code: string): string =>
  `${websiteId}.promotion.${offerCode(code)}`

/** Names a code of a presale. */
export const presaleCodeId = (presaleId: string, code: string): string =>
  `${presaleId}.code.${offerCode(code)}`

/** Whether a promotion asks for a membership. */
export const isForMembers = (row: Pick<PromotionRow, "terms">): boolean =>
  termsOf(row).membershipIds !== undefined
