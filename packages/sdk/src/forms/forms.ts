/** What a form types and the wire has, both ways; the rules are the domain's, so the server reads the same. */
export {
  type EmailCheck,
  type EmailVerdict,
  emailVerdict,
  findProvince,
  findUsState,
  formatExpiry,
  formatMoney,
  formatPhone,
  isBlank,
  isEmail,
  isPartialPostalCode,
  normalisePostalCode,
  PROVINCE_NAMES,
  PROVINCES,
  parseCents,
  parseExpiry,
  parseNumber,
  phoneKeystrokes,
  US_STATES,
} from "@parterre/domain"
export { type Country, countriesIn, countryOf } from "./countries.ts"
