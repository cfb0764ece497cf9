import { ParterreProvider, useClientCheck, useConfig } from "@parterre/react"
import { type ComponentType, isValidElement, Suspense, useMemo } from "react"
import { matchRoutes } from "../shared/navigation/route-matching.ts"
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from "../shared/navigation/router.tsx"
import { KnownHtmlContext } from "../shared/site/safe-html.ts"
import { useSite } from "../shared/site/site.ts"
import { keepTenant, type Tenant } from "../shared/site/tenant.ts"
import { loadTexts, type TextArea } from "../shared/texts/load-texts.ts"
import type { Language } from "../shared/texts/TextsProvider.tsx"
import { withTexts } from "../shared/texts/with-texts.tsx"
import { CrashGuard } from "./failures/CrashGuard.tsx"
import { SiteFailure } from "./failures/later-screens.tsx"
import { LanguageFrame } from "./frames/LanguageFrame.tsx"
import { languageOf } from "./language-of.ts"
import type { Shop } from "./open-shop.ts"

interface ScreenParts {
  /** The name of its component. */
  readonly name: string
  /** Whose texts it needs besides those of every screen. */
  readonly areas: readonly TextArea[]
  readonly load: () => Promise<unknown>
}

const partsOfScreens = new Map<unknown, ScreenParts>()

/** A screen that is fetched when it is first opened, with its texts; the one before stays until it is here. */
function later<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  areas: readonly TextArea[] = [],
) {
  const screen = withTexts(load, name, areas)
  partsOfScreens.set(screen, { name, areas, load })
  return screen
}

const loadPage = () => import("../features/page/PageScreen.tsx")
const loadEvent = () => import("../features/event/SeatingScreen.tsx")

const HomeScreen = later(() => import("../features/home/HomeScreen.tsx"), "HomeScreen")
const PageScreen = later(loadPage, "PageScreen", ["page"])
const EventScreen = later(loadEvent, "EventScreen", ["seats"])
const SubscriptionScreen = later(loadEvent, "SubscriptionScreen", ["seats"])
const ComboScreen = later(() => import("../features/combo/ComboScreen.tsx"), "ComboScreen", ["products"])
const VenueScreen = later(() => import("../features/venue/VenueScreen.tsx"), "VenueScreen", [
  "seats",
  "venue",
])
const LocationsScreen = later(() => import("../features/location/LocationsScreen.tsx"), "LocationsScreen", [
  "location",
])
const SiteScreens = later(() => import("./SiteScreens.tsx"), "SiteScreens", ["site", "newsletter"])
const NotAuthorizedScreen = later(
  () => import("../features/staff/NotAuthorizedScreen.tsx"),
  "NotAuthorizedScreen",
  ["seats", "venue"],
)
const CartScreen = later(() => import("../features/cart/CartScreen.tsx"), "CartScreen", ["purchase"])
const paying = ["purchase", "payment"] as const
const loadCheckout = async () => {
  // Of a visitor without a session the page says so (`early-visit.ts`): their cart is empty, and needs no steps.
  const isFirstVisit = globalThis.document?.documentElement.dataset.session !== undefined
  const [screen] = await Promise.all([
    import("../features/checkout/CheckoutScreen.tsx"),
    isFirstVisit || import("../features/checkout/CheckoutSteps.tsx"),
  ])
  // Fetched by now, it is there for the first rendering.
  if (!isFirstVisit) await screen.loadSteps()
  return screen
}
const CheckoutScreen = later(loadCheckout, "CheckoutScreen", paying)
const DeferredScreen = later(
  () => import("../features/checkout/DeferredScreen.tsx"),
  "DeferredScreen",
  paying,
)
const RenewalScreen = later(() => import("../features/checkout/renewal/RenewalScreen.tsx"), "RenewalScreen", [
  "purchase",
  "payment",
  "renewal",
])
const ConfirmationScreen = later(
  () => import("../features/confirmation/ConfirmationScreen.tsx"),
  "ConfirmationScreen",
  ["purchase"],
)
const ClientScreens = later(() => import("./ClientScreens.tsx"), "ClientScreens", ["purchase", "client"])
const TicketGiftScreen = later(
  () => import("../features/ticket-gift/TicketGiftScreen.tsx"),
  "TicketGiftScreen",
  ["client", "purchase"],
)
const QueueScreen = later(() => import("../features/queue/QueueScreen.tsx"), "QueueScreen", ["queue"])
const NotFoundScreen = later(() => import("../shared/failure/NotFoundScreen.tsx"), "NotFoundScreen")

/** The screen that the address names. */
export function Screens({ shop }: { shop: Shop }) {
  const isMissing = useLocation().pathname === shop.missing
  return useRoutes(useMemo(() => routes(shop, isMissing), [shop, isMissing]))
}

/** The screens of an address, from the outermost in: their names, their texts and their code. */
export const partsOf = (shop: Shop, pathname: string): readonly ScreenParts[] =>
  (matchRoutes(routes(shop, pathname === shop.missing), pathname) ?? []).flatMap(({ route: { element } }) =>
    isValidElement(element) ? (partsOfScreens.get(element.type) ?? []) : [],
  )

/** Whether an address under a language is none of the shop's. */
export function isUnknownPath(pathname: string): boolean {
  const [, below] = /^\/(?:fr|en)(\/.+)$/.exec(pathname) ?? []
  return below !== undefined && matchRoutes(screens, below)?.at(-1)?.route === notFound
}

/** Fetches what an address needs, so that a page that a server drew is taken over whole. Never rejects. */
export async function fetchScreen(shop: Shop, pathname: string, language: Language): Promise<void> {
  const parts = partsOf(shop, pathname)
  const texts = [["shop"] as const, ...parts.map(({ areas }) => areas)]
  await Promise.allSettled([
    ...parts.map(({ load }) => load()),
    ...texts.map((areas) => loadTexts(areas, language)),
  ])
}

/** Every address of the shop; screens that few visits need are fetched when they are opened. Where there is nothing, all say so. */
export const routes = (shop: Shop, isMissing = false): RouteObject[] => [
  {
    element: <ShopFrame shop={shop} />,
    children: [
      { path: "/", element: <ToDefaultLanguage tenant={shop.tenant} /> },
      {
        path: "/:lang",
        element: <LanguageFrame tenant={shop.tenant} />,
        children: isMissing ? [notFound] : [{ index: true, element: toPages }, ...screens],
      },
      { path: "*", element: <Navigate to={keepTenant("/en/pages", shop.tenant)} replace /> },
    ],
  },
]

const page = <PageScreen prefetch={loadEvent} />
const toPages = <ToPath path="/pages" />
const notFound: RouteObject = { path: "*", element: <NotFoundScreen /> }

const screens: RouteObject[] = [
  { path: "pages", element: <HomeScreen prefetch={loadPage} /> },
  { path: "pages/:pageId", element: page },
  { path: "wtf/:pageId", element: page },
  { path: "wtf", element: toPages },
  {
    path: "pages/:pageId/performances/:eventId",
    element: <EventScreen />,
  },
  { path: "pages/:pageId/combos/:comboId", element: <ComboScreen /> },
  { path: "seatmap/event/:performancesId", element: <EventScreen /> },
  { path: "seatmap/subscription/:subscriptionId", element: <SubscriptionScreen /> },
  { path: "locations", element: <LocationsScreen /> },
  { path: "locations/:locationId", element: <LocationsScreen /> },
  ...(["pos", "redirect", "static", "streaming", "tracking", "vq"] as const).map((name) => ({
    path: name,
    element: <SiteScreens name={name} />,
  })),
  { path: "static/:page", element: <SiteScreens name="static" /> },
  { path: "seatmap/venue/:venueId", element: <VenueScreen /> },
  { path: "ticket-gift/:token", element: <TicketGiftScreen /> },
  ...(["confirm", "leave"] as const).map((name) => ({
    path: `newsletters/${name}/:token`,
    element: <SiteScreens name={name} />,
  })),
  { path: "key-server/:kind/:id", element: <QueueScreen /> },
  { path: "not-authorized", element: <NotAuthorizedScreen /> },
  {
    path: "cart",
    element: <CartScreen />,
  },
  { path: "ads-pages", element: <ToPath path="/client/middlewareClient" /> },
  { path: "client/*", element: <ClientScreens /> },
  { path: "checkout", element: <CheckoutScreen isEntry /> },
  { path: "checkout/mode", element: <CheckoutScreen /> },
  { path: "checkout/checkout-confirmation", element: <ConfirmationScreen /> },
  { path: "checkout/checkout-deferred", element: <DeferredScreen /> },
  { path: "checkout/checkout-colts", element: <RenewalScreen /> },
  { path: "subscription-renewal/:token", element: <RenewalScreen /> },
  { path: "page-not-found", element: <NotFoundScreen /> },
  notFound,
]

/** One client and one cart for the whole visit, in the language of the address. */
function ShopFrame({ shop }: { shop: Shop }) {
  const { pathname, search, key } = useLocation()
  return (
    <CrashGuard visit={key}>
      <ParterreProvider
        client={shop.client}
        language={languageOf(pathname)}
        answers={shop.answers}
        readsLater={!needsShopper(pathname) || (asksWhoFirst(pathname, search) && FORM_FIRST)}
        {...(shop.challenge === undefined ? {} : { challenge: shop.challenge })}
      >
        <KnownHtmlContext value={shop.knownHtml}>
          <Suspense>
            <Checked />
          </Suspense>
        </KnownHtmlContext>
      </ParterreProvider>
    </CrashGuard>
  )
}

/** Screens that show nothing before it is known whose they are. */
export const needsShopper = (pathname: string) =>
  /^\/\w+\/(cart|checkout|client|subscription-renewal)(\/|$)/.test(pathname)

/** Milliseconds that the reading of the cart waits for the form to answer. */
const FORM_FIRST = 500

/** Whether a page asks who buys before it knows the cart; not one that opens another step, or a cart that a link names. */
export const asksWhoFirst = (pathname: string, search: string) =>
  /^\/\w+\/checkout\/mode$/.test(pathname) && !/[?&](?:step|reservationToken)=/.test(search)

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
