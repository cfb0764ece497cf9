import { randomUUID } from "node:crypto"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { normalizeIP } from "@fastify/rate-limit"
import { watched } from "../watched.ts"
import { isFresh } from "./caching.ts"
import type { ProcessCounter } from "./counters.ts"
import type { RequestLines } from "./logging.ts"
import { type AddressAnswer, bytesFor, type RecentAddresses } from "./recent-addresses.ts"

export interface Front {
  readonly addresses: RecentAddresses
  /** Counts the requests of callers, as the framework does. */
  readonly requests: ProcessCounter
  /** Requests a minute that one caller may make. */
  readonly most: number
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly lines: RequestLines | undefined
  readonly trustProxy: boolean
  /** Where requests are put that the framework is to answer for others too. */
  readonly renewing: WeakSet<IncomingMessage>
}

/**
 * Answers requests for addresses that have a fresh answer before the framework sees them, as a cache in front of the
 * server would: counted, with the same headers, and in the log. Whatever is not plain is the framework's.
 */
export function answerInFront(server: Server, front: Front): void {
  const [frameworks] = server.listeners("request") as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  if (frameworks === undefined) throw new Error("the server has no framework behind it")
  const pass = (request: IncomingMessage, response: ServerResponse) =>
    frameworks.call(server, request, response)
  const common = Object.entries(front.headers).flat()

  server.removeAllListeners("request")
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    // A server that stops ends its connections, which the framework knows how to.
    if (!isPlain(request) || !server.listening) return pass(request, response)
    const host = hostOf(request, front.trustProxy)
    const url = request.url ?? ""
    const known = front.addresses.fresh(host, url)
    if (known !== undefined) return answer(request, response, known)
    // Of a crowd, one renews an answer that has grown old, and the others wait for it.
    const renewal = front.addresses.renewal(host, url)
    if (renewal === undefined) return pass(request, response)
    if (typeof renewal === "function") {
      response.once("close", renewal)
      front.renewing.add(request)
      return pass(request, response)
    }
    void renewal.then(() => {
      const renewed = front.addresses.fresh(host, url)
      return renewed === undefined ? pass(request, response) : answer(request, response, renewed)
    })
  })

  function answer(request: IncomingMessage, response: ServerResponse, known: AddressAnswer): void {
    const startedAt = performance.now()
    const { ip, counted } = callerOf(request, front.trustProxy)
    const reqId = randomUUID()
    // The framework says no, in the words of the contract.
    if (front.requests.count(counted) > front.most || !send(request, response, known, reqId)) {
      pass(request, response)
      return
    }
    const { statusCode } = response
    const responseTime = performance.now() - startedAt
    front.lines?.write({ reqId, address: known.told, ip, statusCode, responseTime })
    if (watched.requestDone.isWatched)
      watched.requestDone.tell({
        operation: known.operation,
        status: statusCode,
        milliseconds: responseTime,
        problem: undefined,
        inFront: { method: "GET", traceparent: request.headers.traceparent?.toString() },
      })
  }

  function send(
    { headers }: IncomingMessage,
    response: ServerResponse,
    known: AddressAnswer,
    requestId: string,
  ): boolean {
    // One list, written as it is: headers that are set one by one are looked at one by one.
    const described = ["x-request-id", requestId, ...common, ...known.headers]
    if (isFresh({ headers }, known.answer.bytes.etag)) {
      response.writeHead(304, described).end()
      return true
    }
    const bytes = bytesFor(known, headers)
    if (bytes === undefined) return false
    const { body, encoding, length } = bytes
    described.push("content-length", String(length))
    if (encoding !== undefined) described.push("content-encoding", encoding)
    response.writeHead(200, described).end(body, "latin1")
    return true
  }
}

/** A GET without a body, a condition of its own or an unclear host. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" &&
  headers.host !== undefined &&
  headers.expect === undefined &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined

/** The host that was asked for, as the framework sees it: behind a proxy, the one that the proxy was asked for. */
export function hostOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(headers["x-forwarded-host"]) : undefined
  return forwarded ?? headers.host ?? ""
}

/** Who asks. */
export interface Caller {
  readonly ip: string
  /** What limits count by: of the newer addresses, the network. */
  readonly counted: string
}

/** Who asked last by a connection, for mostly all of it is one caller's. */
const callers = new WeakMap<Socket, Caller>()

/** The caller, as the framework sees it: behind a proxy, whom the proxy was asked by. */
export function callerOf({ headers, socket }: IncomingMessage, trustProxy: boolean): Caller {
  const forwarded = trustProxy ? lastOf(headers["x-forwarded-for"]) : undefined
  const ip = forwarded ?? socket.remoteAddress ?? ""
  const known = callers.get(socket)
  if (known?.ip === ip) return known
  const caller = { ip, counted: normalizeIP(ip) }
  callers.set(socket, caller)
  return caller
}

function lastOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header.length === 0) return undefined
  return String(header).split(",").at(-1)?.trim()
}
