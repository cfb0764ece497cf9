import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit"
import type { OperationId } from "@parterre/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Limits } from "../config.ts"
import { tokenHash } from "../ids.ts"
import { callerNetwork } from "./caller-network.ts"
import type { Counter, LimitCounters, ProcessCounter } from "./counters.ts"
import { tooMany } from "./refusal-limit.ts"

const minute = 60_000

/** Operations that draw on one budget. */
interface Group {
  readonly name: string
  readonly max: number
  readonly operations: readonly OperationId[]
  readonly keyOf: (request: FastifyRequest) => string
  /** Whether it guards secrets or money, and so counts for all processes together. */
  readonly isGuard: boolean
}

const payments: readonly OperationId[] = [
  "checkoutCreditCard",
  "payDeferredSale",
  "payRenewal",
  "getInteracPayment",
  "createPayPalOrder",
  "createApplePaySession",
  "authenticateWithPaysafe",
  "checkGlobalPaymentsEnrolment",
  "initiateGlobalPaymentsAuthentication",
]

const groupsOf = (limits: Limits): readonly Group[] => [
  {
    name: "sign-ins",
    max: limits.login,
    operations: [
      ...["logIn", "createRefreshToken", "logInClient", "changePassword"],
      ...["beginPasskey", "addPasskey", "beginPasskeySignIn", "logInWithPasskey"],
      ...["exportOwnData", "closeOwnAccount"],
    ] as const,
    keyOf: callerNetwork,
    isGuard: true,
  },
  {
    // Each costs a question to a provider.
    name: "sign-ins at providers",
    max: limits.login,
    operations: ["finishSocialSignIn", "logInWithGoogle", "logInWithFacebook"],
    keyOf: callerNetwork,
    isGuard: true,
  },
  {
    name: "sign-ins at providers, begun",
    max: limits.login,
    operations: ["beginSocialSignIn"],
    keyOf: callerNetwork,
    isGuard: true,
  },
  {
    // Both hash passwords, write to an address nobody has confirmed, and tell whether it has an account.
    name: "sign-ups",
    max: limits.login,
    operations: ["createClient", "updateClient", "sendEmailConfirmation"],
    keyOf: callerNetwork,
    isGuard: true,
  },
  {
    name: "password resets",
    max: limits.login,
    operations: ["requestPasswordReset", "resetPassword", "confirmEmail", "undoEmailChange"],
    keyOf: callerNetwork,
    isGuard: true,
  },
  {
    // Writes to an address that nobody has confirmed. Leaving is not limited: a mail service posts for all its readers.
    name: "newsletters",
    max: limits.login,
    operations: ["changeNewsletters", "confirmNewsletters"],
    keyOf: callerNetwork,
    isGuard: true,
  },
  {
    // Each may cost a question to somebody else.
    name: "verifications",
    max: limits.paymentAddress,
    operations: ["verifyEmail", "verifyPhone", "verifyAddress", "verifyIp", "checkMail"],
    keyOf: callerNetwork,
    isGuard: false,
  },
  {
    name: "payments, one session",
    max: limits.payment,
    operations: payments,
    keyOf: sessionOrNetwork,
    isGuard: true,
  },
  {
    name: "payments, one network",
    max: limits.paymentAddress,
    operations: payments,
    keyOf: callerNetwork,
    isGuard: true,
  },
  {
    name: "PDFs",
    max: limits.pdf,
    // A pass of Apple is signed and zipped: it costs as much.
    operations: ["getSeatsPdf", "getTicketsPdf", "getAppleWalletPass"],
    keyOf: callerNetwork,
    isGuard: false,
  },
  {
    name: "entries of a shop's log",
    max: limits.logs,
    operations: ["writeLog"],
    keyOf: callerNetwork,
    isGuard: false,
  },
]

/** Counts any request of a caller. */
export const requestCounter = (counters: LimitCounters): ProcessCounter =>
  counters.ofProcess("requests", minute)

/** Requests a minute: wide for any, narrow for guessing passwords, trying cards and having PDFs and passes made. */
export async function rateLimits(
  app: FastifyInstance,
  limits: Limits,
  counters: LimitCounters,
  requests: Counter,
): Promise<void> {
  await app.register(rateLimit, {
    max: limits.general,
    timeWindow: minute,
    keyGenerator: callerNetwork,
    store: storeOf(requests),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    addHeaders: { "retry-after": false },
    // What one caller has left is nothing for a cache that many share.
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
  })
  const groups = groupsOf(limits).map((group) => ({
    ...group,
    counter: counters[group.isGuard ? "ofAll" : "ofProcess"](group.name, minute),
  }))
  app.addHook("onRequest", async (request) => {
    const { operationId, countsAs } = request.routeOptions.config
    const id = operationId ?? countsAs
    if (id === undefined) return
    for (const { max, operations, keyOf, counter } of groups) {
      if (!operations.includes(id)) continue
      const { count, endsIn } = await counter.add(keyOf(request))
      if (count > max) throw tooMany(endsIn)
    }
  })
}

/** The limiter's own store counts by itself, per route; this one counts where all limits do. */
const storeOf = (counter: Counter) =>
  class implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore["incr"]>[1]): void {
      counter.add(key).then(({ count, endsIn }) => done(null, { current: count, ttl: endsIn }), done)
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }

function sessionOrNetwork(request: FastifyRequest): string {
  const token = request.headers["x-session-token"]
  return typeof token === "string" ? tokenHash(token) : callerNetwork(request)
}
