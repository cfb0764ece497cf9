import type { Wallet } from "@parterre/domain/wallets"
import type { PaymentColumn } from "./database/tables.ts"
import { NO_CARDS, type WebsiteProcessorType } from "./processor-type.ts"

/** How a processor takes the tokens of wallets. */
export interface WalletSupport {
  /** As Google's list of gateways names it. */
  readonly gateway: string
  /**
   * Whether a card that Google Pay did not prove (PAN_ONLY) is seen, so that its bank is asked where the website has banks
   * asked.
   */
  readonly asksBanks: boolean
}

const support: { readonly [type in WebsiteProcessorType]?: WalletSupport } = {
  PAYSAFE: { gateway: "paysafe", asksBanks: true },
  GLOBALPAYMENTS: { gateway: "globalpayments", asksBanks: false },
  STRIPE: { gateway: "stripe", asksBanks: true },
}

/** How a processor takes the tokens of wallets; undefined where it takes none here. */
export const walletSupport = (type: WebsiteProcessorType): WalletSupport | undefined => support[type]

/** Why a wallet cannot be offered with these settings, or undefined where it can. */
export function walletObstacle(
  wallet: Wallet,
  { processor, threeDSecure }: Pick<PaymentColumn, "processor" | "threeDSecure">,
): "no-cards" | "no-wallets" | "bank-not-asked" | undefined {
  if (processor === NO_CARDS) return "no-cards"
  const taken = walletSupport(processor)
  if (taken === undefined) return "no-wallets"
  // A card of Apple Pay is proven by its device, always.
  return wallet === "google_pay" && threeDSecure && !taken.asksBanks ? "bank-not-asked" : undefined
}

/** Whether a website offers a wallet. */
export function offersWallet(
  wallet: Wallet,
  settings: Partial<Pick<PaymentColumn, "wallets" | "processor" | "threeDSecure">>,
): boolean {
  const { processor = NO_CARDS, threeDSecure = false, wallets } = settings
  const given = wallet === "google_pay" ? wallets?.googlePay : wallets?.applePay
  return given !== undefined && walletObstacle(wallet, { processor, threeDSecure }) === undefined
}
