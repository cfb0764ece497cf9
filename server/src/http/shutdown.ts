import type { FastifyInstance } from "fastify"

export interface Stoppable {
  readonly app: FastifyInstance
  /** Turned on first, so that no new request is sent here. */
  readonly readiness: { stopping: boolean }
  /** Waits until balancers have seen that the process stops, or until the signal aborts; requests are answered meanwhile. */
  readonly drain: (hurry: AbortSignal) => Promise<void>
  /** Told to stop at once, beside the requests in flight: what they are at may take as long. */
  readonly jobs: readonly { readonly stop: () => Promise<void> }[]
  /** Closed after the last request and the last job, in order. */
  readonly closers: readonly (() => Promise<void>)[]
  /** Milliseconds after it has drained until what is under way is abandoned. */
  readonly limit: number
  readonly exit: (code: number) => void
}

/** Ends connections with the last answer they carry, or the browsers' idle ones would hold the server up. */
export function endConnections(app: FastifyInstance, readiness: { readonly stopping: boolean }): void {
  app.addHook("onSend", async (_request, reply) => {
    if (readiness.stopping) reply.header("connection", "close")
  })
}

/** Stops the server once, whichever signal asks first; requests in flight are finished. Asked again, it hurries. */
export function stopOnce(server: Stoppable): (reason: string) => Promise<void> {
  const hurry = new AbortController()
  let stopping: Promise<void> | undefined
  return (reason) => {
    if (stopping !== undefined) hurry.abort()
    stopping ??= stop(server, reason, hurry.signal)
    return stopping
  }
}

async function stop(
  { app, readiness, drain, jobs, closers, limit, exit }: Stoppable,
  reason: string,
  hurry: AbortSignal,
): Promise<void> {
  app.log.info({ reason }, "stopping")
  readiness.stopping = true
  let giveUp: NodeJS.Timeout | undefined
  const drainAndClose = async () => {
    await drain(hurry)
    giveUp = setTimeout(() => {
      app.log.error("requests or jobs still under way were abandoned")
      exit(1)
    }, limit)
    await app.close()
  }
  try {
    await Promise.all([...jobs.map((job) => job.stop()), drainAndClose()])
    for (const close of closers) await close()
    exit(0)
  } catch (error) {
    app.log.error({ err: error }, "could not stop cleanly")
    exit(1)
  } finally {
    clearTimeout(giveUp)
  }
}
