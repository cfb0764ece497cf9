/** Callers who keep a map open, as a process of its own: told by messages, it opens streams and says when what arrived. */
import { connect, type Socket } from "node:net"

export type ListenerTask =
  | { readonly task: "open"; readonly port: number; readonly path: string; readonly streams: number }
  | { readonly task: "heard" }
  | { readonly task: "close" }

/** What arrived since it was asked last. */
export interface Heard {
  /** Epoch milliseconds of each event `change`, at any stream. */
  readonly at: readonly number[]
  readonly bytes: number
  /** Streams that are open. */
  readonly open: number
}

/** Connections that are made at once. */
const atOnce = 100
const marker = "event: change\n"

const sockets = new Set<Socket>()
let at: number[] = []
let bytes = 0

function openOne(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    socket.setEncoding("latin1")
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`)
    socket.once("data", (text: string) => {
      if (text.startsWith("HTTP/1.1 200")) resolve()
      else reject(new Error(text.split("\r\n", 1)[0]))
      socket.on("data", (part: string) => {
        bytes += part.length
        for (let from = part.indexOf(marker); from >= 0; from = part.indexOf(marker, from + 1))
          at.push(performance.timeOrigin + performance.now())
      })
    })
    socket.once("error", reject)
    socket.once("close", () => sockets.delete(socket))
    sockets.add(socket)
  })
}

async function work(message: ListenerTask): Promise<unknown> {
  if (message.task === "open") {
    const startedAt = performance.now()
    for (let open = 0; open < message.streams; open += atOnce)
      await Promise.all(
        Array.from({ length: Math.min(atOnce, message.streams - open) }, () =>
          openOne(message.port, message.path),
        ),
      )
    return performance.now() - startedAt
  }
  if (message.task === "heard") {
    const heard: Heard = { at, bytes, open: sockets.size }
    at = []
    bytes = 0
    return heard
  }
  const left = [...sockets].map((socket) => new Promise((resolve) => socket.once("close", resolve)))
  for (const socket of sockets) socket.destroy()
  return Promise.all(left).then(() => true)
}

process.on("message", (message: ListenerTask) => {
  work(message).then(
    (done) => process.send?.({ done }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
