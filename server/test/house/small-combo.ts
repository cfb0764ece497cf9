import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import type { ComboTerms } from "../../src/database/combo-tables.ts"
import type { Website } from "../../src/http/handler.ts"
import { eventId, levelId, priceId, smallHouse } from "./small-house.ts"

const comboIdOf = ({ id }: Pick<Website, "id">) => `${id}.duo`

/** A combo of a house: at each of two events a ticket of each of its price levels, a tenth off. */
export async function buildCombo(
  db: Knex,
  events: readonly [string, string],
  website: Website = smallHouse,
): Promise<void> {
  const comboId = comboIdOf(website)
  const terms: ComboTerms["combo"] = {
    onePerShow: false,
    onePerPerformance: true,
    groups: events.map((event) => ({
      id: `${comboId}.${event}`,
      kind: "PSEUDO_MANDATORY",
      name: { fr: event, en: event },
      min: 1,
      max: 1,
      reduction: { percentOff: 10 },
      details: ["a", "ga"].map((level) => ({
        id: `${comboId}.${event}.${level}`,
        showId: event,
        eventId: eventId(event, website),
        priceLevelId: levelId(level, website),
        priceIds: [priceId(event, level, "adulte", website)],
      })),
    })),
  }
  await db("combos").insert({
    ...{ id: comboId, website_id: website.id, kind: "combo", page_id: eventId(events[0], website) },
    ...{ title_fr: "Duo", title_en: "Duo", ordinal: 0, max_tickets: null },
    terms: JSON.stringify(terms),
  })
}

/** Posted hold groups of one combo: at each event these seats, or as many places as it is bought often. */
export const comboLine = (
  picks: Readonly<Record<string, readonly string[] | "places">>,
  qty: number,
  website: Website = smallHouse,
): HoldGroup[] =>
  Object.entries(picks).map(([event, seats]) => {
    const comboId = comboIdOf(website)
    const level = seats === "places" ? "ga" : "a"
    return {
      ...{ type: "COMBO", id: comboId, comboId, comboGroupId: `${comboId}.${event}`, comboQty: qty },
      prices: [
        {
          ...{
            id: priceId(event, level, "adulte", website),
            qty,
            comboGroupDetailId: `${comboId}.${event}.${level}`,
          },
          ...(seats === "places" ? {} : { seatIds: [...seats] }),
        },
      ],
    }
  })
