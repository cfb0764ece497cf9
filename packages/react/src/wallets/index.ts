export { useApplePay } from "./use-apple-pay.ts"
export { type GooglePayButtonMaker, useGooglePay } from "./use-google-pay.ts"
export type { WalletToken, WalletUse } from "./wallet-use.ts"
