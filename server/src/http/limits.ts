import rateLimit from "@fastify/rate-limit"
import { operations } from "@parterre/contract"
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify"
import type { Limits } from "../config.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"

const logins: readonly string[] = ["logIn", "createRefreshToken", "logInClient", "changePassword"]
/** Both hash passwords, write to an address nobody has confirmed, and tell whether it has an account. */
const signUps: readonly string[] = ["createClient", "updateClient", "sendEmailConfirmation"]
const resets: readonly string[] = ["requestPasswordReset", "resetPassword", "confirmEmail", "undoEmailChange"]
const payments: readonly string[] = [
  "checkoutCreditCard",
  "authenticateWithPaysafe",
  "checkGlobalPaymentsEnrolment",
  "initiateGlobalPaymentsAuthentication",
]
const pdfs: readonly string[] = ["getSeatsPdf", "getTicketsPdf"]

/** Requests a minute: wide per address, narrow for guessing passwords, trying cards and having PDFs drawn. Counted per process. */
export async function rateLimits(app: FastifyInstance, limits: Limits): Promise<void> {
  app.addHook("onRoute", (route) => narrow(route, limits))
  await app.register(rateLimit, {
    global: true,
    max: limits.general,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => request.ip,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal("rate-limited", { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
    addHeaders: { "retry-after": false },
  })
}

function narrow(route: RouteOptions, limits: Limits): void {
  const id = route.config?.operationId
  if (id === undefined) return
  if (pdfs.includes(id)) route.config = { ...route.config, rateLimit: { max: limits.pdf, groupId: "pdf" } }
  if (operations[id].method === "GET") return
  if (logins.includes(id))
    route.config = { ...route.config, rateLimit: { max: limits.login, groupId: "login" } }
  if (signUps.includes(id))
    route.config = { ...route.config, rateLimit: { max: limits.login, groupId: "sign-up" } }
  if (resets.includes(id))
    route.config = { ...route.config, rateLimit: { max: limits.login, groupId: "reset" } }
  if (payments.includes(id))
    route.config = {
      ...route.config,
      rateLimit: { max: limits.payment, groupId: "payment", keyGenerator: sessionOrAddress },
    }
}

function sessionOrAddress(request: FastifyRequest): string {
  const token = request.headers["x-session-token"]
  return typeof token === "string" ? tokenHash(token) : request.ip
}
