import { isEmail } from "../clients/email.ts"
import { isBlank } from "../clients/required-fields.ts"
import type { FormErrorName } from "../form-errors/form-error.ts"
import { normalisePostalCode } from "../postal-codes/postal-code.ts"

export const NEWSLETTER_LANGUAGES = ["fr", "en", "both"] as const

/** In which languages somebody wants the mails of a newsletter. */
export type NewsletterLanguage = (typeof NEWSLETTER_LANGUAGES)[number]

/** What the footer's form asks for. */
export interface NewsletterForm {
  readonly email: string
  readonly city: string
  readonly postalCode: string
  readonly province: string
  readonly language: NewsletterLanguage | ""
}

/** The faults of the footer's form: all five are required, and the postal code is a Canadian one [NEWS-005]. */
export function newsletterFormErrors(form: NewsletterForm): {
  readonly [Field in keyof NewsletterForm]?: FormErrorName
} {
  const missing = (Object.keys(form) as (keyof NewsletterForm)[]).filter((field) => isBlank(form[field]))
  const email = isEmail(form.email.trim()) ? {} : { email: "validateEmail" as const }
  const postalCode =
    normalisePostalCode(form.postalCode) === undefined ? { postalCode: "postalCode" as const } : {}
  return { ...email, ...postalCode, ...Object.fromEntries(missing.map((field) => [field, "required"])) }
}
