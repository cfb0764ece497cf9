import type { PictureWidth } from "@parterre/domain/pictures"
import type { Knex } from "knex"
import { rowSet, rowsOf } from "../database/row-sets.ts"
import type {
  AssetRow,
  PaymentColumn,
  PictureWidthRow,
  SiteOptionsColumn,
  WebsiteRow,
} from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { NO_CARDS, PAYPAL } from "../processor-type.ts"
import { offersWallet } from "../wallet-support.ts"

export const websiteOfRow = (row: WebsiteRow): Website => ({
  ...optionsOf(JSON.parse(row.site_options)),
  ...paymentOf(JSON.parse(row.payment)),
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

const optionsOf = ({
  holderSurvey,
  tracking,
  logLevel = "warn",
  walletPasses,
  stay22,
  socialProviders,
  facebookVersion,
}: SiteOptionsColumn): Pick<
  Website,
  | "holderSurvey"
  | "tagManagers"
  | "abandonedCarts"
  | "logLevel"
  | "walletPasses"
  | "stay22"
  | "socialProviders"
  | "facebookVersion"
> => ({
  ...(holderSurvey === undefined ? {} : { holderSurvey: holderSurvey.required ? "required" : "optional" }),
  ...defined({ walletPasses, stay22, socialProviders, facebookVersion }),
  tagManagers: tracking !== undefined,
  abandonedCarts: tracking?.abandonedCarts ?? false,
  logLevel,
})

const paymentOf = (settings: PaymentColumn): Pick<Website, "cards" | "interac" | "googlePay" | "paypal"> => {
  const { processor, threeDSecure, interac, paypal } = settings
  return {
    interac: interac !== undefined,
    googlePay: offersWallet("google_pay", settings),
    paypal: paypal !== undefined,
    ...(processor === NO_CARDS || processor === PAYPAL ? {} : { cards: { processor, threeDSecure } }),
  }
}

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

/** The revisions of websites, as a transaction sees them. */
export async function revisionsOf(
  db: Knex,
  websiteIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const asked = rowSet(
    db,
    { website_id: "text" },
    websiteIds.map((website_id) => ({ website_id })),
  )
  const rows = await rowsOf<Pick<WebsiteRow, "id" | "revision">>(
    db,
    `SELECT w.id, w.revision FROM ${asked.sql} AS asked CROSS JOIN websites AS w WHERE w.id = asked.website_id`,
    asked.bindings,
  )
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** Every website, as far as one file can name them. */
export const websiteIds = async (db: Knex): Promise<readonly string[]> =>
  db<WebsiteRow>("websites").orderBy("id").limit(MOST_NAMED).pluck("id")

/** The lines of one `robots.txt` that crawlers read: half a megabyte of them. */
const MOST_NAMED = 4_000

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

type SentPicture = Pick<AssetRow, "content_type" | "bytes" | "hash">

/** A picture of a website, by its path in the tenant's folder. */
export const readAsset = (db: Knex, websiteId: string, path: string): Promise<AssetRow | undefined> =>
  db<AssetRow>("assets").where({ website_id: websiteId, path }).first()

/** The same picture for a screen of some width; nothing where the picture itself is to be sent. */
export async function readNarrowPicture(
  db: Knex,
  websiteId: string,
  path: string,
  width: PictureWidth,
): Promise<SentPicture | undefined> {
  const found: Pick<PictureWidthRow, "bytes" | "hash"> | undefined = await db<AssetRow>("assets")
    .join("picture_widths", (on) =>
      on
        .on("picture_widths.website_id", "assets.website_id")
        .andOn("picture_widths.source_hash", "assets.hash"),
    )
    .where({ "assets.website_id": websiteId, "assets.path": path })
    // A picture that is narrower has no more widths than its own.
    .where("picture_widths.width", "<=", width)
    .orderBy("picture_widths.width", "desc")
    .first("picture_widths.bytes", "picture_widths.hash")
  if (found === undefined || found.bytes === null || found.hash === null) return undefined
  return { content_type: "image/webp", bytes: found.bytes, hash: found.hash }
}

/** The website of an account at a card processor. */
export const websiteIdOfCode = async (db: Knex, accountCode: string): Promise<string | undefined> =>
  (await db<WebsiteRow>("websites").where({ account_code: accountCode }).first("id"))?.id
