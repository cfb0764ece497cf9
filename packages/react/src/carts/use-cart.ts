import { type CountdownParts, countdownParts } from "@parterre/domain/holds"
import { useShop } from "../provider/ParterreProvider.tsx"
import { useStore } from "../stores/use-store.ts"
import type { CartActions, CartView, Countdown } from "./cart-store.ts"

/** The cart and what can be done to it. It does not change with the countdown. */
export function useCart(): CartView & { readonly actions: CartActions } {
  const { cart } = useShop()
  return { ...useStore(cart.view), actions: cart }
}

/** The time left, each second. */
export function useCountdown(): Countdown & { readonly parts: CountdownParts | undefined } {
  const { cart } = useShop()
  const countdown = useStore(cart.countdown)
  return {
    ...countdown,
    parts: countdown.seconds === undefined ? undefined : countdownParts(countdown.seconds),
  }
}
