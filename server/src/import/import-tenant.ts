import type { Knex } from "knex"
import { lockSales } from "../availability/sales-lock-store.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { AssetRow, PictureWidthRow } from "../database/tables.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { otherWebsiteOfCode } from "../websites/website-store.ts"
import { adjustCodeLimits } from "./code-limits.ts"
import { adjustCapacities, tellOpenMaps } from "./event-capacities.ts"
import { folderOnDisk } from "./folder-files.ts"
import {
  keepFiles,
  keepImport,
  lockImports,
  raiseRevision,
  removeRows,
  storedRows,
  writeRows,
} from "./import-store.ts"
import { withKeptIds } from "./kept-ids.ts"
import { missingWidths, pictureWidthTable, storedWidths, wantedWidths } from "./picture-widths.ts"
import { type PreparedTenant, prepareTenant } from "./prepared-tenant.ts"
import { ImportRefused } from "./problem.ts"
import { adjustStocks } from "./product-stocks.ts"
import { assetRows, staffRows, websiteRow } from "./rows/website-rows.ts"
import { refuseLosses } from "./sales-guard.ts"
import { soldStore } from "./sold-store.ts"
import { lostSignIns, type Surroundings, staffHashes } from "./staff-passwords.ts"
import { isUnchanged, type SyncedTable, type TableDifference, tableDifference } from "./table-difference.ts"

export interface ImportOptions extends Surroundings {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** It is only judged, and `beforeCommit` throws: it does not keep everybody waiting who takes seats. */
  readonly isJudgedOnly?: boolean
  readonly beforeWrite?: (trx: Knex.Transaction) => Promise<void>
  /** Nothing is written when it throws. */
  readonly beforeCommit?: (differences: readonly TableDifference[]) => Promise<void>
}

export interface ImportReport {
  readonly website: string
  readonly venues: number
  readonly seats: number
  readonly pages: number
  readonly events: number
  /** Rows, over all tables. */
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** What a shop no longer has, such as `venue belvedere.salle`; the rows that went with it are not named. */
  readonly removedThings: readonly string[]
}

/**
 * Brings a website in line with a tenant's folder, in one transaction. The same folder again changes nothing.
 * Throws `ImportRefused`, and has written nothing, when the folder is not right or would lose sold tickets.
 */
export async function importTenant(folder: string, db: Knex, options: ImportOptions): Promise<ImportReport> {
  return writeTenant(await prepareTenant(folderOnDisk(folder), options), db, options)
}

/** Writes what `prepareTenant` made of a folder. */
export async function writeTenant(
  prepared: PreparedTenant,
  db: Knex,
  options: ImportOptions,
): Promise<ImportReport> {
  const { tenant, pictures, venues, pages } = prepared
  const hashes = await staffHashes(db, tenant.subdomain, tenant.staff ?? [], options)
  const assets = assetRows(tenant.subdomain, pictures)
  // Outside the transaction, which others wait for. Who changes a plan changes no picture.
  const widths = options.isImportedBefore
    ? []
    : await missingWidths(db, prepared.folder, tenant.subdomain, assets)
  const differences = await inTransaction(db, async (trx) => {
    await lockImports(trx, tenant.subdomain)
    await options.beforeWrite?.(trx)
    const written = await write(trx, prepared, { hashes, assets, widths }, options)
    await options.beforeCommit?.(written)
    return written
  })
  const count = (rows: (difference: TableDifference) => number) =>
    differences.reduce((sum, difference) => sum + rows(difference), 0)
  return {
    website: tenant.subdomain,
    venues: venues.venues.length,
    seats: venues.seats.length,
    pages: pages.pages.length,
    events: pages.events.length,
    added: count(({ added }) => added.length),
    changed: count(({ changed }) => changed.length),
    removed: count(({ removed }) => removed.length),
    removedThings: Object.entries(thingsOfTables).flatMap(([table, thing]) =>
      removedIds(differences, table).map((id) => `${thing} ${id}`),
    ),
  }
}

const thingsOfTables = { venues: "venue", pages: "page", events: "event" }

/** The ids of a table's rows that the website no longer has. */
export const removedIds = (differences: readonly TableDifference[], name: string): readonly string[] =>
  differences
    .filter(({ table }) => table.name === name)
    .flatMap(({ removed }) => (removed as readonly { readonly id: string }[]).map(({ id }) => id))

/** What takes time and needs no lock. */
interface MadeBefore {
  readonly hashes: ReadonlyMap<string, string>
  readonly assets: readonly AssetRow[]
  readonly widths: readonly PictureWidthRow[]
}

async function write(
  trx: Knex.Transaction,
  { folder, tenant, venues: planned, pages, site, contentHash, texts, lostSold }: PreparedTenant,
  { hashes, assets, widths }: MadeBefore,
  { now, isImportedBefore = false, isJudgedOnly = false }: ImportOptions,
): Promise<readonly TableDifference[]> {
  const website = tenant.subdomain
  await refuseTakenCode(trx, folder, tenant.subdomain, tenant.accountCode)
  const stored = async <Wanted extends object>(table: SyncedTable, rows: readonly Wanted[]) =>
    storedRows(trx, website, table, rows)
  const differ = async <Wanted extends object>(table: SyncedTable, rows: readonly Wanted[]) =>
    tableDifference(table, await stored(table, rows), rows)
  const byId = (name: string): SyncedTable => ({ name, keys: ["id"] })
  const staff = staffRows(website, tenant.staff ?? [], hashes)

  const seatTable: SyncedTable = { name: "venue_seats", keys: ["venue_id", "seat_id"] }
  const before = {
    sections: await stored(byId("venue_sections"), planned.sections),
    rows: await stored(byId("venue_rows"), planned.rows),
    seats: await stored(seatTable, planned.seats),
  }
  // From here to the end, nobody takes a seat: what is judged as free stays so.
  if (!isJudgedOnly) await lockSales(trx, website)
  const sold = soldStore(trx, website)
  // A folder says itself which seats were sold elsewhere. One of its plans alone takes none of them away.
  const soldElsewhere = isImportedBefore ? await sold.seatsElsewhere() : []
  const soldVenues = new Set([...(await sold.venues()), ...soldElsewhere.map(({ venue_id }) => venue_id)])
  const { venues, placesOff: wantedPlacesOff } = withKeptIds(planned, pages.placesOff, before, soldVenues)
  const sections = tableDifference(byId("venue_sections"), before.sections, venues.sections)
  const rows = tableDifference(byId("venue_rows"), before.rows, venues.rows)
  const seats = tableDifference(seatTable, before.seats, venues.seats)
  const events = await differ(byId("events"), pages.events)
  const prices = await differ(byId("event_prices"), pages.prices)
  const seatsOff = await differ({ name: "event_seats_off", keys: ["event_id", "seat_id"] }, pages.seatsOff)
  const placesOff = await differ(
    { name: "event_places_off", keys: ["event_id", "section_id"] },
    wantedPlacesOff,
  )
  const subscriptions = await differ(byId("subscriptions"), pages.subscriptions)
  const subscriptionPrices = await differ(byId("subscription_prices"), pages.subscriptionPrices)
  const products = await differ(byId("products"), pages.products)
  const combos = await differ(byId("combos"), pages.combos)
  const stocks = await differ({ name: "product_stocks", keys: ["product_id"] }, pages.productStocks)
  const promotions = await differ(byId("promotions"), pages.promotions)
  const presaleCodes = await differ(byId("presale_codes"), pages.presaleCodes)
  const codeLimits = await differ({ name: "code_uses", keys: ["code_id"] }, pages.codeLimits)
  const members = await differ(byId("staff"), staff.members)
  const permissions = await differ(
    { name: "staff_permissions", keys: ["staff_id", "permission"] },
    staff.permissions,
  )
  const narrower = await storedWidths(trx, website)
  // Parents before children.
  const written: readonly TableDifference[] = [
    await differ({ name: "websites", keys: ["id"], owner: "id" }, [websiteRow(tenant, site)]),
    ...(isImportedBefore ? [] : [members, permissions]),
    await differ({ name: "assets", keys: ["website_id", "path"], unread: ["bytes"] }, assets),
    tableDifference(pictureWidthTable, narrower, wantedWidths(narrower, widths, assets)),
    await differ(byId("venues"), venues.venues),
    await differ(byId("venue_levels"), venues.levels),
    await differ(byId("venue_price_levels"), venues.priceLevels),
    sections,
    rows,
    seats,
    await differ(byId("pages"), pages.pages),
    await differ(byId("shows"), pages.shows),
    events,
    prices,
    seatsOff,
    placesOff,
    subscriptions,
    await differ(
      { name: "subscription_events", keys: ["subscription_id", "event_id"] },
      pages.subscriptionEvents,
    ),
    subscriptionPrices,
    products,
    combos,
    await differ({ name: "product_events", keys: ["product_id", "event_id"] }, pages.productEvents),
    promotions,
    presaleCodes,
    await differ(byId("static_pages"), site.staticPages),
    await differ(byId("outlets"), site.outlets),
    await differ(byId("banners"), site.banners),
    await differ(byId("newsletters"), site.newsletters),
    await differ({ name: "queue_settings", keys: ["website_id", "kind", "thing_id"] }, pages.queueSettings),
  ]
  const differences = [...written, stocks, codeLimits]
  if (differences.every(isUnchanged) && lostSold.length === 0) {
    await keepFiles(trx, website, texts)
    return differences
  }

  await refuseLosses(trx, folder, website, {
    events,
    prices,
    sections,
    seating: { before, after: venues, seats },
    soldElsewhere,
    subscriptions,
    subscriptionPrices,
    products,
    combos,
    stocks,
    promotions,
    codeLimits,
  })
  if (lostSold.length > 0) throw new ImportRefused(lostSold)
  for (const difference of written) await writeRows(trx, difference)
  await adjustStocks(trx, website, stocks)
  await adjustCodeLimits(trx, website, codeLimits)
  for (const difference of written.toReversed()) await removeRows(trx, website, difference)
  // Their rows are written by now, and so locked.
  if (!isImportedBefore) await sessionStore(trx, website).signOutStaff(lostSignIns(members))
  // Sections, then capacities: the order in which holds lock them.
  await tellOpenMaps(trx, events, seatsOff, venues.seats, pages.events)
  await adjustCapacities(
    trx,
    placesOff,
    venues.sections.filter(({ kind }) => kind === "general-admission"),
  )
  await raiseRevision(trx, website)
  await keepImport(trx, { website_id: website, content_hash: contentHash, imported_at: now() })
  await keepFiles(trx, website, texts)
  return differences
}

async function refuseTakenCode(trx: Knex.Transaction, folder: string, website: string, accountCode: string) {
  const other = await otherWebsiteOfCode(trx, accountCode, website)
  if (other === undefined) return
  const message = `"${accountCode}" is the code of website "${other.id}"`
  throw new ImportRefused([
    { file: `${folder}/tenant.yaml`, place: undefined, path: ["accountCode"], message },
  ])
}
