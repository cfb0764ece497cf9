/** Tickets placed since a time, epoch milliseconds, whatever became of them. */
export type HoldPace = { since: number; tickets: number }

/** `retryAfter` is in seconds. */
export type PaceJudgement = { ok: true; pace: HoldPace } | { ok: false; retryAfter: number }

const hour = 3_600_000

/**
 * Whether so many tickets more may be placed within the hour that the first of them began. Each leaves lines behind
 * even when it is given back, so nobody may take and give back without end.
 */
export function holdPace(
  before: HoldPace | undefined,
  tickets: number,
  { most, now }: { most: number; now: number },
): PaceJudgement {
  const isOver = before === undefined || now - before.since >= hour
  const { since, tickets: placed } = isOver ? { since: now, tickets: 0 } : before
  if (placed + tickets <= most) return { ok: true, pace: { since, tickets: placed + tickets } }
  return { ok: false, retryAfter: Math.ceil((since + hour - now) / 1000) }
}
