import { ParterreProvider, useClientCheck } from "@parterre/react"
import { Outlet, useLocation } from "react-router-dom"
import { CrashGuard } from "../failures/CrashGuard.tsx"
import { languageOf } from "../language-of.ts"
import type { Shop } from "../open-shop.ts"

/** One client and one cart for the whole visit, in the language of the address. */
export function ShopFrame({ shop }: { shop: Shop }) {
  const { pathname, key } = useLocation()
  return (
    <CrashGuard visit={key}>
      <ParterreProvider client={shop.client} challenge={shop.challenge} language={languageOf(pathname)}>
        <Checked />
      </ParterreProvider>
    </CrashGuard>
  )
}

function Checked() {
  useClientCheck()
  return <Outlet />
}
