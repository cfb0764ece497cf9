import type { Clock } from "../clock.ts"
import type { IsStopping } from "../stopping.ts"

export interface TurnTools {
  readonly clock: Clock
  /** Asked before each row: a process that stops leaves the rest to others, or to its next start. */
  readonly isStopping?: IsStopping | undefined
}

/** Milliseconds of a round that one website may take: a call to its processor waits 30 s at most, and the next round is due. */
const turnTime = 20_000

/**
 * Works on rows of several websites side by side, and on those of one in their order until its turn is over. A processor that
 * does not answer keeps its own website waiting, and no other: what is left is due in the next round.
 */
export async function inWebsiteTurns<Row extends { readonly website_id: string }>(
  { clock, isStopping = () => false }: TurnTools,
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const until = clock.now() + turnTime
  const ofWebsite = [...Map.groupBy(rows, ({ website_id }) => website_id).values()]
  await Promise.all(
    ofWebsite.map(async (own) => {
      for (const row of own) {
        if (isStopping() || clock.now() >= until) return
        await work(row)
      }
    }),
  )
}
