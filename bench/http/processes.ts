/** The processes of a benchmark over HTTP: the server, a bare one to compare it with, and what loads them. */
import { type ChildProcess, fork, spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../../server/test/free-port.ts"
import type { BareRoute } from "./bare.ts"
import type { Fetched, Load, Loaded, LoadTask } from "./load.ts"

const root = join(import.meta.dirname, "../..")
export const source = "--conditions=@parterre/source"

export interface Served {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

export interface ServerOptions {
  /** PostgreSQL; an embedded database in a folder of its own when absent. */
  readonly databaseUrl?: string
  /** A folder with an embedded database that is there already. */
  readonly dataDir?: string
  /** The top of the checkout whose server is started; this one when absent. */
  readonly from?: string
  /** Where the server writes a profile of its processor time when it ends. */
  readonly profile?: string
}

/** The server as it is started for shoppers, with the demo's houses; requests are logged, and nobody is limited. */
export async function startServer({
  databaseUrl,
  dataDir,
  profile,
  from = root,
}: ServerOptions = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "parterre-bench-"))
  const port = await freePort()
  const profiling = profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`]
  const server = spawn(
    process.execPath,
    [source, ...profiling, join(from, "server/src/main.ts"), "start", "--demo"],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: dataDir ?? folder,
        LOG_LEVEL: process.env.LOG_LEVEL ?? "info",
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        ...unlimited,
        // Processes on one database read one another's tokens.
        TICKET_SIGNING_KEY: benchSigningKey,
      },
    },
  )
  await answering(port, server)
  return {
    port,
    pid: server.pid as number,
    async stop() {
      await ended(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Signs the tickets and the sessions of all that is measured. */
export const benchSigningKey = "a key that signs what benchmarks need signed"

const unlimited = {
  LIMIT_PER_MINUTE: "1000000000",
  LIMIT_TICKETS_PER_HOUR: "1000000000",
  LIMIT_STREAMS_PER_ADDRESS: "1000000000",
  LIMIT_QUEUE_PLACES_PER_HOUR: "1000000000",
  LIMIT_PAYMENT_PER_MINUTE: "1000000000",
  LIMIT_PAYMENT_ADDRESS_PER_MINUTE: "1000000000",
  // Everybody is answered, however late: what is measured is how much can be done.
  LIMIT_WAITING_HOLDS: "1000000000",
  LIMIT_DELAY: "0",
}

/** A bare Fastify with routes that send given bytes. */
export async function startBare(routes: readonly BareRoute[]): Promise<Served> {
  const bare = fork(join(import.meta.dirname, "bare.ts"), { execArgv: [source] })
  bare.send(routes)
  const port = await reply<number>(bare)
  return { port, pid: bare.pid as number, stop: () => ended(bare) }
}

/** Milliseconds of processor time that a process has used; nothing where the machine does not tell. */
export async function processorTime(pid: number): Promise<number | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined)
  const fields = line?.slice(line.lastIndexOf(")") + 2).split(" ")
  return fields && (Number(fields[11]) + Number(fields[12])) * tick
}

/** Milliseconds of a tick of that clock. */
const tick = 10

/** Bytes of memory that a process has; 0 where the machine does not tell. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

export interface Loader {
  load(load: Load): Promise<Loaded>
  fetch(load: Pick<Load, "port" | "path" | "headers">): Promise<Fetched>
  stop(): Promise<void>
}

export function startLoader(): Loader {
  const loader = fork(join(import.meta.dirname, "load.ts"), { execArgv: [source] })
  const ask = <Done>(task: LoadTask): Promise<Done> => {
    loader.send(task)
    return reply<Done>(loader)
  }
  return {
    load: (load) => ask({ task: "load", ...load }),
    fetch: (load) => ask({ task: "fetch", connections: 1, milliseconds: 0, ...load }),
    stop: () => ended(loader),
  }
}

export function reply<Done>(child: ChildProcess): Promise<Done> {
  return new Promise((resolve, reject) => {
    child.once("message", (message: { done?: Done; failed?: string }) =>
      message.failed === undefined ? resolve(message.done as Done) : reject(new Error(message.failed)),
    )
  })
}

export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once("exit", () => resolve())
    child.kill("SIGTERM")
  })
}

async function answering(port: number, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("the server did not start")
}
