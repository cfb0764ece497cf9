import type { Knex } from "knex"
import { liveHolds } from "../../src/carts/hold-store.ts"
import type { CartRow } from "../../src/database/hold-tables.ts"
import { readJournal } from "../../src/journal/journal-store.ts"
import { replay } from "../../src/journal/replay.ts"

/** Sentences about what of a database at rest cannot be; `now` is epoch milliseconds. */
export async function brokenInvariants(db: Knex, now: number): Promise<string[]> {
  return [...(await brokenSeats(db, now)), ...(await brokenRoom(db)), ...(await brokenJournals(db))]
}

async function brokenSeats(db: Knex, now: number): Promise<string[]> {
  const living = db("holds as h")
    .join("carts as c", "c.id", "h.cart_id")
    .join("hold_lines as l", "l.hold_id", "h.id")
    .where({ "h.state": "live", "l.released": 0 })
    .whereNotNull("l.seat_id")
    .where((timed) => timed.where("c.state", "paying").orWhere("c.expires_at", ">", now))
  const twice: { seat_id: string }[] = await living
    .clone()
    .groupBy("h.event_id", "l.seat_id")
    .havingRaw("count(*) > 1")
    .select("h.event_id", "l.seat_id")
  const unclaimed: { seat_id: string }[] = await living
    .clone()
    .whereNotExists(
      db("claims as k").whereRaw("k.event_id = h.event_id AND k.seat_id = l.seat_id AND k.hold_id = h.id"),
    )
    .select("l.seat_id")
  const stray: { seat_id: string }[] = await db("claims as k")
    .where("k.expires_at", ">", now)
    .whereNotExists(
      db("holds as h")
        .join("hold_lines as l", "l.hold_id", "h.id")
        .whereRaw("h.id = k.hold_id AND h.state = 'live' AND l.seat_id = k.seat_id AND l.released = 0"),
    )
    .select("k.seat_id")
  return [
    ...twice.map(({ seat_id }) => `${seat_id} is in two living holds`),
    ...unclaimed.map(({ seat_id }) => `${seat_id} is held without a claim`),
    ...stray.map(({ seat_id }) => `${seat_id} is claimed without a hold`),
  ]
}

async function brokenRoom(db: Knex): Promise<string[]> {
  const held: { event_id: string; section_id: string; n: number | string }[] = await db("holds as h")
    .join("hold_lines as l", "l.hold_id", "h.id")
    .where({ "h.state": "live", "l.released": 0 })
    .whereNull("l.seat_id")
    .groupBy("h.event_id", "l.section_id")
    .select("h.event_id", "l.section_id")
    .count({ n: "*" })
  const people = new Map(held.map((row) => [`${row.event_id} ${row.section_id}`, Number(row.n)]))
  const sections: { event_id: string; section_id: string; taken: number; capacity: number }[] =
    await db("event_capacities")
  return sections.flatMap(({ event_id, section_id, taken, capacity }) => {
    const inside = people.get(`${event_id} ${section_id}`) ?? 0
    if (taken === inside && taken <= capacity) return []
    return [`${section_id} at ${event_id} counts ${taken} of ${capacity}, and ${inside} are held`]
  })
}

/** Every cart is what its journal tells. */
async function brokenJournals(db: Knex): Promise<string[]> {
  const broken: string[] = []
  for (const cart of await db<CartRow>("carts")) {
    const told = replay(await readJournal(db, cart))
    const lines = (await liveHolds(db, cart.id)).flatMap((hold) => hold.lines.map(({ id }) => id))
    const isTold =
      told.version === cart.version &&
      told.state === cart.state &&
      told.renewalsUsed === cart.renewals_used &&
      [...told.lines.keys()].toSorted().join() === lines.toSorted().join()
    if (!isTold) broken.push(`the cart of ${cart.session_id} is not what its journal tells`)
  }
  return broken
}
