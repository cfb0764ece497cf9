export { isOfferCode, offerCode } from "./offer-code.ts"
export { type Presale, presaleState } from "./presale.ts"
export { type AppliedPromotion, promotedLevels } from "./promoted-levels.ts"
export { type Discount, type PromotedTicket, promotedPrice, promotedTicket } from "./promoted-price.ts"
export {
  isForMember,
  isPromoted,
  type PromotionFault,
  type PromotionTerms,
  promotionAt,
} from "./promotion.ts"
