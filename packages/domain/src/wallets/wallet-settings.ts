import type { Language, Localized } from "../language/localized.ts"
import { plainAmount } from "../money/plain-amount.ts"
import { type AmountsToPay, totalToPay } from "../payment-methods/total-to-pay.ts"

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

/** The web wallet's locale follows the language of the page [WAL-004]. */
export const walletLocale = (language: Language): string => language

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
