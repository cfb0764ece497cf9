/** The floor: a Fastify without a plugin, a hook or a log, whose routes send bytes they are given. */
import type { AddressInfo } from "node:net"
import fastify from "fastify"

export interface BareRoute {
  /** Without its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Base64. */
  readonly body: string
}

process.once("message", async (routes: readonly BareRoute[]) => {
  const app = fastify()
  for (const { path, headers, body } of routes) {
    const bytes = Buffer.from(body, "base64")
    app.get(path, (_request, reply) => reply.headers(headers).send(bytes))
  }
  await app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.server.address() as AddressInfo
  process.send?.({ done: port })
})
process.once("SIGTERM", () => process.exit())
