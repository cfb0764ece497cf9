import type { Address } from "@parterre/contract"
import { isBlank } from "@parterre/domain/clients"
import { isPostalCode, normalisePostalCode, provincesOfPostalCode } from "@parterre/domain/postal-codes"
import type { Province } from "@parterre/domain/provinces"
import { categoryOfDelivery } from "@parterre/domain/tickets"
import type { FieldErrors } from "../forms/field-errors.ts"
import type { Draft, TypedAddress } from "./draft.ts"

export type AddressField = "street" | "apartment" | "city" | "postalCode"
export const addressFields: readonly AddressField[] = ["street", "apartment", "city", "postalCode"]

/** Whether something goes by mail, so that an address is needed. */
export const needsAddress = (codes: readonly (string | undefined)[]): boolean =>
  codes.some((code) => code !== undefined && categoryOfDelivery(code) === "MAIL")

/** The province of the address typed, as soon as its postal code is one. */
export const provinceOf = ({ postalCode }: TypedAddress): Province | undefined =>
  isPostalCode(postalCode) ? provincesOfPostalCode(postalCode)[0] : undefined

/** The faults of a Canadian address; the apartment may stay blank [VAL-001]. */
export function addressErrors(draft: TypedAddress): FieldErrors<AddressField> {
  const blank = (["street", "city", "postalCode"] as const).filter((field) => isBlank(draft[field]))
  return {
    ...(isBlank(draft.postalCode) || isPostalCode(draft.postalCode)
      ? {}
      : { postalCode: "formMsg.errors.postalCode" }),
    ...Object.fromEntries(blank.map((field) => [field, "formMsg.errors.required"])),
  }
}

/** The billing address, and the company's where a guest gave another one. */
export const addressesOf = (draft: Draft): readonly Address[] => [
  addressOf(draft),
  ...(draft.sameAddress
    ? []
    : [{ ...addressOf(draft.companyAddress), type: "COMPANY" as const, company: draft.company.trim() }]),
]

/** The address as the sale wants it; its province follows from the postal code. */
export function addressOf(draft: TypedAddress): Address {
  const [province] = provincesOfPostalCode(draft.postalCode)
  return {
    type: "BILLING",
    addressLine1: draft.street.trim(),
    ...(isBlank(draft.apartment) ? {} : { appartment: draft.apartment.trim() }),
    city: draft.city.trim(),
    zipCode: normalisePostalCode(draft.postalCode) ?? draft.postalCode,
    country: "CA",
    ...(province === undefined ? {} : { province }),
  }
}
