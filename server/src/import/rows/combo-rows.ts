import type { ComboRow, ComboTerms, StoredComboDetail } from "../../database/combo-tables.ts"
import { defined } from "../../defined.ts"
import {
  type ByocEntry,
  type ComboEntry,
  type ComboLists,
  eventsOfEntry,
  pricesOfEntry,
  reductionOf,
  type ShowOfEvent,
  type TicketsEntry,
} from "../combo-entries.ts"
import { instantOf } from "../local-time.ts"
import { slug } from "../slug.ts"
import { priceId } from "./price-columns.ts"
import { priceLevelId } from "./venue-rows.ts"

export interface ComboRows {
  readonly combos: ComboRow[]
}

interface ComboContext {
  readonly websiteId: string
  readonly pageId: string
  readonly timeZone: string
  readonly showOfEvent: ShowOfEvent
}

/** The combos of a page in the order in which they are shown. */
export function comboRows({ combos = [], buildYourOwn = [] }: ComboLists, context: ComboContext): ComboRows {
  return {
    combos: [
      ...combos.map((entry, ordinal) =>
        comboRow("combo", entry, termsOfCombo(entry, context), ordinal, context),
      ),
      ...buildYourOwn.map((entry, index) =>
        comboRow("byoc", entry, termsOfByoc(entry, context), combos.length + index, context),
      ),
    ],
  }
}

function comboRow<Kind extends ComboRow["kind"]>(
  kind: Kind,
  entry: ComboEntry | ByocEntry,
  terms: ComboTerms[Kind],
  ordinal: number,
  { websiteId: website_id, pageId, timeZone }: ComboContext,
): ComboRow {
  const { onSaleFrom, onSaleUntil } = entry
  return {
    id: `${website_id}.${entry.key}`,
    website_id,
    kind,
    page_id: pageId,
    title_fr: entry.title.fr,
    title_en: entry.title.en,
    description_fr: entry.description?.fr ?? null,
    description_en: entry.description?.en ?? null,
    image: entry.image ?? null,
    max_tickets: entry.perCart ?? null,
    sale_from: onSaleFrom === undefined ? null : instantOf(onSaleFrom, timeZone)!,
    sale_until: onSaleUntil === undefined ? null : instantOf(onSaleUntil, timeZone)!,
    terms: JSON.stringify(terms),
    ordinal,
  }
}

const termsOfCombo = (entry: ComboEntry, context: ComboContext): ComboTerms["combo"] => ({
  onePerShow: entry.onePerShow ?? false,
  onePerPerformance: entry.onePerPerformance ?? true,
  groups: entry.groups.map((group) => {
    const id = `${context.websiteId}.${entry.key}.${group.key}`
    const { kind, name, required, min, max } = group
    const details = detailsOf(id, group, context)
    return {
      ...{ id, kind, name, details },
      ...(kind === "MANDATORY" ? { required: required ?? 1 } : {}),
      ...(kind === "PSEUDO_MANDATORY" ? { min: min ?? 0, max: max ?? details.length } : {}),
      ...defined({ reduction: reductionOf(group) }),
    }
  }),
})

const termsOfByoc = (entry: ByocEntry, context: ComboContext): ComboTerms["byoc"] => ({
  most: entry.most,
  tiers: entry.tiers.flatMap((tier) => {
    const reduction = reductionOf(tier)
    return reduction === undefined ? [] : { events: tier.from, reduction }
  }),
  details: detailsOf(`${context.websiteId}.${entry.key}`, entry, context),
})

/** A detail for each price level of each event that an entry takes. */
const detailsOf = (
  ownerId: string,
  entry: TicketsEntry,
  { websiteId, showOfEvent }: ComboContext,
): StoredComboDetail[] =>
  eventsOfEntry(entry, showOfEvent).flatMap((event) => {
    const show = showOfEvent.get(event)
    if (show === undefined) return []
    const eventId = `${websiteId}.${event}`
    return pricesOfEntry(entry, show).map(({ category, keys }) => ({
      id: `${ownerId}.${event}.${slug(category)}`,
      showId: `${websiteId}.${show.key}`,
      eventId,
      priceLevelId: priceLevelId(`${websiteId}.${show.venue}`, category),
      priceIds: keys.map((key) => priceId(eventId, category, key)),
    }))
  })
