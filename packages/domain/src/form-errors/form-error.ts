/** Every name a validator gives an error, spelled as in its message key; odd spellings are the interface's. */
export const FORM_ERRORS = [
  "required",
  "minlength",
  "maxlength",
  "pattern",
  "minNumber",
  "minOneLowerCase",
  "minOneUppercase",
  "minOnSpecialCharacter",
  "notAcceptSpecialCharacter",
  "notSamePassword",
  "validateEmail",
  "suggestedEmail",
  "phone",
  "postalCode",
  "cardNumber",
  "cardBrand",
  "cardExpiry",
  "cardExpired",
  "cvd",
] as const

export type FormErrorName = (typeof FORM_ERRORS)[number]

/** The message key of a form error [ERR-022]. */
export type FormErrorKey = `formMsg.errors.${FormErrorName}`

export const formErrorKey = (name: FormErrorName): FormErrorKey => `formMsg.errors.${name}`

/** An error of one field, with what its message tells: a length in characters, the characters at fault, an address. */
export interface FormError {
  readonly error: FormErrorName
  readonly requiredLength?: number
  readonly characters?: readonly string[]
  readonly suggestion?: string
}

/** A message to show beside a field: its key and the values that fill it. */
export interface FormMessage {
  readonly key: FormErrorKey
  readonly values: Readonly<Record<string, string | number>>
}

/** The messages of one field: `required` stands alone, and a length tells how long [ERR-020] [ERR-021] [ERR-022]. */
export function formMessages(errors: readonly FormError[]): FormMessage[] {
  const required = errors.find(({ error }) => error === "required")
  return (required === undefined ? errors : [required]).map((error) => ({
    key: formErrorKey(error.error),
    values: valuesOf(error),
  }))
}

const valuesOf = ({ requiredLength, characters, suggestion }: FormError): FormMessage["values"] => ({
  ...(requiredLength === undefined ? {} : { requiredLength }),
  ...(characters === undefined ? {} : { characters: characters.join(" ") }),
  ...(suggestion === undefined ? {} : { suggestion }),
})
