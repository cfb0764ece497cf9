import type { Cart } from "@parterre/contract"
import { useCart } from "@parterre/react"
import { useEffect, useState } from "react"

/** The cart as it last was with something in it: what an emptied or expired one is explained by. */
export function useLastCart(): Cart | undefined {
  const { cart } = useCart()
  const [last, setLast] = useState<Cart>()
  useEffect(() => {
    if (cart !== undefined && cart.cartElements.length > 0) setLast(cart)
  }, [cart])
  return last
}
