import type { WalletSettings } from "@parterre/contract"
import { totalToPay } from "@parterre/domain/payment-methods"
import { type ApplePayRequest, isWalletOffered } from "@parterre/domain/wallets"
import { type AppleSession, applePaySheet, openApplePaySheet } from "@parterre/sdk"
import { useCallback, useEffect, useState } from "react"
import { loadScript } from "../browser/load-script.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import { giveToken, logWallet, useLatestUse, type WalletUse } from "./wallet-use.ts"

/** The browser's own, as far as it is used. */
interface ApplePayApi {
  new (version: number, request: ApplePayRequest): AppleSession
  canMakePayments(): boolean
  canMakePaymentsWithActiveCard(merchantIdentifier: string): Promise<boolean>
  applePayCapabilities?(merchantIdentifier: string): Promise<{ readonly paymentCredentialStatus: string }>
}

/** Of Apple's API: all that is used here has been there since. */
const VERSION = 3

const apiOf = (): ApplePayApi | undefined =>
  (window as { readonly ApplePaySession?: ApplePayApi }).ApplePaySession

/** Opens Apple's sheet; undefined until the browser says that it can, with an active card [WAL-002]. */
export function useApplePay(settings: WalletSettings | undefined, use: WalletUse): (() => void) | undefined {
  const { client } = useShop()
  const latest = useLatestUse(use)
  const [isOffered, offer] = useState(false)
  const { merchantIdentifier, sdkUrl } = settings?.applePay ?? {}

  useEffect(() => {
    if (merchantIdentifier === undefined) return
    let isHere = true
    const look = async () => {
      if (apiOf() === undefined && sdkUrl !== undefined) await loadScript(sdkUrl)
      const offered = await isReady(apiOf(), merchantIdentifier)
      if (isHere) offer(offered)
    }
    look().catch((cause: unknown) => logWallet("apple_pay", cause))
    return () => {
      isHere = false
      offer(false)
    }
  }, [merchantIdentifier, sdkUrl])

  const merchantName = settings?.merchantName ?? ""
  const buy = useCallback(() => {
    const Session = apiOf()
    const pressed = latest.current
    if (Session === undefined || pressed === undefined || pressed.isBusy) return
    const request = () => {
      const { amounts, brands, asksContact = false } = latest.current ?? pressed
      const asked = applePaySheet({ merchantName }, { amounts, brands, asksContact })
      return { amount: totalToPay(amounts), asked }
    }
    try {
      const first = request()
      let { amount } = first
      // Within the click: a sheet opens by nothing else.
      openApplePaySheet(new Session(VERSION, first.asked), {
        validate: () => client.wallets.merchantSession(window.location.hostname),
        total: () => {
          const now = request()
          amount = now.amount
          return now.asked.total
        },
        onToken: (token, contact) => giveToken(latest, { wallet: "apple_pay", token, amount, contact }),
        log: (event, cause) => logWallet("apple_pay", cause ?? event),
      })
    } catch (cause) {
      logWallet("apple_pay", cause)
    }
  }, [client, merchantName, latest])
  return isOffered ? buy : undefined
}

/** Whether a card is ready, in the newer words of Apple's or in the older. */
async function isReady(api: ApplePayApi | undefined, merchantIdentifier: string): Promise<boolean> {
  if (api === undefined) return false
  const supportsWallet = api.canMakePayments()
  if (!supportsWallet) return false
  const capabilities = await api.applePayCapabilities?.(merchantIdentifier)
  const hasActiveCard =
    capabilities === undefined
      ? await api.canMakePaymentsWithActiveCard(merchantIdentifier)
      : capabilities.paymentCredentialStatus === "paymentCredentialsAvailable"
  return isWalletOffered({ supportsWallet, hasActiveCard })
}
