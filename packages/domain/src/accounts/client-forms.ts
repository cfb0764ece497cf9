import { accountMode } from "./account-mode.ts"

/** The links under the login form: at the checkout nobody is sent to sign up [ACC-005]. */
export const loginLinks = (onCheckout: boolean): { forgotPassword: boolean; signUp: boolean } => ({
  forgotPassword: true,
  signUp: !onCheckout,
})

/** Whether a sign-up form shows its links to the login and the forgotten password [ACC-008]. */
export const showsSignUpLinks = (form: { submitted: boolean; onCheckout: boolean }): boolean =>
  form.submitted && !form.onCheckout

const SOCIAL_PROVIDERS = ["GOOGLE", "FACEBOOK"] as const

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** The sign-in buttons shown: those of the providers the website configures [ACC-006]. */
export const socialButtons = (configured: readonly string[]): SocialProvider[] =>
  SOCIAL_PROVIDERS.filter((provider) => configured.includes(provider))

/** The form of the checkout's first step, by the account mode and the checkbox the shopper may have [ACC-012] [ACC-042]. */
export function checkoutForm(clientAccount: string | undefined, asGuest: boolean): "login" | "guest" {
  const { accountAllowed, guestCheckbox } = accountMode(clientAccount)
  if (!accountAllowed) return "guest"
  return guestCheckbox && asGuest ? "guest" : "login"
}

/** Whether a guest may give a second address, of a company: in the standard flow, when it is not the same [ACC-013]. */
export const asksCompanyAddress = (form: { flowStandard: boolean; sameAddress: boolean }): boolean =>
  form.flowStandard && !form.sameAddress

/** Whether the client-details form asks for a language: not where everybody is a guest [ACC-035]. */
export const asksLanguage = (clientAccount: string | undefined): boolean =>
  accountMode(clientAccount).accountAllowed
