import { type Known, pageProblems } from "./check-page.ts"
import { subscriptionProblems, venueOfEvents } from "./check-subscriptions.ts"
import { venueCategories, venueProblems } from "./check-venue.ts"
import { framingProblems } from "./framing-sites.ts"
import type { ImportProblem } from "./problem.ts"
import { ImportRefused } from "./problem.ts"
import { type PageRows, pageRows, type VenueForPages } from "./rows/page-rows.ts"
import { type VenueRows, venueRows } from "./rows/venue-rows.ts"
import { viewProblems } from "./seat-views.ts"
import { siteHtmlProblems } from "./site-html.ts"
import { type Surroundings, staffProblems } from "./staff-passwords.ts"
import type { TenantFile } from "./tenant-files.ts"
import { type Picture, readTenantFolder, type TenantFolder, type VenueSource } from "./tenant-folder.ts"
import { venueLayout } from "./venue-layout.ts"

/** A tenant's folder, checked throughout and turned into rows: what is left is to write them. */
export interface PreparedTenant {
  /** As messages name it. */
  readonly folder: string
  readonly tenant: TenantFile
  readonly pictures: readonly Picture[]
  readonly venues: VenueRows
  readonly pages: PageRows
  readonly contentHash: string
}

/** Reads and checks a folder without touching a database; refuses it with all of its problems. */
export async function prepareTenant(path: string, surroundings: Surroundings): Promise<PreparedTenant> {
  const folder = await readTenantFolder(path)
  const { subdomain, timeZone } = folder.tenant.value
  const problems = [
    ...tenantProblems(folder),
    ...framingProblems(folder.tenant, surroundings),
    ...staffProblems(folder.tenant, surroundings),
  ]
  const sound = folder.venues.filter((venue) => {
    const found = venueProblems(venue)
    problems.push(...found)
    return found.length === 0
  })
  const venues = new Map(sound.map((venue) => [venue.key, laidVenue(venue)]))
  const known: Known = {
    timeZone,
    venues,
    pictures: new Set(folder.pictures.map((picture) => picture.path)),
    showKeys: new Set(),
    eventKeys: new Set(),
  }
  for (const { key, file } of sound) {
    const { layout } = venues.get(key) ?? {}
    if (layout !== undefined) problems.push(...viewProblems(file, layout, known.pictures))
  }
  // A page that names a venue with problems would be blamed for them.
  const venueOfEvent = venueOfEvents(folder.pages)
  if (sound.length === folder.venues.length)
    problems.push(
      ...folder.pages.flatMap((page) => pageProblems(page, known)),
      ...folder.pages.flatMap((page) => subscriptionProblems(page, known, venueOfEvent)),
    )
  if (problems.length > 0) throw new ImportRefused(problems)

  const context = { websiteId: subdomain, timeZone, venues, venueOfEvent }
  return {
    folder: folder.name,
    tenant: folder.tenant.value,
    pictures: folder.pictures,
    contentHash: folder.contentHash,
    venues: joined(
      sound.map((venue) => rowsOfVenue(subdomain, venue, venues.get(venue.key)!)),
      noVenues,
    ),
    pages: joined(
      folder.pages.map(({ key, file }) => pageRows(key, file.value, context)),
      noPages,
    ),
  }
}

function tenantProblems({ tenant, pictures }: TenantFolder): readonly ImportProblem[] {
  const paths = new Set(pictures.map((picture) => picture.path))
  const missing = Object.entries(tenant.value.images ?? {})
    .filter(([, path]) => !paths.has(path))
    .map(([size, path]) => tenant.source.problem(["images", size], `there is no file ${path}`))
  const { backgroundImage } = tenant.value.theme
  const background =
    backgroundImage === undefined || paths.has(backgroundImage)
      ? []
      : [tenant.source.problem(["theme", "backgroundImage"], `there is no file ${backgroundImage}`)]
  return [...missing, ...background, ...siteHtmlProblems(tenant, paths)]
}

function laidVenue(venue: VenueSource): VenueForPages {
  return {
    province: venue.file.value.address.provinceState,
    layout: venueLayout(venue.file.value, venue.plan?.value),
    categories: venueCategories(venue),
  }
}

function rowsOfVenue(
  websiteId: string,
  { key, file, plan }: VenueSource,
  { layout, categories }: VenueForPages,
) {
  const colors = new Map(plan?.value.categories.map(({ name, color }) => [name, color]))
  const named = categories.map((name) => ({ name, color: colors.get(name) }))
  return venueRows(websiteId, `${websiteId}.${key}`, file.value, layout, named)
}

const noVenues: VenueRows = { venues: [], levels: [], priceLevels: [], sections: [], rows: [], seats: [] }
const noPages: PageRows = {
  pages: [],
  shows: [],
  events: [],
  prices: [],
  seatsOff: [],
  placesOff: [],
  subscriptions: [],
  subscriptionEvents: [],
  subscriptionPrices: [],
}

/** The rows of all, table by table. */
function joined<Tables extends object>(all: readonly Tables[], none: Tables): Tables {
  const names = Object.keys(none) as (keyof Tables)[]
  return Object.fromEntries(names.map((name) => [name, all.flatMap((one) => one[name])])) as Tables
}
