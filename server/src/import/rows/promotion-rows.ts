import { offerCode, type PromotionTerms } from "@parterre/domain/promotions"
import type { CodeUseRow, PresaleCodeRow, PromotionRow } from "../../database/promotion-tables.ts"
import type { EventRow } from "../../database/tables.ts"
import { defined } from "../../defined.ts"
import { presaleCodeId, promotionId } from "../../promotions/promotion-rows.ts"
import { instantOf } from "../local-time.ts"
import type { PresaleEntry, PromotionEntry } from "../promotion-entries.ts"
import type { PageFile } from "../tenant-files.ts"
import { priceLevelId } from "./venue-rows.ts"

/** How many tickets a code is for; how many are taken the import does not know. */
export type CodeLimit = Omit<CodeUseRow, "taken">

export interface PromotionRows {
  readonly promotions: PromotionRow[]
  readonly presaleCodes: PresaleCodeRow[]
  readonly codeLimits: CodeLimit[]
}

interface PromotionContext {
  readonly websiteId: string
  readonly timeZone: string
  /** The venues that a category may be of, with their categories. */
  readonly venues: ReadonlyMap<string, { readonly categories: readonly string[] }>
}

/** Promotions as rows; `events` are those of their page. */
export function promotionRows(
  entries: readonly PromotionEntry[],
  context: PromotionContext,
  events?: readonly string[],
): Pick<PromotionRows, "promotions" | "codeLimits"> {
  const { websiteId: website_id } = context
  return {
    promotions: entries.map((entry) => ({
      id: promotionId(website_id, entry.code),
      website_id,
      code: offerCode(entry.code),
      name_fr: entry.name.fr,
      name_en: entry.name.en,
      terms: JSON.stringify(termsOf(entry, context, entry.events ?? events)),
      per_shopper: entry.usesPerShopper ?? null,
    })),
    codeLimits: entries.flatMap(({ code, uses }) =>
      uses === undefined ? [] : { code_id: promotionId(website_id, code), website_id, capacity: uses },
    ),
  }
}

function termsOf(
  { percent, amount = 0, prices, categories, from, until, ...entry }: PromotionEntry,
  { websiteId, timeZone, venues }: PromotionContext,
  events: readonly string[] | undefined,
): PromotionTerms {
  return defined({
    discount: percent === undefined ? { amount } : { percent },
    waivesServiceCharge: entry.waivesServiceCharge === true ? true : undefined,
    membershipIds: entry.memberships?.map((key) => `${websiteId}.${key}`),
    from: from === undefined ? undefined : instantOf(from, timeZone),
    until: until === undefined ? undefined : instantOf(until, timeZone),
    eventIds: events?.map((key) => `${websiteId}.${key}`),
    priceTypes: prices,
    priceLevelIds: categories?.flatMap((category) =>
      [...venues].flatMap(([key, venue]) =>
        venue.categories.includes(category) ? priceLevelId(`${websiteId}.${key}`, category) : [],
      ),
    ),
  })
}

/** The presale of an event: its own, else its page's, which has all such events. */
export function presaleColumns(
  ids: { readonly websiteId: string; readonly pageId: string; readonly eventId: string },
  own: PresaleEntry | undefined,
  ofPage: PresaleEntry | undefined,
  { timeZone, isLater }: { readonly timeZone: string; readonly isLater: boolean },
): Pick<EventRow, "presale_id" | "presale_from" | "presale_members"> {
  const presale = own ?? ofPage
  if (presale === undefined || !isLater)
    return { presale_id: null, presale_from: null, presale_members: null }
  return {
    presale_id: own === undefined ? presaleId("page", ids.pageId) : presaleId("event", ids.eventId),
    presale_from: instantOf(presale.from, timeZone)!,
    presale_members: JSON.stringify((presale.memberships ?? []).map((key) => `${ids.websiteId}.${key}`)),
  }
}

/** Of a page or an event. */
const presaleId = (kind: "page" | "event", ownerId: string): string => `presale ${kind} ${ownerId}`

/** The codes of the presales of a page and of its events. */
export function presaleCodeRows(
  pageId: string,
  page: Pick<PageFile, "presale" | "shows">,
  website_id: string,
): Pick<PromotionRows, "presaleCodes" | "codeLimits"> {
  const owners = [
    { id: presaleId("page", pageId), presale: page.presale },
    ...page.shows.flatMap((show) =>
      show.events.map(({ key, presale, ofDay }) => ({
        id: presaleId("event", `${website_id}.${ofDay?.key ?? key}`),
        presale,
      })),
    ),
  ]
  // The hours of a day name one and the same.
  const codes = [...new Map(owners.map((owner) => [owner.id, owner])).values()].flatMap(
    ({ id: presale_id, presale }) =>
      (presale?.codes ?? []).map((typed) => ({
        row: { id: presaleCodeId(presale_id, typed), website_id, presale_id, code: offerCode(typed) },
        capacity: presale?.ticketsPerCode,
      })),
  )
  return {
    presaleCodes: codes.map(({ row }) => row),
    codeLimits: codes.flatMap(({ row, capacity }) =>
      capacity === undefined ? [] : { code_id: row.id, website_id, capacity },
    ),
  }
}
