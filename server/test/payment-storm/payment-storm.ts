import { sweep } from "../../src/jobs/sweeper.ts"
import { beginAll, instalmentDays } from "./beginning.ts"
import { perform } from "./perform.ts"
import { type PaymentStormReport, reportOf } from "./report.ts"
import { sequencesOf, type Tick, ticksOf } from "./sequences.ts"
import { openStorm, type Storm, type StormOptions } from "./storm.ts"

export interface PaymentStormOptions extends StormOptions {
  readonly sequences: number
  readonly seed: number
  readonly onProgress?: (done: number) => void
}

/** How many sequences go on at once. */
const AT_ONCE = 12
/** Seconds after which every processor has settled its batches. */
const SETTLEMENT = 24 * 3_600

/** The most sequences that find seats in the rows of the shops. */
export const MOST_SEQUENCES = 3_000

/** Runs generated sequences of payments against the whole server, then lets everything come to rest and compares. */
export async function paymentStorm(options: PaymentStormOptions): Promise<PaymentStormReport> {
  const { sequences: count, seed, onProgress = () => undefined } = options
  const storm = await openStorm(options)
  let acts = 0
  try {
    const all = sequencesOf(seed, count)
    const ticks = ticksOf(seed, count * 8)
    const days = instalmentDays(storm)
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const running = await beginAll(storm, all.slice(from, from + AT_ONCE), days)
      const longest = Math.max(...running.map(({ sequence }) => sequence.acts.length))
      for (let at = 0; at < longest; at += 1) {
        await Promise.all(
          running.map(async (one) => {
            const act = one.sequence.acts[at]
            if (act === undefined) return
            acts += 1
            await perform(storm, one, act)
          }),
        )
        await passTick(storm, ticks[(from + at) % ticks.length] ?? { seconds: 1, crash: undefined })
      }
      await rest(storm, 2)
      storm.mail.forget()
      onProgress(Math.min(from + AT_ONCE, all.length))
    }
    await rest(storm, 6)
    for (const day of days) await live(storm, day)
    // A part of a payment goes back once the processor's batch has settled it.
    await passTick(storm, { seconds: SETTLEMENT, crash: undefined })
    await rest(storm, 2)
    return await reportOf(storm, { sequences: count, acts })
  } finally {
    await storm.close()
  }
}

async function passTick({ bench, reconcile }: Storm, { seconds, crash }: Tick): Promise<void> {
  bench.clock.pass(seconds)
  await sweep(bench.db, bench.clock.now())
  await reconcile(crash)
}

/** Lets time pass until every payment must be at rest. */
async function rest(storm: Storm, rounds: number, seconds = 700): Promise<void> {
  storm.bench.sandboxes.overrides.reset()
  for (let round = 0; round < rounds; round += 1) await passTick(storm, { seconds, crash: undefined })
}

/** Lets the day of an instalment come: its buyers are told a day before it is taken at the latest. */
async function live(storm: Storm, day: string): Promise<void> {
  const left = Date.parse(`${day}T12:00:00Z`) - storm.bench.clock.now()
  await rest(storm, 1, Math.max(left / 1_000, 0))
  await rest(storm, 2, SETTLEMENT)
  await rest(storm, 3, 3_700)
}
