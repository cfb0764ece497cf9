import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as after } from "node:timers/promises"

/** Characters of a piece, and milliseconds between two: a frame is drawn for each. */
const LONG = 400
const APART = 20

/**
 * Serves a page's HTML, without its scripts, as a slow network brings it: what a browser has read so far is what it shows. Nothing
 * else is served. Comes back once the page has loaded.
 */
export async function inPieces(html: string, open: (origin: string) => Promise<unknown>): Promise<void> {
  const [head = "", body = ""] = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "").split(/(?=<body)/)
  const server = createServer(async ({ url }, answer) => {
    if (url !== "/") return answer.writeHead(404).end()
    answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(head)
    for (const piece of body.match(new RegExp(`.{1,${LONG}}`, "gs")) ?? []) {
      answer.write(piece)
      await after(APART)
    }
    return answer.end()
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  server.closeAllConnections()
  server.close()
}
