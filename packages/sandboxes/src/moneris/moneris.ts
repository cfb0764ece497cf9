import { textAt } from "@parterre/domain/json-fields"
import { writeXml } from "@parterre/domain/xml"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { newNonce, openScope, sendPage } from "../scope.ts"
import type { World } from "../world.ts"
import { takeXml } from "../xml-scope.ts"
import { monerisFramePage } from "./frame-page.ts"
import { monerisGateway, TRANSACTION_TYPES } from "./gateway.ts"
import { monerisTokens } from "./tokens.ts"

/** The Moneris sandbox: the gateway's XML service and the temporary tokens of Hosted Tokenization. */
export function monerisSandbox(world: World) {
  const tokens = monerisTokens(world)
  const gateway = monerisGateway(world, tokens)
  return {
    reset() {
      tokens.reset()
      gateway.reset()
    },
    async routes(scope: FastifyInstance): Promise<void> {
      openScope(scope)
      takeXml(scope, ["text/xml", "application/xml"])
      scope.post(
        "/gateway2/servlet/MpgRequest",
        world.overrides.operation("moneris", operationOf),
        async (request, reply) => {
          const sent = requestIn(request)
          const receipt = gateway.answer(sent, elementOf(sent))
          return reply.type("text/xml").send(writeXml({ response: { receipt } }))
        },
      )
      scope.get("/HPPtoken/index.php", async (request, reply) => {
        const nonce = newNonce()
        return sendPage(reply, monerisFramePage(request.query as Record<string, unknown>, nonce), nonce)
      })
      scope.post("/HPPtoken/token", async (request) => tokens.make(request.body))
    },
  }
}

const requestIn = ({ body }: FastifyRequest): unknown => (body as { request?: unknown } | undefined)?.request

function elementOf(request: unknown): keyof typeof TRANSACTION_TYPES | undefined {
  const names = typeof request === "object" && request !== null ? Object.keys(request) : []
  return (Object.keys(TRANSACTION_TYPES) as (keyof typeof TRANSACTION_TYPES)[]).find((name) =>
    names.includes(name),
  )
}

/** What the control API calls a request. */
function operationOf(request: FastifyRequest): string {
  const sent = requestIn(request)
  const element = elementOf(sent)
  if (textAt(sent, "status_check") === "true") return "lookup"
  if (element === "refund") return "refund"
  if (element === "purchasecorrection") return "void"
  if (element === "completion") return textAt(sent, element, "comp_amount") === "0.00" ? "void" : "capture"
  return "authorise"
}
