import { useCart, useParterre } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { useSay } from "../messages/use-messages.ts"

/** Asks for more time; a refusal is said wherever the countdown is shown. */
export function useExtend(): { extend: () => Promise<void>; busy: boolean } {
  const { cart } = useParterre()
  const { busy } = useCart()
  const say = useSay()
  const extend = async () => {
    try {
      await cart.extend()
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      say({ message: error.message, dialog: {} })
    }
  }
  return { extend, busy }
}
