import { Agent, request } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { BadRequest } from "./bad-requests.ts"

export interface RawAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  /** The token of the session from now on, when it is another. */
  readonly sessionToken: string | undefined
}

/** Milliseconds after which a server that says nothing has failed. */
const patience = 30_000

/** Sends requests as they stand: nothing is encoded or mended on the way. */
export function sender(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(address)

  const send = ({ method, target, headers, body }: BadRequest) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path: target,
          headers: { ...headers, "content-length": String(body?.length ?? 0) } as Record<
            string,
            string | string[]
          >,
          timeout: patience,
        },
        (answer) => {
          const contentType = answer.headers["content-type"]?.split(";")[0]?.trim() ?? ""
          const chunks: Buffer[] = []
          const done = () =>
            resolve({
              status: answer.statusCode ?? 0,
              contentType,
              body: decoded(Buffer.concat(chunks), answer.headers["content-encoding"]),
              sessionToken: answer.headers["x-session-token"]?.toString(),
            })
          answer.on("error", reject)
          answer.on("end", done)
          answer.on("data", (chunk: Buffer) => {
            chunks.push(chunk)
            if (contentType !== "text/event-stream") return
            // It goes on for ever, and how it begins is enough.
            done()
            answer.destroy()
          })
        },
      )
      sent.on("timeout", () => sent.destroy(new Error(`no answer within ${patience} ms`)))
      sent.on("error", reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "gzip") return gunzipSync(body)
  return encoding === "br" ? brotliDecompressSync(body) : body
}
