import { type Guarded, type KeyKind, queuePhase } from "@parterre/domain/queues"
import type { QueueRow, QueueSettingsRow } from "../database/queue-tables.ts"

/** What a queue goes by: the organiser's settings, and the operator's word where there is one. */
export interface QueueRules {
  readonly websiteId: string
  readonly kind: KeyKind
  readonly thingId: string
  /** Epoch milliseconds, as is `roomFrom`. */
  readonly opensAt: number | null
  readonly roomFrom: number | null
  readonly startsAbove: number | null
  readonly room: number
  readonly perMinute: number
  readonly enterMilliseconds: number
  readonly keyMilliseconds: number
}

/** Of a queue that an operator opens where the organiser has set none. */
const usual = { room: 500, per_minute: 120, enter_seconds: 300, key_seconds: 900 } as const

/** What a row and its settings say together; undefined when neither asks for a queue. */
export function rulesOf(
  { website_id, kind, thing_id }: Pick<QueueSettingsRow, "website_id" | "kind" | "thing_id">,
  settings: QueueSettingsRow | undefined,
  row: QueueRow | undefined,
): QueueRules | undefined {
  if (settings === undefined && (row?.ordered ?? null) === null) return undefined
  return {
    websiteId: website_id,
    kind,
    thingId: thing_id,
    opensAt: settings?.opens_at ?? null,
    roomFrom: settings?.room_from ?? null,
    startsAbove: row?.ordered === "open" ? null : (settings?.starts_above ?? null),
    room: row?.room ?? settings?.room ?? usual.room,
    perMinute: row?.per_minute ?? settings?.per_minute ?? usual.per_minute,
    enterMilliseconds: (settings?.enter_seconds ?? usual.enter_seconds) * 1000,
    keyMilliseconds: (settings?.key_seconds ?? usual.key_seconds) * 1000,
  }
}

export const phaseOf = (
  rules: QueueRules,
  row: Pick<QueueRow, "ordered" | "drawn_at" | "is_lined"> | undefined,
  now: number,
) =>
  queuePhase(
    {
      ordered: row?.ordered ?? null,
      opensAt: rules.opensAt,
      drawnAt: row?.drawn_at ?? null,
      startsAbove: rules.startsAbove,
      isLined: row?.is_lined === 1,
    },
    now,
  )

/** Whether shoppers need its key: a queue that is to open demands none before its waiting room. */
export function demandsKey(
  rules: QueueRules,
  row: Pick<QueueRow, "ordered" | "drawn_at" | "is_lined"> | undefined,
  now: number,
): boolean {
  const phase = phaseOf(rules, row, now)
  return phase === "waiting-room" ? now >= (rules.roomFrom ?? now) : phase !== "closed"
}

/** Names a queue within its website. */
export const queueKey = ({ type, id }: Guarded): string => `${type} ${id}`
