import type { Wallet } from "@parterre/domain/wallets"
import type { Declined } from "./processor.ts"

/**
 * What a processor is sent of a wallet's token: the part that is encrypted for it. Apple's comes with the name of the card
 * around it. A text that holds none is sent as nothing, which no processor takes.
 */
export function walletContent(wallet: Wallet, token: string): unknown {
  const read = parsed(token)
  if (wallet === "google_pay" || typeof read !== "object" || read === null) return read
  return "paymentData" in read ? read.paymentData : null
}

/** A wallet's token that no processor opens: spent, of another merchant, or none. The wallet opened once more may pay. */
export const walletRefused: Declined = { kind: "declined", code: "wallet-token", retry: true }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
