import { type PasswordError, type PasswordForm, passwordErrors } from "@parterre/domain/passwords"

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

/**
 * What is said beside the field, one sentence; the rules under it tell the rest. What is not accepted comes first: only
 * that names the characters. A space cannot be seen when it is named, so another sentence speaks of it.
 */
export function worstOf(errors: readonly PasswordError[]): PasswordError[] {
  const [first] = errors
  const refused = errors.find(({ error }) => error === "notAcceptSpecialCharacter")
  const isSeen =
    refused !== undefined &&
    "characters" in refused &&
    refused.characters.some((character) => character.trim() !== "")
  const shown = refused === undefined ? first : isSeen ? refused : { error: "pattern" as const }
  return shown === undefined ? [] : [shown]
}
