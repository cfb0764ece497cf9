import type { Knex } from "knex"
import type { PlaceRow, QueueRow } from "../database/queue-tables.ts"
import { foundBy, rowSet, rowsOf } from "../database/row-sets.ts"

/** Rows of one statement. */
const most = 1000

/**
 * Locks a queue for the transaction, gives it its next revision and answers it. Every change of a queue and of its places
 * begins here: turns are given, and shoppers let in, one transaction after the other. With `roundBefore`, only when no
 * other process has let shoppers in since.
 */
export async function lockQueue(
  trx: Knex.Transaction,
  { id, website_id }: Pick<QueueRow, "id" | "website_id">,
  roundBefore?: { readonly before: number; readonly now: number },
): Promise<QueueRow | undefined> {
  const locked = trx<QueueRow>("queues").where({ website_id, id })
  const revision = trx.raw("revision + 1") as unknown as number
  const [row] = await (roundBefore === undefined
    ? locked.update({ revision }).returning("*")
    : locked
        .where("round_at", "<=", roundBefore.before)
        .update({ revision, round_at: roundBefore.now })
        .returning("*"))
  return row
}

/** The living places of sessions in a queue that is being locked. The state is written out, as in the index that finds them. */
export async function livingPlaces(
  trx: Knex.Transaction,
  { id, website_id }: Pick<QueueRow, "id" | "website_id">,
  sessionIds: readonly string[],
): Promise<readonly PlaceRow[]> {
  const found = foundBy(
    trx,
    "queue_places AS p",
    ["session_id"],
    sessionIds.map((session_id) => ({ session_id })),
  )
  return rowsOf(
    trx,
    `SELECT p.* FROM ${found.from}
     WHERE ${found.where} AND p.queue_id = ? AND p.website_id = ? AND p.state <> 'ended'`,
    [...found.bindings, id, website_id],
  )
}

const newPlaceColumns = {
  id: "text",
  website_id: "text",
  queue_id: "text",
  session_id: "text",
  state: "text",
  turn: "bigint",
  first_position: "bigint",
  revision: "bigint",
  arrived_at: "bigint",
  changed_at: "bigint",
} as const

/** Changes of a locked queue and of the places in it. */
export const lockedQueueStore = (trx: Knex.Transaction, queue: QueueRow) => {
  const { id, website_id, revision } = queue
  const places = () => trx<PlaceRow>("queue_places").where({ website_id, queue_id: id })
  const end = { state: "ended", revision, email: null } as const
  return {
    async addPlaces(
      given: readonly Pick<PlaceRow, "id" | "session_id" | "turn" | "first_position" | "arrived_at">[],
    ): Promise<readonly PlaceRow[]> {
      const rows = given.map(
        (place): PlaceRow => ({
          ...place,
          website_id,
          queue_id: id,
          state: "waiting",
          ended_because: null,
          revision,
          called_at: null,
          ends_at: null,
          changed_at: place.arrived_at,
          email: null,
          language: null,
          link: null,
        }),
      )
      const names = Object.keys(newPlaceColumns).join(", ")
      const added = rowSet(trx, newPlaceColumns, rows)
      await trx.raw(
        `INSERT INTO queue_places (${names}) SELECT ${names} FROM ${added.sql} AS added`,
        added.bindings,
      )
      return rows
    },

    /** The keys of called places are used from now on. */
    async enter(placeIds: readonly string[], endsAt: number, now: number): Promise<void> {
      if (placeIds.length === 0) return
      const entering = rowSet(
        trx,
        { id: "text" },
        placeIds.map((placeId) => ({ id: placeId })),
      )
      await trx.raw(
        `UPDATE queue_places SET state = 'entered', ends_at = ?, revision = ?, changed_at = ?
         WHERE website_id = ? AND queue_id = ? AND state = 'called'
           AND id IN (SELECT id FROM ${entering.sql} AS entering)`,
        [endsAt, revision, now, website_id, id, ...entering.bindings],
      )
    },

    /** Ends the places whose time is over, and those whose shopper has bought. */
    async endUsed(now: number): Promise<void> {
      const inside = () => places().whereIn("state", ["called", "entered"])
      const ended = (ended_because: PlaceRow["ended_because"]) => ({ ...end, ended_because, changed_at: now })
      await inside().where("ends_at", "<=", now).update(ended("lapsed"))
      await inside().where(hasBought(trx, queue)).update(ended("bought"))
    },

    async endAll(now: number): Promise<void> {
      const ended_because = "closed"
      await places()
        .whereNot({ state: "ended" })
        .update({ ...end, ended_because, changed_at: now })
    },

    async endOne(placeId: string, now: number): Promise<void> {
      await places()
        .where({ id: placeId })
        .update({ ...end, ended_because: "left", changed_at: now })
    },

    undrawn: (): Promise<string[]> => places().where({ state: "waiting" }).whereNull("turn").pluck("id"),

    /** Gives turns that were drawn. */
    async giveTurns(drawn: readonly { readonly id: string; readonly turn: number }[], now: number) {
      const row = "(CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT))"
      for (let start = 0; start < drawn.length; start += most) {
        const part = drawn.slice(start, start + most)
        await trx.raw(
          `WITH drawn (id, turn, first_position) AS (VALUES ${part.map(() => row).join(", ")})
           UPDATE queue_places SET revision = ?, changed_at = ?,
             turn = (SELECT turn FROM drawn WHERE drawn.id = queue_places.id),
             first_position = (SELECT first_position FROM drawn WHERE drawn.id = queue_places.id)
           WHERE website_id = ? AND queue_id = ? AND id IN (SELECT id FROM drawn)`,
          [
            ...part.flatMap(({ id: placeId, turn }, index) => [placeId, turn, start + index]),
            revision,
            now,
            website_id,
            id,
          ],
        )
      }
    },

    async inside(): Promise<number> {
      const counted = await places().whereIn("state", ["called", "entered"]).count({ n: "*" }).first()
      return Number(counted?.n ?? 0)
    },

    /** Calls the first of the line; answers those called. */
    async call(many: number, endsAt: number, now: number): Promise<PlaceRow[]> {
      const first = places().where({ state: "waiting" }).whereNotNull("turn").orderBy("turn").limit(many)
      return places()
        .whereIn("id", first.select("id"))
        .update({ state: "called", called_at: now, ends_at: endsAt, revision, changed_at: now })
        .returning("*")
    },

    async change(change: Partial<QueueRow>): Promise<void> {
      await trx<QueueRow>("queues").where({ website_id, id }).update(change)
    },
  }
}

/**
 * Whether the place's session has paid a cart since it was called, with something in it of what the queue is for. A refund
 * of what it bought before changes its cart, and is no purchase. Each part is looked up for one row, by its index: joined,
 * PostgreSQL reads whole tables while it knows too little of them.
 */
const hasBought = (trx: Knex.Transaction, { kind, thing_id }: Pick<QueueRow, "kind" | "thing_id">) => {
  const { sql, times } = heldOf[kind]
  return trx.raw(
    `(SELECT 1 FROM carts WHERE carts.website_id = queue_places.website_id
        AND carts.session_id = queue_places.session_id AND carts.state = 'paid'
        AND (SELECT 1 FROM sales WHERE sales.cart_id = carts.id
               AND sales.paid_at >= queue_places.called_at LIMIT 1) IS NOT NULL
        AND (SELECT 1 FROM holds WHERE holds.cart_id = carts.id
               AND (${sql}) LIMIT 1) IS NOT NULL
      LIMIT 1) IS NOT NULL`,
    Array(times).fill(thing_id),
  )
}

/** Which holds are of a thing, and how often its id is named; an exchange is sold as it is held, and no cart waits with it. */
const heldOf: Readonly<Record<QueueRow["kind"], { readonly sql: string; readonly times: number }>> = {
  events: { sql: "holds.event_id = ?", times: 1 },
  subscriptions: { sql: "holds.subscription_id = ?", times: 1 },
  pages: {
    sql: `(SELECT page_id FROM events WHERE events.id = holds.event_id) = ?
      OR (SELECT page_id FROM subscriptions WHERE subscriptions.id = holds.subscription_id) = ?`,
    times: 2,
  },
  flexpass: { sql: "1 = 0", times: 0 },
}
