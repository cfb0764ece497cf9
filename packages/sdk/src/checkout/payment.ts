import type { Buyer, CreditCard, ShippingCart } from "@parterre/contract"
import type { CardNumbers } from "../three-d-secure/ThreeDSecure.ts"

/** A card typed in, or a token that stands for one. */
export type PaymentCard =
  | CardNumbers
  | { readonly stripeToken: string; readonly nameOnCard?: string }
  | {
      /** `stripe` is the token of the website's own processor, whichever it is. */
      readonly tokensPayment: { readonly type: "stripe" | "google_pay" | "apple_pay"; readonly token: string }
      /** MMYY, where the token does not carry it. */
      readonly expiry?: string
      readonly nameOnCard?: string
    }

/** What a cart becomes a sale with, however it is paid. */
export interface Order {
  readonly client: Buyer
  readonly shipping?: readonly ShippingCart[]
  /** Codes of gift certificates, which pay first and in this order. */
  readonly certificates?: readonly string[]
}

export interface Payment extends Order {
  /** Left out when nothing is to pay. */
  readonly card?: PaymentCard
  /** Cents the shopper saw, taxes and delivery included, less the certificates: another amount is refused, never charged. */
  readonly amount?: number
}

export function cardNumbers(card: PaymentCard | undefined): CardNumbers | undefined {
  return card !== undefined && "number" in card ? card : undefined
}

export function creditCard(card: PaymentCard | undefined, authenticationId: string | undefined): CreditCard {
  return {
    ...card,
    ...(authenticationId === undefined ? {} : { threeDSecureAuthenticationId: authenticationId }),
  }
}
