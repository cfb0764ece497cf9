import type { IssuedTicket, PaymentMethods, Receipt } from "@parterre/contract"
import { ticketDocuments } from "@parterre/domain/tickets"
import { isSdkFailure } from "@parterre/sdk"
import { useEffect, useMemo, useState } from "react"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useStore } from "../stores/use-store.ts"
import { type CheckoutStore, type CheckoutView, createCheckoutStore } from "./checkout-store.ts"

export type CheckoutActions = Pick<CheckoutStore, "pay" | "lookUp" | "reset">

/** The payment of the cart: where it stands, and `pay`. */
export function useCheckout(): { readonly view: CheckoutView; readonly actions: CheckoutActions } {
  const { client } = useShop()
  const store = useMemo(() => createCheckoutStore(client), [client])
  useEffect(() => store.start(), [store])
  return { view: useStore(store.view), actions: store }
}

export function usePaymentMethods(): Loaded<PaymentMethods> {
  const { client, language } = useShop()
  return useLoaded(`payment methods ${language}`, client.checkout.paymentMethods)
}

/** Milliseconds for which a receipt that the device keeps is as good as a new one. */
const JUST_PAID = 10 * 60_000

/**
 * The receipt of a sale, from the device when it is there. An older one is shown, and asked for anew meanwhile: its order may
 * have been refunded since. Where it cannot be asked for, the device's stays.
 */
export function useReceipt(saleId: string): Loaded<Receipt> {
  const { client, language } = useShop()
  const key = `receipt ${language} ${saleId}`
  const [newer, setNewer] = useState<{ readonly key: string; readonly receipt: Receipt }>()
  const loaded = useLoaded(key, async () => {
    const saved = await client.checkout.savedReceipt(saleId)
    if (saved === undefined) return client.checkout.receipt(saleId)
    if (Date.parse(saved.date) + JUST_PAID < client.session.serverNow())
      client.checkout.receipt(saleId).then(
        (receipt) => setNewer({ key, receipt }),
        (error: unknown) => {
          if (!isSdkFailure(error)) throw error
        },
      )
    return saved
  })
  return newer?.key === key ? { status: "ready", value: newer.receipt } : loaded
}

/** Addresses of the PDFs that hold the tickets which may be printed, for links; many tickets are in several. */
export function useTicketFiles(tickets: readonly IssuedTicket[]): Loaded<readonly string[]> {
  const { client, language } = useShop()
  const documents = ticketDocuments(tickets.filter(({ printable }) => printable))
  const key = documents.flat().map(({ sodId }) => sodId)
  const files = useLoaded(`ticket files ${language} ${key}`, () =>
    Promise.all(documents.map((own) => client.checkout.ticketsPdf(own.map(({ sodId }) => sodId)))),
  )
  const blobs = files.status === "ready" ? files.value : undefined
  const [urls, setUrls] = useState<readonly string[]>()
  useEffect(() => {
    const made = blobs?.map((blob) => URL.createObjectURL(blob))
    setUrls(made)
    return () => {
      for (const url of made ?? []) URL.revokeObjectURL(url)
    }
  }, [blobs])
  if (files.status !== "ready") return files
  return urls === undefined ? { status: "loading" } : { status: "ready", value: urls }
}
