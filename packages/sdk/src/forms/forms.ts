/** What a form types and the wire has, both ways; the rules are the domain's, so the server reads the same. */
export { formatExpiry, parseExpiry } from "@parterre/domain/cards"
export {
  type EmailCheck,
  type EmailVerdict,
  emailVerdict,
  formatPhone,
  isBlank,
  isEmail,
  phoneKeystrokes,
} from "@parterre/domain/clients"
export { parseNumber } from "@parterre/domain/language"
export { formatMoney, parseCents } from "@parterre/domain/money"
export { isPartialPostalCode, normalisePostalCode } from "@parterre/domain/postal-codes"
export { findProvince, findUsState, PROVINCE_NAMES, PROVINCES, US_STATES } from "@parterre/domain/provinces"
export { type Country, countriesIn, countryOf } from "./countries.ts"
