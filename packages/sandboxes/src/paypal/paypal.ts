import { textAt } from "@parterre/domain/json-fields"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { sandboxCredentials } from "../credentials.ts"
import { formField, newNonce, openScope, sendPage, sendScript } from "../scope.ts"
import type { World } from "../world.ts"
import { payPalAccounts } from "./accounts.ts"
import { missingOrder, type PayPalAnswer } from "./answers.ts"
import { approvalPage, donePage, gonePage } from "./approval-page.ts"
import { payPalEvents } from "./events.ts"
import { type Order, payPalOrders } from "./orders.ts"
import { paypalSdk } from "./sdk.ts"

const { clientId, clientSecret } = sandboxCredentials.paypal
/** Seconds an access token is good. */
const TOKEN_TIME = 32_400

/** The PayPal sandbox: Orders v2 with the intent AUTHORIZE, the approval page, events, and the browser script. */
export function paypalSandbox(world: World, webhookUrl: string | undefined) {
  const events = payPalEvents(world, webhookUrl)
  const orders = payPalOrders(world, events)
  const tokens = new Map<string, number>()
  /** What was answered under a request id, which is carried out once. */
  const answered = new Map<string, PayPalAnswer>()

  const approvalUrl = (request: FastifyRequest) => `${world.origin(request)}/sandbox/paypal/checkoutnow`

  const isSignedIn = ({ headers }: FastifyRequest): boolean =>
    (tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "") ?? 0) > world.clock()

  /** A call of the API: signed in, and under a request id answered as the first time. */
  function call(
    scope: FastifyInstance,
    method: "GET" | "POST",
    path: string,
    operation: string,
    run: (request: FastifyRequest) => PayPalAnswer,
  ): void {
    const hooks = world.overrides.operation("paypal", operation)
    scope.route({
      method,
      url: path,
      ...hooks,
      handler: async (request, reply) => {
        if (!isSignedIn(request))
          return reply.code(401).send({ name: "AUTHENTICATION_FAILURE", message: "Authentication failed." })
        const id = request.headers["paypal-request-id"]
        const key = typeof id === "string" ? `${request.url} ${id}` : undefined
        const earlier = key === undefined ? undefined : answered.get(key)
        const answer = earlier ?? run(request)
        if (key !== undefined && answer.status < 300) answered.set(key, answer)
        return reply.code(answer.status).send(answer.body)
      },
    })
  }

  /** The order of a path, or that there is none. */
  const withOrder = (request: FastifyRequest, run: (order: Order) => PayPalAnswer): PayPalAnswer => {
    const order = orders.find(idOf(request))
    return order === undefined ? missingOrder : run(order)
  }
  const shown = (request: FastifyRequest, order: Order, { status, body }: PayPalAnswer): PayPalAnswer => ({
    status,
    body: body ?? orders.orderBody(order, approvalUrl(request)),
  })

  async function routes(scope: FastifyInstance): Promise<void> {
    openScope(scope)
    scope.get("/sdk.js", async (_request, reply) => sendScript(reply, paypalSdk))

    scope.post("/v1/oauth2/token", world.overrides.operation("paypal", "sign-in"), async (request, reply) => {
      const own = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`
      if (request.headers.authorization !== own || formField(request, "grant_type") !== "client_credentials")
        return reply
          .code(401)
          .send({ error: "invalid_client", error_description: "Client Authentication failed" })
      const token = world.newId("A21AA")
      tokens.set(token, world.clock() + TOKEN_TIME * 1000)
      return {
        scope: "",
        access_token: token,
        token_type: "Bearer",
        app_id: "APP-SANDBOX",
        expires_in: TOKEN_TIME,
      }
    })

    call(scope, "POST", "/v2/checkout/orders", "create-order", (request) => {
      const { order, ...answer } = orders.create(request.body)
      return order === undefined ? answer : shown(request, order, answer)
    })
    call(scope, "GET", "/v2/checkout/orders/:id", "lookup", (request) =>
      withOrder(request, (order) => shown(request, order, { status: 200, body: undefined })),
    )
    call(scope, "POST", "/v2/checkout/orders/:id/authorize", "authorise", (request) =>
      withOrder(request, (order) =>
        shown(
          request,
          order,
          orders.authorise(order, String(request.headers["paypal-request-id"]), mockedIssue(request)),
        ),
      ),
    )
    call(scope, "POST", "/v2/payments/authorizations/:id/capture", "capture", (request) =>
      orders.capture(idOf(request), request.body),
    )
    call(scope, "POST", "/v2/payments/authorizations/:id/void", "void", (request) =>
      orders.release(idOf(request)),
    )
    call(scope, "POST", "/v2/payments/captures/:id/refund", "refund", (request) =>
      orders.refund(idOf(request), request.body),
    )
    await scope.register(verification)

    scope.get("/checkoutnow", async (request, reply) => {
      const nonce = newNonce()
      const order = orders.find(textAt(request.query, "token") ?? "")
      return order === undefined || order.status === "COMPLETED"
        ? sendPage(reply.code(404), gonePage("fr", nonce), nonce)
        : sendPage(reply, approvalPage(order, nonce), nonce)
    })

    scope.post("/checkoutnow", async (request, reply) => {
      const nonce = newNonce()
      const account = payPalAccounts.find(({ id }) => id === formField(request, "account"))
      const isPaid = formField(request, "action") === "pay"
      const order = approve(formField(request, "token"), isPaid ? account?.id : undefined)
      return order === undefined
        ? sendPage(reply.code(404), gonePage("fr", nonce), nonce)
        : sendPage(reply, donePage(order, isPaid ? "approved" : "cancelled", nonce), nonce)
    })
  }

  /** An event goes back as it came: its text counts, not what it says. */
  async function verification(scope: FastifyInstance): Promise<void> {
    scope.removeContentTypeParser("application/json")
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
      done(null, String(body))
    })
    const hooks = world.overrides.operation("paypal", "verify-event")
    scope.post("/v1/notifications/verify-webhook-signature", hooks, async (request, reply) => {
      if (!isSignedIn(request)) return reply.code(401).send({ name: "AUTHENTICATION_FAILURE" })
      const text = String(request.body)
      return { verification_status: events.isSigned(text, JSON.parse(text)) ? "SUCCESS" : "FAILURE" }
    })
  }

  /** What the shopper does at the approval page; no account: they leave it. Undefined where the order is gone. */
  function approve(orderId: string, accountId: string | undefined): Order | undefined {
    const order = orders.find(orderId)
    const account = payPalAccounts.find(({ id }) => id === accountId)
    if (order === undefined || order.status === "COMPLETED") return undefined
    if (account === undefined) return order
    order.fate = account.fate
    order.status = "APPROVED"
    return order
  }

  return {
    routes,
    approve: (orderId: string, accountId: string): boolean => approve(orderId, accountId) !== undefined,
    webhookUrl: events.webhookUrl,
    events: events.events,
    event: events.event,
    send: events.send,
    reset() {
      for (const part of [events, orders]) part.reset()
      tokens.clear()
      answered.clear()
    },
  }
}

export type PayPalSandbox = ReturnType<typeof paypalSandbox>

const idOf = (request: FastifyRequest): string => String((request.params as Record<string, unknown>).id)

/** The issue that a header asks for, as PayPal's own sandbox takes it. */
const mockedIssue = ({ headers }: FastifyRequest): string | undefined => {
  const mock = headers["paypal-mock-response"]
  if (typeof mock !== "string") return undefined
  try {
    return textAt(JSON.parse(mock), "mock_application_codes")
  } catch {
    return undefined
  }
}
