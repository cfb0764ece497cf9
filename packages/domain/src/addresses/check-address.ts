import { isBlank } from "../clients/required-fields.ts"
import { COUNTRIES } from "../countries/countries.ts"
import { isPostalCode } from "../postal-codes/postal-code.ts"
import { findProvince } from "../provinces/provinces.ts"
import { findUsState } from "../provinces/us-states.ts"

/** An address as it is written in a form; the country is its code of two letters. */
export type WrittenAddress = {
  addressLine1: string
  city: string
  zipCode: string
  country: string
  province?: string | undefined
}

export type AddressError = {
  field: keyof WrittenAddress
  error: "required" | "postalCode" | "pattern"
}

const REQUIRED = ["addressLine1", "city", "zipCode", "country"] as const

/** Everything wrong with an address; an empty list is a good one. Canada and the United States have known provinces and states. */
export function checkAddress(address: WrittenAddress): AddressError[] {
  const country = address.country.trim().toUpperCase()
  const missing = REQUIRED.filter((field) => isBlank(address[field]))
  return [
    ...missing.map((field): AddressError => ({ field, error: "required" })),
    ...(missing.includes("country") || COUNTRIES.includes(country)
      ? []
      : [{ field: "country", error: "pattern" } as const]),
    ...(country !== "CA" || missing.includes("zipCode") || isPostalCode(address.zipCode)
      ? []
      : [{ field: "zipCode", error: "postalCode" } as const]),
    ...provinceErrors(country, address.province),
  ]
}

/** A province may stay blank: mail goes by the postal code. */
function provinceErrors(country: string, province: string | undefined): AddressError[] {
  if (province === undefined || isBlank(province)) return []
  const isKnown =
    country === "CA"
      ? findProvince(province) !== undefined
      : country !== "US" || findUsState(province) !== undefined
  return isKnown ? [] : [{ field: "province", error: "pattern" }]
}
