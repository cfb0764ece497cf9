import { useCart } from "@parterre/react"
import { lazy, Suspense } from "react"
import { CartSkeleton } from "../../shared/cart/CartSkeleton.tsx"
import { EmptyCart } from "../../shared/cart/EmptyCart.tsx"
import { ExpiredCart } from "../../shared/cart/ExpiredCart.tsx"
import { useLastCart } from "../../shared/cart/use-last-cart.ts"
import { useLocation } from "../../shared/navigation/router.tsx"
import { isSmallCart } from "../../shared/site/frame-of.ts"
import { CartContent } from "./CartContent.tsx"
import { SmallCartScreen } from "./SmallCartScreen.tsx"

/** The cart of the visit, whatever became of it [CART-006]. */
export function CartScreen() {
  const { pathname, search } = useLocation()
  const token = new URLSearchParams(search).get("reservationToken")
  if (token)
    return (
      <Suspense fallback={<CartSkeleton of="cart" />}>
        <LinkedCartScreen token={token} />
      </Suspense>
    )
  return isSmallCart(pathname, search) ? <SmallCartScreen /> : <WholeCart />
}

const LinkedCartScreen = lazy(async () => ({
  default: (await import("./later/LinkedCartScreen.tsx")).LinkedCartScreen,
}))

function WholeCart() {
  const { status, cart } = useCart()
  const last = useLastCart()
  if (status === "expired") return <ExpiredCart last={last} />
  if (cart === undefined) return <CartSkeleton of="cart" />
  if (cart.cartElements.length === 0) return <EmptyCart />
  return <CartContent cart={cart} />
}
