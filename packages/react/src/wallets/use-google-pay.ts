import type { WalletSettings } from "@parterre/contract"
import { totalToPay } from "@parterre/domain/payment-methods"
import { contactOfGoogle, googlePayCards } from "@parterre/domain/wallets"
import { googlePaySheet } from "@parterre/sdk"
import { useCallback, useEffect, useRef, useState } from "react"
import { type GooglePayLook, type GooglePaymentsClient, googlePayClient } from "./google-pay-library.ts"
import { giveToken, logWallet, useLatestUse, type WalletUse } from "./wallet-use.ts"

/** Makes Google's own button, which opens its sheet. */
export type GooglePayButtonMaker = (look: GooglePayLook) => HTMLElement

/**
 * Google Pay, once its script is there and the shopper's device can pay with it; undefined before, and where the site
 * does not offer it [WAL-003].
 */
export function useGooglePay(
  settings: WalletSettings | undefined,
  use: WalletUse,
): GooglePayButtonMaker | undefined {
  const latest = useLatestUse(use)
  const [client, setClient] = useState<GooglePaymentsClient>()
  const { sdkUrl, environment } = settings?.googlePay ?? {}
  const brands = use.brands.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: other brands are other cards to ask for
  useEffect(() => {
    if (sdkUrl === undefined || environment === undefined) return
    let isHere = true
    const ready = async () => {
      const made = await googlePayClient(sdkUrl, environment)
      const { result } = await made.isReadyToPay(googlePayCards(use.brands))
      if (isHere && result) setClient(made)
    }
    ready().catch((cause: unknown) => logWallet("google_pay", cause))
    return () => {
      isHere = false
      setClient(undefined)
    }
  }, [sdkUrl, environment, brands])

  // A second click finds the sheet on its way, before anything on the page says so.
  const isOpen = useRef(false)
  const pay = useCallback(async () => {
    const now = latest.current
    if (isOpen.current) return
    if (client === undefined || settings === undefined || now === undefined || now.isBusy) return
    const { amounts } = now
    const request = googlePaySheet(settings, now)
    if (request === undefined) return
    isOpen.current = true
    try {
      const given = await client.loadPaymentData(request)
      giveToken(latest, {
        wallet: "google_pay",
        token: given.paymentMethodData.tokenizationData.token,
        amount: totalToPay(amounts),
        contact: contactOfGoogle(given),
      })
    } catch (cause) {
      // Left, or not to be opened: the page is as it was [ERR-014].
      logWallet("google_pay", cause)
    } finally {
      isOpen.current = false
    }
  }, [client, settings, latest])

  const make = useCallback(
    (look: GooglePayLook) => {
      if (client === undefined) throw new Error("Google Pay is not there.")
      return client.createButton({ ...look, onClick: () => void pay() })
    },
    [client, pay],
  )
  return client === undefined ? undefined : make
}
