import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import type { Knex } from "knex"
import { isPostgres } from "../../server/src/database/open-database.ts"
import { randomId } from "../../server/src/ids.ts"
import { sessionTokens } from "../../server/src/sessions/session-tokens.ts"
import { buildCombo } from "../../server/test/house/small-combo.ts"
import {
  buildHouse,
  type HouseRow,
  otherHouse,
  priceId,
  sendEverybodyHome,
  smallHouse,
} from "../../server/test/house/small-house.ts"
import { offerPromotion } from "../../server/test/house/small-offers.ts"
import { buildSeason } from "../../server/test/house/small-season.ts"
import { fillShelf } from "../../server/test/house/small-shelf.ts"
import { benchSigningKey } from "../http/processes.ts"

/** Seats of a row: even, so that pairs from its first seat on never leave one alone. */
const rowSeats = 20
const rowsOfSection = 20

/** A house of the benchmark: the same rows, sections and prices, few or many. */
export interface BenchHouse {
  readonly website: typeof smallHouse
  readonly seats: number
  readonly events: readonly string[]
}

const eventKeys = (count: number) => Array.from({ length: count }, (_, at) => `soir-${at}`)

export const largeHouse: BenchHouse = { website: smallHouse, seats: 60_000, events: eventKeys(1) }
/** An event of 600 seats is gone at once, so there are many. */
export const littleHouse: BenchHouse = { website: otherHouse, seats: 600, events: eventKeys(100) }

/** Two evenings that are sold alone, together and by a promotion, with a place to park. */
export const mixedHouse: BenchHouse = {
  website: { ...smallHouse, id: "melange", accountCode: "MELA" },
  seats: 30_000,
  events: eventKeys(2),
}

/** The rows of a house, in sections of twenty rows. */
export const rowsOf = ({ seats }: Pick<BenchHouse, "seats">): HouseRow[] =>
  Array.from({ length: seats / rowSeats }, (_, at) => ({
    name: `R${at}-`,
    seats: rowSeats,
    section: Math.floor(at / rowsOfSection) + 1,
  }))

/** Two seats side by side, their event, and what they cost. */
export interface WantedPair {
  readonly eventId: string
  readonly priceId: string
  readonly seatIds: readonly [string, string]
}

/**
 * The pairs of a house by number, event after event. Neighbours by number are far apart within a block of seats, and the
 * blocks come one after the other; the whole house is one block unless told.
 */
export function pairOf({ website, seats, events }: BenchHouse, number: number, block = seats): WantedPair {
  const pairs = seats / 2
  const key = events[Math.floor(number / pairs) % events.length] ?? ""
  const ofBlock = block / 2
  // 7919 is prime to the pairs of every house and block.
  const within = ((number % ofBlock) * 7919) % ofBlock
  const pair = (number % pairs) - (number % ofBlock) + within
  const row = Math.floor((pair * 2) / rowSeats)
  const seat = ((pair * 2) % rowSeats) + 1
  return {
    eventId: `${website.id}.${key}`,
    priceId: priceId(key, "a", "adulte", website),
    seatIds: [`R${row}-${seat}`, `R${row}-${seat + 1}`],
  }
}

/** All the pairs of a house, each event's. */
export const pairsOf = ({ seats, events }: BenchHouse): number => (seats / 2) * events.length

/** Builds both houses as an import would leave them; neighbour rules are on. */
export async function buildHouses(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    for (const house of [largeHouse, littleHouse, mixedHouse]) {
      const events = house.events.map((key) => ({ key }))
      await buildHouse(trx, { website: house.website, rows: rowsOf(house), events })
      const content_hash = randomBytes(16).toString("hex")
      await trx("imports").insert({ website_id: house.website.id, content_hash, imported_at: 1 })
    }
    const { website } = mixedHouse
    const plenty = 1_000_000
    await buildSeason(trx, { key: "saison", events: mixedHouse.events }, website)
    await buildCombo(trx, ["soir-0", "soir-1"], website)
    await offerPromotion(trx, { code: "DIX", discount: { percent: 10 }, uses: plenty }, website)
    await fillShelf(trx, [{ key: "auto", kind: "parking", places: plenty }], website)
    await trx("events").update({ starts_at: Date.now() + 30 * 24 * 3_600_000 })
  })
}

/** Tokens of sessions of a house that were opened just now, as a shopper gets one with the first request. */
export function openSessions({ website }: BenchHouse, count: number): string[] {
  const tokens = sessionTokens(benchSigningKey)
  return Array.from({ length: count }, () =>
    tokens.write(website.id, { sessionId: randomId(), issuedAt: Date.now() }),
  )
}

/** Milliseconds of processor time that each of PostgreSQL's processes has worked so far; none where that cannot be read. */
export async function databaseWorked(db: Knex): Promise<ReadonlyMap<number, number>> {
  if (!isPostgres(db)) return new Map()
  const pids: number[] = await db("pg_stat_activity").pluck("pid")
  return new Map(
    pids.flatMap((pid): [number, number][] => {
      try {
        // User and system time are the 14th and 15th word; the second is a name in brackets, which may have spaces.
        const words = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
        return [[pid, (Number(words[11]) + Number(words[12])) * 10]]
      } catch {
        return []
      }
    }),
  )
}

/** What was worked between two looks; a process that has ended between them took what it had worked with it. */
export function workedSince(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, worked]) => sum + worked - (before.get(pid) ?? 0), 0)
}

/** What the database says after a run beside what was answered; sentences about what is wrong. */
export async function audit(
  db: Knex,
  { accepted, seats }: { readonly accepted: number; readonly seats: number },
): Promise<string[]> {
  const number = (row: { n?: number | string } | undefined) => Number(row?.n ?? 0)
  const count = async (query: Knex.QueryBuilder) => number(await query.count({ n: "*" }).first())
  const held = await count(db("claims"))
  const lines = db("hold_lines")
    .join("holds", "holds.id", "hold_lines.hold_id")
    .where({ "holds.state": "live", "hold_lines.released": 0 })
    .whereNotNull("hold_lines.seat_id")
  const twice: unknown[] = await lines
    .clone()
    .groupBy("holds.event_id", "hold_lines.seat_id")
    .havingRaw("count(*) > 1")
    .select("hold_lines.seat_id")
  const faults: string[] = []
  if (twice.length > 0) faults.push(`${twice.length} seats are in two live holds`)
  if (held !== seats) faults.push(`${held} seats are claimed, ${seats} were answered as held`)
  const live = await count(lines.clone())
  if (live !== held) faults.push(`${live} live lines stand beside ${held} claims`)
  const placed = await count(db("journal").where({ command: "holds.place", outcome: "done" }))
  if (placed !== accepted) faults.push(`${placed} holds are in the journal, ${accepted} were answered`)
  return faults
}

/** Empties the house between two runs; PostgreSQL keeps what is deleted row by row, and later runs would wade through it. */
export async function emptyHouse(db: Knex): Promise<void> {
  if (isPostgres(db)) await db.raw("TRUNCATE claims, hold_lines, holds, carts, journal, event_rows")
  else await sendEverybodyHome(db)
}
