export { WALLETS, type Wallet, walletName } from "./wallet.ts"
export { contactOfApple, contactOfGoogle, type WalletContact } from "./wallet-contact.ts"
export {
  WALLET_DUTIES,
  type WalletEvent,
  type WalletState,
  walletSessionMachine,
} from "./wallet-session-machine.ts"
export {
  type ApplePayRequest,
  applePayRequest,
  type GooglePayMerchant,
  type GooglePayRequest,
  googlePayCards,
  googlePayRequest,
  isWalletOffered,
  WALLET_BUTTON,
  WALLET_BUTTON_SIZE,
  type WalletDevice,
  type WalletOrder,
  walletLocale,
} from "./wallet-settings.ts"
