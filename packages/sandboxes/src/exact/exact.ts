import { textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { sandboxCredentials } from "../credentials.ts"
import { openScope } from "../scope.ts"
import type { World } from "../world.ts"
import { exactGateway } from "./gateway.ts"
import { paymentPage } from "./payment-page.ts"

const { gatewayId, password, reportLogin } = sandboxCredentials.exact

const OPERATIONS: Readonly<Record<string, string>> = { "32": "capture", "33": "void", "34": "refund" }

/** The E-xact sandbox: the transaction API and the search of its reports. */
export function exactSandbox(world: World) {
  const gateway = exactGateway(world)
  const page = paymentPage(world, gateway)
  return {
    reset: () => {
      gateway.reset()
      page.reset()
    },
    async routes(scope: FastifyInstance): Promise<void> {
      openScope(scope)
      page.routes(scope)
      const transaction = world.overrides.operation("exact", operationOf)
      scope.post("/transaction", transaction, async (request, reply) => {
        const { body } = request
        if (textAt(body, "gateway_id") !== gatewayId || textAt(body, "password") !== password)
          return unauthorised(reply)
        return reply.code(201).send(gateway.answer(body))
      })

      scope.get(
        "/transaction/search",
        world.overrides.operation("exact", "lookup"),
        async (request, reply) => {
          const { search_field: field, search } = request.query as Readonly<Record<string, string>>
          if (request.headers.authorization !== `Basic ${Buffer.from(reportLogin).toString("base64")}`)
            return unauthorised(reply)
          if (field !== "custref") return reply.code(400).type("text/plain").send("Bad Request")
          return reply.type("text/search-v3+csv").send(gateway.search(search ?? ""))
        },
      )
    },
  }
}

const operationOf = ({ body }: FastifyRequest): string =>
  OPERATIONS[textAt(body, "transaction_type") ?? ""] ?? "authorise"

const unauthorised = (reply: FastifyReply) =>
  reply.code(401).type("text/plain").send("Unauthorized Request. Bad or missing credentials.")
