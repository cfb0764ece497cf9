import { townLine } from "../addresses/place-address.ts"
import { COUNTRIES } from "../countries/countries.ts"
import type { Language } from "../language/localized.ts"
import { normalisePostalCode } from "../postal-codes/postal-code.ts"
import type { ClientPlace } from "./client-ways.ts"

/** Parts of a path that show the client as it was when the sale was made. */
const SETTLED = ["checkout-confirmation", "reservationToken", "checkout-deferred", "checkout-colts"]

/** Whether the client view may be edited on a path [ACC-001]. */
export const isClientEditable = (path: string): boolean => !SETTLED.some((part) => path.includes(part))

/** Where the edit icon of the client view leads [ACC-040]. */
export const editClientPlace = (loggedIn: boolean): ClientPlace =>
  loggedIn ? "client/auth/profile" : "client/profile-guest"

/** Whether the client view asks to complete the profile; one that was never judged is not accused [ACC-039]. */
export const asksToCompleteProfile = (client: { isCompletedProfile?: boolean | undefined }): boolean =>
  client.isCompletedProfile === false

/** An address as the read-only view orders it; every part may be missing. */
export type AddressLines = {
  company?: string | undefined
  appartment?: string | undefined
  addressLine1?: string | undefined
  addressLine2?: string | undefined
  city?: string | undefined
  province?: string | undefined
  country?: string | undefined
  zipCode?: string | undefined
}

/**
 * The lines of an address that are shown, in order: the town with its province and postal code is one, the country has its name
 * [ACC-038].
 */
export function shownAddress(address: AddressLines, language: Language): string[] {
  const { company, appartment, addressLine1, addressLine2, city, province, country, zipCode = "" } = address
  const town = townLine({ city, province, postalCode: normalisePostalCode(zipCode) ?? zipCode }, language)
  return [
    company,
    appartment,
    addressLine1,
    addressLine2,
    town,
    country && countryName(country, language),
  ].flatMap((part) => (part === undefined || part.trim() === "" ? [] : [part.trim()]))
}

/** A country by its name; one that nobody knows as it is written. */
const countryName = (code: string, language: Language): string =>
  COUNTRIES.includes(code)
    ? (new Intl.DisplayNames([`${language}-CA`], { type: "region" }).of(code) ?? code)
    : code
