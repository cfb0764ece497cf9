import { useCart } from "@parterre/react"
import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useTextKeys } from "../../shared/texts/use-text-keys.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** Acts that the screen they happen on answers itself. */
const answered: readonly string[] = ["delete", "addElements", "addBest", "timeOut"]

/** Says how an act on the cart ended; failures are said where the cart is shown [CART-037] [ERR-008]. */
export function CartMessages() {
  const say = useSay()
  const { t } = useTexts()
  const isKey = useTextKeys()
  const { message, actions } = useCart()
  const onCart = useLocation().pathname.endsWith("/cart")
  useEffect(() => {
    if (message === undefined) return
    actions.dismiss()
    if (message.outcome === "failure") {
      if (onCart) say({ message: message.failure.message, dialog: {} })
    } else if (message.shown && !answered.includes(message.action) && isKey(message.key)) {
      say({ message: t(message.key), snackBar: {} })
    }
  }, [message, actions, say, t, isKey, onCart])
  return null
}
