import { faultText, planFaults } from "@parterre/seating-plans/faults"
import { venueLayout } from "@parterre/seating-plans/layout"
import { parseDocument } from "yaml"
import { dayInZone } from "../zoned-time.ts"
import { comboProblems, showOfEvents } from "./check-combos.ts"
import { hourProblems } from "./check-hours.ts"
import { cancelledProblems, type Known, pageProblems, soldProblems } from "./check-page.ts"
import { pictureProblems } from "./check-pictures.ts"
import { productProblems, productWarnings } from "./check-products.ts"
import { knownOfOffers, presaleProblems, promotionProblems } from "./check-promotions.ts"
import { seatProblems } from "./check-seating-plan.ts"
import { shippingProblems } from "./check-shippings.ts"
import { subscriptionProblems, venueOfEvents } from "./check-subscriptions.ts"
import { suggestionProblems } from "./check-suggestions.ts"
import { venueCategories, venueProblems } from "./check-venue.ts"
import type { FolderFiles } from "./folder-files.ts"
import { checkoutSiteProblems, framingProblems } from "./framing-sites.ts"
import { hoursOfDays, pageByHour, tenantByHour } from "./hours.ts"
import { paymentProblems } from "./payment-settings.ts"
import { type ImportProblem, ImportRefused, inReadingOrder } from "./problem.ts"
import { type PageRows, pageRows, type VenueForPages } from "./rows/page-rows.ts"
import { promotionRows } from "./rows/promotion-rows.ts"
import { type SiteRows, siteRows } from "./rows/site-rows.ts"
import { venueKeys } from "./rows/venue-ids.ts"
import { type VenueRows, venueRows } from "./rows/venue-rows.ts"
import { viewProblems } from "./seat-views.ts"
import { siteProblems } from "./site-files.ts"
import { siteHtmlProblems, venuePageProblems } from "./site-html.ts"
import { socialProblems } from "./social-settings.ts"
import type { Checked, Source } from "./source.ts"
import { type Surroundings, staffProblems } from "./staff-passwords.ts"
import type { PageFile, TenantFile } from "./tenant-files.ts"
import {
  type PageSource,
  type Picture,
  type ReadVenue,
  readTenantFolder,
  type TenantFolder,
} from "./tenant-folder.ts"

/** A tenant's folder, checked throughout and turned into rows: what is left is to write them. */
export interface PreparedTenant {
  /** As messages name it. */
  readonly folder: string
  readonly tenant: TenantFile
  /** tenant.yaml, to name its places. */
  readonly source: Source
  readonly pictures: readonly Picture[]
  readonly venues: VenueRows
  readonly pages: PageRows
  readonly site: SiteRows
  readonly contentHash: string
  /** The folder's files but the pictures, by their paths; without what has to do with passwords. */
  readonly texts: ReadonlyMap<string, string>
  /**
   * Seats that pages call sold, and that venues no longer have. Empty, but where only a plan of an imported website is another:
   * whose seats they were is known to the database, which names them.
   */
  readonly lostSold: readonly ImportProblem[]
  /** What can be imported but looks wrong, a line each. */
  readonly warnings: readonly string[]
}

/** Reads and checks a folder without touching a database; refuses it with all of its problems. */
export async function prepareTenant(
  files: FolderFiles,
  surroundings: Surroundings & { readonly now: () => number },
): Promise<PreparedTenant> {
  const folder = await readTenantFolder(files)
  const { tenant } = folder
  const problems = [
    ...folder.problems,
    ...(tenant === undefined ? [] : tenantProblems(tenant, folder, surroundings)),
    // An import before this check took such pictures: they keep nobody from drawing.
    ...(surroundings.isImportedBefore ? [] : pictureProblems(folder.name, folder.pictures)),
  ]
  const sound = folder.venues.filter((venue): venue is ReadVenue => {
    const found = venueProblems(venue)
    problems.push(...found)
    return venue.plan !== "unread" && found.length === 0
  })
  problems.push(...folder.plansOfUnread.flatMap((plan) => seatProblems(plan, true)))
  const venues = new Map(sound.map((venue) => [venue.key, laidVenue(venue)]))
  const pictures = new Set(folder.pictures.map((picture) => picture.path))
  for (const { key, file } of folder.venues)
    problems.push(
      ...viewProblems(file, venues.get(key)?.layout, pictures),
      ...venuePageProblems(file, pictures),
    )
  const contact = tenant === undefined ? "unread" : tenant.value.contact
  problems.push(...siteProblems(folder.site, { pictures, pages: new Set(folder.pageKeys), contact }))
  const days = hoursOfDays(folder.pages)
  const byHour = folder.pages.map(({ key, file }) => {
    const value = pageByHour(file.value, days)
    return { key, file: { ...file, value } }
  })
  const pageKeys = new Set(folder.pageKeys)
  const eventKeys = new Set([...folder.pages, ...byHour].flatMap(({ file }) => keysOfEvents(file.value)))
  for (const page of folder.pages)
    problems.push(
      ...suggestionProblems(page, {
        pages: pageKeys,
        events: folder.pages.length === pageKeys.size ? eventKeys : undefined,
      }),
    )
  const venueOfEvent = venueOfEvents(byHour)
  const showOfEvent = showOfEvents(byHour)
  // What takes each hour of a day may name the day.
  const venueOfNamed = new Map([...venueOfEvents(folder.pages), ...venueOfEvent])
  const sellerProvince = tenant?.value.contact?.address?.provinceState
  const known: Known = {
    timeZone: tenant?.value.timeZone,
    venues: new Map(
      // What is wrong with a refused venue is told of it, and not of the pages that name it.
      [...folder.unreadVenues, ...folder.venues.map(({ key }) => key)].map((key) => [
        key,
        venues.get(key) ?? { categories: undefined, layout: undefined },
      ]),
    ),
    hasAllEvents: !folder.hasUnreadPages,
    pictures,
    showKeys: new Set(),
    eventKeys: new Set(),
  }
  const unknownSold = folder.pages.flatMap((page) => soldProblems(page, known))
  problems.push(
    ...folder.pages.flatMap((page) => pageProblems(page, known)),
    ...(surroundings.isImportedBefore ? [] : unknownSold),
    // An import before this check took such pages: they keep nobody from drawing.
    ...(surroundings.isImportedBefore ? [] : folder.pages.flatMap(cancelledProblems)),
    ...folder.pages.flatMap((page) => hourProblems(page, known)),
    ...folder.pages.flatMap((page) => subscriptionProblems(page, known, venueOfEvent, days)),
    ...folder.pages.flatMap((page) =>
      productProblems(
        page,
        {
          ...known,
          sellerProvince: tenant === undefined ? "unread" : sellerProvince,
          clientAccount: tenant?.value.clientAccount,
        },
        venueOfNamed,
      ),
    ),
    ...folder.pages.flatMap((page) => comboProblems(page, known, showOfEvent, days)),
  )
  const offers = knownOfOffers(folder.pages, { ...known, venueOf: venueOfNamed })
  if (tenant !== undefined)
    problems.push(
      ...promotionProblems(tenant.source, tenant.value.promotions, offers),
      ...shippingProblems(tenant, { venueOf: venueOfNamed, hasAllEvents: !folder.hasUnreadPages }),
    )
  for (const page of folder.pages)
    problems.push(
      ...promotionProblems(page.file.source, page.file.value.promotions, offers, hasEvents(page)),
      ...presaleProblems(page, offers),
    )
  if (tenant === undefined || problems.length > 0) throw new ImportRefused(inReadingOrder(problems))

  const settings = tenantByHour(tenant.value, days)
  const { subdomain, timeZone } = settings
  const context = { websiteId: subdomain, timeZone, sellerProvince, venues, venueOfEvent, showOfEvent }
  const today = dayInZone(surroundings.now(), timeZone)
  return {
    folder: folder.name,
    tenant: settings,
    source: tenant.source,
    pictures: folder.pictures,
    contentHash: folder.contentHash,
    texts: textsToKeep(folder.texts),
    lostSold: unknownSold,
    warnings: [
      ...sound.flatMap((venue) => planWarnings(venue, venues.get(venue.key)!)),
      ...folder.pages.flatMap((page) => productWarnings(page, today)),
    ],
    site: siteRows(subdomain, folder.site),
    venues: joined(
      sound.map((venue) => rowsOfVenue(subdomain, venue, venues.get(venue.key)!)),
      noVenues,
    ),
    pages: joined(
      [
        { ...noPages, ...promotionRows(settings.promotions ?? [], context) },
        ...byHour.map(({ key, file }) => pageRows(key, file.value, context)),
      ],
      noPages,
    ),
  }
}

/** Passwords stay in the folder, and with them whose they are. */
function textsToKeep(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const tenant = parseDocument(texts.get("tenant.yaml") ?? "")
  tenant.delete("staff")
  return new Map([...texts, ["tenant.yaml", String(tenant)]])
}

function tenantProblems(
  tenant: Checked<TenantFile>,
  { pictures }: TenantFolder,
  surroundings: Surroundings,
): readonly ImportProblem[] {
  const paths = new Set(pictures.map((picture) => picture.path))
  const missing = Object.entries(tenant.value.images ?? {})
    .filter(([, path]) => !paths.has(path))
    .map(([size, path]) => tenant.source.problem(["images", size], `there is no file ${path}`))
  const { backgroundImage } = tenant.value.theme
  const background =
    backgroundImage === undefined || paths.has(backgroundImage)
      ? []
      : [tenant.source.problem(["theme", "backgroundImage"], `there is no file ${backgroundImage}`)]
  const isPolicyMissing = tenant.value.privacyConsent === true && tenant.value.privacyUrl === undefined
  return [
    ...missing,
    ...background,
    ...(isPolicyMissing
      ? [
          tenant.source.problem(
            ["privacyConsent"],
            "shoppers accept a policy that they can read: give privacyUrl",
          ),
        ]
      : []),
    ...siteHtmlProblems(tenant, paths),
    ...framingProblems(tenant, surroundings),
    ...checkoutSiteProblems(tenant, surroundings),
    // Secrets are where the folder was imported, which need not be here.
    ...(surroundings.isImportedBefore ? [] : secretProblems(tenant, surroundings)),
  ]
}

const secretProblems = (
  tenant: Checked<TenantFile>,
  surroundings: Surroundings,
): readonly ImportProblem[] => [
  ...staffProblems(tenant, surroundings),
  ...paymentProblems(tenant, surroundings),
  ...socialProblems(tenant, surroundings),
]

/** What the preview of a plan numbers in red, in the same words. */
const planWarnings = ({ plan }: ReadVenue, { layout }: VenueForPages): readonly string[] =>
  plan === undefined
    ? []
    : planFaults(plan.value, layout).map((fault) => `${plan.source.file}: ${faultText(fault)}`)

function laidVenue(venue: ReadVenue): VenueForPages {
  const layout = venueLayout(venue.file.value, venue.plan?.value)
  return {
    province: venue.file.value.address.provinceState,
    layout,
    keys: venueKeys(layout),
    categories: venueCategories(venue),
  }
}

function rowsOfVenue(
  websiteId: string,
  { key, file, plan }: ReadVenue,
  { layout, keys, categories }: VenueForPages,
) {
  const colors = new Map(plan?.value.categories.map(({ name, color }) => [name, color]))
  const named = categories.map((name) => ({ name, color: colors.get(name) }))
  return venueRows(websiteId, `${websiteId}.${key}`, file.value, { layout, keys }, named)
}

const noVenues: VenueRows = { venues: [], levels: [], priceLevels: [], sections: [], rows: [], seats: [] }
const noPages: PageRows = {
  pages: [],
  shows: [],
  events: [],
  prices: [],
  seatsOff: [],
  placesOff: [],
  queueSettings: [],
  subscriptions: [],
  subscriptionEvents: [],
  subscriptionPrices: [],
  products: [],
  productEvents: [],
  productStocks: [],
  promotions: [],
  presaleCodes: [],
  codeLimits: [],
  combos: [],
}

const hasEvents = ({ file }: PageSource): boolean => file.value.shows.some(({ events }) => events.length > 0)

/** The rows of all, table by table. */
function joined<Tables extends object>(all: readonly Tables[], none: Tables): Tables {
  const names = Object.keys(none) as (keyof Tables)[]
  return Object.fromEntries(names.map((name) => [name, all.flatMap((one) => one[name])])) as Tables
}

const keysOfEvents = ({ shows }: PageFile) => shows.flatMap(({ events }) => events.map((event) => event.key))
