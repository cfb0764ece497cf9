import type { ParkingItem, Product } from "@parterre/contract"
import { type ProductChoice, piecesOf } from "@parterre/domain/products"
import { isSdkFailure, type Parterre, type SdkFailure } from "@parterre/sdk"
import { useState } from "react"
import { useCart } from "../carts/use-cart.ts"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

export interface ProductSale<Choice> {
  /** Pieces in the cart already. */
  readonly inCart: number
  readonly isPending: boolean
  /** Why the last addition failed, until the next. */
  readonly failure: SdkFailure | undefined
  /** Answers whether it is in the cart now. */
  readonly add: (choice: Choice) => Promise<boolean>
}

/** The sale of what a page sells without a seat. */
export function useProduct(product: Product): ProductSale<ProductChoice> {
  const { client } = useShop()
  return useSale(product.id, (choice) => addTo(client, product, choice))
}

/** The sale of places of a parking offer. */
export function useParkingOffer(offer: ParkingItem): ProductSale<number> {
  const { client } = useShop()
  return useSale(offer.id, (qty) => client.parking.add(offer, qty))
}

/** Parking on offer with events, by day [PARK-002]. */
export function useParking(eventIds: readonly string[]): Loaded<readonly ParkingItem[]> {
  const { client, language } = useShop()
  return useLoaded(`parking ${language} ${eventIds.join()}`, () => client.parking.offers(eventIds))
}

function addTo(client: Parterre, product: Product, choice: ProductChoice): Promise<unknown> {
  switch (product.kind) {
    case "membership":
      return client.memberships.add(product, choice.qty)
    case "flexpass":
      return client.flexPasses.add(product, choice.qty)
    case "donation":
      return client.donations.add(product, choice.amount ?? 0)
    case "giftcertificate":
      return client.giftCertificates.add(product, choice)
  }
}

function useSale<Choice>(id: string, send: (choice: Choice) => Promise<unknown>): ProductSale<Choice> {
  const { cart } = useCart()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<SdkFailure>()
  const inCart = piecesOf(cart, id)
  const add = async (choice: Choice) => {
    setPending(true)
    setFailure(undefined)
    try {
      await send(choice)
      return true
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      setFailure(error)
      return false
    } finally {
      setPending(false)
    }
  }
  return { inCart, isPending, failure, add }
}
