import type { CardBrand } from "@parterre/domain/cards"
import type { AmountsToPay } from "@parterre/domain/payment-methods"
import type { Wallet, WalletContact } from "@parterre/domain/wallets"
import { type RefObject, useLayoutEffect, useRef } from "react"

/** What a wallet has given for a payment. */
export interface WalletToken {
  readonly wallet: Wallet
  /** For the processor alone. */
  readonly token: string
  /** Cents, as the sheet showed them. */
  readonly amount: number
  /** Who pays, as the wallet knows them, where its sheet was to ask: what it did not say is empty. */
  readonly contact: WalletContact
}

/** What a wallet is used for. */
export interface WalletUse {
  /** Of the cart as it is now; the sheet is told when they change. */
  readonly amounts: AmountsToPay
  /** The cards that the site takes. */
  readonly brands: readonly CardBrand[]
  /** Whether the sheet asks who pays, because no form did. */
  readonly asksContact?: boolean
  /** Whether a payment runs: no sheet opens meanwhile. */
  readonly isBusy: boolean
  readonly onToken: (given: WalletToken) => void
}

/** A wallet that was left, or does not open, is nobody's to read but the developer's [ERR-014]. */
export const logWallet = (wallet: Wallet, cause: unknown): void => console.info(wallet, cause)

/** What a wallet is used for just now; nothing once its buttons have gone. */
export function useLatestUse(use: WalletUse): RefObject<WalletUse | undefined> {
  const latest = useRef<WalletUse | undefined>(use)
  useLayoutEffect(() => {
    latest.current = use
    return () => {
      latest.current = undefined
    }
  })
  return latest
}

/** Hands on what a sheet gave, to the page as it is by then: one that has gone, or that is paying otherwise, takes none. */
export function giveToken(latest: RefObject<WalletUse | undefined>, given: WalletToken): void {
  const use = latest.current
  if (use === undefined || use.isBusy) logWallet(given.wallet, "came too late")
  else use.onToken(given)
}
