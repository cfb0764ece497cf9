import type { Cart, Receipt } from "@parterre/contract"
import { useParterre } from "@parterre/react"
import { type ReactNode, useEffect, useState } from "react"
import { Navigate } from "../../navigation/router.tsx"
import { useLinks, useSite } from "../../site/site.ts"
import { CartSkeleton } from "../CartSkeleton.tsx"
import { elementKey } from "../cart-element.ts"
import { markPayment } from "../payment-mark.ts"

interface GoneCartProps {
  /** The cart that was to be paid, where it is known: the sale must be its own. */
  wanted?: Cart | undefined
  /** What is shown where it was not bought. */
  children: ReactNode
}

/**
 * Asks what became of a cart that is gone while it was being paid: the answer of the payment was lost with the page that was
 * left, or another tab has paid. One that was bought leads to its tickets.
 */
export default function GoneCart({ wanted, children }: GoneCartProps) {
  const { checkout } = useParterre()
  const links = useLinks()
  const { subdomain } = useSite().config
  const [bought, tell] = useState<string | "no">()
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const { state, saleId } = await checkout.sale()
      if (state !== "paid" || saleId === undefined) return "no"
      return wanted === undefined || isOf(await checkout.receipt(saleId), wanted) ? saleId : "no"
    }
    look()
      .catch(() => "no" as const)
      .then((found) => {
        markPayment(subdomain, false)
        if (isHere) tell(found)
      })
    return () => {
      isHere = false
    }
  }, [checkout, wanted, subdomain])
  if (bought === undefined) return <CartSkeleton of="checkout" />
  if (bought === "no") return children
  const path = `/checkout/checkout-confirmation?sale=${encodeURIComponent(bought)}`
  return <Navigate to={links.to(path)} replace />
}

const isOf = ({ cartElements }: Receipt, cart: Cart): boolean =>
  cartElements.map(elementKey).toSorted().join() === cart.cartElements.map(elementKey).toSorted().join()
