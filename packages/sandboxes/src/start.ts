import Fastify from "fastify"
import { registerSandboxes, type Sandboxes, type SandboxOptions } from "./sandboxes.ts"

export interface StartedSandboxes extends Sandboxes {
  /** Such as `http://127.0.0.1:40123`; each processor's base URL is `/sandbox/<name>` under it. */
  readonly origin: string
  close(): Promise<void>
}

/** Starts the sandboxes on a port of their own; port 0 takes a free one. */
export async function startSandboxes(options: SandboxOptions, port = 0): Promise<StartedSandboxes> {
  const app = Fastify({ forceCloseConnections: true })
  const sandboxes = registerSandboxes(app, options)
  const origin = await app.listen({ host: "127.0.0.1", port })
  return { ...sandboxes, origin, close: () => app.close() }
}
