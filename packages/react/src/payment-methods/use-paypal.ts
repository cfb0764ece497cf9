import type { WebsiteConfig } from "@parterre/contract"
import {
  type DuePurchase,
  isSdkFailure,
  type PayPalPurchase,
  type RenewalPurchase,
  type SdkFailure,
} from "@parterre/sdk"
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useShop } from "../provider/ParterreProvider.tsx"
import { type PayPalButtons, payPalButtons } from "./paypal-library.ts"

export type PayPalView =
  | { readonly status: "loading" | "ready" }
  /** PayPal's window is open, or about to. */
  | { readonly status: "open" }
  /** The shopper has left PayPal without approving anything. */
  | { readonly status: "left" }
  /** The script did not load, or its window did not open. */
  | { readonly status: "broken" }
  | { readonly status: "failed"; readonly failure: SdkFailure }

export interface PayPalUse {
  /** Of the cart as it is now, a payment that is due, or a season that is renewed. */
  readonly purchase: PayPalPurchase | DuePurchase | RenewalPurchase
  /** An order was made at PayPal, and its window opens. */
  readonly onOrder?: (orderId: string) => void
  /** Pays: an order that was approved at PayPal, for the cents that were approved. */
  readonly onApproved: (orderId: string, amount: number) => void
}

export interface PayPalShown {
  readonly view: PayPalView
  /** Where PayPal's script draws its button. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Loads the script again. */
  readonly retry: () => void
}

/** PayPal's own button, whose script is loaded once this is shown, and how far its window got. */
export function usePayPal(settings: WebsiteConfig["paypal"], use: PayPalUse): PayPalShown {
  const { client, cart, language } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(use)
  useLayoutEffect(() => {
    latest.current = use
  })
  const [view, setView] = useState<PayPalView>({ status: "loading" })
  const [tries, setTries] = useState(0)
  const { sdkUrl, clientId } = settings ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the script again
  useEffect(() => {
    if (sdkUrl === undefined || clientId === undefined) return
    let isHere = true
    let buttons: PayPalButtons | undefined
    let amount = 0
    let isRefused = false
    const show = (next: PayPalView) => isHere && setView(next)
    const createOrder = async () => {
      const { purchase } = latest.current
      show({ status: "open" })
      amount = purchase.amount
      isRefused = false
      try {
        const { orderId } =
          "saleToken" in purchase
            ? await client.deferredPayments.paypal(purchase)
            : "renewal" in purchase
              ? await client.renewals.paypal(purchase)
              : await client.paymentMethods.paypal(purchase)
        latest.current.onOrder?.(orderId)
        return orderId
      } catch (cause) {
        if (isSdkFailure(cause)) {
          isRefused = true
          show({ status: "failed", failure: cause })
          // What kept it from beginning may have changed the cart.
          void cart.reload()
        }
        throw cause
      }
    }
    const begin = async () => {
      buttons = await payPalButtons({ sdkUrl, clientId }, language === "fr" ? "fr_CA" : "en_CA", {
        createOrder,
        onApprove: ({ orderID }) => {
          show({ status: "ready" })
          if (isHere) latest.current.onApproved(orderID, amount)
        },
        onCancel: () => show({ status: "left" }),
        // A refusal of ours is told already, and may come in a wrapping of the script's.
        onError: (cause) => void (isRefused || broken(cause)),
      })
      if (!isHere || place.current === null) return
      await buttons.render(place.current)
      show({ status: "ready" })
    }
    const broken = (cause: unknown) => {
      console.info("paypal", cause)
      show({ status: "broken" })
    }
    begin().catch(broken)
    return () => {
      isHere = false
      void buttons?.close()
    }
  }, [client, cart, language, sdkUrl, clientId, tries])

  const retry = useCallback(() => {
    setView({ status: "loading" })
    setTries((before) => before + 1)
  }, [])
  return { view, place, retry }
}
