import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { test as base } from "./visitors.ts"

/** As on a phone of the middle: bytes a second towards the page, and milliseconds each way takes. */
const slow = { bytesPerSecond: 200_000, latency: 75 }
const TICK = 10

export interface SlowNetwork {
  readonly origin: string
  /** From here on everything comes slowly. */
  readonly slow: () => void
}

interface Flow {
  readonly to: Socket
  readonly waiting: { readonly bytes: Buffer; readonly from: number }[]
  /** Its other end has closed: what waits is still sent. */
  over: boolean
}

/**
 * The shop behind a network that can be slow. It is one of ours: with Chromium's own slowed network every answer of a
 * page is lost now and then, once in fifty pages, though the server has sent them.
 */
export const test = base.extend<{ network: SlowNetwork }>({
  // biome-ignore lint/correctness/noEmptyPattern: from this pattern Playwright reads what a fixture needs.
  network: async ({}, use, { project }) => {
    const { port } = new URL(project.use.baseURL ?? "")
    const open = new Set<Socket>()
    const flows = new Set<Flow>()
    let isSlow = false
    const send = (flow: Flow, bytes: Buffer) => {
      if (!isSlow && flow.waiting.length === 0) flow.to.write(bytes)
      else flow.waiting.push({ bytes, from: Date.now() + slow.latency })
    }
    const server = createServer((browser) => {
      const shop = connect(Number(port), "127.0.0.1")
      const [up, down]: [Flow, Flow] = [
        { to: shop, waiting: [], over: false },
        { to: browser, waiting: [], over: false },
      ]
      flows.add(up).add(down)
      browser.on("data", (bytes: Buffer) => send(up, bytes))
      shop.on("data", (bytes: Buffer) => send(down, bytes))
      for (const [socket, flow] of [
        [browser, up],
        [shop, down],
      ] as const) {
        open.add(socket)
        socket.on("error", () => flow.to.destroy())
        socket.on("close", () => {
          open.delete(socket)
          flow.over = true
        })
      }
    })
    const pace = setInterval(() => {
      for (const flow of flows) {
        if (!flow.over || flow.waiting.length > 0) continue
        flows.delete(flow)
        flow.to.end()
      }
      const ready = [...flows].filter(
        ({ waiting: [first] }) => first !== undefined && first.from <= Date.now(),
      )
      const share = Math.ceil((slow.bytesPerSecond * TICK) / 1000 / Math.max(1, ready.length))
      for (const { to, waiting } of ready) {
        const next = waiting.shift()
        if (next === undefined) continue
        to.write(next.bytes.subarray(0, share))
        if (next.bytes.length > share) waiting.unshift({ ...next, bytes: next.bytes.subarray(share) })
      }
    }, TICK)
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    await use({
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      slow: () => {
        isSlow = true
      },
    })
    clearInterval(pace)
    for (const socket of open) socket.destroy()
    server.close()
  },
  baseURL: async ({ network }, use) => use(network.origin),
})
