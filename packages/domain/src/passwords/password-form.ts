import { isBlank, missingFields } from "../clients/required-fields.ts"
import { passwordErrors } from "./password-errors.ts"

/** A confirmation that differs from the password [VAL-025]. */
export type ConfirmationError = {
  error: "equalValidator"
  detail: "Not equal"
  message: "formMsg.errors.notSamePassword"
}

/** The confirmation must equal the password; undefined is a good one [VAL-025]. */
export const confirmationError = (password: string, confirmation: string): ConfirmationError | undefined =>
  password === confirmation
    ? undefined
    : { error: "equalValidator", detail: "Not equal", message: "formMsg.errors.notSamePassword" }

export type NewPassword = { password: string; confirmation: string }

/** Editing the new password clears its confirmation [VAL-026]. */
export const editPassword = (form: NewPassword, password: string): NewPassword =>
  password === form.password ? form : { password, confirmation: "" }

/** What a password change requires: the old password only when no reset token is present [VAL-030]. */
export const passwordChangeFields = (resetToken: string | undefined) =>
  isBlank(resetToken)
    ? (["oldPassword", "password", "confirmation"] as const)
    : (["password", "confirmation"] as const)

export type SignUpForm = NewPassword & {
  firstname: string
  lastname: string
  email: string
  /** Undefined where the website asks for no consent. */
  privacyConsent?: boolean | undefined
}

const SIGN_UP_FIELDS = ["firstname", "lastname", "email", "password", "confirmation"] as const

export type SignUpField = (typeof SIGN_UP_FIELDS)[number] | "privacyConsent"

/** What a sign-up form still needs [VAL-028]. */
export const missingSignUpFields = (form: SignUpForm): SignUpField[] => [
  ...missingFields<(typeof SIGN_UP_FIELDS)[number]>(form, SIGN_UP_FIELDS),
  ...(form.privacyConsent === false ? (["privacyConsent"] as const) : []),
]

/** Sign-up is disabled while the form is invalid or its two passwords differ [VAL-032]. */
export const canSignUp = (form: SignUpForm, emailIsValid: boolean): boolean =>
  missingSignUpFields(form).length === 0 &&
  emailIsValid &&
  passwordErrors(form.password, "sign-up").length === 0 &&
  confirmationError(form.password, form.confirmation) === undefined
