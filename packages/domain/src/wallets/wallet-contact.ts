import { textAt } from "../json-fields/json-fields.ts"

/** Who pays, as their wallet knows them, where a purchase asks it and no form was filled in. */
export interface WalletContact {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
}

/** What Apple's sheet asks of its holder besides the card. */
export const APPLE_CONTACT = { requiredShippingContactFields: ["name", "email"] } as const

/** What Google's sheet asks: an email, and of the card's address no more than its name. */
export const GOOGLE_CONTACT = {
  order: { emailRequired: true },
  card: { billingAddressRequired: true, billingAddressParameters: { format: "MIN" } },
} as const

const said = (value: unknown, ...path: string[]): string => (textAt(value, ...path) ?? "").trim()

/** Who pays, of the `shippingContact` that Apple gives with a token. What it does not say is empty. */
export const contactOfApple = (shippingContact: unknown): WalletContact => ({
  firstname: said(shippingContact, "givenName"),
  lastname: said(shippingContact, "familyName"),
  email: said(shippingContact, "emailAddress"),
})

/**
 * Who pays, of Google's payment data. It gives a name as one text, whose last word is taken for the family name. What it
 * does not say is empty.
 */
export function contactOfGoogle(paymentData: unknown): WalletContact {
  const words = said(paymentData, "paymentMethodData", "info", "billingAddress", "name").split(/\s+/)
  const [only = "", ...others] = words
  return {
    firstname: others.length === 0 ? only : words.slice(0, -1).join(" "),
    lastname: others.at(-1) ?? "",
    email: said(paymentData, "email"),
  }
}
