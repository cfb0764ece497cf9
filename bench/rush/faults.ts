import type { Knex } from "knex"

/** What must be true when the crowd has gone. */
export interface Aftermath {
  readonly seats: number
  /** Places in the queue, by how they ended. */
  readonly places: Readonly<Record<string, number>>
  readonly sold: number
  /** Seats in carts. */
  readonly held: number
  readonly tickets: number
  readonly sales: number
  readonly captured: number
}

/** Sentences about what cannot be: a seat sold twice, money without tickets, somebody let in before who came earlier. */
export async function faultsOf(
  db: Knex,
  { seats, sold, held, tickets, sales, captured }: Aftermath,
): Promise<string[]> {
  const faults: string[] = []
  if (sold !== seats) faults.push(`${sold} of ${seats} seats are sold, not ${await freeSeats(db)}`)
  if (held !== 0) faults.push(`${held} seats are held by nobody who is there`)
  if (tickets !== sold) faults.push(`${tickets} tickets are issued for ${sold} seats`)
  if (captured !== sales) faults.push(`${captured} payments are captured for ${sales} sales`)
  const twice: { seat_id: string }[] = await db("tickets")
    .whereNull("voided_at")
    .groupBy("event_id", "seat_id")
    .havingRaw("count(*) > 1")
    .select("seat_id")
  for (const { seat_id } of twice) faults.push(`${seat_id} is sold twice`)
  return [...faults, ...(await unfair(db))]
}

/** A few of the seats that are left. */
async function freeSeats(db: Knex): Promise<string> {
  const free: string[] = await db("venue_seats")
    .whereNotIn("seat_id", db("claims").select("seat_id"))
    .orderBy(["row_id", "ordinal"])
    .limit(40)
    .pluck("seat_id")
  return free.join(", ")
}

interface CalledPlace {
  readonly turn: number
  readonly called_at: number
  readonly arrived_at: number
}

/** Everybody who was let in, against their turns; after the draw a turn is who came first. */
async function unfair(db: Knex): Promise<string[]> {
  const queue: { drawn_at: number } | undefined = await db("queues").first("drawn_at")
  const places: CalledPlace[] = await db("queue_places")
    .whereNotNull("called_at")
    .orderBy("turn")
    .select("turn", "called_at", "arrived_at")
  const drawnAt = Number(queue?.drawn_at)
  const faults: string[] = []
  for (const [at, place] of places.entries()) {
    const next = places[at + 1]
    if (next === undefined) break
    if (Number(next.called_at) < Number(place.called_at))
      faults.push(`turn ${next.turn} was let in before turn ${place.turn}`)
    if (Number(place.arrived_at) > drawnAt && Number(next.arrived_at) < Number(place.arrived_at))
      faults.push(`turn ${next.turn} came before turn ${place.turn}`)
  }
  return faults.slice(0, 10)
}

export async function aftermath(db: Knex, seats: number): Promise<Aftermath> {
  const count = async (rows: Knex.QueryBuilder) => Number((await rows.count({ n: "*" }).first())?.n ?? 0)
  const ends: { ended_because: string | null; state: string; n: number | string }[] = await db("queue_places")
    .groupBy("ended_because", "state")
    .select("ended_because", "state")
    .count({ n: "*" })
  return {
    seats,
    places: Object.fromEntries(
      ends.map(({ ended_because, state, n }) => [ended_because ?? state, Number(n)]),
    ),
    sold: await count(db("claims").where({ state: "sold" })),
    held: await count(db("claims").where({ state: "held" }).where("expires_at", ">", Date.now())),
    tickets: await count(db("tickets").whereNull("voided_at")),
    sales: await count(db("sales").where({ state: "paid" })),
    captured: await count(db("payment_attempts").where({ state: "captured" })),
  }
}
