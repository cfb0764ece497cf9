import type { Language } from "../shared/texts/TextsProvider.tsx"
import type { Shop } from "./open-shop.ts"
import { partsOf } from "./routes.tsx"

/** Where each screen's code begins, from the storefront's folder; `chunks/loads.ts` says what else it loads. */
export const screenFiles: Readonly<Record<string, readonly string[]>> = {
  HomeScreen: ["src/features/home/HomeScreen.tsx"],
  PageScreen: ["src/features/page/PageScreen.tsx"],
  EventScreen: ["src/features/event/SeatingScreen.tsx", "src/shared/seat-map/VenueMap.tsx"],
  SubscriptionScreen: ["src/features/event/SeatingScreen.tsx", "src/shared/seat-map/VenueMap.tsx"],
  ComboScreen: ["src/features/combo/ComboScreen.tsx"],
  LocationsScreen: ["src/features/location/LocationsScreen.tsx"],
  SiteScreens: ["src/app/SiteScreens.tsx"],
  VenueScreen: ["src/features/venue/VenueScreen.tsx"],
  NotAuthorizedScreen: ["src/features/staff/NotAuthorizedScreen.tsx"],
  CartScreen: ["src/features/cart/CartScreen.tsx"],
  CheckoutScreen: ["src/features/checkout/CheckoutScreen.tsx"],
  RenewalScreen: ["src/features/checkout/renewal/RenewalScreen.tsx"],
  ConfirmationScreen: ["src/features/confirmation/ConfirmationScreen.tsx"],
  ClientScreens: ["src/app/ClientScreens.tsx"],
  TicketGiftScreen: ["src/features/ticket-gift/TicketGiftScreen.tsx"],
  QueueScreen: ["src/features/queue/QueueScreen.tsx"],
  // Other screens show it too, so that it has no file by its name.
  NotFoundScreen: [],
}

/** What a screen needs besides for a visitor who may have a cart: `early-visit.ts` asks for it. */
const shopperFiles: Readonly<Record<string, readonly string[]>> = {
  CheckoutScreen: ["src/features/checkout/CheckoutSteps.tsx"],
}

export const filesOfShopper = (shop: Shop, pathname: string): readonly string[] =>
  partsOf(shop, pathname).flatMap(({ name }) => shopperFiles[name] ?? [])

/** The source files that an address needs besides the shell, its texts among them. */
export function filesOf(shop: Shop, pathname: string, language: Language): readonly string[] {
  const parts = partsOf(shop, pathname)
  const texts = ["shop" as const, ...parts.flatMap(({ areas }) => areas)]
  return [
    ...parts.flatMap(({ name }) => screenFiles[name] ?? []),
    ...texts.map((area) => `src/shared/texts/${area === "shop" ? "" : `${area}.`}${language}.json`),
  ]
}
