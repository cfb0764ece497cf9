import type { FastifyInstance } from "fastify"

export interface Stoppable {
  readonly app: FastifyInstance
  /** Turned on first, so that no new request is sent here. */
  readonly readiness: { stopping: boolean }
  /** Closed after the last request, in order: jobs, then the database. */
  readonly closers: readonly (() => Promise<void>)[]
  /** Milliseconds after which requests in flight are abandoned. */
  readonly limit: number
  readonly exit: (code: number) => void
}

/** Ends connections with the last answer they carry, or the browsers' idle ones would hold the server up. */
export function endConnections(app: FastifyInstance, readiness: { readonly stopping: boolean }): void {
  app.addHook("onSend", async (_request, reply) => {
    if (readiness.stopping) reply.header("connection", "close")
  })
}

/** Stops the server once, whichever signal asks first; requests in flight are finished. */
export function stopOnce(server: Stoppable): (reason: string) => Promise<void> {
  let stopping: Promise<void> | undefined
  return (reason) => {
    stopping ??= stop(server, reason)
    return stopping
  }
}

async function stop({ app, readiness, closers, limit, exit }: Stoppable, reason: string): Promise<void> {
  app.log.info({ reason }, "stopping")
  readiness.stopping = true
  const giveUp = setTimeout(() => {
    app.log.error("requests still in flight were abandoned")
    exit(1)
  }, limit)
  try {
    await app.close()
    for (const close of closers) await close()
    exit(0)
  } catch (error) {
    app.log.error({ err: error }, "could not stop cleanly")
    exit(1)
  } finally {
    clearTimeout(giveUp)
  }
}
