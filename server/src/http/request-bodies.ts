import formBody from "@fastify/formbody"
import { operations } from "@parterre/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { Refusal } from "../refusal.ts"

/** JSON and the issuers' form posts; the raw bytes are kept for the signed webhook only. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error")
  app.removeAllContentTypeParsers()
  app.register(formBody)
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
    if (request.routeOptions.config.operationId === "receiveStripeEvent") request.context.rawBody = bytes
    // Browsers name the type even when an operation has no body.
    if (bytes.length === 0) return done(null, undefined)
    return parseJson(request, bytes.toString("utf8"), done)
  })
}

/** A body of a type the operation does not name would escape its validation. */
export async function refuseOddBodies(request: FastifyRequest): Promise<void> {
  const id = request.routeOptions.config.operationId
  if (id === undefined || operations[id].method === "GET") return
  const accepted = Object.keys(bodyContent(request))
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

function bodyContent(request: FastifyRequest): Record<string, unknown> {
  const body = request.routeOptions.schema?.body as { content?: Record<string, unknown> } | undefined
  return body?.content ?? {}
}
