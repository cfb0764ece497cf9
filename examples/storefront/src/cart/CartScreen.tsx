import { useCart } from "@parterre/react"
import { useLocation } from "react-router-dom"
import { isSmallCart } from "../shell/frame-of.ts"
import { CartContent } from "./CartContent.tsx"
import { CartSkeleton } from "./CartSkeleton.tsx"
import { EmptyCart } from "./EmptyCart.tsx"
import { ExpiredCart } from "./ExpiredCart.tsx"
import { SmallCartScreen } from "./SmallCartScreen.tsx"
import { useLastCart } from "./use-last-cart.ts"

/** The cart of the visit, whatever became of it [CART-006]. */
export function CartScreen() {
  const { pathname, search } = useLocation()
  return isSmallCart(pathname, search) ? <SmallCartScreen /> : <WholeCart />
}

function WholeCart() {
  const { status, cart } = useCart()
  const last = useLastCart()
  if (status === "expired") return <ExpiredCart last={last} />
  if (cart === undefined) return <CartSkeleton />
  if (cart.cartElements.length === 0) return <EmptyCart />
  return <CartContent cart={cart} />
}
