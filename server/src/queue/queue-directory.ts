import type { Guarded } from "@parterre/domain/queues"
import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import type { QueueRow } from "../database/queue-tables.ts"
import { demandsKey, type QueueRules, queueKey, rulesOf } from "./queue-now.ts"
import { queueStore } from "./queue-store.ts"

/** A queue as a process knows it. */
export interface KnownQueue {
  readonly rules: QueueRules
  /** None before anybody has joined it. */
  readonly row: QueueRow | undefined
}

/** The queues of a website that demand a key, and what is sold on pages that have one. */
export interface WebsiteQueues {
  find(thing: Guarded): KnownQueue | undefined
  /** The page of an event or a subscription, when that page has a queue. */
  pageOf(thing: Guarded): string | undefined
  readonly all: readonly KnownQueue[]
}

export type QueueDirectory = (websiteId: string) => Promise<WebsiteQueues>

/**
 * The queues of websites, each read at most once in `keepFor` milliseconds: every hold asks. Those who ask at once share
 * one reading.
 */
export function queueDirectory(db: Knex, clock: Clock, keepFor: number): QueueDirectory {
  const known = new Map<string, { readonly queues: Promise<WebsiteQueues>; readonly readAt: number }>()
  return (websiteId) => {
    const now = clock.now()
    const remembered = known.get(websiteId)
    if (remembered !== undefined && isRecent(remembered.readAt, now, keepFor)) return remembered.queues
    const queues = readQueues(db, websiteId, now)
    known.set(websiteId, { queues, readAt: now })
    // What failed is not remembered.
    queues.catch(() => known.delete(websiteId))
    return queues
  }
}

/** Whether what was read at a time is good now; a clock that was set back makes nothing good for long. */
export const isRecent = (readAt: number, now: number, keepFor: number): boolean =>
  now >= readAt && now - readAt < keepFor

async function readQueues(db: Knex, websiteId: string, now: number): Promise<WebsiteQueues> {
  const store = queueStore(db, websiteId)
  const settings = await store.settings()
  const rows = await store.queues()
  const keyOf = (one: { kind: Guarded["type"]; thing_id: string }) =>
    queueKey({ type: one.kind, id: one.thing_id })
  const settingsBy = new Map(settings.map((one) => [keyOf(one), one]))
  const rowBy = new Map(rows.map((one) => [keyOf(one), one]))
  const queues = new Map<string, KnownQueue>()
  for (const [key, of] of [...settingsBy, ...rowBy]) {
    const row = rowBy.get(key)
    const rules = rulesOf(of, settingsBy.get(key), row)
    if (rules !== undefined && demandsKey(rules, row, now)) queues.set(key, { rules, row })
  }
  const all = [...queues.values()]
  const pages = all.flatMap(({ rules }) => (rules.kind === "pages" ? [rules.thingId] : []))
  const pageBy = new Map(
    (await store.onPages(pages)).map(({ kind, id, page_id }) => [queueKey({ type: kind, id }), page_id]),
  )
  return {
    find: (thing) => queues.get(queueKey(thing)),
    pageOf: (thing) => pageBy.get(queueKey(thing)),
    all,
  }
}
