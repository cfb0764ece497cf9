import type { KeyKind } from "@parterre/domain/queues"
import type { QueueSettingsRow } from "../../database/tables.ts"
import { instantOf } from "../local-time.ts"
import type { QueueEntry } from "../queue-entry.ts"
import type { PageFile } from "../tenant-files.ts"

/** Minutes that hold unless the organiser says otherwise. */
const usual = { waitingRoom: 60, enter: 5, key: 15 } as const

interface QueueContext {
  readonly websiteId: string
  readonly timeZone: string
}

/** The queues of a page, of its events, of its subscriptions and of exchanging its flex passes, as rows. */
export function queueRows(pageId: string, page: PageFile, context: QueueContext): QueueSettingsRow[] {
  const own = (key: string) => `${context.websiteId}.${key}`
  const row = (kind: KeyKind, id: string, queue: QueueEntry | undefined) =>
    queue === undefined ? [] : [queueRow(kind, id, queue, context)]
  return [
    ...row("pages", pageId, page.queue),
    ...page.shows.flatMap(({ events }) => events.flatMap(({ key, queue }) => row("events", own(key), queue))),
    ...(page.subscriptions ?? []).flatMap(({ key, queue }) => row("subscriptions", own(key), queue)),
    ...(page.flexPasses ?? []).flatMap(({ key, queue }) => row("flexpass", own(key), queue)),
  ]
}

function queueRow(
  kind: KeyKind,
  thing_id: string,
  queue: QueueEntry,
  { websiteId, timeZone }: QueueContext,
): QueueSettingsRow {
  const { opens, waitingRoomMinutes = usual.waitingRoom, startsAbove } = queue
  const opens_at = opens === undefined ? null : instantOf(opens, timeZone)!
  return {
    website_id: websiteId,
    kind,
    thing_id,
    opens_at,
    room_from: opens_at === null ? null : opens_at - waitingRoomMinutes * 60_000,
    starts_above: startsAbove ?? null,
    room: queue.room,
    per_minute: queue.perMinute,
    enter_seconds: (queue.enterMinutes ?? usual.enter) * 60,
    key_seconds: (queue.keyMinutes ?? usual.key) * 60,
  }
}
