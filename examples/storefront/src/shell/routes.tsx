import { Navigate, type RouteObject } from "react-router-dom"
import { HomeScreen } from "../home/HomeScreen.tsx"
import { CrashScreen } from "./CrashScreen.tsx"
import { LanguageFrame } from "./LanguageFrame.tsx"
import { NotFoundScreen } from "./NotFoundScreen.tsx"
import type { Shop } from "./open-shop.ts"
import { ShopFrame } from "./ShopFrame.tsx"
import { ToDefaultLanguage } from "./ToDefaultLanguage.tsx"
import { ToPath } from "./ToPath.tsx"
import { keepTenant } from "./tenant.ts"

/** Every address of the shop; screens that few visits need are fetched when they are opened. */
export const routes = (shop: Shop): RouteObject[] => [
  {
    element: <ShopFrame shop={shop} />,
    errorElement: <CrashScreen />,
    hydrateFallbackElement: <></>,
    children: [
      { path: "/", element: <ToDefaultLanguage tenant={shop.tenant} /> },
      {
        path: "/:lang",
        element: <LanguageFrame tenant={shop.tenant} />,
        children: [
          { index: true, element: <ToPath path="/pages" /> },
          { errorElement: <CrashScreen />, children: screens },
        ],
      },
      { path: "*", element: <Navigate to={keepTenant("/en/pages", shop.tenant)} replace /> },
    ],
  },
]

const screens: RouteObject[] = [
  { path: "pages", element: <HomeScreen /> },
  {
    path: "pages/:pageId",
    lazy: async () => ({ Component: (await import("../page/PageScreen.tsx")).PageScreen }),
  },
  {
    path: "pages/:pageId/performances/:eventId",
    lazy: async () => ({ Component: (await import("../event/EventScreen.tsx")).EventScreen }),
  },
  {
    path: "cart",
    lazy: async () => ({ Component: (await import("../cart/CartScreen.tsx")).CartScreen }),
  },
  { path: "ads-pages", element: <ToPath path="/checkout/mode" /> },
  { path: "client/middlewareClient", element: <ToPath path="/checkout/mode" /> },
  {
    path: "checkout/mode",
    lazy: async () => ({ Component: (await import("../checkout/CheckoutScreen.tsx")).CheckoutScreen }),
  },
  {
    path: "checkout/checkout-confirmation",
    lazy: async () => ({
      Component: (await import("../confirmation/ConfirmationScreen.tsx")).ConfirmationScreen,
    }),
  },
  { path: "page-not-found", element: <NotFoundScreen /> },
  { path: "*", element: <NotFoundScreen /> },
]
