import type { IncomingMessage } from "node:http"
import underPressure from "@fastify/under-pressure"
import { type OperationId, operations } from "@parterre/contract"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { Refusal } from "../refusal.ts"

export interface Overload {
  /** Milliseconds that the event loop may be late before newcomers are refused; 0: it may be as late as it likes. */
  readonly maxDelay: number
  /** Whether the queue of holds takes no more. */
  readonly holdsAreFull: () => boolean
  /** Reads that many others wait for: refusing one would refuse them all. */
  readonly renewing: WeakSet<IncomingMessage>
}

/**
 * How far a shopper has come, and so who is refused first: newcomers, then those who choose. Who holds, waits in a
 * queue's line, pays or has paid is never refused, nor what a processor or an operator asks.
 */
type Standing = "newcomer" | "choosing" | "spared"

/** Those who come in, and work that can wait: passwords take a processor's time by design, PDFs and reports by nature. */
const newcomers: ReadonlySet<OperationId> = new Set<OperationId>([
  "createSession",
  "logIn",
  "createRefreshToken",
  "logInClient",
  "createClient",
  "requestPasswordReset",
  "resetPassword",
  "changePassword",
  "sendEmailConfirmation",
  "getSeatsPdf",
  "listInvoices",
  "getInvoiceHtml",
  "listSupportCarts",
  "listSupportHolds",
])

const newHolds: ReadonlySet<OperationId> = new Set<OperationId>([
  "createHolds",
  "holdByPriceLevel",
  "holdSubscriptionByPriceLevel",
])

/** What is read while choosing. A moment later the same address is answered in front of the framework, for nothing. */
const choosingTags: readonly string[] = ["websites", "catalogue", "seating", "pricing", "combos"]

export function standingOf(id: OperationId | undefined): Standing {
  if (id === undefined) return "spared"
  if (newcomers.has(id)) return "newcomer"
  return newHolds.has(id) || choosingTags.includes(operations[id].tag) ? "choosing" : "spared"
}

/** Times the delay at which newcomers are refused. */
const ofChoosing = 2

/** Whether somebody is refused while the event loop is late by so many milliseconds. */
export const isRefused = (standing: Standing, delay: number, maxDelay: number): boolean =>
  standing !== "spared" && delay > maxDelay * (standing === "newcomer" ? 1 : ofChoosing)

/** Milliseconds between two looks at the event loop: a crowd comes within a second. */
const sampleInterval = 100

/** Refuses before a request costs anything, so that it is answered in milliseconds; the work there is goes on. */
export async function refuseOverload(app: FastifyInstance, overload: Overload): Promise<void> {
  const { maxDelay, holdsAreFull, renewing } = overload
  app.addHook("onRequest", (request, _reply, done) => {
    const id = request.routeOptions.config.operationId
    done(id !== undefined && newHolds.has(id) && holdsAreFull() ? overloaded() : undefined)
  })
  if (maxDelay === 0) return
  const standing = ({ raw, routeOptions }: FastifyRequest): Standing =>
    renewing.has(raw) ? "spared" : standingOf(routeOptions.config.operationId)
  await app.register(underPressure, {
    sampleInterval,
    maxEventLoopDelay: maxDelay,
    pressureHandler: (request, _reply, _type, delay) =>
      isRefused(standing(request), Number(delay), maxDelay) ? Promise.reject(overloaded()) : undefined,
  })
}

/** Seconds after which a refused caller may come again, drawn so that they do not all come at once. */
const retryAfter = { least: 1, most: 3 }

/** Nothing has been begun: the same request may come again. */
export const overloaded = (): Refusal<"overloaded"> =>
  new Refusal("overloaded", {
    retryAfter: retryAfter.least + Math.floor(Math.random() * (1 + retryAfter.most - retryAfter.least)),
  })
