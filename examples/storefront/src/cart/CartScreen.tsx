import { useCart } from "@parterre/react"
import { CartContent } from "./CartContent.tsx"
import { CartSkeleton } from "./CartSkeleton.tsx"
import { EmptyCart } from "./EmptyCart.tsx"
import { ExpiredCart } from "./ExpiredCart.tsx"
import { useLastCart } from "./use-last-cart.ts"

/** The cart of the visit, whatever became of it [CART-006]. */
export function CartScreen() {
  const { status, cart } = useCart()
  const last = useLastCart()
  if (status === "expired") return <ExpiredCart last={last} />
  if (cart === undefined) return <CartSkeleton />
  if (cart.cartElements.length === 0) return <EmptyCart />
  return <CartContent cart={cart} />
}
