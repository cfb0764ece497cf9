/** How a shopper pays; credit is what is chosen before any click [PAY-008]. */
export const PAYMENT_CHOICES = ["credit", "interac", "paypal"] as const

export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

export const INITIAL_PAYMENT_CHOICE: PaymentChoice = "credit"

/** The choice that counts: Interac or PayPal when it is allowed and selected, credit in every other case [PAY-009]. */
export const paymentChoice = (
  selected: PaymentChoice | undefined,
  allowed: { interac: boolean; paypal: boolean },
): PaymentChoice =>
  (selected === "interac" || selected === "paypal") && allowed[selected] ? selected : INITIAL_PAYMENT_CHOICE
