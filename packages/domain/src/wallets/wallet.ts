/** The wallets whose cards pay, as a payment names them [PAY-026]. */
export const WALLETS = ["google_pay", "apple_pay"] as const

export type Wallet = (typeof WALLETS)[number]

/** What a wallet is called, in every language. */
export const walletName: Readonly<Record<Wallet, string>> = {
  google_pay: "Google Pay",
  apple_pay: "Apple Pay",
}
