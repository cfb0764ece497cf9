import { isEmail } from "./email.ts"

/** What a sale needs to know of a client [VAL-031]. */
const REQUIRED_CLIENT_FIELDS = ["firstname", "lastname", "email"] as const

/** Nothing but spaces is nothing [QTY-007]. */
export const isBlank = (text: string | null | undefined): boolean => (text ?? "").trim() === ""

/** The required fields left empty, in the order they were asked for. */
export const missingFields = <Field extends string>(
  values: { readonly [name in Field]?: string | null | undefined },
  required: readonly Field[],
): Field[] => required.filter((field) => isBlank(values[field]))

export type ClientFieldError = { field: string; error: "required" | "validateEmail" }

/** A client form: the fields every sale needs and any others by name. */
export type ClientForm = { readonly [field: string]: string | null | undefined }

/** What is wrong with a client form; an empty list is a good form. `alsoRequired` is what the website asks besides. */
export function checkClient(client: ClientForm, alsoRequired: readonly string[] = []): ClientFieldError[] {
  const missing = missingFields(client, [...REQUIRED_CLIENT_FIELDS, ...alsoRequired])
  const errors = missing.map((field): ClientFieldError => ({ field, error: "required" }))
  const email = client.email?.trim() ?? ""
  return email === "" || isEmail(email) ? errors : [...errors, { field: "email", error: "validateEmail" }]
}
