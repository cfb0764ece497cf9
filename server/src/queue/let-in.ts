import { createHmac, randomBytes } from "node:crypto"
import { admissions, drawTurns, makesLine, withoutLine } from "@parterre/domain/queues"
import type { Knex } from "knex"
import type { QueueRow, QueueSettingsRow } from "../database/queue-tables.ts"
import type { NewId } from "../ids.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { lockedQueueStore } from "./locked-queue-store.ts"
import { phaseOf, type QueueRules, rulesOf } from "./queue-now.ts"

/** What the outbox calls the mail of a turn that came. */
export const TURN_MAIL = "queue-turn"

export interface LetInTools {
  readonly newId: NewId
  /** Makes the secret of a draw, when lots are drawn and not before. */
  readonly newSeed?: () => string
}

const randomSeed = (): string => randomBytes(32).toString("base64url")

/**
 * Brings a locked queue up to now: ends the keys that are over, draws the lots once the queue has opened, and calls as
 * many of the line as rate and room allow. Answers the queue as it is then.
 */
export async function letIn(
  trx: Knex.Transaction,
  locked: QueueRow,
  rules: QueueRules,
  tools: LetInTools,
  now: number,
): Promise<QueueRow> {
  const store = lockedQueueStore(trx, locked)
  await store.endUsed(now)
  if (phaseOf(rules, locked, now) === "waiting-room") return locked
  const drawn = { ...locked, ...(await drawLots(trx, locked, tools, now)) }
  const already = await store.inside()
  const course = { startsAbove: rules.startsAbove, isLined: locked.is_lined === 1 }
  // Of a crowd that comes at once, as many as if they had come one after the other.
  const atOnce = withoutLine(course, { inside: already, waiting: drawn.waiting })
  const [inside, inLine] = [already + atOnce, drawn.waiting - atOnce]
  const isLined = (of: { inside: number; waiting: number }) => (makesLine(course, of) ? 1 : 0)
  const { admitted, admittedUpTo } =
    phaseOf(rules, { ...drawn, is_lined: isLined({ inside, waiting: inLine }) }, now) === "standing-by"
      ? { admitted: inLine, admittedUpTo: drawn.admitted_up_to }
      : admissions({
          now,
          perMinute: rules.perMinute,
          room: rules.room,
          admittedUpTo: drawn.admitted_up_to,
          inside,
          waiting: inLine,
        })
  const many = atOnce + admitted
  const called = many === 0 ? [] : await store.call(many, now + rules.enterMilliseconds, now)
  for (const { id, email } of called)
    if (email !== null)
      await postMessage(
        trx,
        { id: tools.newId(), websiteId: locked.website_id, kind: TURN_MAIL, payload: { placeId: id } },
        now,
      )
  const waiting = drawn.waiting - called.length
  const change: Partial<QueueRow> = {
    is_lined: isLined({ inside: already + called.length, waiting }),
    waiting,
    admitted: drawn.admitted + called.length,
    admitted_up_to: admittedUpTo,
  }
  await store.change(change)
  return { ...drawn, ...change }
}

/** The same of a queue that may be closed, or wanted by nobody: then nobody needs a key, and all places end. */
export async function bringUpToNow(
  trx: Knex.Transaction,
  locked: QueueRow,
  settings: QueueSettingsRow | undefined,
  tools: LetInTools,
  now: number,
): Promise<void> {
  const rules = rulesOf(locked, settings, locked)
  if (rules !== undefined && phaseOf(rules, locked, now) !== "closed") {
    await letIn(trx, locked, rules, tools, now)
    return
  }
  const store = lockedQueueStore(trx, locked)
  await store.endAll(now)
  await store.change({ waiting: 0, undrawn: 0, is_lined: 0 })
}

/** The lottery: everybody who waits without a turn gets one, in an order that did not exist before. */
async function drawLots(
  trx: Knex.Transaction,
  locked: QueueRow,
  { newSeed = randomSeed }: LetInTools,
  now: number,
): Promise<Partial<QueueRow>> {
  if (locked.undrawn === 0) return {}
  const store = lockedQueueStore(trx, locked)
  const lottery_seed = newSeed()
  const lotOf = (id: string) => createHmac("sha256", lottery_seed).update(id).digest("hex")
  const turns = drawTurns(await store.undrawn(), lotOf, locked.last_turn)
  await store.giveTurns(turns, now)
  const change = { undrawn: 0, last_turn: locked.last_turn + turns.length, drawn_at: now, lottery_seed }
  await store.change(change)
  return change
}
