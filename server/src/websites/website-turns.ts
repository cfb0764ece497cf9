import type { Clock } from "../clock.ts"

/** Milliseconds of a round that one website may take: a call to its processor waits 30 s at most, and the next round is due. */
const turnTime = 20_000

/**
 * Works on rows of several websites side by side, and on those of one in their order until its turn is over. A processor that
 * does not answer keeps its own website waiting, and no other: what is left is due in the next round.
 */
export async function inWebsiteTurns<Row extends { readonly website_id: string }>(
  clock: Clock,
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const until = clock.now() + turnTime
  const ofWebsite = [...Map.groupBy(rows, ({ website_id }) => website_id).values()]
  await Promise.all(
    ofWebsite.map(async (own) => {
      for (const row of own) {
        if (clock.now() >= until) return
        await work(row)
      }
    }),
  )
}
