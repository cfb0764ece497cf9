import { checkAddress, type WrittenAddress } from "../addresses/check-address.ts"
import { checkClient, isBlank } from "./required-fields.ts"

/** A phone number as it is written: its digits, and the signs people put between them. */
export type WrittenPhone = { number: string }

export type WrittenProfile = {
  firstname: string
  lastname: string
  email: string
  addresses?: readonly WrittenAddress[] | undefined
  phones?: readonly WrittenPhone[] | undefined
}

/** What is wrong, and where: `email`, `addresses/0/zipCode`, `phones/0/number`. */
export type ProfileError = {
  field: string
  error: "required" | "validateEmail" | "postalCode" | "pattern" | "phone"
}

/** Seven digits without an area code; fifteen is the longest number of the world's numbering plan. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "")
  return /^[\d\s().+-]+$/.test(text) && digits.length >= 7 && digits.length <= 15
}

/** Everything wrong with what a client or a guest says of themselves; an empty list is a good profile [VAL-031] [VAL-036]. */
export function checkProfile(profile: WrittenProfile): ProfileError[] {
  const { firstname, lastname, email, addresses = [], phones = [] } = profile
  return [
    ...checkClient({ firstname, lastname, email }),
    ...addresses.flatMap((address, index) =>
      checkAddress(address).map(({ field, error }) => ({ field: `addresses/${index}/${field}`, error })),
    ),
    ...phones.flatMap(({ number }, index) => phoneErrors(number, `phones/${index}/number`)),
  ]
}

function phoneErrors(number: string, field: string): ProfileError[] {
  if (isBlank(number)) return [{ field, error: "required" }]
  return isPhone(number) ? [] : [{ field, error: "phone" }]
}

/** A profile is complete when tickets and invoices can reach the client: an address and a phone number, both good. */
export const isCompletedProfile = (profile: WrittenProfile): boolean =>
  (profile.addresses ?? []).length > 0 &&
  (profile.phones ?? []).length > 0 &&
  checkProfile(profile).length === 0
