import { textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { sandboxCredentials } from "../credentials.ts"
import { newNonce, openScope, sendPage } from "../scope.ts"
import type { World } from "../world.ts"
import { cardSecure } from "./card-secure.ts"
import { cardSecureFramePage } from "./frame-page.ts"
import { cardConnectGateway } from "./gateway.ts"
import { gatewayRefusal } from "./responses.ts"

const { login, merchantId } = sandboxCredentials.cardConnect

/** The CardPointe sandbox: the gateway's REST service and the tokeniser. */
export function cardConnectSandbox(world: World) {
  const secured = cardSecure()
  const gateway = cardConnectGateway(world, secured)
  const on = (operation: string) => world.overrides.operation("cardconnect", operation)
  return {
    reset() {
      secured.reset()
      gateway.reset()
    },
    async routes(scope: FastifyInstance): Promise<void> {
      openScope(scope)
      scope.get("/itoke/ajax-tokenizer.html", async (request, reply) => {
        const nonce = newNonce()
        return sendPage(reply, cardSecureFramePage(request.query as Record<string, unknown>, nonce), nonce)
      })
      scope.post("/cardsecure/api/v1/ccn/tokenize", async (request) => secured.tokenise(request.body))
      scope.register(rest, { prefix: "/cardconnect/rest" })
    },
  }

  async function rest(scope: FastifyInstance): Promise<void> {
    scope.addHook("onRequest", refuseStrangers)
    for (const [path, operation, carryOut] of [
      ["/auth", "authorise", gateway.authorise],
      ["/capture", "capture", gateway.capture],
      ["/void", "void", gateway.letGo],
      ["/refund", "refund", gateway.refund],
    ] as const)
      scope.put(path, on(operation), async ({ body }) =>
        textAt(body, "merchid") === merchantId ? carryOut(body) : gatewayRefusal("21"),
      )

    scope.get("/inquireByOrderid/:orderid/:merchid/:set", on("lookup"), async (request) =>
      parameter(request, "merchid") === merchantId
        ? gateway.inquire(parameter(request, "orderid"))
        : gatewayRefusal("21"),
    )

    scope.get("/inquireMerchant/:merchid", async (request) =>
      parameter(request, "merchid") === merchantId
        ? { merchid: merchantId, enabled: true, site: "sandbox" }
        : gatewayRefusal("21"),
    )
  }
}

const parameter = (request: FastifyRequest, name: string): string =>
  String((request.params as Record<string, unknown>)[name] ?? "")

/** Without the login, nothing is answered but a page that says so. */
async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === "OPTIONS") return
  if (request.headers.authorization === `Basic ${Buffer.from(login).toString("base64")}`) return
  return reply.code(401).type("text/html").send("<html><body>Unauthorized</body></html>")
}
