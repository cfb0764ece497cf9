import { textAt } from "@parterre/domain/json-fields"
import { sandboxBrand } from "../card-numbers.ts"

/** How a card of a wallet is proven: a card on file, or a cryptogram of the device that stands for 3-D Secure. */
export const AUTH_METHODS = ["PAN_ONLY", "CRYPTOGRAM_3DS"] as const
export type AuthMethod = (typeof AUTH_METHODS)[number]

/** What a wallet's token stands for, once its gateway has opened it. */
export interface WalletCard {
  readonly wallet: "google_pay" | "apple_pay"
  readonly number: string
  readonly authMethod: AuthMethod
  /** Who may open it; Apple's are opened by whoever has the merchant's key. */
  readonly gateway?: string
}

/** The tokens that wallets have made: what they hold stays here, as an encrypted token tells nothing. Each opens once. */
export interface WalletTokens {
  /** A token as the wallet's API gives it, as text. */
  make(card: WalletCard): string
  /** The card of a token that a gateway is sent, which is spent by it. */
  open(token: unknown, wallet: WalletCard["wallet"], gateway: string): WalletCard | undefined
  reset(): void
}

export function createWalletTokens(newId: (prefix: string) => string): WalletTokens {
  const made = new Map<string, WalletCard>()
  return {
    make(card) {
      // As Stripe's own tokens of a wallet's card are named, where Stripe opens it.
      const id = newId(card.gateway === "stripe" ? "tok_wallet" : "wallet")
      made.set(id, card)
      return JSON.stringify(card.wallet === "google_pay" ? googleToken(id, card) : appleToken(id, card))
    },
    open(token, wallet, gateway) {
      const id = idIn(token, wallet)
      const card = made.get(id)
      if (card?.wallet !== wallet || (card.gateway ?? gateway) !== gateway) return undefined
      made.delete(id)
      return card
    },
    reset: () => made.clear(),
  }
}

const googleToken = (id: string, { gateway, number }: WalletCard) =>
  gateway === "stripe"
    ? { id, object: "token", type: "card", card: { last4: number.slice(-4) } }
    : {
        signature: "MEUCIQDsandbox",
        protocolVersion: "ECv2",
        signedMessage: JSON.stringify({
          encryptedMessage: id,
          ephemeralPublicKey: "BOsandbox",
          tag: "sandbox",
        }),
      }

const NETWORKS: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "MasterCard",
  amex: "AmEx",
  discover: "Discover",
}

const appleToken = (id: string, { number }: WalletCard) => {
  const network = NETWORKS[sandboxBrand(number)] ?? "Visa"
  return {
    paymentData: {
      version: "EC_v1",
      data: id,
      signature: "MIAGsandbox",
      header: { ephemeralPublicKey: "MFksandbox", publicKeyHash: "sandbox", transactionId: id },
    },
    paymentMethod: { displayName: `${network} ${number.slice(-4)}`, network, type: "credit" },
    transactionIdentifier: id,
  }
}

function idIn(token: unknown, wallet: WalletCard["wallet"]): string {
  if (wallet === "apple_pay") return textAt(token, "data") ?? ""
  const own = textAt(token, "id")
  if (own !== undefined) return own
  try {
    return textAt(JSON.parse(textAt(token, "signedMessage") ?? ""), "encryptedMessage") ?? ""
  } catch {
    return ""
  }
}
