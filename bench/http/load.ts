/**
 * Sends one request again and again over some connections, and says how many were answered and how fast. A process of
 * its own, told what to do by messages, so that it takes no time from the server it measures.
 */

import { request } from "node:http"
import { connect, type Socket } from "node:net"

/** What is sent: the whole of a request's head, which asks for no body. */
export interface Load {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly milliseconds: number
}

export interface Loaded {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers by their status. */
  readonly statuses: Readonly<Record<string, number>>
}

/** One answer, to compare what two servers send. */
export interface Fetched {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Base64. */
  readonly body: string
}

const headEnd = Buffer.from("\r\n\r\n")

/** Keeps one request under way on a connection until `end` says enough. */
function keepAsking(
  socket: Socket,
  text: Buffer,
  done: (status: string, milliseconds: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0
    /** Bytes of the answer that are still to come; undefined while its head is. */
    let left: number | undefined
    let status = ""
    let head = Buffer.alloc(0)
    const ask = () => {
      sentAt = performance.now()
      left = undefined
      head = Buffer.alloc(0)
      socket.write(text)
    }
    socket.on("error", reject)
    socket.on("close", () => reject(new Error("the server hung up")))
    socket.on("data", (chunk) => {
      let rest = chunk
      if (left === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf(headEnd)
        if (end === -1) return
        const lines = head.toString("latin1", 0, end)
        status = lines.slice(9, 12)
        const length = /\ncontent-length: (\d+)/i.exec(lines)?.[1]
        if (length === undefined && status !== "304") return reject(new Error(`no length in\n${lines}`))
        left = Number(length ?? 0)
        rest = head.subarray(end + headEnd.length)
      }
      left -= rest.length
      if (left > 0) return
      if (done(status, performance.now() - sentAt)) return ask()
      socket.removeAllListeners("close")
      socket.end()
      resolve()
    })
    ask()
  })
}

async function load({ port, path, headers, connections, milliseconds }: Load): Promise<Loaded> {
  const lines = Object.entries({ host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`)
  const text = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`)
  const sockets = await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(port, "127.0.0.1", () => resolve(socket.setNoDelay(true)))
          socket.once("error", reject)
        }),
    ),
  )
  const taken: number[] = []
  const statuses: Record<string, number> = {}
  const start = performance.now()
  await Promise.all(
    sockets.map((socket) =>
      keepAsking(socket, text, (status, one) => {
        taken.push(one)
        statuses[status] = (statuses[status] ?? 0) + 1
        return performance.now() - start < milliseconds
      }),
    ),
  )
  const seconds = (performance.now() - start) / 1000
  taken.sort((one, other) => one - other)
  const at = (share: number) => Number((taken[Math.floor(taken.length * share)] ?? Number.NaN).toFixed(2))
  return { perSecond: Math.round(taken.length / seconds), p50: at(0.5), p99: at(0.99), statuses }
}

const fetchOnce = ({ port, path, headers }: Load): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { host: "localhost", ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on("data", (part: Buffer) => parts.push(part))
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString("base64"),
        }),
      )
    })
      .on("error", reject)
      .end()
  })

export type LoadTask = { readonly task: "load" | "fetch" } & Load

process.on("message", (asked: LoadTask) => {
  const work: Promise<Loaded | Fetched> = asked.task === "load" ? load(asked) : fetchOnce(asked)
  work.then(
    (done) => process.send?.({ done }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
