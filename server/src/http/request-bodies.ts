import formBody from "@fastify/formbody"
import { type OperationId, operations } from "@parterre/contract"
import { errorCodes, type FastifyInstance, type FastifyRequest, type RouteOptions } from "fastify"
import { Refusal } from "../refusal.ts"
import { type BodySchema, largestSize } from "./body-size.ts"

/** Bytes of the largest body any operation needs: a cart of a thousand seats. */
export const bodyLimit = 512 * 1024
/** Bytes of a seating plan: an arena's has two million characters. */
const planLimit = 8 * 1024 * 1024
/** Bytes that any operation reads: room for a small body that is spread over many lines. */
const anyBody = 16 * 1024

/**
 * Operations whose token says all: mail programs post a form to them, of either type (RFC 8058, section 3.2), and nobody
 * is to stay subscribed for the way it is written.
 */
const withUnreadBodies: readonly OperationId[] = ["leaveNewsletter"]

const leavesUnread = (id: OperationId | undefined): boolean =>
  id !== undefined && withUnreadBodies.includes(id)

/** An operation reads no more than the largest body that fits its schema. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (leavesUnread(route.config?.operationId)) delete route.schema?.body
    const sizes = Object.values(contentOf(route)).map(({ schema }) => largestSize(schema))
    const most = route.config?.operationId === "saveVenuePlan" ? planLimit : bodyLimit
    route.bodyLimit = Math.min(most, Math.max(anyBody, ...sizes))
  })
}

/** JSON and the issuers' form posts; the raw bytes are kept for the signed webhooks only. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error")
  app.removeAllContentTypeParsers()
  app.register(formBody)
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
    const { operationId } = request.routeOptions.config
    if (leavesUnread(operationId)) return done(null, undefined)
    if (operationId === "receiveStripeEvent" || operationId === "receivePayPalEvent")
      request.context.rawBody = bytes
    // Browsers name the type even when an operation has no body.
    if (bytes.length === 0) return done(null, undefined)
    return parseJson(request, bytes.toString("utf8"), done)
  })
  app.addContentTypeParser("*", { parseAs: "buffer" }, (request, _body, done) =>
    leavesUnread(request.routeOptions.config.operationId)
      ? done(null, undefined)
      : done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()),
  )
}

/** A body of a type the operation does not name would escape its validation. */
export async function refuseOddBodies(request: FastifyRequest): Promise<void> {
  const id = request.routeOptions.config.operationId
  if (id === undefined || operations[id].method === "GET" || leavesUnread(id)) return
  const accepted = Object.keys(contentOf(request.routeOptions))
  if (accepted.length === 0) {
    if (request.body !== undefined && request.body !== null && Object.keys(request.body).length > 0)
      throw new Refusal("request-invalid", { errors: [{ path: "body", message: "must be empty" }] })
    return
  }
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase()
  if (type === undefined || !accepted.includes(type) || request.body === undefined)
    throw new Refusal("request-invalid", {
      errors: [{ path: "body", message: `must be ${accepted.join(" or ")}` }],
    })
}

function contentOf({ schema }: Pick<RouteOptions, "schema">): Record<string, { schema: BodySchema }> {
  const body = schema?.body as { content?: Record<string, { schema: BodySchema }> } | undefined
  return body?.content ?? {}
}
