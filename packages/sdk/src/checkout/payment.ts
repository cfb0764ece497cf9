import type { Buyer, CreditCard, ShippingCart } from "@parterre/contract"
import type { CardNumbers, CardToken } from "../three-d-secure/ThreeDSecure.ts"

/** That the processor keeps the card for the client, who has asked for it. */
interface Kept {
  readonly keep?: true
}

/** The token of a card that a processor's own fields made, a wallet's, or a card's numbers where the server takes them. */
export type PaymentCard =
  | CardNumbers
  | ({ readonly stripeToken: string; readonly nameOnCard?: string } & Kept)
  /** A card of `KeptCards.list`: nothing is entered, and no bank is asked before it pays. */
  | { readonly keptCardId: string }
  /** What a shopper has approved at PayPal: see `PaymentMethods.paypal`. */
  | { readonly paypalOrderId: string }
  | (Kept & {
      /** `stripe` is the token of the website's own processor, whichever it is. */
      readonly tokensPayment: { readonly type: "stripe" | "google_pay" | "apple_pay"; readonly token: string }
      /** MMYY, where the token does not carry it. */
      readonly expiry?: string
      readonly nameOnCard?: string
    })

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
  /** Cents that the shopper saw the certificates pay: they pay no other amount. */
  readonly certificateAmount?: number
}

/** The card that a bank may be asked about; none for a kept card or a wallet's token, which stand for one that is stored, nor for PayPal. */
export function cardAtHand(card: PaymentCard | undefined): CardNumbers | CardToken | undefined {
  if (card === undefined || "stripeToken" in card || "paypalOrderId" in card || "keptCardId" in card)
    return undefined
  if ("number" in card) return card
  const { type, token } = card.tokensPayment
  return type === "stripe" ? { token } : undefined
}

export function creditCard(card: PaymentCard | undefined, authenticationId: string | undefined): CreditCard {
  return {
    ...card,
    ...(authenticationId === undefined ? {} : { threeDSecureAuthenticationId: authenticationId }),
  }
}

/** What pays after the bank was asked about a wallet's card: the token that stands for it, still as the wallet's. */
export const withProof = (
  { tokensPayment, ...card }: CreditCard,
  token: string,
  authenticationId: string | undefined,
): CreditCard => ({
  ...creditCard(undefined, authenticationId),
  ...card,
  ...(tokensPayment === undefined ? {} : { tokensPayment: { ...tokensPayment, token } }),
})
