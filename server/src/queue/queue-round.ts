import type { Knex } from "knex"
import { inTransaction } from "../database/in-transaction.ts"
import type { QueueRow } from "../database/queue-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import { bringUpToNow, type LetInTools } from "./let-in.ts"
import { lockQueue } from "./locked-queue-store.ts"
import { queueStore, waitingQueues } from "./queue-store.ts"

/** Milliseconds between two rounds of a queue, whichever processes run them. */
const pause = 500

/** Locks the queue for a round; undefined when another process has just had one. */
type LockForRound = (trx: Knex.Transaction, queue: QueueRow, now: number) => Promise<QueueRow | undefined>

const lockForRound: LockForRound = (trx, queue, now) => lockQueue(trx, queue, { before: now - pause, now })

/**
 * Lets in whoever's turn has come, in every queue with somebody waiting. Any number of processes may run it at once: a
 * round belongs to the one that got the queue. The lock is given by tests that want to see what happens without it.
 */
export async function letEverybodyIn(
  { db, clock, newId }: Dependencies,
  tools: Omit<LetInTools, "newId"> = {},
  lock: LockForRound = lockForRound,
): Promise<void> {
  const now = clock.now()
  for (const queue of await waitingQueues(db))
    await inTransaction(db, async (trx) => {
      const locked = await lock(trx, queue, now)
      // Not the time before the lock: whoever took a place meanwhile would have come after their turn was called.
      if (locked !== undefined) await round(trx, locked, { ...tools, newId }, clock.now())
    })
}

async function round(trx: Knex.Transaction, locked: QueueRow, tools: LetInTools, now: number): Promise<void> {
  const settings = await queueStore(trx, locked.website_id).settingsOf(locked.kind, locked.thing_id)
  await bringUpToNow(trx, locked, settings, tools, now)
}
