import { type ComponentType, lazy } from "react"
import { Navigate, type RouteObject } from "react-router-dom"
import { HomeScreen } from "../features/home/HomeScreen.tsx"
import { NotFoundScreen } from "../shared/failure/NotFoundScreen.tsx"
import { keepTenant } from "../shared/site/tenant.ts"
import { LanguageFrame } from "./frames/LanguageFrame.tsx"
import { ShopFrame } from "./frames/ShopFrame.tsx"
import { ToDefaultLanguage } from "./frames/ToDefaultLanguage.tsx"
import { ToPath } from "./frames/ToPath.tsx"
import type { Shop } from "./open-shop.ts"

/** A screen that is fetched when it is first opened; the one before stays until it is here. */
const later = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))

const loadPage = () => import("../features/page/PageScreen.tsx")
const loadEvent = () => import("../features/event/EventScreen.tsx")

const PageScreen = later(loadPage, "PageScreen")
const EventScreen = later(loadEvent, "EventScreen")
const SubscriptionScreen = later(
  () => import("../features/event/SubscriptionScreen.tsx"),
  "SubscriptionScreen",
)
const VenueScreen = later(() => import("../features/venue/VenueScreen.tsx"), "VenueScreen")
const NotAuthorizedScreen = later(
  () => import("../features/staff/NotAuthorizedScreen.tsx"),
  "NotAuthorizedScreen",
)
const CartScreen = later(() => import("../features/cart/CartScreen.tsx"), "CartScreen")
const CheckoutScreen = later(() => import("../features/checkout/CheckoutScreen.tsx"), "CheckoutScreen")
const ClientRoutes = later(() => import("../features/client/ClientRoutes.tsx"), "ClientRoutes")
const ConfirmationScreen = later(
  () => import("../features/confirmation/ConfirmationScreen.tsx"),
  "ConfirmationScreen",
)

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
  { path: "pages", element: <HomeScreen prefetch={loadPage} /> },
  { path: "pages/:pageId", element: <PageScreen prefetch={loadEvent} /> },
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
