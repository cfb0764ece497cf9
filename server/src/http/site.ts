import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify"
import type { DestinationStream } from "pino"
import type { Config } from "../config.ts"
import { Refusal } from "../refusal.ts"
import { watched } from "../watched.ts"
import { answerInFront } from "./answer-in-front.ts"
import { type ContractOptions, contractRoutes } from "./contract-routes.ts"
import type { LimitCounters } from "./counters.ts"
import { rateLimits, requestCounter } from "./limits.ts"
import { logging } from "./logging.ts"
import { answerClientError, refuseMalformed } from "./malformed-requests.ts"
import { type OverloadOptions, overloadGate } from "./overload.ts"
import { problemHandler, sendProblem } from "./problems.ts"
import { recentAddresses } from "./recent-addresses.ts"
import { refuseInFront } from "./refuse-in-front.ts"
import { bodyLimit } from "./request-bodies.ts"
import { emptyContext } from "./request-context.ts"
import { securityHeaders } from "./security-headers.ts"

/** Milliseconds a caller may take to send a request; fastify would let it take for ever. */
const patience = 60_000

export interface SiteOptions {
  readonly config: Pick<Config, "mode" | "logLevel" | "trustProxy" | "publicOrigin" | "limits" | "sandbox">
  readonly contract: ContractOptions
  /** Where the rate limits count. */
  readonly counters: LimitCounters
  /** Routes beside the contract's: pictures, the storefront. */
  readonly pages?: (app: FastifyInstance) => Promise<void>
  readonly logStream?: DestinationStream
  /** When it refuses rather than answer late; it never does when absent. */
  readonly overload?: OverloadOptions
  /** Milliseconds; 60,000 when absent. */
  readonly requestTimeout?: number
}

/** The HTTP server: the contract's operations and the pages, every failure a problem of the contract. */
export function createSite(options: SiteOptions): FastifyInstance {
  const { config, contract, counters, overload, pages, logStream, requestTimeout = patience } = options
  const fail = problemHandler(config.mode === "test")
  const { options: log, lines } = logging(config.logLevel, logStream)
  const app = fastify({
    ...log,
    // The proxy in front and no further: what the caller claims before it would escape the limits.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    requestTimeout,
    // Node takes the time for the headers from here, and swaps the two when that is the longer one.
    http: { requestTimeout, connectionsCheckingInterval: requestTimeout / 2, requireHostHeader: false },
    clientErrorHandler: answerClientError,
    // What is on its way while the server closes is served: fastify's own refusal is no problem of the contract.
    return503OnClosing: false,
    bodyLimit,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      request.context ??= emptyContext()
      void fail(error, request, reply)
    },
  })
  app.decorateRequest("context", null as never)
  app.addHook("onRequest", async (request, reply) => {
    request.context = emptyContext()
    // What a shopper reads out to support finds the log's lines.
    reply.header("x-request-id", request.id)
  })
  app.addHook("onResponse", (request, reply, done) => {
    if (watched.requestDone.isWatched) watched.requestDone.tell(doneRequest(request, reply))
    done()
  })
  refuseMalformed(app)
  app.setErrorHandler(fail)
  const headers = securityHeaders({
    secure: config.publicOrigin.startsWith("https:"),
    ...(config.sandbox ? { sandboxOrigin: config.publicOrigin } : {}),
  })
  const requests = requestCounter(counters)
  const addresses = recentAddresses(contract.clock)
  const renewing = new WeakSet<IncomingMessage>()
  const front = { addresses, requests, most: config.limits.general, headers, lines, renewing }
  answerInFront(app.server, { ...front, trustProxy: config.trustProxy })
  const gate = overload && overloadGate(overload)
  if (gate !== undefined) refuseInFront(app.server, gate, { ...front, trustProxy: config.trustProxy })
  app.register(async (site) => {
    site.addHook("onRequest", (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
    await gate?.watch(site, renewing)
    await rateLimits(site, config.limits, counters, requests)
    site.setNotFoundHandler({ preHandler: site.rateLimit() }, (request, reply) =>
      sendProblem(request, reply, new Refusal("route-unknown")),
    )
    await site.register(contractRoutes, { ...contract, addresses, lines })
    if (pages !== undefined) await site.register(pages)
  })
  return app
}

const doneRequest = (request: FastifyRequest, reply: FastifyReply) => ({
  operation: request.routeOptions.config.operationId,
  status: reply.statusCode,
  milliseconds: reply.elapsedTime,
  problem: request.context.problem,
})
