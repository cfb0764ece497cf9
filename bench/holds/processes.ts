import { type ChildProcess, fork } from "node:child_process"
import { join } from "node:path"
import type { LoadOrder, LoadResult } from "./load.ts"
import type { ServerOrder } from "./server.ts"

const script = (name: string) => join(import.meta.dirname, name)

/** The next thing a process says; its end is an error. */
export function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the benchmark ended with ${code}`))
    child.once("exit", ended)
    child.once("message", (answer) => {
      child.off("exit", ended)
      resolve(answer as Answer)
    })
  })
}

/** Ends a process by letting go of it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once("exit", resolve))
  child.disconnect()
  await ended
}

export interface RunningServer {
  readonly origin: string
  /** Milliseconds of processor time so far. */
  worked(): Promise<number>
  end(): Promise<void>
}

/** Starts a contender; its log goes to a file, as it would in service. */
export async function startServer(
  order: ServerOrder,
  { log, profiles }: { readonly log: number; readonly profiles: string | undefined },
): Promise<RunningServer> {
  const execArgv = [...process.execArgv, ...(profiles ? ["--cpu-prof", `--cpu-prof-dir=${profiles}`] : [])]
  const child = fork(script("server.ts"), { execArgv, stdio: ["ignore", log, "inherit", "ipc"] })
  child.send(order)
  return {
    origin: await answerOf<string>(child),
    async worked() {
      child.send("worked")
      const { user, system } = await answerOf<NodeJS.CpuUsage>(child)
      return (user + system) / 1000
    },
    end: () => end(child),
  }
}

export interface LoadGenerator {
  run(order: LoadOrder): Promise<LoadResult>
  end(): Promise<void>
}

export function startLoad(): LoadGenerator {
  const child = fork(script("load.ts"))
  return {
    run(order) {
      child.send(order)
      return answerOf<LoadResult>(child)
    },
    end: () => end(child),
  }
}
