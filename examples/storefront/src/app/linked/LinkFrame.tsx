import { lazy, type ReactNode } from "react"
import { reservationTokenOf } from "../../shared/navigation/reservation-token.ts"
import { useLocation } from "../../shared/navigation/router.tsx"

const LinkedShop = lazy(async () => ({ default: (await import("./LinkedShop.tsx")).LinkedShop }))

/** Screens at the address of a link have the cart that it names; around them, and elsewhere, it is the visitor's own. */
export function LinkFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const token = reservationTokenOf(pathname, search)
  return token === undefined ? children : <LinkedShop token={token}>{children}</LinkedShop>
}
