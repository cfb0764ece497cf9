import { type PasswordForm, passwordErrors } from "@parterre/domain/passwords"

const KINDS = [
  "minOneUppercase",
  "minOneLowerCase",
  "minNumber",
  "minOnSpecialCharacter",
  "notAcceptSpecialCharacter",
] as const

export type PasswordRule = "length" | (typeof KINDS)[number]

/** What a new password has to be, in the order it is told, and which of it the password is so far. */
export function passwordRules(
  password: string,
  form: PasswordForm,
): readonly { readonly rule: PasswordRule; readonly kept: boolean }[] {
  const broken = new Set<string>(passwordErrors(password, form).map(({ error }) => error))
  const isEmpty = broken.has("required")
  const isLong = !isEmpty && !broken.has("minlength") && !broken.has("maxlength")
  return [
    { rule: "length", kept: isLong },
    ...KINDS.map((rule) => ({ rule, kept: !isEmpty && !broken.has(rule) })),
  ]
}
