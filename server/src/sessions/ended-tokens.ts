import type { Knex } from "knex"
import type { Clock } from "../clock.ts"
import { oneAtATime } from "../one-at-a-time.ts"
import { type EndedToken, endedTokensSince } from "./session-store.ts"

/** Which tokens were given up, as this process knows it. */
export interface EndedTokens {
  /**
   * Whether a token was given up, here or a second ago elsewhere; by its hash. It waits for one look at the database that
   * begins after the question, and for no other, however slow the database is.
   */
  has(tokenHash: string): Promise<boolean>
  /** Something that was done here may have ended tokens: the next question asks the database. */
  lookAgain(): void
}

/** Milliseconds that the list is believed. */
const believeFor = 500
/** Milliseconds that a transaction may take to be seen, and the clocks of processes may differ. */
const overlap = 60_000

/** Reads the tokens given up since the last look, at most twice a second and only when somebody asks. */
export function endedTokens(db: Knex, clock: Clock): EndedTokens {
  // In the order they were given up, more or less; one that stays longer than it must is only memory.
  const ended = new Map<string, EndedToken>()
  let checkedAt = Number.NEGATIVE_INFINITY
  let seenUntil = 0
  /** Counts what may have ended tokens: a look that began before does not know of it. */
  let changes = 0
  /** What the look under way knows of. */
  let begun = { at: Number.NEGATIVE_INFINITY, changes: 0 }

  const looks = oneAtATime(async () => {
    const [now, before] = [clock.now(), changes]
    begun = { at: now, changes }
    for (const token of await endedTokensSince(db, seenUntil - overlap, now)) {
      ended.delete(token.token_hash)
      ended.set(token.token_hash, token)
    }
    seenUntil = now
    if (before === changes) checkedAt = now
    for (const [hash, { expires_at }] of ended) {
      if (expires_at > now) break
      ended.delete(hash)
    }
  })

  const isBelieved = (at: number) => clock.now() < at + believeFor

  /** The look under way where it is as good as a new one. */
  const recentLook = () => (begun.changes === changes && isBelieved(begun.at) ? looks.running() : undefined)

  return {
    async has(tokenHash) {
      if (!isBelieved(checkedAt)) await (recentLook() ?? looks.next())
      return ended.has(tokenHash)
    },

    lookAgain() {
      changes += 1
      checkedAt = Number.NEGATIVE_INFINITY
    },
  }
}
