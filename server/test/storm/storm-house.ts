import type { Knex } from "knex"
import { buildHouse, smallHouse } from "../house/small-house.ts"
import { buildSeason } from "../house/small-season.ts"

/** Carts lapse while the storm goes on. */
export const stormHouse = { ...smallHouse, holdSeconds: 1, renewals: 3 }

export const stormRows = [
  { name: "A", seats: 12 },
  { name: "B", seats: 9 },
  { name: "C", seats: 9, section: 2 },
  { name: "T", seats: 8, ring: true, section: 2 },
]
export const stormEvents = ["soir", "matinee", "gala"]
export const stormSessions = Array.from({ length: 60 }, (_, at) => `shopper-${at}`)

/** Few seats and little room, at events that are sold by themselves and together. */
export async function buildStormHouse(db: Knex): Promise<void> {
  await buildHouse(db, {
    website: stormHouse,
    rows: stormRows,
    places: [20, 8],
    events: stormEvents.map((key) => ({ key })),
  })
  await buildSeason(db, { key: "saison", events: stormEvents })
  await db("events").update({ starts_at: Date.now() + 30 * 24 * 3_600_000 })
}
