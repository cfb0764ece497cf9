import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { ServerMetrics } from "./server-metrics.ts"

export interface MetricsListener {
  /** Where Prometheus finds it. */
  readonly url: string
  close(): Promise<void>
}

/** Answers `/metrics` on an address of its own: what it tells is not for shoppers. */
export async function listenForMetrics(
  { registry, close: stopWatching }: Pick<ServerMetrics, "registry" | "close">,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, "listening")
  const { port: taken } = server.address() as AddressInfo
  const name = host.includes(":") ? `[${host}]` : host
  return {
    url: `http://${name}:${taken}/metrics`,
    close: async () => {
      stopWatching()
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
