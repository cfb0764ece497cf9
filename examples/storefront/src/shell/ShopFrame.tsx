import { ParterreProvider } from "@parterre/react"
import { Outlet, useLocation } from "react-router-dom"
import { languageOf } from "./language-of.ts"
import type { Shop } from "./open-shop.ts"

/** One client and one cart for the whole visit, in the language of the address. */
export function ShopFrame({ shop }: { shop: Shop }) {
  const { pathname } = useLocation()
  return (
    <ParterreProvider client={shop.client} challenge={shop.challenge} language={languageOf(pathname)}>
      <Outlet />
    </ParterreProvider>
  )
}
