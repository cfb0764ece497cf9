import { textAt } from "@parterre/domain/json-fields"
import { writeXml } from "@parterre/domain/xml"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { openScope } from "../scope.ts"
import type { World } from "../world.ts"
import { takeXml } from "../xml-scope.ts"
import { MESSAGES, type Message, paymentechGateway } from "./gateway.ts"
import { quickResponse } from "./responses.ts"

const MEDIA_TYPE = "application/PTI95"

/** The Orbital sandbox: one gateway behind two hosts, of which the second is under `/second`. */
export function paymentechSandbox(world: World) {
  const gateway = paymentechGateway(world)
  return {
    reset: gateway.reset,
    async routes(scope: FastifyInstance): Promise<void> {
      openScope(scope)
      takeXml(scope, [MEDIA_TYPE])
      const hooks = world.overrides.operation("paymentech", operationOf)
      for (const path of ["/authorize", "/second/authorize"])
        scope.post(path, hooks, async (request, reply) => {
          const message = messageOf(request)
          const trace = String(request.headers["trace-number"] ?? "")
          const answer =
            message === undefined
              ? quickResponse("521")
              : gateway.answer(message, fieldsOf(request, message), trace)
          return reply.type(MEDIA_TYPE).send(writeXml({ Response: answer }))
        })
    },
  }
}

const fieldsOf = ({ body }: FastifyRequest, message: Message): unknown =>
  (body as { Request?: Readonly<Record<string, unknown>> } | undefined)?.Request?.[message]

const messageOf = (request: FastifyRequest): Message | undefined =>
  MESSAGES.find((message) => fieldsOf(request, message) !== undefined)

/** What the control API calls a request. */
function operationOf(request: FastifyRequest): string {
  const message = messageOf(request)
  if (message === "MarkForCapture") return "capture"
  if (message === "Reversal") return "void"
  if (message === "Inquiry") return "lookup"
  const isRefund = message === "NewOrder" && textAt(fieldsOf(request, message), "MessageType") === "R"
  return isRefund ? "refund" : "authorise"
}
