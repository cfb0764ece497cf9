import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import type {
  ComboRow,
  ComboTerms,
  StoredComboDetail,
  StoredComboGroup,
} from "../../src/database/combo-tables.ts"
import type { Website } from "../../src/http/handler.ts"
import { eventId, levelId, priceId, smallHouse } from "./small-house.ts"

export const comboId = (key: string, website: Website = smallHouse): string => `${website.id}.${key}`

/** A price level of an event, at its adult price. */
export const comboDetail = (
  event: string,
  level = "a",
  website: Website = smallHouse,
): StoredComboDetail => ({
  id: `${event}.${level}`,
  showId: `show ${event}`,
  eventId: eventId(event, website),
  priceLevelId: levelId(level, website),
  priceIds: [priceId(event, level, "adulte", website)],
})

/** A group named by its id. */
export const comboGroup = (
  id: string,
  kind: StoredComboGroup["kind"],
  more: Partial<StoredComboGroup> & Pick<StoredComboGroup, "details">,
): StoredComboGroup => ({ id, kind, name: { fr: id, en: id }, ...more })

/** Puts a combo on sale on the page of the house's `soir`. */
export async function buildCombo<Kind extends ComboRow["kind"]>(
  db: Knex,
  kind: Kind,
  key: string,
  terms: ComboTerms[Kind],
  more: Partial<ComboRow> = {},
  website: Website = smallHouse,
): Promise<void> {
  const row: ComboRow = {
    ...{ id: comboId(key, website), website_id: website.id, kind, page_id: eventId("soir", website) },
    ...{ title_fr: `Le ${key}`, title_en: `The ${key}`, description_fr: null, description_en: null },
    ...{ image: null, max_tickets: null, sale_from: null, sale_until: null, ordinal: 0 },
    ...more,
    terms: JSON.stringify(terms),
  }
  await db("combos").insert(row)
  await db("websites").where({ id: website.id }).increment("revision", 1)
}

/** A posted hold group of a combo: what is picked of one group, `event.level` with the seats named or none. */
export const comboAsk = (
  key: string,
  groupId: string,
  picks: Readonly<Record<string, readonly string[]>>,
  qty = 1,
  website: Website = smallHouse,
): HoldGroup => ({
  ...{ type: "COMBO", id: comboId(key, website), comboId: comboId(key, website) },
  ...{ comboGroupId: groupId, comboQty: qty },
  prices: Object.entries(picks).map(([detail, seatIds]) => {
    const [event = "", level = ""] = detail.split(".")
    return {
      ...{ id: priceId(event, level, "adulte", website), qty, comboGroupDetailId: detail },
      ...(seatIds.length > 0 ? { seatIds: [...seatIds] } : {}),
    }
  }),
})

/** A posted hold group of a combo that a shopper built of these `event.level`. */
export const byocAsk = (
  key: string,
  picks: Readonly<Record<string, readonly string[]>>,
  qty = 1,
  website: Website = smallHouse,
): HoldGroup => ({
  ...{ type: "BYOC", id: comboId(key, website), byocId: comboId(key, website) },
  prices: Object.entries(picks).map(([detail, seatIds]) => {
    const [event = "", level = ""] = detail.split(".")
    return {
      ...{ id: priceId(event, level, "adulte", website), qty },
      ...(seatIds.length > 0 ? { seatIds: [...seatIds] } : {}),
    }
  }),
})
