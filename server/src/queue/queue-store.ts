import type { Localized } from "@parterre/contract"
import type { KeyKind } from "@parterre/domain/queues"
import type { Knex } from "knex"
import { deleteInParts } from "../database/delete-in-parts.ts"
import type { PlaceRow, QueueRow, QueueSettingsRow } from "../database/queue-tables.ts"

/** Queues of one website: what is set and what has become of it. */
export const queueStore = (db: Knex, websiteId: string) => {
  const settings = () => db<QueueSettingsRow>("queue_settings").where({ website_id: websiteId })
  const queues = () => db<QueueRow>("queues").where({ website_id: websiteId })
  const places = () => db<PlaceRow>("queue_places").where({ website_id: websiteId })
  const flexPasses = () => db("products").where({ website_id: websiteId, kind: "flexpass" })
  const living = () => places().whereNot({ state: "ended" })
  const queueOf = (kind: KeyKind, thingId: string): Promise<QueueRow | undefined> =>
    queues().where({ kind, thing_id: thingId }).first()
  return {
    settings: (): Promise<QueueSettingsRow[]> => settings().orderBy(["kind", "thing_id"]),

    settingsOf: (kind: KeyKind, thingId: string): Promise<QueueSettingsRow | undefined> =>
      settings().where({ kind, thing_id: thingId }).first(),

    queues: (): Promise<QueueRow[]> => queues().orderBy(["kind", "thing_id"]),

    queue: (id: string): Promise<QueueRow | undefined> => queues().where({ id }).first(),

    /** The queue of a thing, if anybody has joined it. */
    queueOf,

    /** The queue of a thing, made when nobody has joined it before. */
    async make(id: string, kind: KeyKind, thingId: string): Promise<QueueRow> {
      const known = await queueOf(kind, thingId)
      if (known !== undefined) return known
      await db<QueueRow>("queues")
        .insert({ id, website_id: websiteId, kind, thing_id: thingId })
        .onConflict(["website_id", "kind", "thing_id"])
        .ignore()
      const made = await queueOf(kind, thingId)
      if (made === undefined) throw new Error(`The queue of ${kind} ${thingId} was made and is not there`)
      return made
    },

    /** Whether the website publishes the thing. */
    async publishes(kind: KeyKind, id: string): Promise<boolean> {
      const found =
        kind === "flexpass" ? flexPasses().where({ id }) : db(kind).where({ website_id: websiteId, id })
      return (await found.first("id")) !== undefined
    },

    /** What a queue is for, as shoppers know it. */
    async titleOf(queueId: string): Promise<Localized | undefined> {
      const queue = await queues().where({ id: queueId }).first()
      if (queue === undefined) return undefined
      const { kind, thing_id: id } = queue
      const titles = { fr: "title_fr", en: "title_en" }
      if (kind === "flexpass") return flexPasses().where({ id }).first(titles)
      if (kind !== "events") return db(kind).where({ website_id: websiteId, id }).first(titles)
      const shows = db("events").where({ website_id: websiteId, id }).select("show_id")
      return db("shows").where({ website_id: websiteId }).whereIn("id", shows).first(titles)
    },

    /** The events and subscriptions of pages, with their page. */
    async onPages(pageIds: readonly string[]): Promise<{ kind: KeyKind; id: string; page_id: string }[]> {
      if (pageIds.length === 0) return []
      const of = async (kind: "events" | "subscriptions") => {
        const rows: { id: string; page_id: string }[] = await db(kind)
          .where({ website_id: websiteId })
          .whereIn("page_id", [...pageIds])
          .select("id", "page_id")
        return rows.map((row) => ({ ...row, kind }))
      }
      return [...(await of("events")), ...(await of("subscriptions"))]
    },

    /** The session's place in a queue: the living one, else the one that ended last. */
    placeOf: (queueId: string, sessionId: string): Promise<PlaceRow | undefined> =>
      places()
        .where({ queue_id: queueId, session_id: sessionId })
        .orderByRaw("CASE WHEN state = 'ended' THEN 1 ELSE 0 END, changed_at DESC")
        .first(),

    place: (id: string): Promise<PlaceRow | undefined> => places().where({ id }).first(),

    /** The living places of a session, in any queue. */
    placesOfSession: (sessionId: string): Promise<PlaceRow[]> => living().where({ session_id: sessionId }),

    /** What has changed in a queue since a revision, what has ended included. */
    changesSince: (queueId: string, revision: number): Promise<PlaceRow[]> => {
      const changed = places().where({ queue_id: queueId }).where("revision", ">", revision)
      return revision < 0 ? changed.whereNot({ state: "ended" }) : changed
    },

    /** How many have a good key, or may enter. */
    async inside(queueId: string, now: number): Promise<number> {
      const inside = places().where({ queue_id: queueId }).whereIn("state", ["called", "entered"])
      const counted = await inside.where("ends_at", ">", now).count({ n: "*" }).first()
      return Number(counted?.n ?? 0)
    },

    /** Whom to tell of the turn, and where; only one who may still enter. */
    async askForMail(id: string, mail: Pick<PlaceRow, "email" | "language" | "link">): Promise<boolean> {
      return (await living().where({ id, state: "waiting" }).update(mail)) === 1
    },
  }
}

/** The queues with somebody to let in, of every website there is. */
export const waitingQueues = (db: Knex): Promise<QueueRow[]> =>
  db<QueueRow>("queues")
    .whereIn("website_id", db("websites").select("id"))
    .where("waiting", ">", 0)
    .orderBy("id")

const day = 86_400_000

/** Forgets the places of all websites that ended a day ago, and keys that nothing has happened to for a month. */
export async function deleteOldPlaces(db: Knex, now: number): Promise<void> {
  await deleteInParts(db, "queue_places", "id", (rows) =>
    rows.where({ state: "ended" }).where("changed_at", "<=", now - day),
  )
  await deleteInParts(db, "queue_places", "id", (rows) =>
    rows.where("changed_at", "<=", now - 30 * day).whereNot({ state: "waiting" }),
  )
}
