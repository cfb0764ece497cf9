import type { Address, Client } from "@parterre/contract"
import { asksCompanyAddress } from "@parterre/domain/accounts"
import { checkClient, isBlank } from "@parterre/domain/clients"
import { formErrorKey } from "@parterre/domain/form-errors"
import type { FieldErrors } from "../forms/field-errors.ts"
import type { Language } from "../texts/TextsProvider.tsx"
import { type AddressField, addressErrors } from "./address.ts"
import type { Draft } from "./draft.ts"

export type WhoField = "firstname" | "lastname" | "email" | "phone"

export const whoFields: readonly WhoField[] = ["firstname", "lastname", "email", "phone"]

/** The faults of the shopper's details; the phone may stay blank but not be cut short [VAL-031] [ERR-022]. */
export function clientErrors(draft: Draft): FieldErrors<WhoField> {
  const { firstname, lastname, email, phone } = draft
  const faults = checkClient({ firstname, lastname, email }).map(
    ({ field, error }) => [field, formErrorKey(error)] as const,
  )
  const digits = phone.replace(/\D/g, "").length
  const phoneFault =
    digits > 0 && (digits < 10 || digits > 12) ? { phone: "formMsg.errors.phone" as const } : {}
  return { ...Object.fromEntries(faults), ...phoneFault }
}

/** A field of the guest form; those of a company's address are named after it. */
export type GuestField = WhoField | AddressField | "company" | `company-${AddressField}`

/**
 * The faults of the guest form. In the standard flow it asks for a phone number and a billing address too, and for the
 * address of a company that has another one [ACC-012] [ACC-013] [VAL-036].
 */
export function guestErrors(draft: Draft, flowStandard: boolean): FieldErrors<GuestField> {
  const who = clientErrors(draft)
  if (!flowStandard) return who
  const required = "formMsg.errors.required" as const
  const { sameAddress, company, companyAddress } = draft
  return {
    ...(isBlank(draft.phone) && { phone: required }),
    ...who,
    ...addressErrors(draft),
    ...(asksCompanyAddress({ flowStandard, sameAddress }) && {
      ...(isBlank(company) && { company: required }),
      ...Object.fromEntries(
        Object.entries(addressErrors(companyAddress)).map(([field, error]) => [`company-${field}`, error]),
      ),
    }),
  }
}

/** The buyer as the sale wants it, with the addresses that it needs. */
export function clientOf(draft: Draft, language: Language, addresses: readonly Address[] = []): Client {
  const phone = draft.phone.replace(/\D/g, "")
  return {
    firstname: draft.firstname.trim(),
    lastname: draft.lastname.trim(),
    email: draft.email.trim(),
    language,
    ...(phone === "" ? {} : { phones: [{ type: "MAISON", number: phone }] }),
    ...(addresses.length === 0 ? {} : { addresses: [...addresses] }),
  }
}
