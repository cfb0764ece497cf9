import { type OperationId, operations } from "@parterre/contract"
import fastify, { type FastifyReply, type FastifyRequest, type RouteOptions } from "fastify"
import openapiGlue from "fastify-openapi-glue"
import type { securityGuards } from "./guards.ts"
import { isSessionOptional, routedDocument } from "./routed-document.ts"

/** What an app answers the contract's operations with: its decorator `contract`. */
export interface BoundContract {
  readonly guards: ReturnType<typeof securityGuards>
  /** Answers an operation. */
  answer(id: OperationId, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

const contractOf = (request: FastifyRequest) => request.server.getDecorator<BoundContract>("contract")

let routes: Promise<readonly RouteOptions[]> | undefined

/**
 * The contract's operations as routes of whichever app has the decorator `contract`. To read and check the document
 * takes a quarter of a second, so it is read once for all apps of a process, which share the schemas of its routes.
 */
export function boundRoutes(): Promise<readonly RouteOptions[]> {
  routes ??= readRoutes()
  return routes
}

async function readRoutes(): Promise<readonly RouteOptions[]> {
  const read: RouteOptions[] = []
  const reader = fastify({ exposeHeadRoutes: false })
  reader.addHook("onRoute", ({ method, url, schema, config, preHandler, handler }) => {
    read.push({ method, url, handler, ...{ schema, config, preHandler } } as RouteOptions)
  })
  await reader.register(openapiGlue, {
    specification: routedDocument(),
    securityHandlers: {
      session: (request: FastifyRequest) => contractOf(request).guards.session(request),
      staff: (request: FastifyRequest) => contractOf(request).guards.staff(request),
    },
    operationResolver: (operationId: string) => {
      const id = Object.keys(operations).find((known): known is OperationId => known === operationId)
      if (id === undefined) throw new Error(`${operationId} is no operation of the contract`)
      return {
        config: { operationId: id },
        ...(isSessionOptional(id)
          ? { preHandler: (request: FastifyRequest) => contractOf(request).guards.sessionIfAny(request) }
          : {}),
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          contractOf(request).answer(id, request, reply),
      } as never
    },
  })
  return read
}
