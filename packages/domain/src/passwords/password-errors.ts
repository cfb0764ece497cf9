import { isBlank } from "../clients/required-fields.ts"

/** The form a new password is entered on; each has its own longest password. A login never limits one. */
export type PasswordForm = "change" | "sign-up"

const MIN_PASSWORD_LENGTH = 8

/** The most characters of a new password: 18 on the change and reset form, 180 on sign-up [VAL-017]. */
const MAX_PASSWORD_LENGTH: Readonly<Record<PasswordForm, number>> = { change: 18, "sign-up": 180 }

/** Of the special characters, those that no reader of the `passwordrules` attribute takes for a sign of its own. */
const MANAGER_SPECIALS = "-!#$%&*+=?@^_~"

/**
 * The same rules for a password manager, in the language of the `passwordrules` attribute that Safari and 1Password
 * read: what it makes up is accepted.
 */
export const managerRules = (form: PasswordForm): string =>
  [
    `minlength: ${MIN_PASSWORD_LENGTH}`,
    `maxlength: ${MAX_PASSWORD_LENGTH[form]}`,
    ...["lower", "upper", "digit", `[${MANAGER_SPECIALS}]`].map((kind) => `required: ${kind}`),
  ].join("; ")

/** The errors of a new password, spelled as in `formMsg.errors.*`. */
export type PasswordError =
  | { error: "required" | "pattern" }
  | { error: "minlength" | "maxlength"; requiredLength: number }
  | { error: "minNumber" | "minOneLowerCase" | "minOneUppercase" | "minOnSpecialCharacter" }
  | { error: "notAcceptSpecialCharacter"; characters: readonly string[] }

/** What each kind of character is missing from a password without it [VAL-018]. */
const KINDS = [
  [/[0-9]/, "minNumber"],
  [/[a-z]/, "minOneLowerCase"],
  [/[A-Z]/, "minOneUppercase"],
  // Printable ASCII beside letters, digits and the space: what password managers make up.
  [/[!-/:-@[-`{-~]/, "minOnSpecialCharacter"],
] as const

/** Everything wrong with a new password; an empty list is a good one. `required` comes alone [VAL-016]…[VAL-024]. */
export function passwordErrors(password: string, form: PasswordForm): PasswordError[] {
  if (isBlank(password)) return [{ error: "required" }]
  const offenders = unacceptedCharacters(password)
  return [
    ...lengthErrors([...password].length, MAX_PASSWORD_LENGTH[form]),
    ...(/^\S{8,}$/u.test(password) ? [] : [{ error: "pattern" } as const]),
    ...KINDS.filter(([kind]) => !kind.test(password)).map(([, error]) => ({ error })),
    ...(offenders.length === 0
      ? []
      : [{ error: "notAcceptSpecialCharacter", characters: offenders } as const]),
  ]
}

function lengthErrors(length: number, most: number): PasswordError[] {
  if (length < MIN_PASSWORD_LENGTH) return [{ error: "minlength", requiredLength: MIN_PASSWORD_LENGTH }]
  return length > most ? [{ error: "maxlength", requiredLength: most }] : []
}

/** The characters outside printable ASCII, and the space, each once in the order typed [VAL-024]. */
const unacceptedCharacters = (password: string): string[] => [...new Set(password.match(/[^!-~]/gu) ?? [])]
