import { KEY_KINDS, type KeyKind } from "@parterre/domain/queues"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { readWebsite } from "../websites/website-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { bringUpToNow } from "./let-in.ts"
import { lockedQueueStore, lockQueue } from "./locked-queue-store.ts"
import { phaseOf, rulesOf } from "./queue-now.ts"
import { queueStore } from "./queue-store.ts"

export interface QueueCommand extends Dependencies {
  /** Writes a line for people. */
  readonly print: (line: string) => void
  /** Writes a line about what went wrong. */
  readonly complain: (line: string) => void
}

/** What an operator calls a queue: its website, its kind and the id of the thing. */
export interface NamedQueue {
  readonly website: string
  readonly kind: string
  readonly id: string
}

const isKind = (kind: string): kind is KeyKind => KEY_KINDS.some((known) => known === kind)
const most = 100_000

/** Opens a queue now, with limits of its own where they are given. Answers the exit code. */
export async function runOpen(
  command: QueueCommand,
  named: NamedQueue,
  limits: { readonly room?: string; readonly perMinute?: string },
): Promise<0 | 1> {
  const room = limitOf(command, "--room", limits.room)
  const per_minute = limitOf(command, "--per-minute", limits.perMinute)
  const kind = room === undefined || per_minute === undefined ? undefined : await knownKind(command, named)
  if (kind === undefined || room === undefined || per_minute === undefined) return 1
  await order(command, named, kind, { ordered: "open", room, per_minute })
  command.print(`${named.kind} ${named.id}: open`)
  return 0
}

/** Closes a queue: nobody needs a key any more. Answers the exit code. */
export async function runClose(command: QueueCommand, named: NamedQueue): Promise<0 | 1> {
  const kind = await knownKind(command, named)
  if (kind === undefined) return 1
  await order(command, named, kind, { ordered: "closed", room: null, per_minute: null })
  command.print(`${named.kind} ${named.id}: closed, nobody needs a key`)
  return 0
}

/** Takes back what an operator said: the settings of the organiser hold again. Answers the exit code. */
export async function runReset(command: QueueCommand, named: NamedQueue): Promise<0 | 1> {
  const kind = await knownKind(command, named)
  if (kind === undefined) return 1
  await order(command, named, kind, { ordered: null, room: null, per_minute: null })
  command.print(`${named.kind} ${named.id}: as the organiser set it`)
  return 0
}

/** Prints the queues of a website, one a line. Answers the exit code. */
export async function runState(
  command: QueueCommand,
  website: string,
  { json }: { readonly json: boolean },
): Promise<0 | 1> {
  const site = await knownSite(command, website)
  if (site === undefined) return 1
  const states = await statesOf(command, website)
  if (json) command.print(JSON.stringify(states))
  else if (states.length === 0) command.print(`${website} has no queue`)
  else for (const line of asTable(states, site.time_zone)) command.print(line)
  return 0
}

/** How a queue stands. */
interface QueueState {
  readonly kind: KeyKind
  readonly id: string
  readonly phase: string
  readonly opensAt: string | null
  readonly waiting: number
  readonly inside: number
  readonly room: number
  readonly perMinute: number
  /** Ever let in. */
  readonly admitted: number
}

async function statesOf({ db, clock }: QueueCommand, website: string): Promise<QueueState[]> {
  const now = clock.now()
  const store = queueStore(db, website)
  const settings = await store.settings()
  const rows = await store.queues()
  const things = new Map([...settings, ...rows].map((one) => [`${one.kind} ${one.thing_id}`, one] as const))
  const states: QueueState[] = []
  for (const of of things.values()) {
    const isSame = (one: typeof of) => one.kind === of.kind && one.thing_id === of.thing_id
    const row = rows.find(isSame)
    const rules = rulesOf(of, settings.find(isSame), row)
    if (rules === undefined) continue
    states.push({
      kind: of.kind,
      id: of.thing_id,
      phase: phaseOf(rules, row, now),
      opensAt: rules.opensAt === null ? null : new Date(rules.opensAt).toISOString(),
      waiting: row?.waiting ?? 0,
      inside: row === undefined ? 0 : await store.inside(row.id, now),
      room: rules.room,
      perMinute: rules.perMinute,
      admitted: row?.admitted ?? 0,
    })
  }
  return states
}

/** To the minute, on the clocks of the website. */
const shownTime = (instant: string, timeZone: string): string =>
  `${isoInZone(Date.parse(instant), timeZone).slice(0, 16).replace("T", " ")} (${timeZone})`

/** Aligned columns under their names. */
function asTable(states: readonly QueueState[], timeZone: string): string[] {
  const head = ["QUEUE", "STATE", "WAITING", "INSIDE", "PER MINUTE", "LET IN"]
  const rows = states.map((one) => [
    `${one.kind} ${one.id}`,
    one.phase === "waiting-room" && one.opensAt !== null
      ? `waiting room until ${shownTime(one.opensAt, timeZone)}`
      : one.phase,
    String(one.waiting),
    `${one.inside} of ${one.room}`,
    String(one.perMinute),
    String(one.admitted),
  ])
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  )
}

/** Writes the operator's word, and acts on it at once. */
async function order(
  { db, clock, newId }: QueueCommand,
  { website, id }: NamedQueue,
  kind: KeyKind,
  change: { ordered: "open" | "closed" | null; room: number | null; per_minute: number | null },
): Promise<void> {
  const now = clock.now()
  const made = await queueStore(db, website).make(newId(), kind, id)
  await inTransaction(db, async (trx) => {
    const locked = await lockQueue(trx, made)
    if (locked === undefined) throw new Error(`Queue ${made.id} is gone`)
    const ordered = { ...locked, ...change }
    await lockedQueueStore(trx, ordered).change(change)
    const settings = await queueStore(trx, website).settingsOf(kind, id)
    await bringUpToNow(trx, ordered, settings, { newId }, now)
  })
}

/** A number an operator gave, null when none was given, undefined when it is none. */
function limitOf({ complain }: QueueCommand, option: string, given: string | undefined) {
  if (given === undefined) return null
  const value = /^\d+$/.test(given) ? Number(given) : 0
  if (value >= 1 && value <= most) return value
  complain(`${option} is a number from 1 to ${most}`)
  return undefined
}

async function knownKind(command: QueueCommand, { website, kind, id }: NamedQueue) {
  if ((await knownSite(command, website)) === undefined) return undefined
  if (!isKind(kind)) command.complain(`"${kind}" is not one of ${KEY_KINDS.join(", ")}`)
  else if (await queueStore(command.db, website).publishes(kind, id)) return kind
  else command.complain(`${website} publishes no ${id} among its ${kind}`)
  return undefined
}

async function knownSite({ db, complain }: QueueCommand, website: string) {
  const site = await readWebsite(db, website, "time_zone")
  if (site === undefined) complain(`There is no website ${website}`)
  return site
}
