import type { WalletSettings } from "@parterre/contract"
import {
  type ApplePayRequest,
  applePayRequest,
  type GooglePayRequest,
  googlePayRequest,
  type WalletOrder,
} from "@parterre/domain/wallets"

/** What is bought with a wallet: the amounts of the cart, shipping included, and the cards that the site takes. */
export type WalletPurchase = Omit<WalletOrder, "merchantName">

/** What Apple's sheet is opened with [WAL-006] [WAL-007] [WAL-012]. */
export const applePaySheet = (
  { merchantName }: Pick<WalletSettings, "merchantName">,
  purchase: WalletPurchase,
): ApplePayRequest => applePayRequest({ ...purchase, merchantName })

/** What Google's sheet is opened with; undefined where the site does not offer it [WAL-006] [WAL-008] [WAL-012]. */
export const googlePaySheet = (
  { merchantName, googlePay }: WalletSettings,
  purchase: WalletPurchase,
): GooglePayRequest | undefined => googlePay && googlePayRequest({ ...purchase, merchantName }, googlePay)
