import { useCart } from "@parterre/react"
import { lazy, Suspense, useState } from "react"
import { CartOrNothing } from "../../shared/cart/CartOrNothing.tsx"
import { CartSkeleton } from "../../shared/cart/CartSkeleton.tsx"
import { ExpiredCart } from "../../shared/cart/ExpiredCart.tsx"
import { markedPayment } from "../../shared/cart/payment-mark.ts"
import { useLastCart } from "../../shared/cart/use-last-cart.ts"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useLocation } from "../../shared/navigation/router.tsx"
import { isSmallCart } from "../../shared/site/frame-of.ts"
import { useSite } from "../../shared/site/site.ts"
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
  const { status, cart, unread, actions } = useCart()
  const last = useLastCart()
  const { subdomain } = useSite().config
  const [wasLeft] = useState(() => markedPayment(subdomain))
  const isKnown = cart !== undefined || status === "expired"
  if (cart !== undefined && cart.cartElements.length > 0) return <CartContent cart={cart} />
  if (unread !== undefined) return <Failed failure={unread} retry={() => void actions.reload()} />
  const gone =
    status === "expired" ? (
      <ExpiredCart last={last} />
    ) : (
      <CartOrNothing cart={isKnown ? "empty" : "unknown"}>
        <CartSkeleton of="cart" />
      </CartOrNothing>
    )
  // A payment whose answer never came may have emptied it.
  if (wasLeft === undefined || !isKnown) return gone
  return (
    <Suspense fallback={<CartSkeleton of="cart" />}>
      <GoneCart wanted={wasLeft}>{gone}</GoneCart>
    </Suspense>
  )
}

const GoneCart = lazy(() => import("../../shared/cart/later/GoneCart.tsx"))
