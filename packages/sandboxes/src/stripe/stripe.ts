import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { sandboxCredentials } from "../credentials.ts"
import {
  formField,
  messagePage,
  newNonce,
  openScope,
  readBase64UrlJson,
  sendPage,
  sendScript,
} from "../scope.ts"
import type { World } from "../world.ts"
import { stripeCustomers } from "./customers.ts"
import { invalid, missingParameter, noSuch, problemBody, refuse, type StripeProblem } from "./errors.ts"
import { stripeEvents } from "./events.ts"
import { idempotency, type StripeAnswer } from "./idempotency.ts"
import { type Intent, intentBody, stripeIntents } from "./intents.ts"
import { type Found, type StripeMethod, shownCard, stripeMethods } from "./methods.ts"
import { type Parameters, readParameters } from "./parameters.ts"
import { stripeSdk } from "./sdk.ts"

const SMALLEST_AMOUNT = 50

const failed = (problem: StripeProblem): StripeAnswer => ({
  status: problem.status,
  body: problemBody(problem),
})
const fine = (body: object): StripeAnswer => ({ status: 200, body })

/** The Stripe sandbox; base URL `/sandbox/stripe`. */
export function stripeSandbox(world: World, webhookUrl: string | undefined) {
  const methods = stripeMethods(world)
  const events = stripeEvents(world, webhookUrl)
  const intents = stripeIntents(world, events, methods)
  const customers = stripeCustomers(world, methods)
  const keys = idempotency(world.clock)
  const refunds: { readonly payment_intent: string }[] = []
  const { secretKey, publishableKey } = sandboxCredentials.stripe

  /** A POST of the API: signed in, replayed under its key. */
  function post(
    scope: FastifyInstance,
    path: string,
    operation: string,
    run: (parameters: Parameters, request: FastifyRequest) => StripeAnswer,
    admits: (key: string) => boolean = (key) => key === secretKey,
  ): void {
    const hooks = world.overrides.operation("stripe", operation)
    scope.post(path, { onSend: hooks.onSend }, async (request, reply) => {
      if (!admits(keyOf(request))) return refuse(reply, badKey)
      const parameters = readParameters(request.body, request.query)
      const before = () => hooks.preHandler(request, reply)
      return keys.once(request, reply, parameters.fingerprint, before, () => run(parameters, request))
    })
  }

  const anyKey = (key: string) => key === secretKey || key === publishableKey

  async function routes(scope: FastifyInstance): Promise<void> {
    openScope(scope)
    scope.get("/sdk.js", async (_request, reply) => sendScript(reply, stripeSdk))
    scope.post("/return", returnPage)

    post(
      scope,
      "/v1/tokens",
      "tokenise",
      (parameters) => {
        const ofApple = parameters.text("pk_token")
        const made =
          ofApple === undefined
            ? methods.create("tok", parameters, "card")
            : methods.open(JSON.parse(ofApple), "apple_pay")
        return methodAnswer(made, "token")
      },
      anyKey,
    )
    post(
      scope,
      "/v1/payment_methods",
      "tokenise",
      (parameters) => methodAnswer(methods.create("pm", parameters, "card"), "payment_method"),
      anyKey,
    )
    post(scope, "/v1/payment_intents", "authorise", createIntent)
    post(scope, "/v1/payment_intents/:id/confirm", "confirm", (parameters, request) =>
      withIntent(request, (intent) => confirm(intent, parameters, request)),
    )
    post(scope, "/v1/payment_intents/:id/capture", "capture", (_parameters, request) =>
      withIntent(request, (intent) => {
        if (intent.status !== "requires_capture") return failed(wrongState(intent, "capture"))
        intents.capture(intent)
        return fine(intentBody(intent))
      }),
    )
    post(scope, "/v1/payment_intents/:id/cancel", "void", (_parameters, request) =>
      withIntent(request, (intent) => {
        if (intent.status === "succeeded" || intent.status === "canceled")
          return failed(wrongState(intent, "cancel"))
        intents.cancel(intent)
        return fine(intentBody(intent))
      }),
    )
    post(scope, "/v1/refunds", "refund", refund)
    post(scope, "/v1/customers", "keep-card", () => fine(customers.create()))
    scope.get(
      "/v1/customers/:id/payment_methods",
      world.overrides.operation("stripe", "read-kept-card"),
      async (request, reply) => {
        if (keyOf(request) !== secretKey) return refuse(reply, badKey)
        return customers.cards(idOf(request)) ?? refuse(reply, noSuch("customer", idOf(request)))
      },
    )
    scope.delete(
      "/v1/customers/:id",
      world.overrides.operation("stripe", "remove-kept-card"),
      async (request, reply) => {
        if (keyOf(request) !== secretKey) return refuse(reply, badKey)
        return customers.remove(idOf(request)) ?? refuse(reply, noSuch("customer", idOf(request)))
      },
    )
    scope.get("/v1/refunds", world.overrides.operation("stripe", "list-refunds"), async (request, reply) => {
      if (keyOf(request) !== secretKey) return refuse(reply, badKey)
      const id = readParameters(undefined, request.query).text("payment_intent")
      const data = refunds.filter((made) => made.payment_intent === id)
      return { object: "list", url: "/v1/refunds", has_more: false, data }
    })

    scope.get(
      "/v1/payment_intents/search",
      world.overrides.operation("stripe", "lookup"),
      async (request, reply) => {
        if (keyOf(request) !== secretKey) return refuse(reply, badKey)
        const query = readParameters(undefined, request.query).text("query") ?? ""
        const [, name, value] = /^metadata\['(\w+)'\]:'(.*)'$/.exec(query) ?? []
        if (name === undefined || value === undefined)
          return refuse(reply, invalid("Invalid search query.", undefined, "query"))
        const found = intents.byMetadata(name, value.replace(/\\(.)/g, "$1"))
        return {
          object: "search_result",
          url: "/v1/payment_intents/search",
          has_more: false,
          data: found.map(intentBody),
        }
      },
    )

    scope.get(
      "/v1/payment_intents/:id",
      world.overrides.operation("stripe", "read-intent"),
      async (request, reply) => {
        const intent = intents.byId(idOf(request))
        const secret = readParameters(undefined, request.query).text("client_secret")
        // A browser's key opens an intent only together with its secret.
        const browser =
          keyOf(request) === publishableKey && secret !== undefined && secret === intent?.clientSecret
        if (keyOf(request) !== secretKey && !browser) return refuse(reply, badKey)
        return intent === undefined
          ? refuse(reply, noSuch("payment_intent", idOf(request)))
          : intentBody(intent)
      },
    )
  }

  function createIntent(parameters: Parameters, request: FastifyRequest): StripeAnswer {
    const amount = parameters.integer("amount")
    const currency = parameters.text("currency")
    if (amount === undefined) return failed(missingParameter("amount"))
    if (currency === undefined) return failed(missingParameter("currency"))
    if (currency !== currency.toLowerCase()) return failed(invalid("Invalid currency", undefined, "currency"))
    if (amount < SMALLEST_AMOUNT) {
      return failed(invalid("Amount must be at least $0.50 cad", "amount_too_small", "amount"))
    }
    const confirmed = parameters.text("confirm") === "true"
    const method = confirmed ? methodOf(parameters) : undefined
    if (method !== undefined && "problem" in method) return failed(method.problem)
    const captureMethod = parameters.text("capture_method") ?? "automatic"
    const customer = parameters.text("customer")
    if (customer !== undefined && !customers.has(customer)) return failed(noSuch("customer", customer))
    const keepsFor = parameters.text("setup_future_usage") === undefined ? undefined : customer
    const metadata = parameters.map("metadata")
    const intent = intents.create({ amount, currency, captureMethod, metadata, keepsFor })
    if (method === undefined) return fine(intentBody(intent))
    intents.confirm(intent, method.found, world.origin(request))
    return outcome(intent)
  }

  function confirm(intent: Intent, parameters: Parameters, request: FastifyRequest): StripeAnswer {
    if (intent.status !== "requires_payment_method" && intent.status !== "requires_confirmation") {
      return failed(wrongState(intent, "confirm"))
    }
    const method = methodOf(parameters)
    if ("problem" in method) return failed(method.problem)
    intents.confirm(intent, method.found, world.origin(request))
    return outcome(intent)
  }

  function methodOf(parameters: Parameters): Found<StripeMethod> {
    const token = parameters.text("payment_method_data[card][token]")
    const id = parameters.text("payment_method") ?? token
    if (id !== undefined) return methods.use(id, parameters.text("customer"))
    return methods.create("pm", parameters, "payment_method_data[card]")
  }

  function refund(parameters: Parameters): StripeAnswer {
    const id = parameters.text("payment_intent") ?? ""
    const intent = intents.byId(id)
    const amount = parameters.integer("amount") ?? intent?.amount ?? 0
    if (intent?.entry === undefined) return failed(noSuch("payment_intent", id))
    if (intent.entry.state !== "captured") return failed(wrongState(intent, "refund"))
    if (amount <= 0 || intent.entry.refunded + amount > intent.amount) {
      return failed(
        invalid("Refund amount is greater than unrefunded amount on charge.", "charge_already_refunded"),
      )
    }
    intent.entry.refunded += amount
    const made = {
      ...{ id: world.newId("re"), object: "refund", amount, status: "succeeded", payment_intent: id },
      metadata: parameters.map("metadata"),
    }
    refunds.push(made)
    events.happen("charge.refunded", {
      id: `ch_${id}`,
      object: "charge",
      payment_intent: id,
      metadata: intent.metadata,
    })
    return fine(made)
  }

  function withIntent(request: FastifyRequest, run: (intent: Intent) => StripeAnswer): StripeAnswer {
    const intent = intents.byId(idOf(request))
    return intent === undefined ? failed(noSuch("payment_intent", idOf(request))) : run(intent)
  }

  return {
    routes,
    webhookUrl: events.webhookUrl,
    events: events.events,
    event: events.event,
    send: events.send,
    cancel: (reference: string) => {
      for (const intent of intents.byMetadata("reference", reference)) intents.cancel(intent)
    },
    reset() {
      for (const part of [methods, events, intents, customers, keys]) part.reset()
      refunds.length = 0
    },
  }
}

export type StripeSandbox = ReturnType<typeof stripeSandbox>

const badKey: StripeProblem = {
  status: 401,
  type: "invalid_request_error",
  message: "Invalid API Key provided.",
}

const keyOf = (request: FastifyRequest): string =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""

const idOf = (request: FastifyRequest): string => String((request.params as Record<string, unknown>).id)

const wrongState = (intent: Intent, action: string): StripeProblem =>
  invalid(
    `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
    "payment_intent_unexpected_state",
  )

function outcome(intent: Intent): StripeAnswer {
  if (intent.problem === undefined) return fine(intentBody(intent))
  return failed({ ...intent.problem, payment_intent: intentBody(intent) })
}

function methodAnswer(found: Found<StripeMethod>, object: "token" | "payment_method"): StripeAnswer {
  if ("problem" in found) return failed(found.problem)
  const { id, card } = found.found
  return fine({ id, object, type: "card", livemode: false, used: false, card: shownCard(card) })
}

async function returnPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = newNonce()
  const message = readBase64UrlJson(formField(request, "cres"))
  const note = { source: "stripe-sandbox", transactionId: String(message?.acsTransID ?? "") }
  return sendPage(reply, messagePage(note, nonce), nonce)
}
