import { missingFields } from "../clients/required-fields.ts"
import { type BrandRules, type CardBrand, cvdLength } from "./brand.ts"
import { type CardNumberError, checkCardNumber } from "./card-number.ts"
import { type CardExpiry, isExpired } from "./expiry.ts"

/** A card form as typed. */
export type CardForm = { nameOnCard: string; number: string; month: string; year: string; cvd: string }

export type CardFormError =
  | { field: "nameOnCard" | "month" | "year" | "cvd"; error: "required" }
  | { field: "number"; error: CardNumberError }
  | { field: "month" | "year"; error: "expired" | "invalid" }
  | { field: "cvd"; error: "invalid" }

/** `now` is the month of today. */
export type CardRules = { accepted: readonly CardBrand[]; rules: BrandRules; now: CardExpiry }

/** What is wrong with a card form, field by field; an empty list is a good form [VAL-005]. */
export function checkCardForm(form: CardForm, { accepted, rules, now }: CardRules): CardFormError[] {
  const number = checkCardNumber(form.number, accepted, rules)
  return [
    ...missingFields(form, ["nameOnCard", "month", "year", "cvd"] as const).map(
      (field): CardFormError => ({ field, error: "required" }),
    ),
    ...(number.ok ? [] : [{ field: "number", error: number.error } as const]),
    ...expiryErrors(form, now),
    ...cvdErrors(form.cvd.trim(), number.ok ? number.brand : undefined),
  ]
}

function expiryErrors(form: CardForm, now: CardExpiry): CardFormError[] {
  const [month, year] = [form.month.trim(), form.year.trim()]
  if (month === "" || year === "") return []
  if (!/^(0?[1-9]|1[0-2])$/.test(month)) return [{ field: "month", error: "invalid" }]
  if (!/^20\d\d$/.test(year)) return [{ field: "year", error: "invalid" }]
  return isExpired({ month: Number(month), year: Number(year) }, now)
    ? [{ field: "month", error: "expired" }]
    : []
}

function cvdErrors(cvd: string, brand: CardBrand | undefined): CardFormError[] {
  if (cvd === "") return []
  const fits =
    brand === undefined ? /^\d{3,4}$/.test(cvd) : /^\d+$/.test(cvd) && cvd.length === cvdLength(brand)
  return fits ? [] : [{ field: "cvd", error: "invalid" }]
}
