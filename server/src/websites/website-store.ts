import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import type { AssetRow, WebsiteRow } from "../database/tables.ts"
import type { Language, Website } from "../http/handler.ts"
import type { WebsiteFinder } from "../http/tenant.ts"

export const websiteOfRow = (row: WebsiteRow): Website => ({
  id: row.id,
  accountCode: row.account_code,
  clientAccount: row.client_account,
  languages: JSON.parse(row.languages) as Language[],
  timeZone: row.time_zone,
  holdSeconds: row.hold_seconds,
  renewals: row.renewals,
  avoidSingle: row.avoid_single === 1,
  lastResort: row.last_resort === 1,
  framedBy: JSON.parse(row.framed_by) as string[],
})

/** The row of a website, or some of its columns. */
export async function readWebsite<Column extends keyof WebsiteRow>(
  db: Knex,
  websiteId: string,
  ...columns: readonly Column[]
): Promise<Pick<WebsiteRow, Column> | undefined> {
  // Knex cannot follow columns that the caller chooses.
  const row: unknown = await db("websites")
    .where({ id: websiteId })
    .first(...columns)
  return row as Pick<WebsiteRow, Column> | undefined
}

/** Whether anything was ever imported. */
export const hasWebsites = async (db: Knex): Promise<boolean> =>
  (await db("websites").first("id")) !== undefined

/** Another website that has an account code. */
export const otherWebsiteOfCode = (
  db: Knex,
  accountCode: string,
  websiteId: string,
): Promise<Pick<WebsiteRow, "id"> | undefined> =>
  db<WebsiteRow>("websites").where({ account_code: accountCode }).whereNot({ id: websiteId }).first("id")

/** A picture of a website, by its path in the tenant's folder. */
export const readAsset = (db: Knex, websiteId: string, path: string): Promise<AssetRow | undefined> =>
  db<AssetRow>("assets").where({ website_id: websiteId, path }).first()

/**
 * Finds websites, each looked up at most once in `keepFor` milliseconds: every request asks.
 * Only found ones are remembered, so guessed names do not fill the memory.
 */
export function websiteFinder(db: Knex, clock: Clock, keepFor: number): WebsiteFinder {
  const known = new Map<string, { readonly website: Website; readonly until: number }>()
  const find = async (column: "id" | "account_code", value: string): Promise<Website | undefined> => {
    const key = `${column} ${value}`
    const remembered = known.get(key)
    if (remembered !== undefined && remembered.until > clock.now()) return remembered.website
    const row = await db<WebsiteRow>("websites")
      .where({ [column]: value })
      .first()
    if (row === undefined) return undefined
    const website = websiteOfRow(row)
    known.set(key, { website, until: clock.now() + keepFor })
    return website
  }
  return {
    bySubdomain: (subdomain) => find("id", subdomain),
    byAccountCode: (accountCode) => find("account_code", accountCode),
  }
}
