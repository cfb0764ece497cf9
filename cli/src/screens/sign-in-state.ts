import type { Key } from "ink"

export const signInFields = ["server", "site", "username", "password"] as const
export type SignInField = (typeof signInFields)[number]
export type SignInForm = Readonly<Record<SignInField, string>>

export interface SignInState {
  readonly form: SignInForm
  readonly field: SignInField
  readonly sending: boolean
  readonly failure: string | undefined
}

export type SignInAction =
  | { readonly type: "type"; readonly text: string }
  | { readonly type: "erase" }
  | { readonly type: "go"; readonly by: 1 | -1 }
  | { readonly type: "send" }
  | { readonly type: "refused"; readonly failure: string }

/** The first empty field is where a person begins. */
export function startSignIn(known: Partial<SignInForm>): SignInState {
  const form = { server: "", site: "", username: "", password: "", ...known }
  const field = signInFields.find((one) => form[one] === "") ?? "password"
  return { form, field, sending: false, failure: undefined }
}

export function updateSignIn(state: SignInState, action: SignInAction): SignInState {
  const { form, field } = state
  switch (action.type) {
    case "type":
      return { ...state, form: { ...form, [field]: form[field] + action.text } }
    case "erase":
      return { ...state, form: { ...form, [field]: [...form[field]].slice(0, -1).join("") } }
    case "go": {
      const at = signInFields.indexOf(field) + action.by
      return { ...state, field: signInFields[at] ?? field }
    }
    case "send":
      return { ...state, sending: true, failure: undefined }
    case "refused":
      return {
        ...state,
        sending: false,
        failure: action.failure,
        field: "password",
        form: { ...form, password: "" },
      }
  }
}

export type SignInIntent = SignInAction | { readonly type: "quit" }

/** Enter goes on, and sends from the last field once every field has something in it. */
export function signInIntent(
  { form, field, sending }: SignInState,
  input: string,
  key: Partial<Key>,
): SignInIntent | undefined {
  if (key.escape) return { type: "quit" }
  if (sending) return undefined
  if (key.upArrow || (key.tab && key.shift)) return { type: "go", by: -1 }
  if (key.downArrow || key.tab) return { type: "go", by: 1 }
  if (key.return) {
    if (field !== "password") return { type: "go", by: 1 }
    return signInFields.every((one) => form[one].trim() !== "") ? { type: "send" } : undefined
  }
  if (key.backspace || key.delete) return { type: "erase" }
  return input === "" || key.ctrl || key.meta ? undefined : { type: "type", text: input }
}
