import { type AttemptState, isOutcomeOpen } from "@parterre/domain/payments"
import type { KeyKind } from "@parterre/domain/queues"
import type { Knex } from "knex"
import type { PaymentAttemptRow } from "../database/checkout-tables.ts"
import type { PlaceRow, QueueRow } from "../database/queue-tables.ts"

/** What there is to do, and who is where, of all websites and for all processes. */
export interface Backlog {
  /** Carts that hold something; those lapsed that no sweeper has settled yet among them. */
  readonly carts: { readonly held: number; readonly lapsed: number }
  /** Mails that have not left; those that could leave now among them. */
  readonly mails: { readonly pending: number; readonly due: number }
  /** Tries to pay that the reconciler has to bring to rest, or may have to. */
  readonly attempts: readonly { readonly state: AttemptState; readonly count: number }[]
  readonly queues: readonly QueueCounts[]
}

export interface QueueCounts {
  readonly kind: KeyKind
  readonly waiting: number
  /** With a good key, or called and free to enter. */
  readonly inside: number
  /** Who may be inside at once. */
  readonly room: number
  /** Ever let in. */
  readonly admitted: number
}

/** An operator counts for all of them. */
const everyWebsite = (db: Knex) => db("websites").select("id")

const number = (value: unknown) => Number(value ?? 0)
const unfinished = (["authorising", "challenging", "unknown"] as const).filter(isOutcomeOpen)
const toSettle: readonly AttemptState[] = [...unfinished, "authorised", "voiding", "refunding"]

/** Reads it in five statements, each along an index; `now` is epoch milliseconds. */
export async function readBacklog(db: Knex, now: number): Promise<Backlog> {
  const [carts, mails, attempts, queues] = await Promise.all([
    countCarts(db, now),
    countMails(db, now),
    countAttempts(db),
    countQueues(db, now),
  ])
  return { carts, mails, attempts, queues }
}

async function countCarts(db: Knex, now: number): Promise<Backlog["carts"]> {
  const counted: Record<"held" | "lapsed", unknown> | undefined = await db("carts")
    .where({ state: "held" })
    .whereIn("website_id", everyWebsite(db))
    .first(
      db.raw("COUNT(*) AS held"),
      db.raw("SUM(CASE WHEN expires_at <= ? THEN 1 ELSE 0 END) AS lapsed", [now]),
    )
  return { held: number(counted?.held), lapsed: number(counted?.lapsed) }
}

async function countMails(db: Knex, now: number): Promise<Backlog["mails"]> {
  const counted: Record<"pending" | "due", unknown> | undefined = await db("outbox")
    .whereNull("sent_at")
    .whereIn("website_id", everyWebsite(db))
    .first(
      db.raw("COUNT(*) AS pending"),
      db.raw("SUM(CASE WHEN due_at <= ? THEN 1 ELSE 0 END) AS due", [now]),
    )
  return { pending: number(counted?.pending), due: number(counted?.due) }
}

async function countAttempts(db: Knex): Promise<Backlog["attempts"]> {
  const counted: { state: AttemptState; n: number | string }[] = await db<PaymentAttemptRow>(
    "payment_attempts",
  )
    .whereIn("state", [...toSettle])
    .whereIn("website_id", everyWebsite(db))
    .groupBy("state")
    .select("state", db.raw("COUNT(*) AS n"))
  const of = new Map(counted.map(({ state, n }) => [state, Number(n)]))
  return toSettle.map((state) => ({ state, count: of.get(state) ?? 0 }))
}

async function countQueues(db: Knex, now: number): Promise<QueueCounts[]> {
  type Counted = { kind: KeyKind } & Record<"waiting" | "room" | "admitted", number | string>
  const queues: Counted[] = await db<QueueRow>("queues")
    .leftJoin("queue_settings AS settings", (on) =>
      on
        .on("settings.website_id", "queues.website_id")
        .on("settings.kind", "queues.kind")
        .on("settings.thing_id", "queues.thing_id"),
    )
    .whereIn("queues.website_id", everyWebsite(db))
    .groupBy("queues.kind")
    .select(
      "queues.kind",
      db.raw("SUM(queues.waiting) AS waiting"),
      db.raw("SUM(COALESCE(queues.room, settings.room, 0)) AS room"),
      db.raw("SUM(queues.admitted) AS admitted"),
    )
  const inside: { kind: KeyKind; n: number | string }[] = await db<PlaceRow>("queue_places")
    .join("queues", "queues.id", "queue_places.queue_id")
    .whereIn("queue_places.website_id", everyWebsite(db))
    .whereIn("queue_places.state", ["called", "entered"])
    .where("queue_places.ends_at", ">", now)
    .groupBy("queues.kind")
    .select("queues.kind", db.raw("COUNT(*) AS n"))
  const insideOf = new Map(inside.map(({ kind, n }) => [kind, Number(n)]))
  return queues.map(({ kind, waiting, room, admitted }) => ({
    kind,
    waiting: Number(waiting),
    inside: insideOf.get(kind) ?? 0,
    room: Number(room),
    admitted: Number(admitted),
  }))
}
