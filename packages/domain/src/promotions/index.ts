export { isOfferCode, offerCode } from "./offer-code.ts"
export { type Presale, presaleState } from "./presale.ts"
export { type Discount, promotedPrice } from "./promoted-price.ts"
export { isPromoted, type PromotionFault, type PromotionTerms, promotionAt } from "./promotion.ts"
