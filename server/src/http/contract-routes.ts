import { type OperationId, operations } from "@parterre/contract"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Clock } from "../clock.ts"
import { type BoundContract, boundRoutes } from "./bound-routes.ts"
import {
  answerTag,
  cacheControl,
  encodingFor,
  hasEntityTag,
  isFresh,
  sendCompressed,
  sharedCacheControl,
} from "./caching.ts"
import { callerNetwork } from "./caller-network.ts"
import { type EventStreams, EventsAnswer } from "./event-streams.ts"
import { mayEndTokens, type PermissionIds, securityGuards, type TokenReader } from "./guards.ts"
import { FileAnswer, type Handlers, type OperationRequest, type Website } from "./handler.ts"
import { addressTold, type RequestLines, requestTold } from "./logging.ts"
import type { RecentAddresses } from "./recent-addresses.ts"
import { limitBodies, readBodies, refuseOddBodies } from "./request-bodies.ts"
import { entityTag, SharedAnswer } from "./shared-answer.ts"
import { requestLanguage, tenantGuard, type WebsiteFinder } from "./tenant.ts"
import { differenceOf, refuseNul, requestValidators } from "./validation.ts"

export interface ContractOptions {
  readonly handlers: Handlers
  readonly websites: WebsiteFinder
  readonly tokens: TokenReader
  readonly hosts: ReadonlyMap<string, string>
  readonly clock: Clock
  /** Where shared answers are remembered by their address; none are when absent. */
  readonly addresses?: RecentAddresses
  /** Where answers that go on are; without it there are none. */
  readonly streams?: EventStreams
  readonly lines?: RequestLines | undefined
  /** The permissions the contract names, by their ids. */
  readonly permissions: PermissionIds
  /** Compares each answer with the contract; for development and tests. */
  readonly checkAnswers: boolean
  /** Operations that may lack a handler; for tests of a part of the server. */
  readonly allowMissing?: boolean
}

/** Any handler, once its request is assembled. */
type AnyHandler = (request: OperationRequest<OperationId>) => Promise<unknown>

/** Routes, validation and guards from the contract; refuses to start while an operation has no handler. */
export async function contractRoutes(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const handlers = new Map<string, AnyHandler>(Object.entries(options.handlers))
  const missing = Object.keys(operations).filter((id) => !handlers.has(id))
  if (missing.length > 0 && options.allowMissing !== true)
    throw new Error(`No handler for ${missing.join(", ")}`)

  app.setValidatorCompiler(requestValidators)
  app.setSerializerCompiler(() => JSON.stringify)
  readBodies(app)
  // First of all, for the tenant is looked for in the database.
  app.addHook("preValidation", refuseNul)
  limitBodies(app)
  app.addHook("preValidation", tenantGuard(options.websites, options.hosts))
  app.addHook("preValidation", refuseOddBodies)

  const send = answerSender(options)
  const contract: BoundContract = {
    guards: securityGuards(options.tokens, options.permissions),
    async answer(id, request, reply) {
      const handle = handlers.get(id)
      if (handle === undefined) throw new Error(`No handler for ${id}`)
      const done = await handle(operationRequest(request))
      if (mayEndTokens(id)) options.tokens.changed()
      return send(id, request, reply, done)
    },
  }
  app.decorate("contract", contract)
  for (const route of await boundRoutes()) app.route({ ...route, config: { ...route.config } })
}

/** The contract has validated the shape, so this is the one place where it is taken at its word. */
function operationRequest(request: FastifyRequest): OperationRequest<OperationId> {
  return {
    // The health operations have no tenant and their handlers do not read it.
    website: request.context.website as Website,
    language: requestLanguage(request),
    path: request.params,
    query: request.query,
    body: request.body,
    session: request.context.session,
    staff: request.context.staff,
    headers: request.headers,
    rawBody: request.context.rawBody,
    ip: request.ip,
    host: request.host,
    network: callerNetwork(request),
    log: request.log,
  } as OperationRequest<OperationId>
}

function answerSender({ checkAnswers, addresses, clock, streams, lines }: ContractOptions) {
  const check = (id: OperationId, request: FastifyRequest, body: Buffer | string) => {
    const schema = answerSchema(request)
    const difference = schema && differenceOf(schema, JSON.parse(body.toString()))
    if (difference) throw new Error(`${id}: ${difference}`)
  }
  async function sendShared(
    operation: OperationId,
    request: FastifyRequest,
    reply: FastifyReply,
    answer: SharedAnswer,
  ) {
    const { cache } = request.query as { cache?: string }
    // As if it were sent at the last moment it is sent at.
    const sentUntil = Math.max(clock.now(), answer.freshUntil)
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "cache-control": sharedCacheControl(operation, cache, answer.changesAt - sentUntil),
      etag: answer.bytes.etag,
      vary: "Accept-Encoding",
    }
    reply.headers(headers)
    const { bytes } = answer
    const encoding = encodingFor(request.headers, bytes.body.length)
    const body = encoding === undefined ? bytes.body : await bytes.in(encoding)
    // Who asks for what is true now is not sent what was a moment ago.
    if (request.method === "GET" && cache !== "0")
      addresses?.remember(request.host, request.raw.url ?? "", {
        operation,
        answer,
        headers: Object.entries(headers).flat(),
        told: addressTold(requestTold(request)),
        sent: new Map(encoding === undefined ? [] : [[encoding, body]]),
      })
    if (isFresh(request, bytes.etag)) return reply.code(304).send()
    if (encoding !== undefined) reply.header("content-encoding", encoding)
    return reply.send(body)
  }

  return async (id: OperationId, request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    if (answer instanceof EventsAnswer) return streams?.open(request, reply, answer, lines)
    const { cache } = request.query as { cache?: string }
    if (answer instanceof SharedAnswer) {
      if (checkAnswers) check(id, request, answer.bytes.body)
      return sendShared(id, request, reply, answer)
    }
    if (reply.getHeader("cache-control") === undefined) reply.header("cache-control", cacheControl(id, cache))
    // What answers something most often may have nothing to answer, such as a banner.
    if (answer === undefined && answerSchema(request) !== undefined) return reply.code(204).send()
    reply.code(operations[id].status)
    if (answer === undefined) return reply.send()
    const file = answer instanceof FileAnswer ? answer : jsonFile(answer)
    if (operations[id].status === 204) return reply.headers(file.headers).send()
    if (checkAnswers && file.contentType.startsWith("application/json")) check(id, request, file.body)
    reply.type(file.contentType).headers(file.headers)
    if (hasEntityTag(id)) {
      const tag = file === answer ? (file.headers.etag ?? entityTag(file.body)) : answerTag(answer)
      reply.header("etag", tag)
      if (isFresh(request, tag)) return reply.code(304).send()
    }
    return sendCompressed(request, reply, file.body)
  }
}

const jsonFile = (answer: unknown) =>
  new FileAnswer("application/json; charset=utf-8", JSON.stringify(answer))

function answerSchema(request: FastifyRequest): object | undefined {
  const response = request.routeOptions.schema?.response as
    | { 200?: { content?: Record<string, { schema?: object }> } }
    | undefined
  return response?.[200]?.content?.["application/json"]?.schema
}
