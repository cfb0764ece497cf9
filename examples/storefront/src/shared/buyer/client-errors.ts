import type { Client } from "@parterre/contract"
import { checkClient } from "@parterre/domain/clients"
import { formErrorKey } from "@parterre/domain/form-errors"
import type { FieldErrors } from "../forms/field-errors.ts"
import type { Language } from "../texts/TextsProvider.tsx"
import { addressOf } from "./address.ts"
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

/** The buyer as the sale wants it, with an address where tickets are sent. */
export function clientOf(draft: Draft, language: Language, isSent: boolean): Client {
  const phone = draft.phone.replace(/\D/g, "")
  return {
    firstname: draft.firstname.trim(),
    lastname: draft.lastname.trim(),
    email: draft.email.trim(),
    language,
    ...(phone === "" ? {} : { phones: [{ type: "MAISON", number: phone }] }),
    ...(isSent ? { addresses: [addressOf(draft)] } : {}),
  }
}
