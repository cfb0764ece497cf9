import type { HoldGroup } from "@parterre/contract"
import type { Knex } from "knex"
import type { ComboTerms } from "../../src/database/combo-tables.ts"
import { eventId, levelId, priceId, smallHouse } from "./small-house.ts"

export const comboId = `${smallHouse.id}.duo`

/** A combo of a house: at each of two events a ticket of each of its price levels, a tenth off. */
export async function buildCombo(db: Knex, events: readonly [string, string]): Promise<void> {
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
        eventId: eventId(event),
        priceLevelId: levelId(level),
        priceIds: [priceId(event, level)],
      })),
    })),
  }
  await db("combos").insert({
    ...{ id: comboId, website_id: smallHouse.id, kind: "combo", page_id: eventId(events[0]) },
    ...{ title_fr: "Duo", title_en: "Duo", ordinal: 0, max_tickets: null },
    terms: JSON.stringify(terms),
  })
}

/** Posted hold groups of one combo: at each event these seats, or as many places as it is bought often. */
export const comboLine = (
  picks: Readonly<Record<string, readonly string[] | "places">>,
  qty: number,
): HoldGroup[] =>
  Object.entries(picks).map(([event, seats]) => {
    const level = seats === "places" ? "ga" : "a"
    return {
      ...{ type: "COMBO", id: comboId, comboId, comboGroupId: `${comboId}.${event}`, comboQty: qty },
      prices: [
        {
          ...{ id: priceId(event, level), qty, comboGroupDetailId: `${comboId}.${event}.${level}` },
          ...(seats === "places" ? {} : { seatIds: [...seats] }),
        },
      ],
    }
  })
