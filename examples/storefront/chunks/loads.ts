/** The screens that visits open, with what each asks for once it answers; paths are from the storefront's `src`. */
interface Screen {
  /** How much its first bytes count, against a screen that few open; the first screens of a visit have least room. */
  readonly weight?: number
  readonly files: readonly string[]
  /** Asked for by its first code, and waited for: the texts of failures, which the programme does without (`load-texts.ts`). */
  readonly waitsFor?: readonly string[]
  /** Asked for by itself soon after: the screen that follows, and what is below the first lines. */
  readonly next?: readonly string[]
  /** Not even beside something else in a file. */
  readonly without?: readonly string[]
}

/** What forms are typed into, and by whom. A screen without a form has no use for it. */
const forms = [
  "shared/forms/TextField.tsx",
  "shared/forms/ErrorSummary.tsx",
  "shared/buyer/use-purchase-account.ts",
]

const event = "features/event/SeatingScreen.tsx"
const page = "features/page/PageScreen.tsx"

const home: Screen = {
  weight: 40,
  without: forms,
  files: ["features/home/HomeScreen.tsx"],
  next: [page, "features/home/banners/Banners.tsx"],
}

const others: readonly Screen[] = [
  { weight: 8, files: [page], next: [event, "features/page/PageCombos.tsx"] },
  {
    weight: 8,
    files: [event, "shared/seat-map/VenueMap.tsx"],
    next: [
      "features/event/PartyFinder.tsx",
      "shared/selection/PriceRangeFilter.tsx",
      "../../../packages/sdk/src/seating/live-availability.ts",
    ],
  },
  { weight: 5, files: ["features/cart/CartScreen.tsx"] },
  { weight: 2, files: ["features/checkout/CheckoutScreen.tsx"] },
  { weight: 8, files: ["features/checkout/CheckoutScreen.tsx", "features/checkout/CheckoutSteps.tsx"] },
  { weight: 3, files: ["app/ClientScreens.tsx"] },
  { files: ["features/checkout/DeferredScreen.tsx"] },
  { files: ["features/checkout/renewal/RenewalScreen.tsx"] },
  { files: ["features/confirmation/ConfirmationScreen.tsx"] },
  { files: ["features/combo/ComboScreen.tsx"] },
  { files: ["features/venue/VenueScreen.tsx"] },
  { files: ["features/location/LocationsScreen.tsx"] },
  { files: ["app/SiteScreens.tsx"] },
  { files: ["features/staff/NotAuthorizedScreen.tsx"] },
  { files: ["features/ticket-gift/TicketGiftScreen.tsx"] },
  { files: ["features/queue/QueueScreen.tsx"] },
  { files: ["shared/failure/NotFoundScreen.tsx"] },
]

export const screens: readonly Screen[] = [
  home,
  ...others.map((screen) => ({ waitsFor: ["shared/texts/local-texts.ts"], ...screen })),
]

/** What answers to reads of every screen: it comes right after the first screen. */
export const services = ["../../../packages/sdk/src/open-shop.ts"]

/** What every screen asks for once it answers. */
export const frame = [
  "app/layout/Footer.tsx",
  "app/layout/TimeMessages.tsx",
  "app/toolbar/MenuPanel.tsx",
  "app/failures/CrashScreen.tsx",
  "app/failures/SiteFailure.tsx",
  "shared/messages/MessageDialog.tsx",
  "shared/messages/SnackBar.tsx",
]

export const laterServices = ["../../../packages/sdk/src/later-part.ts"]
