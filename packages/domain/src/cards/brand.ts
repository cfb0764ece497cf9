/** The brands whose numbers can be told, in the order of their icons; Interac has an icon and no number rule [ENUM-003]. */
export const CARD_BRANDS = ["visa", "mastercard", "amex", "discover", "jcb"] as const

export type CardBrand = (typeof CARD_BRANDS)[number]

/** `spec` is the narrow rule set; `extended` knows the ranges issued today, Mastercard's 2-series among them. */
export type BrandRules = "spec" | "extended"

type BrandRule = { brand: CardBrand; prefix: RegExp; lengths: readonly number[] }

const SPEC: readonly BrandRule[] = [
  { brand: "visa", prefix: /^4/, lengths: [16] },
  { brand: "mastercard", prefix: /^5[1-5]/, lengths: [16] },
  { brand: "amex", prefix: /^3[47]/, lengths: [15] },
  { brand: "discover", prefix: /^6/, lengths: [16] },
]

const EXTENDED: readonly BrandRule[] = [
  { brand: "visa", prefix: /^4/, lengths: [16, 18, 19] },
  {
    brand: "mastercard",
    prefix: /^(?:5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/,
    lengths: [16],
  },
  { brand: "amex", prefix: /^3[47]/, lengths: [15] },
  { brand: "discover", prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { brand: "jcb", prefix: /^(?:2131|1800|35(?:2[89]|[3-8]\d))/, lengths: [16, 17, 18, 19] },
]

/** The brand of a whole card number given as digits [VAL-007] [VAL-008] [VAL-009] [VAL-010]. */
export const cardBrand = (digits: string, rules: BrandRules = "spec"): CardBrand | undefined =>
  rulesOf(rules).find(({ prefix, lengths }) => prefix.test(digits) && lengths.includes(digits.length))?.brand

/** The brand a number being typed begins like, for the icon beside the field. */
export const likelyBrand = (digits: string, rules: BrandRules = "spec"): CardBrand | undefined =>
  rulesOf(rules).find(({ prefix }) => prefix.test(digits))?.brand

const rulesOf = (rules: BrandRules) => (rules === "spec" ? SPEC : EXTENDED)

/** How many digits the security code of a brand has. */
export const cvdLength = (brand: CardBrand): 3 | 4 => (brand === "amex" ? 4 : 3)

/** Brands as their owners write them: those of card forms, and those only a processor tells of. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  jcb: "JCB",
  diners: "Diners Club",
  unionpay: "UnionPay",
  interac: "Interac",
  paypal: "PayPal",
}

/** What to call a brand in a sentence; undefined for one without a name, which is just a card. */
export const cardBrandName = (brand: string | undefined): string | undefined => BRAND_NAMES[brand ?? ""]
