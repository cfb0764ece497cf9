import { ParterreProvider, useClientCheck, useConfig } from "@parterre/react"
import { type ComponentType, lazy, useMemo } from "react"
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from "react-router-dom"
import { HomeScreen } from "../features/home/HomeScreen.tsx"
import { NotFoundScreen } from "../shared/failure/NotFoundScreen.tsx"
import { useSite } from "../shared/site/site.ts"
import { keepTenant, type Tenant } from "../shared/site/tenant.ts"
import { CrashGuard } from "./failures/CrashGuard.tsx"
import { SiteFailure } from "./failures/SiteFailure.tsx"
import { LanguageFrame } from "./frames/LanguageFrame.tsx"
import { languageOf } from "./language-of.ts"
import type { Shop } from "./open-shop.ts"

/** A screen that is fetched when it is first opened; the one before stays until it is here. */
const later = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))

const loadPage = () => import("../features/page/PageScreen.tsx")
const loadEvent = () => import("../features/event/SeatingScreen.tsx")

const PageScreen = later(loadPage, "PageScreen")
const EventScreen = later(loadEvent, "EventScreen")
const SubscriptionScreen = later(loadEvent, "SubscriptionScreen")
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

const QueueScreen = later(() => import("../features/queue/QueueScreen.tsx"), "QueueScreen")

/** The screen that the address names. */
export function Screens({ shop }: { shop: Shop }) {
  return useRoutes(useMemo(() => routes(shop), [shop]))
}

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
  { path: "key-server/:kind/:id", element: <QueueScreen /> },
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

/** One client and one cart for the whole visit, in the language of the address. */
function ShopFrame({ shop }: { shop: Shop }) {
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

/** The bare address opens the catalogue in the site's own language [I18N-001]. */
function ToDefaultLanguage({ tenant }: { tenant: Tenant }) {
  const config = useConfig()
  const { search } = useLocation()
  if (config.status === "loading") return null
  if (config.status === "failed") return <SiteFailure language="fr" failure={config.failure} />
  const language = config.value.languages[0] ?? "fr"
  return <Navigate to={keepTenant(`/${language}/pages${search}`, tenant)} replace />
}

/** An address that stands for another one of the same language. */
function ToPath({ path }: { path: string }) {
  const { language, tenant } = useSite()
  const { search } = useLocation()
  return <Navigate to={keepTenant(`/${language}${path}${search}`, tenant)} replace />
}
