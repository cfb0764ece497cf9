export { CARD_BRANDS, type CardBrand, cardBrand, cardBrandName, likelyBrand } from "./brand.ts"
export { type CardFormError, checkCardForm } from "./card-form.ts"
export { cardDigits, checkCardNumber } from "./card-number.ts"
export { type CardExpiry, expiryYears, formatExpiry, isExpired, parseExpiry } from "./expiry.ts"
