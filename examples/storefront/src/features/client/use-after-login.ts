import type { Client } from "@parterre/contract"
import { afterLogin, type LoggedIn } from "@parterre/domain/accounts"
import { useParterre } from "@parterre/react"
import { useLocation } from "../../shared/navigation/router.tsx"
import { useGo } from "./use-go.ts"

/** What kind of page an address is to the rules of a login. */
export function loginPage(pathname: string): LoggedIn["on"] {
  if (/^\/\w+\/(checkout\/|client\/select-checkout-method)/.test(pathname)) return "checkout"
  return /^\/\w+\/client(\/login)?\/?$/.test(pathname) ? "login" : "elsewhere"
}

/** Leads on after a login; inside a checkout page `onDone` hears of it and the address stays [ACC-028]…[ACC-032]. */
export function useAfterLogin(onDone?: () => void): (client: Client) => void {
  const go = useGo()
  const { cart } = useParterre()
  const { pathname } = useLocation()
  return ({ mustChangePassword = false }) => {
    const place = afterLogin({
      mustChangePassword,
      embeddedInCheckout: onDone !== undefined,
      on: loginPage(pathname),
      cartHasItems: (cart.current().cart?.totalQty ?? 0) > 0,
    })
    if (place === "emit") onDone?.()
    else go(place)
  }
}
