import { randomUUID } from "node:crypto"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { OperationId } from "@parterre/contract"
import { watched } from "../watched.ts"
import { callerOf, type Front, hostOf } from "./answer-in-front.ts"
import { addressTold } from "./logging.ts"
import { maskedPath } from "./masked-path.ts"
import { crowdedOperation, type OverloadGate, overloaded } from "./overload.ts"
import { problemBody } from "./problems.ts"

/**
 * Refuses what a crowd asks of an overloaded server before the framework sees it: ten times as many can be told so as
 * the framework could tell. Counted, logged and told as any other refusal; whatever is not plain is the framework's.
 */
export function refuseInFront(
  server: Server,
  gate: OverloadGate,
  { headers, lines, most, requests, trustProxy }: Omit<Front, "addresses" | "renewing">,
): void {
  const behind = server.listeners("request") as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of behind) listener.call(server, request, response)
  }
  const common = Object.entries(headers).flat()

  server.removeAllListeners("request")
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const operation = crowdedOperation(request.method, request.url ?? "")
    if (operation === undefined) return pass(request, response)
    const leave = gate.enter(operation)
    if (leave !== undefined) {
      response.once("close", leave)
      return pass(request, response)
    }
    const { expect, host } = request.headers
    if (expect !== undefined || host === undefined || !server.listening) return pass(request, response)
    const startedAt = performance.now()
    const { ip, counted } = callerOf(request, trustProxy)
    if (requests.count(counted) > most) return pass(request, response)
    refuse(request, response, operation, { startedAt, ip })
  })

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    operation: OperationId,
    { startedAt, ip }: { readonly startedAt: number; readonly ip: string },
  ): void {
    const url = request.url ?? ""
    const problem = problemBody(overloaded(), /[?&]language=en(?:&|$)/.test(url) ? "en" : "fr")
    const body = JSON.stringify(problem)
    const reqId = randomUUID()
    const own = [
      ["x-request-id", reqId],
      ["retry-after", String(problem.retryAfter)],
      ["cache-control", "no-store"],
      ["content-type", "application/problem+json"],
      ["content-length", String(Buffer.byteLength(body))],
    ].flat()
    response.writeHead(problem.status, [...common, ...own]).end(body)
    const responseTime = performance.now() - startedAt
    lines?.write({
      reqId,
      address: addressTold({
        method: request.method ?? "",
        path: maskedPath(url),
        host: hostOf(request, trustProxy),
      }),
      ip,
      statusCode: problem.status,
      responseTime,
    })
    if (watched.requestDone.isWatched)
      watched.requestDone.tell({
        operation,
        status: problem.status,
        milliseconds: responseTime,
        problem: problem.code,
        inFront: {
          method: request.method ?? "",
          traceparent: request.headers.traceparent?.toString(),
        },
      })
  }
}
