import { type ComponentType, lazy } from "react"
import { Navigate, type RouteObject } from "react-router-dom"
import { HomeScreen } from "../home/HomeScreen.tsx"
import { LanguageFrame } from "./LanguageFrame.tsx"
import { NotFoundScreen } from "./NotFoundScreen.tsx"
import type { Shop } from "./open-shop.ts"
import { ShopFrame } from "./ShopFrame.tsx"
import { ToDefaultLanguage } from "./ToDefaultLanguage.tsx"
import { ToPath } from "./ToPath.tsx"
import { keepTenant } from "./tenant.ts"

/** A screen that is fetched when it is first opened; the one before stays until it is here. */
const later = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const PageScreen = later(() => import("../page/PageScreen.tsx"), "PageScreen")
const EventScreen = later(() => import("../event/EventScreen.tsx"), "EventScreen")
const SubscriptionScreen = later(() => import("../event/SubscriptionScreen.tsx"), "SubscriptionScreen")
const VenueScreen = later(() => import("../venue/VenueScreen.tsx"), "VenueScreen")
const NotAuthorizedScreen = later(() => import("../staff/NotAuthorizedScreen.tsx"), "NotAuthorizedScreen")
const CartScreen = later(() => import("../cart/CartScreen.tsx"), "CartScreen")
const CheckoutScreen = later(() => import("../checkout/CheckoutScreen.tsx"), "CheckoutScreen")
const ClientRoutes = later(() => import("../client/ClientRoutes.tsx"), "ClientRoutes")
const ConfirmationScreen = later(() => import("../confirmation/ConfirmationScreen.tsx"), "ConfirmationScreen")

/** Every address of the shop; screens that few visits need are fetched when they are opened. */
export const routes = (shop: Shop): RouteObject[] => [
  {
    element: <ShopFrame shop={shop} />,
    children: [
      { path: "/", element: <ToDefaultLanguage tenant={shop.tenant} /> },
      {
        path: "/:lang",
        element: <LanguageFrame tenant={shop.tenant} />,
        children: [{ index: true, element: <ToPath path="/pages" /> }, ...screens],
      },
      { path: "*", element: <Navigate to={keepTenant("/en/pages", shop.tenant)} replace /> },
    ],
  },
]

const screens: RouteObject[] = [
  { path: "pages", element: <HomeScreen /> },
  {
    path: "pages/:pageId",
    element: <PageScreen />,
  },
  {
    path: "pages/:pageId/performances/:eventId",
    element: <EventScreen />,
  },
  { path: "seatmap/event/:performancesId", element: <EventScreen /> },
  { path: "seatmap/subscription/:subscriptionId", element: <SubscriptionScreen /> },
  { path: "seatmap/venue/:venueId", element: <VenueScreen /> },
  { path: "not-authorized", element: <NotAuthorizedScreen /> },
  {
    path: "cart",
    element: <CartScreen />,
  },
  { path: "ads-pages", element: <ToPath path="/client/middlewareClient" /> },
  { path: "client/*", element: <ClientRoutes /> },
  {
    path: "checkout/mode",
    element: <CheckoutScreen />,
  },
  {
    path: "checkout/checkout-confirmation",
    element: <ConfirmationScreen />,
  },
  { path: "page-not-found", element: <NotFoundScreen /> },
  { path: "*", element: <NotFoundScreen /> },
]
