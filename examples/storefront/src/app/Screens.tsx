import { useMemo } from "react"
import { useRoutes } from "react-router-dom"
import type { Shop } from "./open-shop.ts"
import { routes } from "./routes.tsx"

/** The screen that the address names. */
export function Screens({ shop }: { shop: Shop }) {
  return useRoutes(useMemo(() => routes(shop), [shop]))
}
