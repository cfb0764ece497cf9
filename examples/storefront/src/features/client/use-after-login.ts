import type { Client } from "@parterre/contract"
import { afterLogin, type LoggedIn } from "@parterre/domain/accounts"
import { useParterre } from "@parterre/react"
import { returnPath } from "../../shared/navigation/return-path.ts"
import { useLocation, useNavigate } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useGo } from "./use-go.ts"

/** What kind of page an address is to the rules of a login. */
export function loginPage(pathname: string): LoggedIn["on"] {
  if (/^\/\w+\/(checkout\/|client\/select-checkout-method)/.test(pathname)) return "checkout"
  return /^\/\w+\/client(\/login|\/social)?\/?$/.test(pathname) ? "login" : "elsewhere"
}

/** Leads on after a login; inside a checkout page `onDone` hears of it and the address stays [ACC-028]…[ACC-032]. */
export function useAfterLogin(onDone?: () => void): (client: Client) => void {
  const go = useGo()
  const { cart } = useParterre()
  const { pathname, search } = useLocation()
  const links = useLinks()
  const navigate = useNavigate()
  const back = returnPath(search)
  return ({ mustChangePassword = false }) => {
    const place = afterLogin({
      mustChangePassword,
      embeddedInCheckout: onDone !== undefined,
      on: loginPage(pathname),
      cartHasItems: (cart.current().cart?.totalQty ?? 0) > 0,
    })
    if (place === "emit") onDone?.()
    // Whoever was asked to sign in on the way to something goes on there.
    else if (back !== undefined && !mustChangePassword) void navigate(links.to(back), { replace: true })
    else go(place)
  }
}
