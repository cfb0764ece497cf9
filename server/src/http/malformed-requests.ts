import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { FastifyInstance } from "fastify"
import { Refusal } from "../refusal.ts"
import { type ProblemBody, problemBody } from "./problems.ts"

/**
 * Refuses as problems what Node would answer without a body: an expectation nobody can meet, and no host. Node must be
 * told to let requests without a host through.
 */
export function refuseMalformed(app: FastifyInstance): void {
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response))
  app.addHook("onRequest", async ({ headers, raw }) => {
    const { expect, host } = headers
    if (expect !== undefined && expect.toLowerCase() !== "100-continue")
      throw new Refusal("expectation-failed")
    if (host === undefined && raw.httpVersion !== "1.0")
      throw new Refusal("request-invalid", { errors: [{ path: "headers/host", message: "is missing" }] })
  })
}

/** Milliseconds what still comes is let run into the void: a connection cut at once takes the answer with it. */
const lingering = 1_000

/** Answers a problem to what is no request, or not all of one, and ends the connection. */
export function answerClientError(
  this: FastifyInstance,
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  this.log.debug({ err: error }, "not a request")
  // Told already, or nobody is there to be told.
  if (error.code === "ECONNRESET" || !socket.writable) return
  // Which language was asked for nobody could read.
  socket.end(response(problemBody(refusalOf(error), "fr")))
  const cut = setTimeout(() => socket.destroy(), lingering)
  socket.once("close", () => clearTimeout(cut))
}

function refusalOf({ code }: { readonly code?: string }): Refusal {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Refusal("request-timeout")
  return new Refusal(code === "HPE_HEADER_OVERFLOW" ? "headers-too-large" : "request-invalid")
}

function response(problem: ProblemBody): string {
  const body = JSON.stringify(problem)
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close",
    "",
    body,
  ].join("\r\n")
}
