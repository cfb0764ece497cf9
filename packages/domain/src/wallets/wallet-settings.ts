import type { CardBrand } from "../cards/brand.ts"
import type { Language, Localized } from "../language/localized.ts"
import { plainAmount } from "../money/plain-amount.ts"
import { type AmountsToPay, totalToPay } from "../payment-methods/total-to-pay.ts"
import { APPLE_CONTACT, GOOGLE_CONTACT } from "./wallet-contact.ts"

/** What a wallet's sheet is opened with [WAL-006]. */
const WALLET_SETTINGS = { countryCode: "CA", currencyCode: "CAD", totalType: "final" } as const

/** What the merchant can take [WAL-007]. */
export const WALLET_CAPABILITIES = ["3DS", "debit", "credit"] as const

/** How a card in a wallet may be proven [WAL-008]. */
export const WALLET_AUTH_METHODS = ["PAN_ONLY", "CRYPTOGRAM_3DS"] as const

/** The words on the telephone's own wallet button [WAL-001]. */
export const WALLET_BUTTON: Localized = { fr: "Acheter avec", en: "Buy with" }

/** The size of the web wallet's button, in CSS pixels, unless it is given [WAL-005]. */
export const WALLET_BUTTON_SIZE = { width: 240, height: 40 } as const

/** The web wallet's locale follows the language of the page [WAL-004]; a page that has none is English [I18N-002]. */
export const walletLocale = (language: Language = "en"): Language => language

/** What a device says of its wallet. */
export type WalletDevice = { supportsWallet: boolean; hasActiveCard: boolean }

/** Whether the telephone's own wallet is offered [WAL-002]. */
export const isWalletOffered = ({ supportsWallet, hasActiveCard }: WalletDevice): boolean =>
  supportsWallet && hasActiveCard

/** What a wallet's sheet asks for: the whole total, final, as the wallet writes money [WAL-006] [WAL-010] [WAL-012]. */
export function walletRequest(amounts: AmountsToPay, label: string) {
  const total = totalToPay(amounts)
  const { countryCode, currencyCode, totalType } = WALLET_SETTINGS
  return { countryCode, currencyCode, total: { label, type: totalType, amount: plainAmount(total) } }
}

/** What both wallets are asked with. */
export interface WalletOrder {
  readonly amounts: AmountsToPay
  /** Who sells, as the sheet names it. */
  readonly merchantName: string
  /** The cards that the website takes. */
  readonly brands: readonly CardBrand[]
  /** Whether the sheet asks who pays, because no form did. */
  readonly asksContact?: boolean
}

const APPLE_CAPABILITIES = { "3DS": "supports3DS", debit: "supportsDebit", credit: "supportsCredit" } as const

const APPLE_NETWORKS = {
  visa: "visa",
  mastercard: "masterCard",
  amex: "amex",
  discover: "discover",
} as const satisfies Partial<Record<CardBrand, string>>

const isOfWallets = (brand: CardBrand): brand is keyof typeof APPLE_NETWORKS => brand in APPLE_NETWORKS

/** The request of Apple's sheet. */
export const applePayRequest = ({ amounts, merchantName, brands, asksContact }: WalletOrder) => ({
  ...walletRequest(amounts, merchantName),
  merchantCapabilities: WALLET_CAPABILITIES.map((capability) => APPLE_CAPABILITIES[capability]),
  supportedNetworks: brands.filter(isOfWallets).map((brand) => APPLE_NETWORKS[brand]),
  ...(asksContact && APPLE_CONTACT),
})

/** Who opens Google's tokens, and Google's own number of the merchant. */
export interface GooglePayMerchant {
  /** Parameters of PAYMENT_GATEWAY, as Google's list of gateways gives them. */
  readonly tokenization: Readonly<Record<string, string>>
  readonly merchantId?: string | undefined
}

/** The cards that Google's sheet may show, without asking what is to pay. */
export const googlePayCards = (brands: readonly CardBrand[]) => ({
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [
    {
      type: "CARD" as const,
      parameters: {
        allowedAuthMethods: [...WALLET_AUTH_METHODS],
        allowedCardNetworks: brands.filter(isOfWallets).map((brand) => brand.toUpperCase()),
      },
    },
  ],
})

/** The request of Google's sheet. */
export function googlePayRequest(
  { amounts, merchantName, brands, asksContact }: WalletOrder,
  { tokenization, merchantId }: GooglePayMerchant,
) {
  const { countryCode, currencyCode, total } = walletRequest(amounts, merchantName)
  const { allowedPaymentMethods, ...version } = googlePayCards(brands)
  return {
    ...version,
    ...(asksContact && GOOGLE_CONTACT.order),
    allowedPaymentMethods: allowedPaymentMethods.map((method) => ({
      ...method,
      parameters: { ...method.parameters, ...(asksContact && GOOGLE_CONTACT.card) },
      tokenizationSpecification: { type: "PAYMENT_GATEWAY" as const, parameters: tokenization },
    })),
    merchantInfo: { merchantName, ...(merchantId === undefined ? {} : { merchantId }) },
    transactionInfo: {
      countryCode,
      currencyCode,
      totalPriceStatus: total.type.toUpperCase(),
      totalPrice: total.amount,
      totalPriceLabel: total.label,
    },
  }
}

export type ApplePayRequest = ReturnType<typeof applePayRequest>
export type GooglePayRequest = ReturnType<typeof googlePayRequest>
