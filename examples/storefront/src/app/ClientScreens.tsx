import { lazy } from "react"
import { ClientRoutes } from "../features/client/ClientRoutes.tsx"

/** Fetched where a guest is asked who buys. */
const ExpressCheckout = lazy(() => import("../features/checkout/later/ExpressCheckout.tsx"))

/** The account area, with what pays before a guest has filled in a form. */
export const ClientScreens = () => <ClientRoutes express={ExpressCheckout} />
