import { type ChildProcess, fork } from "node:child_process"
import { join } from "node:path"
import { postgresCopy } from "../fresh-database.ts"
import { startPostgres } from "../postgres.ts"
import { brokenInvariants } from "./invariants.ts"
import { buildStormHouse } from "./storm-house.ts"
import type { StormNews, StormOrder } from "./worker.ts"

export interface StormOptions {
  readonly processes: number
  /** Ends when so many commands have run, or when the time is over. */
  readonly commands: number
  readonly seconds: number
  /** Seconds between two processes that are killed and started again; none when absent. */
  readonly killEvery?: number
}

export interface StormReport {
  readonly seconds: number
  /** Commands by their outcome: `done`, a problem's code, or trouble. */
  readonly outcomes: Readonly<Record<string, number>>
  readonly kills: number
  /** Lines of PostgreSQL's log about deadlocks. */
  readonly deadlocks: readonly string[]
  /** What the database holds that cannot be. */
  readonly broken: readonly string[]
}

const atOnce = 12

/** Lines of a PostgreSQL's log about deadlocks. */
export const deadlocksIn = (log: readonly string[]): string[] =>
  log
    .join("\n")
    .split("\n")
    .filter((line) => line.includes("deadlock detected"))

/** Several server processes contend for the same few seats on one PostgreSQL; then everything is looked at. */
export async function storm({ processes, commands, seconds, killEvery }: StormOptions): Promise<StormReport> {
  const postgres = await startPostgres()
  const { db, location, close } = await postgresCopy(postgres.url)
  const outcomes: Record<string, number> = {}
  let kills = 0
  let ran = 0
  try {
    await buildStormHouse(db)
    const order: StormOrder = { url: String(location), atOnce }
    const begin = () => startWorker(order, hear)
    function hear(news: StormNews): void {
      for (const [outcome, count] of Object.entries(news)) {
        outcomes[outcome] = (outcomes[outcome] ?? 0) + count
        ran += count
      }
    }
    const workers = Array.from({ length: processes }, begin)
    const start = performance.now()
    const elapsed = () => (performance.now() - start) / 1000
    while (ran < commands && elapsed() < seconds) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (killEvery !== undefined && elapsed() > (kills + 1) * killEvery) {
        await end(workers[kills % processes] as ChildProcess, "SIGKILL")
        workers[kills % processes] = begin()
        kills += 1
      }
    }
    const took = elapsed()
    await Promise.all(workers.map((worker) => end(worker, "SIGKILL")))
    // What the killed left behind is rolled back when the server notices that they are gone.
    await untilQuiet(db)
    const broken = await brokenInvariants(db, Date.now())
    return { seconds: took, outcomes, kills, deadlocks: deadlocksIn(postgres.log), broken }
  } finally {
    await close()
    await postgres.stop()
  }
}

function startWorker(order: StormOrder, hear: (news: StormNews) => void): ChildProcess {
  const execArgv = ["--conditions=@parterre/source"]
  const worker = fork(join(import.meta.dirname, "worker.ts"), { execArgv })
  worker.on("message", (news) => hear(news as StormNews))
  worker.send(order)
  return worker
}

async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const ended = new Promise((resolve) => worker.once("exit", resolve))
  worker.kill(signal)
  await ended
}

async function untilQuiet(db: Awaited<ReturnType<typeof postgresCopy>>["db"]): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const others = await db("pg_stat_activity")
      .whereRaw("datname = current_database() AND pid <> pg_backend_pid()")
      .whereNot({ state: "idle" })
      .count({ n: "*" })
      .first()
    if (Number(others?.n ?? 0) === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
